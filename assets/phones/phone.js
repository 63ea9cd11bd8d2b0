// The page of a phone: it draws what the table tells, and sends what somebody presses. It knows no rule.

const page = document.getElementById("page");
const menu = document.getElementById("menu");
const news = document.getElementById("news");
const own = { language: "", size: "", left: false, strong: false, peek: false, buzz: true, ...JSON.parse(localStorage.getItem("kododo") ?? "{}") };

export let words = {};
export let sheet = null;
/** What somebody is about to do; begun anew with every decision. */
export let plan = {};

let game = { name: "", draw: null };
let stream = null;
let lostSince = 0;
let wasAsked = false;
let join = { name: localStorage.getItem("kododo-name") ?? "", face: localStorage.getItem("kododo-face") ?? "", seat: null };

/** An element: h("button.next", {onclick}, "Play"). */
export function h(what, given = {}, ...inside) {
  const [tag, ...classes] = what.split(".");
  const made = document.createElement(tag || "div");
  made.className = classes.join(" ");
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) made[name] = value;
    else if (name === "style") for (const [key, each] of Object.entries(value)) made.style.setProperty(key, each);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...inside.flat(9).filter((each) => each !== null && each !== undefined && each !== false));
  return made;
}

/** Words of the table with their fields filled in. */
export function say(name, fields = {}) {
  return (words[name] ?? name).replace(/\{(\w+)\}/g, (_all, key) => fields[key] ?? "");
}

const SIGNS = {
  check: "M20 52l20 20 40-44", lock: "M28 46V34a22 22 0 0 1 44 0v12M22 46h56v40H22z", more: "M18 28h64M18 50h64M18 72h64",
  hint: "M36 76h28M40 88h20M50 12a26 26 0 0 0-15 47v9h30v-9a26 26 0 0 0-15-47z", back: "M40 22L18 44l22 22M20 44h36a22 22 0 0 1 0 44H44",
  phone: "M32 10h36v80H32zM46 78h8", sleep: "M32 34h36L32 68h36", dots: "M26 50h2M49 50h2M72 50h2", crown: "M16 76V34l18 18 16-28 16 28 18-18v42z",
  left: "M22 16v22h22M24 37A34 34 0 1 1 17 56", right: "M78 16v22H56M76 37A34 34 0 1 0 83 56", whole: "M16 38V16h22M62 16h22v22M84 62v22H62M38 84H16V62",
  keys: "M50 14v24M38 26l12-12 12 12M50 86V62M38 74l12 12 12-12M14 50h24M26 38L14 50l12 12M86 50H62M74 38l12 12-12 12",
  "arrow-up": "M18 64l32-32 32 32", "arrow-down": "M18 36l32 32 32-32", "arrow-left": "M64 18L32 50l32 32", "arrow-right": "M36 18l32 32-32 32",
};
/** One path as a picture, which nobody needs to hear of. */
export function draws(box, d, ink) {
  const [svg, path] = ["svg", "path"].map((tag) => document.createElementNS("http://www.w3.org/2000/svg", tag));
  svg.setAttribute("viewBox", box);
  svg.setAttribute("aria-hidden", "true");
  for (const [key, value] of Object.entries({ d, ...ink })) path.setAttribute(key, value);
  svg.append(path);
  return svg;
}

/** A sign in lines, drawn in the colour of the text around it. */
export function sign(name, kind = "") {
  const svg = draws("0 0 100 100", SIGNS[name], { fill: "none", stroke: "currentColor", "stroke-width": kind ? 7 : 11, "stroke-linecap": "round", "stroke-linejoin": "round" });
  if (kind) svg.setAttribute("class", kind);
  return svg;
}

/** A picture of the table's art, or what stands in for it where nobody draws any. */
export function art(name, instead) {
  if (!sheet.art) return instead;
  const image = h("img", { src: `/art/${name}.png`, alt: "", draggable: "false" });
  image.onerror = () => image.replaceWith(instead);
  return image;
}

export function face(name, shown, kind = "") {
  return h("span.face" + (kind && "." + kind), { "aria-hidden": "true" }, art(`faces/${name.replaceAll(" ", "-")}`, document.createTextNode([...shown][0] ?? "?")));
}

