// DuCo: the town to move and tap, tiles to turn, and what a place would bring before the tile is laid.
import { advice, art, ask, draw as redraw, h, hear, plan, play, prompt, say, sheet as now, sign, thumb } from "/phone.js";

export const looksUp = false;

const FIELD = 20;
/** Where somebody has moved the town to; null: the whole of it. */
let view = null;
let fingers = new Map();
/** Keys move the tile, not a finger in the town; null: as it is usual in this mode. */
let keys = null;
let last = null;

export function draw(sheet) {
  const table = sheet.table, chooses = sheet.stage === "choose";
  plan.held ??= 0;
  plan.turns ??= 0;
  if (sheet.hint?.line && !plan.hinted) follow(sheet.hint.line, table);
  const held = table.hand[Math.min(plan.held, table.hand.length - 1)];
  // Eyes on the big screen, thumbs on the keys: where all lay at once that is how it begins.
  const keyed = (keys ?? (table.at_once && sheet.aims)) && chooses && held && table.places.length > 0;
  if (plan.place && !table.shifts && !table.places.some((each) => same(each, plan.place))) plan.place = null;
  if (keyed) plan.place ??= nearest(table.places, last ?? middle(table));
  if (plan.place) last = plan.place;
  const line = chooses ? lineOf(table, held) : null;
  if (line !== null && plan.asked !== line) weigh(line);
  const asked = [prompt(), keyed && h("div.grow"), advice(), table.hand.length > 1 && several(table), held && turning(held)];
  const there = [table.colour && h(`div.rim.c-${table.letter}`), !keyed && town(table, held, chooses), standing(sheet), !chooses && table.news && h("p.mine", {}, h("small", {}, table.news)), keyed && asked];
  const mine = [
    !keyed && asked,
    chooses && sheet.moves.length > 0 && h("div.options", {}, sheet.moves.map((each) => h("button", { type: "button", "data-name": each.line, onclick: () => play(each.line) }, each.words))),
    keyed && h("div.grow"),
    keyed ? pad(sheet, line) : chooses && thumb(label(table, line), line !== null, () => play(line)),
  ];
  return { there, mine };
}

function label(table, line) {
  if (line === null) return say(table.rearranges ? "pick_swap" : "pick_place");
  if (table.rearranges) return plan.worth ? say("swap_for", { worth: plan.worth }) : say("swap");
  return plan.worth ? say("lay_for", { worth: plan.worth }) : say("lay");
}

/** The move as the log writes it: the only language that the table reads. */
function lineOf(table, held) {
  if (table.rearranges) return rearranging(table);
  if (!held || !plan.place) return null;
  const turned = plan.turned ? ` turn ${plan.turned}` : "";
  return `lay ${held[plan.turns].key} ${plan.place.join(",")}${turned}`;
}

/** What is advised is chosen, and one press plays it, as at the table. */
function follow(line, table) {
  const words = line.split(" "), after = (word) => words[words.indexOf(word) + 1];
  const cell = (text) => text.split(",").map(Number);
  plan.hinted = true;
  plan.turned = words.includes("turn") ? after("turn") : null;
  if (words[0] === "lay") {
    plan.held = Math.max(0, table.hand.findIndex((ways) => ways.some((way) => way.key === words[1])));
    plan.turns = table.hand[plan.held].findIndex((way) => way.key === words[1]);
    plan.place = cell(words[2]);
  } else if (words[0] === "swap") plan.swap = [cell(words[1]), cell(words[2])];
}

function rearranging(table) {
  const parts = [];
  if (plan.swap) parts.push("swap", ...plan.swap.map((each) => each.join(",")));
  if (plan.turned) parts.push("turn", plan.turned);
  return parts.length ? parts.join(" ") : null;
}

async function weigh(line) {
  plan.asked = line;
  plan.worth = "";
  const decision = plan;
  const answer = await ask({ do: "look", line, at: now.at });
  if (decision !== plan || plan.asked !== line) return;
  if (answer === null) plan.place = plan.swap = plan.turned = null;
  plan.worth = answer?.words ?? "";
  if (answer) hear([plan.place && nameOf(now.table, plan.place), label(now.table, line)].filter(Boolean).join(": "));
  redraw();
}

/** As the table calls a place; where tiles may lie anywhere it has no name. */
function nameOf(table, cell) {
  return table.names[table.places.findIndex((each) => same(each, cell))] ?? "";
}

