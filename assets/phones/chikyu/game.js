// Chikyu: the trick, what one has taken, and the hand with what may not follow locked.
import { advice, art, card, draw as redraw, face, h, hand, isAdvised, plan, play, prompt, say, sheet as now, sign, tell, thumb } from "/phone.js";

export const looksUp = false;

export function draw(sheet) {
  const table = sheet.table;
  const chooses = sheet.stage === "choose";
  if (sheet.hint?.cards && !plan.hinted) {
    plan.hinted = true;
    plan.key = sheet.hint.cards[0];
  }
  const move = sheet.moves.find((each) => each.cards[0] === plan.key);
  const press = (each) => () => {
    if (chooses && !each.free) { tell(sheet.why ?? say("not_now")); return; }
    plan.key = each.key;
    tell("");
    redraw();
  };
  const isLocked = (each) => chooses && sheet.moves.length > 0 && !each.free;
  const there = [
    trick(sheet),
    taken(table),
    h("div.grow"),
    prompt(table.plays_for ? `${table.plays_for}. ` : null),
    advice() ?? (chooses && table.hand.some(isLocked) && h("p.why", {}, sign("lock"), sheet.why)),
  ];
  const mine = [
    hand(table.hand.filter((each) => !(plan.sent && each.key === plan.key)).map((each, at) => card({ ...each, at }, {
      chosen: each.key === plan.key, locked: isLocked(each), advised: isAdvised(each.key), press: chooses ? press(each) : null,
    }))),
    h("div.grow"),
    chooses && thumb(move ? table.hand.find((each) => each.key === plan.key)?.play ?? say("play") : say("play"), move !== undefined, () => play(move.line)),
  ];
  return { there, mine };
}

function trick(sheet) {
  const table = sheet.table;
  return h("section.panel.trick", { "aria-label": say("trick") },
    h("h2", {}, table.lead || table.last || say("trick")),
    h("ul", {}, table.trick.map((each) => h("li", { "aria-label": `${each.who}: ${each.words}${each.wins ? ", " + say("wins") : ""}` },
      h("span.card", { "aria-hidden": "true" }, art(`${now.game}/${each.key}`, h("span.plain", {}, each.key))),
      face(each.seat === null ? "" : sheet.seats[each.seat].face, each.who), each.wins && h("span.badge.wins", { "aria-hidden": "true" }, sign("crown")))),
    sheet.stage === "choose" && h("li", { "aria-label": say("your_card") }, h("div.free"))));
}

function taken(table) {
  return h("ul.panel.kinds", { "aria-label": `${say("taken")}; ${say("too_many", { count: table.limit + 1 })}` }, table.taken.map((each) =>
    h("li" + (each.bites && each.count > table.limit ? ".over" : ""), { "aria-label": `${each.words}: ${each.count}` },
      h("span.n", { "aria-hidden": "true" }, h("span.letter", {}, art(`${now.game}/sign-${each.letter}`, document.createTextNode(each.letter))), String(each.count)),
      h("span.bar" + (each.bites ? "" : ".none"), { "aria-hidden": "true" }, each.bites && Array.from({ length: table.limit }, (_none, at) => h("i" + (at < each.count ? ".on" : "")))))));
}