/** A card as a real button. */
export function card(each, { chosen = false, locked = false, advised = false, press = null } = {}) {
  const label = [each.words, chosen && say("chosen"), locked && say("not_now")].filter(Boolean).join(", ");
  const plain = h("span.plain", {}, each.key.toUpperCase(), h("small", {}, each.words));
  return h("button.card" + (advised ? ".advised" : "") + (locked ? ".barred" : ""), {
    type: "button", "aria-label": label, "aria-pressed": press ? String(chosen) : null, "aria-disabled": locked || !press ? "true" : null,
    "data-name": "card " + each.at, onclick: () => press?.(),
  }, art(`${sheet.game}/${each.key}`, plain), chosen && h("span.badge", {}, sign("check")), locked && h("span.badge.lock", {}, sign("lock")));
}

/** Ask the table for something; the sentence if it says no. */
export async function ask(what) {
  try {
    const answer = await fetch("/do", { method: "POST", headers: { "Content-Type": "application/json", "X-Kododo": "1" }, body: JSON.stringify(what) });
    const record = await answer.json();
    if (!answer.ok) tell(record.no ?? say("lost"));
    return answer.ok ? record : null;
  } catch {
    tell(say("lost"));
    return null;
  }
}

let told = "";
/** For whoever listens, and sees nothing of it. */
export function hear(sentence) {
  news.textContent = sentence;
}

/** Say something above the button, until the next page comes. */
export function tell(sentence) {
  told = sentence;
  hear(sentence);
  draw();
}

export async function play(line) {
  plan.sent = true;
  draw();
  if (await ask({ do: "play", line, at: sheet.at }) === null) { plan.sent = false; draw(); }
}

/** Draw the page anew with what somebody has chosen by now. */
export function draw() {
  if (sheet === null) return;
  const focused = document.activeElement?.dataset?.name;
  const [kind, ...inside] = parts();
  if (told && kind === "wait") inside.push(h("p.say", { role: "alert" }, told));
  page.className = kind;
  page.replaceChildren(...inside.flat(9).filter(Boolean));
  if (focused) page.querySelector(`[data-name="${CSS.escape(focused)}"]`)?.focus();
}

function parts() {
  switch (sheet.stage) {
    case "join": return ["join", joining()];
    case "wait": return ["wait", head(), centre(say("wait"), say("wait_why")), everybody(), bottom()];
    case "away": return ["wait", head(), centre(say("away"), "", "sleep"), everybody(), bottom(h("button.next", { type: "button", onclick: () => ask({ do: "return" }) }, say("return")))];
    case "over": return ["wait", head(), centre(sheet.winners.includes(sheet.you) ? say("won") : say("place", { rank: sheet.ranks[sheet.you] }), say("again"), "crown"), everybody(), bottom(goOn())];
    case "locked": return ["wait", head(), centre(say("look"), say("locked_why"), "check"), everybody(), bottom(h("button", { type: "button", onclick: () => ask({ do: "back", at: sheet.at }) }, sign("back"), say("back")))];
    case "look": if (game.looksUp) return ["wait", head(), centre(say("look"), say("look_why"), "arrow-up"), everybody(), bottom(goOn())];
  }
  // What lies on the table, and what is in one's hand: one below the other, side by side where it is low.
  const { there, mine } = game.draw ? game.draw(sheet) : { there: [], mine: [] };
  return ["play", h("div.there", {}, head(), there), h("div.thumbs", {}, told && h("p.say", { role: "alert" }, told), mine, sheet.stage === "look" && sheet.on && bottom(goOn()))];
}

function goOn() {
  return sheet.on && h("button.next", { type: "button", "data-name": "go on", onclick: () => ask({ do: "on" }) }, say("go_on"));
}