/** The clock, the own colour, and the own tiles: those that lie, and those that are left. */
function standing(sheet) {
  const table = sheet.table, words = [];
  if (table.colour) {
    const left = (table.own ?? 0) + table.hand.length;
    words.push(h(`div.own.c-${table.letter}`, {}, h("b", {}, `${table.letter.toUpperCase()} ${table.colour}`),
      table.own === null ? null : [h("span.squares", { "aria-hidden": "true" }, Array.from({ length: table.laid }, () => h("i.on")), Array.from({ length: left }, () => h("i"))), h("span", {}, say("left_over", { count: left }))]));
  }
  if (sheet.left !== null && sheet.left !== undefined) {
    sheet.until ??= performance.now() + sheet.left;
    words.push(h("p.clock", { role: "timer", "data-until": sheet.until }, String(Math.ceil(sheet.left / 1000))));
  }
  return words.length ? h("div.standing", {}, words) : null;
}

// Keys

const WAYS = { up: [0, -1], left: [-1, 0], right: [1, 0], down: [0, 1] };

/** A gamepad: four ways, and what the middle one does. */
function pad(sheet, line) {
  const key = (way) => h(`button.key.${way}`, { type: "button", "aria-label": say(way), "data-name": `go ${way}`, onclick: () => go(sheet.table, WAYS[way]) }, sign(`arrow-${way}`));
  const can = line !== null && !plan.sent;
  return h("div.pad", { role: "group" }, key("up"), key("left"),
    h("button.next", { type: "button", "aria-disabled": can ? null : "true", "data-name": "next", onclick: () => can && play(line) }, label(sheet.table, line)),
    key("right"), key("down"),
    sheet.hints && h("button.round.hint", { type: "button", "aria-label": say("hint"), "data-name": "hint", onclick: () => ask({ do: "hint", at: sheet.at }) }, sign("hint")),
    h("button.round.to-town", { type: "button", "aria-label": say("town"), "data-name": "to town", onclick: () => { keys = false; redraw(); } }, sign("whole")));
}

function go(table, [across, down]) {
  const ahead = table.places.map((cell) => {
    const x = cell[0] - plan.place[0], y = cell[1] - plan.place[1];
    return { cell, forward: x * across + y * down, aside: Math.abs(x * down) + Math.abs(y * across) };
  }).filter((each) => each.forward > 0).sort((one, other) => one.forward + 2 * one.aside - other.forward - 2 * other.aside);
  if (!ahead.length) return;
  plan.place = ahead[0].cell;
  redraw();
}

function same(one, other) {
  return one[0] === other[0] && one[1] === other[1];
}

function nearest(places, [x, y]) {
  const far = (cell) => Math.abs(cell[0] - x) + Math.abs(cell[1] - y);
  return places.reduce((best, each) => far(each) < far(best) ? each : best);
}

function middle(table) {
  const along = (axis) => { const all = table.tiles.map((each) => each[axis]); return (Math.min(...all) + Math.max(...all)) / 2; };
  return table.tiles.length ? [along("x"), along("y")] : [0, 0];
}

function picture(key, kind) {
  return h("span.tile." + kind, { "aria-hidden": "true" }, art(`${now.game}/${key}`, h("span.fields", {}, key)));
}

function turning(held) {
  const turn = (by) => () => { plan.turns = (plan.turns + by + 4) % 4; redraw(); };
  return h("div.turn", {},
    h("button", { type: "button", "aria-label": say("turn_left"), "data-name": "left", onclick: turn(3) }, sign("left")),
    h("span.tile", { role: "img", "aria-label": held[plan.turns].words }, art(`${now.game}/${held[plan.turns].key}`, h("span.fields", {}, held[plan.turns].key))),
    h("button", { type: "button", "aria-label": say("turn_right"), "data-name": "right", onclick: turn(1) }, sign("right")));
}

function several(table) {
  return h("div.several", { role: "group", "aria-label": say("hand") }, table.hand.map((each, at) => h("button", {
    type: "button", "aria-label": each[0].words, "aria-pressed": String(at === plan.held), "data-name": "tile " + at, onclick: () => { plan.held = at; plan.turns = 0; redraw(); },
  }, art(`${now.game}/${each[0].key}`, h("span", {}, each[0].key)))));
}

// The town

