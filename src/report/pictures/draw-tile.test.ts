import { expect, test } from "vitest";
import { noLetter } from "../../diagnosis/letter/whole-letter.ts";
import { kpis } from "../../knowledge/kpis/kpis.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { dashboardWords } from "../brief/dashboard/dashboard.words.ts";
import { svgOf } from "../charts/svg.ts";
import { textWidth } from "../charts/text-width.ts";
import { letterTiles } from "../letter/letter-tiles.ts";
import { shopCalendar } from "../working-days.ts";
import { drawTile, tallTile } from "./draw-tile.ts";
import { byProperty } from "./palette.ts";

test.for([
  ["third", "$31,000 deeper last year"],
  ["third", "$1,250,000 on the line of credit"],
  ["half", "$31,000,000 deeper last year"],
] as const)("what a value counts is never cut beside it, in a %s tile: %s", ([size, now]) => {
  const tile = { name: "Line of credit", now, goal: null, aim: null, source: null };
  const [drawn] = letterTiles({ ...noLetter, tiles: [tile] }, [], shopCalendar(sampleShop, "2026-11-23"));
  if (drawn === undefined) throw new Error("No tile");
  for (const height of [196, tallTile]) {
    const texts = svgOf(drawTile(drawn, size, height), byProperty).replace(/<(title|desc)>.*?<\/\1>/g, "");
    expect(texts).not.toContain("…");
  }
});

test.for(["third", "half"] as const)("how to count a KPI is never cut, in a %s tile", (size) => {
  for (const { name, effort } of Object.values(kpis)) {
    const byHand = { how: dashboardWords.how(effort.how), lights: [["green", "90% or more"] as const], whenRed: "" };
    const tile = {
      ...{ id: null, name, value: "90%", unit: "", target: "goal", lights: [], light: "" },
      ...{ plot: null, isReal: false, note: "first number by December 21", byHand },
    };
    const texts = svgOf(drawTile(tile, size), byProperty).replace(/<(title|desc)>.*?<\/\1>/g, "");
    expect(texts).not.toContain("…");
  }
});

test("a large tile has a box under each reading day, and nothing else reaches down to them; a small tile has none", () => {
  const readingDays = ["Dec 11", "Dec 18"];
  for (const { name, effort, whenRed } of Object.values(kpis)) {
    const byHand = {
      ...{ how: dashboardWords.how(effort.how), lights: [["green", "90% or more"] as const] },
      whenRed: dashboardWords.whenRed(whenRed),
    };
    const tile = {
      ...{ id: null, name, value: "90%", unit: "", target: "goal", lights: [], light: "", readingDays },
      ...{ plot: null, isReal: false, note: "first number by December 21", byHand },
    };
    const labels = drawTile(tile, "half", tallTile).marks.flatMap((mark) => (mark.kind === "label" ? [mark] : []));
    const days = labels.filter(({ text }) => readingDays.includes(text));
    expect(days.map(({ text }) => text)).toEqual(readingDays);
    const top = (days[0]?.y ?? 0) - 12;
    for (const { text, y } of labels) if (!readingDays.includes(text)) expect([text, y < top]).toEqual([text, true]);
    const small = drawTile(tile, "half").marks.flatMap((mark) => (mark.kind === "label" ? [mark.text] : []));
    expect(small).not.toContain("Dec 11");
  }
});

test.for(["third", "half"] as const)("no day over a box runs into the next one, in a %s tile", (size) => {
  const readingDays = ["Dec 18", "Dec 23", "Dec 31", "Jan 8", "Jan 15", "Jan 22", "Jan 29", "Feb 5"];
  const tile = {
    ...{ id: null, name: "Expedites", value: "8%", unit: "", target: "goal", lights: [], light: "", readingDays },
    ...{ plot: null, isReal: false, note: "first number Fri, Dec 18" },
  };
  const days = drawTile(tile, size, tallTile).marks.flatMap((mark) =>
    mark.kind === "label" && readingDays.includes(mark.text) ? [mark] : [],
  );
  expect(days.length).toBeGreaterThan(4);
  for (const [at, { text, x }] of days.slice(0, -1).entries())
    expect(x + textWidth(text, 11)).toBeLessThan((days[at + 1]?.x ?? 0) - 4);
});

test("a name too long for one line takes two, and is never cut", () => {
  const name = "Jobs taken off a machine before they were done";
  const byHand = { how: "Write down each day's number.", lights: [], whenRed: "" };
  const tile = {
    ...{ id: null, name, value: "half the first week’s", unit: "", target: "goal", lights: [], light: "" },
    ...{ plot: null, isReal: false, note: "count it by hand", byHand },
  };
  const [first, second, third] = drawTile(tile, "third").marks.flatMap((mark) => (mark.kind === "label" ? [mark] : []));
  expect(`${first?.text} ${second?.text}`).toBe(name);
  expect(third?.y).toBeGreaterThan((second?.y ?? 0) + 14);
});