/** The strip over the thumb: a hint at most, and one amber button that says what it does. */
export function thumb(label, ready, press) {
  const can = ready && !plan.sent;
  return h("div.row", {},
    sheet.hints && sheet.stage === "choose" && h("button.round", { type: "button", "aria-label": say("hint"), "data-name": "hint", onclick: () => ask({ do: "hint", at: sheet.at }) }, sign("hint")),
    h("button.next", { type: "button", "aria-disabled": can ? null : "true", "data-name": "next", onclick: () => can && press() }, label));
}

function bottom(...inside) {
  return h("div.row", {}, inside);
}

/** What the coach says, if it was asked. */
export function advice() {
  if (!sheet.hint) return null;
  return h("p.why.hinted", { role: "status" }, sign("hint"), sheet.hint.thinks ? say("thinks") : sheet.hint.words);
}

export function isAdvised(cards) {
  return sheet.hint?.cards?.includes(cards) ?? false;
}

/** Milliseconds after which a press is a look. */
const LOOKS = 350;

/** Everything a hand needs: covered until it is held where somebody wants that. */
export function hand(cards) {
  if (!cards.length) return null;
  const made = h("div.hand" + (own.peek ? ".covered" : "") + (cards.length > 6 ? ".many" : ""), { role: "group", "aria-label": say("hand") }, cards);
  if (own.peek) {
    let since = 0;
    made.onpointerdown = (event) => { since = event.timeStamp; made.classList.remove("covered"); };
    // Whoever has held the hand to look at it has not tapped the card under their finger.
    made.addEventListener("click", (event) => { if (event.detail > 0 && event.timeStamp - since > LOOKS) event.stopPropagation(); }, true);
    made.onpointerup = made.onpointerleave = made.onpointercancel = () => made.classList.add("covered");
  }
  return made;
}

export function prompt(extra = null) {
  const words = sheet.stage === "look" ? say("look") : sheet.prompt;
  return words || extra ? h("p.say", {}, extra, words) : null;
}

function centre(title, why = "", glyph = "phone") {
  return h("section.centre", {}, sign(glyph, "glyph"), h("h1", {}, title), why && h("p", {}, why), sheet.table?.news && h("p", {}, sheet.table.news));
}

function head() {
  const me = sheet.seats[sheet.you];
  if (!me) return h("header", {}, h("div.who", {}, h("b", {}, sheet.title), h("small", {}, say("watch"))), more());
  const points = sheet.points?.[sheet.you] ?? "";
  return h("header", {}, face(me.face, me.name),
    h("div.who", {}, h("b", {}, me.name), h("small", {}, sheet.where ?? sheet.title)),
    points !== "" && h("div.points", { role: "img", "aria-label": `${say("points", { points })} ${sheet.goal ?? ""}` }, h("strong", {}, points), sheet.goal && h("small", {}, sheet.goal)),
    more());
}

function more() {
  return h("button.round", { type: "button", "aria-label": say("menu"), "data-name": "more", onclick: openMenu }, sign("more"));
}

function stateOf(seat) {
  if (seat.wake === "asleep") return ["asleep", "sleep"];
  if (seat.wake === "awaited") return ["awaited", "phone"];
  if (seat.does === "locked") return ["locked", "check"];
  if (seat.does === "chooses") return ["chooses", "dots"];
  return [seat.bot ? "bot" : seat.here ? "at_screen" : seat.wake ? "is_here" : "", seat.wake ? "phone" : ""];
}

function everybody() {
  return h("ul.panel.seats", {}, sheet.seats.map((seat) => {
    const [state, mark] = stateOf(seat);
    return h("li", {}, h("span.at", {}, face(seat.face, seat.name, state === "asleep" ? "asleep" : ""), mark && h("span.phone." + (state || "here"), { "aria-hidden": "true" }, sign(mark))),
      h("b", {}, seat.name), state && h("small", {}, say(state)));
  }));
}

// Coming in

const FACES = ["braids", "curls", "glasses", "sun hat", "sailor"];

