// The plain page: what the terminal says, and a button for every move.
import { advice, draw as redraw, h, plan, play, prompt, say, thumb } from "/phone.js";

export const looksUp = false;

export function draw(sheet) {
  const chosen = sheet.moves.find((each) => each.line === plan.line);
  const mine = [
    prompt(),
    h("div.options", { role: "group" }, sheet.moves.map((each) => h("button", {
      type: "button", "aria-pressed": String(each === chosen), "data-name": each.line, onclick: () => { plan.line = each.line; redraw(); },
    }, each.words))),
    advice(),
    h("div.grow"),
    sheet.stage === "choose" && thumb(say("play"), chosen !== undefined, () => play(chosen.line)),
  ];
  return { there: h("section.panel.lines", {}, sheet.table.lines.map((each) => h("p", {}, each))), mine };
}