function town(table, held, chooses) {
  const places = table.grow.length ? [] : table.places;
  const seen = [...table.tiles.map((each) => [each.x, each.y]), ...places];
  const left = Math.min(...seen.map(([x]) => x)), top = Math.min(...seen.map(([, y]) => y));
  const right = Math.max(...seen.map(([x]) => x)) + 3, bottom = Math.max(...seen.map(([, y]) => y)) + 3;
  const at = ([x, y]) => ({ left: `${(x - left) * FIELD}px`, top: `${(y - top) * FIELD}px` });
  const pick = (cell) => () => { if (chooses && !moved) { plan.place = cell; redraw(); } };
  const ground = h("div.ground", { style: { width: `${(right - left) * FIELD}px`, height: `${(bottom - top) * FIELD}px` } },
    table.tiles.map((each) => {
      const turned = plan.turned?.startsWith(each.key.slice(0, -1)) && /^\D/.test(plan.turned.slice(each.key.length - 1)) ? plan.turned : each.key;
      const made = picture(turned, plan.swap?.some(([x, y]) => x === each.x && y === each.y) || turned !== each.key ? "picked" : "laid");
      Object.assign(made.style, at([each.x, each.y]));
      if (chooses && (table.rearranges || table.rotates)) made.onclick = () => { if (!moved) change(table, each); };
      return made;
    }),
    chooses && !table.shifts && places.map((cell) => h("button.place", { type: "button", "aria-label": nameOf(table, cell), "aria-pressed": String(Boolean(plan.place) && same(plan.place, cell)), "data-name": cell.join(), style: at(cell), onclick: pick(cell) })),
    held && plan.place && chooses && (() => { const made = picture(held[plan.turns].key, "ghost"); Object.assign(made.style, at(plan.place)); return made; })());
  const made = h("section.town", { "aria-label": say("town") }, ground,
    chooses && held && table.places.length > 0 && h("button.round.keys", { type: "button", "aria-label": say("pad"), "data-name": "keys", onclick: () => { keys = true; redraw(); } }, sign("keys")),
    h("button.round.fit", { type: "button", "aria-label": say("whole"), "data-name": "whole", onclick: () => { view = null; redraw(); } }, sign("whole")));
  requestAnimationFrame(() => fit(made, ground, (right - left) * FIELD, (bottom - top) * FIELD));
  handle(made, ground, (x, y) => {
    if (!chooses || !table.shifts || !held) return;
    // Shifted tiles may go to any field: the tap is the middle of the tile.
    plan.place = [Math.round(x / FIELD - 1.5) + left, Math.round(y / FIELD - 1.5) + top];
    redraw();
  });
  return made;
}

/** A lying tile is turned once more by each tap; in a cluster a tap on a neighbour swaps. */
function change(table, tile) {
  const number = tile.key.slice(0, -1), ways = ["n", "e", "s", "w"];
  const lies = (key) => ways.indexOf(key.slice(-1));
  if (table.rearranges && plan.first && plan.first.key !== tile.key) {
    const cells = [[plan.first.x, plan.first.y], [tile.x, tile.y]].sort((one, other) => one[1] - other[1] || one[0] - other[0]);
    plan.swap = cells;
    plan.first = null;
  } else if (table.rearranges && !plan.first) {
    plan.first = tile;
    plan.swap = null;
  } else {
    const before = plan.turned?.slice(0, -1) === number ? lies(plan.turned) : lies(tile.key);
    const next = ways[(before + 1) % 4];
    plan.turned = number + next === tile.key ? null : number + next;
  }
  redraw();
}

function fit(made, ground, width, height) {
  const room = made.getBoundingClientRect();
  const whole = Math.min(2.2, (room.width - 24) / width, (room.height - 24) / height);
  const now = view ?? { scale: whole, x: (room.width - width * whole) / 2, y: (room.height - height * whole) / 2 };
  ground.style.transform = `translate(${now.x}px, ${now.y}px) scale(${now.scale})`;
  made.now = now;
}

let moved = false;
function handle(made, ground, tap) {
  const point = (event) => ({ x: event.clientX, y: event.clientY });
  made.onpointerdown = (event) => {
    fingers.set(event.pointerId, point(event));
    if (fingers.size === 1) { moved = false; made.start = point(event); }
  };
  made.onpointermove = (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = fingers.get(event.pointerId), after = point(event), others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, each]) => each);
    fingers.set(event.pointerId, after);
    if (!moved && Math.hypot(after.x - made.start.x, after.y - made.start.y) < 9 && !others.length) return;
    moved = true;
    const now = { ...made.now }, room = made.getBoundingClientRect();
    if (others.length) {
      const far = Math.hypot(after.x - others[0].x, after.y - others[0].y), near = Math.hypot(before.x - others[0].x, before.y - others[0].y) || 1;
      const scale = Math.min(4, Math.max(.25, now.scale * far / near)), mid = { x: (after.x + others[0].x) / 2 - room.left, y: (after.y + others[0].y) / 2 - room.top };
      now.x = mid.x - (mid.x - now.x) * scale / now.scale;
      now.y = mid.y - (mid.y - now.y) * scale / now.scale;
      now.scale = scale;
    } else { now.x += after.x - before.x; now.y += after.y - before.y; }
    view = made.now = now;
    ground.style.transform = `translate(${now.x}px, ${now.y}px) scale(${now.scale})`;
  };
  made.onpointerup = made.onpointercancel = (event) => {
    const only = fingers.delete(event.pointerId) && fingers.size === 0;
    if (only && !moved && event.type === "pointerup" && event.target.closest(".round") === null) {
      const room = made.getBoundingClientRect();
      tap((event.clientX - room.left - made.now.x) / made.now.scale, (event.clientY - room.top - made.now.y) / made.now.scale);
    }
  };
  made.onpointerleave = (event) => fingers.delete(event.pointerId);
}