function joining() {
  const taken = new Set(sheet.seats.filter((each) => !each.free).map((each) => each.face));
  if (!FACES.includes(join.face)) join.face = FACES.find((each) => !taken.has(each)) ?? FACES[0];
  if (!sheet.seats[join.seat]?.free) join.seat = sheet.seats.findIndex((each) => each.free && !each.bot);
  if (join.seat < 0) join.seat = sheet.seats.findIndex((each) => each.free);
  const name = h("input", { type: "text", id: "name", value: join.name, maxlength: 16, autocomplete: "nickname", "data-name": "name", oninput: () => { join.name = name.value; } });
  const pick = (key, value) => () => { join[key] = value; join.name = name.value; draw(); };
  const radio = (checked) => ({ type: "button", role: "radio", "aria-checked": String(checked) });
  return h("form", { onsubmit: (event) => { event.preventDefault(); sit(); } },
    sheet.art && h("img.street", { src: "/art/street.png", alt: "" }),
    h("h2", {}, sheet.title),
    h("div", {}, h("label", { for: "name" }, say("name")), name),
    h("fieldset", {}, h("legend", {}, say("face")), h("div.faces", { role: "radiogroup", "aria-label": say("face") }, FACES.map((each) =>
      h("button", { ...radio(each === join.face), "aria-label": say(each), "data-name": each, onclick: pick("face", each) }, face(each, each))))),
    h("fieldset", {}, h("legend", {}, say("seat")), h("div.places", { role: "radiogroup", "aria-label": say("seat") }, sheet.seats.map((seat, at) => {
      const free = seat.free && !seat.bot;
      const [title, under] = free ? [say("free"), say("for_you")] : [seat.bot ? `${seat.name}, ${say("bot")}` : seat.name, say(seat.free ? "take_over" : "is_here")];
      return h("button", { ...radio(at === join.seat), "aria-disabled": seat.free ? null : "true", "data-name": "seat " + at, onclick: seat.free ? pick("seat", at) : null },
        face(free ? join.face : seat.face, title), h("span", {}, h("b", {}, title), h("small", {}, under)));
    }))),
    told && h("p.say", { role: "alert" }, told),
    h("div.grow"),
    h("div.row", {}, h("button.next", { type: "submit", "data-name": "sit" }, say("sit"))),
    h("p.note", {}, h("small", {}, say("plain"))));
}

async function sit() {
  localStorage.setItem("kododo-name", join.name);
  localStorage.setItem("kododo-face", join.face);
  await ask({ do: "sit", name: join.name, face: join.face, seat: join.seat });
}

function knock(isOpen, sentence = "") {
  const word = h("input.word", { type: "text", id: "word", maxlength: 4, autocomplete: "off", autocapitalize: "characters" });
  const enter = async (event) => {
    event.preventDefault();
    const answer = await fetch("/word", { method: "POST", headers: { "Content-Type": "application/json", "X-Kododo": "1" }, body: JSON.stringify({ word: word.value }) });
    if (answer.ok) begin(); else knock(isOpen, (await answer.json()).no);
  };
  page.className = "join";
  page.replaceChildren(h("form", { onsubmit: enter }, h("h2", {}, say("title")),
    isOpen ? [h("p", {}, say(location.search === "?used" ? "used" : "come")), h("div", {}, h("label", { for: "word" }, say("word")), word, h("small", {}, say("word_why")))] : h("p", {}, say("closed")),
    sentence && h("p.say", { role: "alert" }, sentence), h("div.grow"),
    h("div.row", {}, h("button.next", { type: isOpen ? "submit" : "button", onclick: isOpen ? null : begin }, say(isOpen ? "enter" : "go_on")))));
}

// More

function openMenu() {
  const flip = (key) => () => { own[key] = !own[key]; keepOwn(); openMenu(); draw(); };
  const box = (key, name) => h("button.switch", { type: "button", role: "switch", "aria-checked": String(Boolean(own[key])), onclick: flip(key) }, say(name));
  const sizes = ["", "large", "larger", "largest"];
  const grow = () => { own.size = sizes[(sizes.indexOf(own.size) + 1) % sizes.length]; keepOwn(); };
  fill(say("menu"),
    sheet.where && h("button", { type: "button", onclick: () => lines("rules") }, say("rules")),
    sheet.where && h("button", { type: "button", onclick: () => lines("log") }, say("log")),
    h("button", { type: "button", onclick: grow }, `${say("bigger")} · ${[100, 133, 167, 200][sizes.indexOf(own.size)]} %`),
    words.languages.length > 1 && h("button", { type: "button", "data-name": "language", onclick: another }, `${say("speaks")} · ${spokenNow()[1]}`),
    box("left", "left_hand"), box("strong", "contrast"), box("peek", "peek"), box("buzz", "buzz"),
    sheet.you !== null && h("button", { type: "button", onclick: async () => { menu.close(); await ask({ do: "leave" }); } }, say("leave")));
}

