// 5211: the tally with the chosen cards upon it, for this phone alone, and the hand.
import { advice, art, card, draw as redraw, draws, h, hand, isAdvised, plan, play, prompt, say, sheet as now, thumb } from "/phone.js";

export const looksUp = true;

export function draw(sheet) {
  const table = sheet.table;
  const cards = table.hand.map((each, at) => ({ ...each, at }));
  const needed = table.needs[table.turn];
  plan.chosen ??= [];
  if (sheet.hint?.cards && !plan.hinted) {
    // What is advised is chosen, and one press plays it, as at the table.
    plan.hinted = true;
    plan.chosen = [];
    for (const key of sheet.hint.cards) plan.chosen.push(cards.find((each) => each.key === key && !plan.chosen.includes(each.at)).at);
  }
  const chosen = plan.chosen.map((at) => cards[at]?.key).filter(Boolean);
  const move = sheet.moves.find((each) => same(each.cards, chosen));
  const press = (at) => () => {
    plan.chosen ??= [];
    if (plan.chosen.includes(at)) plan.chosen = plan.chosen.filter((each) => each !== at);
    else plan.chosen = [...plan.chosen, at].slice(-needed);
    redraw();
  };
  const there = [
    tally(table, chosen),
    h("p.mine", {}, h("small", {}, chosen.length ? say("yours") : table.news)),
    prompt(h("span.turns", { "aria-hidden": "true" }, table.needs.map((each, at) => h("span" + (at === table.turn ? ".now" : ""), {}, String(each))))),
    advice(),
  ];
  const mine = [
    hand(cards.map((each) => card(each, { chosen: plan.chosen.includes(each.at), advised: isAdvised(each.key), press: sheet.stage === "choose" ? press(each.at) : null }))),
    h("div.grow"),
    sheet.stage === "choose" && thumb(say("lock", { count: chosen.length, needed }), move !== undefined, () => play(move.line)),
  ];
  return { there, mine };
}

function same(one, other) {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}

const GABLES = {
  y: "M0 20V13q1-4 6-5 5-1 6-4 2-4 11-4t11 4q1 3 6 4 5 1 6 5v7z", g: "M0 20V14h7V8h7V2h18v6h7v6h7v6z", o: "M0 20L23 0l23 20z",
  b: "M0 20V11h12V2h22v9h12v9z", v: "M0 20c0-8 14-6 19-12 3-3 4-8 4-8s1 5 4 8c5 6 19 4 19 12z",
};
function gable(letter) {
  const drawn = draws("0 0 46 20", GABLES[letter] ?? GABLES.o, { fill: "currentColor", stroke: "none" });
  drawn.setAttribute("preserveAspectRatio", "none");
  return drawn;
}

function tally(table, chosen) {
  const mine = (letter) => chosen.filter((key) => key[0] === letter).length;
  const lizards = chosen.filter((key) => key[1] === "1").length;
  return h("section.panel.tally", { "aria-label": say("tally"), style: { "--limit": table.limit } },
    h("span.limit", {}, say("bust", { count: table.limit })),
    h("ul", {}, table.tally.map((each) => h(`li.c-${each.letter}`, { "aria-label": `${each.words}: ${each.count}` },
      h("div.plot", { "aria-hidden": "true" }, h("div.house" + (each.count + mine(each.letter) >= table.limit ? ".bust" : ""), { style: { "--n": each.count, "--mine": mine(each.letter) } }, gable(each.letter), h("i"), h("u"))),
      h("span.name", { "aria-hidden": "true" }, h("span.sign", {}, art(`${now.game}/sign-${each.letter}`, document.createTextNode(""))), h("b", {}, each.letter.toUpperCase())), h("strong", { "aria-hidden": "true" }, String(each.count))))),
    h("div.ring", { role: "img", style: { "--n": table.kododo, "--mine": lizards, "--of": table.target }, "aria-label": `${table.kododo} kododo ${say("exactly", { count: table.target })}` },
      h("div.round", { "aria-hidden": "true" }, String(table.kododo)), h("small", { "aria-hidden": "true" }, say("exactly", { count: table.target }))));
}