function spokenNow() {
  return words.languages.find(([code]) => code === words.language) ?? words.languages[0];
}

async function another() {
  const next = words.languages.indexOf(spokenNow()) + 1;
  own.language = words.languages[next % words.languages.length][0];
  keepOwn();
  await speak();
  listen();
  openMenu();
}

async function lines(which) {
  const answer = await ask({ do: which });
  if (answer) fill(say(which), answer.lines.map((each) => h("p", {}, each)));
}

function fill(title, ...inside) {
  menu.replaceChildren(h("div.list", {}, h("h2", {}, title), inside, h("button.next", { type: "button", onclick: () => menu.close() }, say("close"))));
  if (!menu.open) menu.showModal();
}

function keepOwn() {
  localStorage.setItem("kododo", JSON.stringify(own));
  document.documentElement.className = [own.size, own.left && "left", own.strong && "strong"].filter(Boolean).join(" ");
  if (menu.open) openMenu();
}

// The table

async function take(record) {
  const fresh = sheet === null || record.at !== sheet.at || record.stage !== sheet.stage;
  const before = sheet;
  sheet = record;
  if (record.game !== game.name) {
    document.getElementById("game-style").href = `/game.css?${record.game}`;
    const made = await import(`/game.js?${record.game}`);
    game = { name: record.game, draw: made.draw, looksUp: made.looksUp };
  }
  if (before?.at !== record.at) plan = {};
  if (fresh) told = "";
  if (record.stage !== "choose") plan.sent = false;
  const asked = record.stage === "choose";
  if (asked && !wasAsked) {
    hear(record.prompt);
    if (own.buzz) navigator.vibrate?.(80);
  } else if (before?.stage !== record.stage && record.stage === "look") hear(say("look"));
  wasAsked = asked;
  document.title = `${record.title}${asked ? " •" : ""}`;
  // Whoever writes their name is not disturbed by somebody else who sits down.
  if (record.stage === "join" && document.activeElement?.id === "name") return;
  draw();
}

function listen() {
  stream?.close();
  stream = new EventSource(`/events?language=${own.language}`);
  stream.onmessage = (event) => { lostSince = 0; take(JSON.parse(event.data)); };
  stream.onerror = () => {
    lostSince ||= Date.now();
    if (stream.readyState === EventSource.CLOSED) setTimeout(begin, 1500);
    if (Date.now() - lostSince > 4000 && sheet) tell(say("lost"));
  };
}

/** Whoever is too busy to answer is asked again. */
async function read(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(path);
  return answer.json();
}

async function speak() {
  words = await read(`/words.json?language=${own.language}`);
  document.documentElement.lang = words.language || "en";
}

async function begin() {
  try {
    if (!words.title) await speak();
    const me = await read("/me");
    if (me.in) listen(); else { sheet = null; knock(me.open); }
  } catch {
    setTimeout(begin, 2000);
    if (words.lost) page.replaceChildren(h("section.centre", {}, h("p", {}, words.lost)));
  }
}

document.addEventListener("visibilitychange", () => {
  // A page that nobody looks at holds no hand, and the table hears that this phone sleeps.
  if (document.hidden) { stream?.close(); page.replaceChildren(); }
  else begin();
});
window.addEventListener("resize", () => {
  // Keys of the phone that come up over the page change its size, too.
  if (document.activeElement?.tagName !== "INPUT") draw();
});
setInterval(() => {
  for (const each of page.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Math.ceil((Number(each.dataset.until) - performance.now()) / 1000));
    each.textContent = left;
  }
}, 250);

keepOwn();
begin();
