import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { caseOf } from "../../../diagnosis/case/case-of.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { themeWords } from "../../wording.ts";
import { noWords, type Words } from "../../words.ts";
import { causes } from "../causes.ts";
import { closestIn, mechanismSection } from "./how-it-happens.ts";
import { pageOne } from "./page-one.ts";

const shop = {
  ...sparseShop,
  pain_invisible:
    "On 14 October the fixture was ready on three machines and the truck brings 61 forgings of 400, the other come 9 November.",
} as const;

test("where no sentence states the cause plainly, page one quotes the one that points there most, and only once", () => {
  const diagnosis = diagnose(shop);
  const found = caseOf(shop, diagnosis);
  expect(found.finding.themes[0]).toBe("material_supply");
  const closest = closestIn(found)?.text ?? "-";
  const onPage = JSON.stringify(mechanismSection(shop, found, diagnosis, true));
  expect(onPage).toContain("61 forgings of 400");
  expect(onPage).not.toContain("No single answer says so");
  expect(JSON.stringify(causes(found, diagnosis, noWords))).not.toContain(closest.slice(0, 40));
});

test("page one says once what happens: at its top, or with the sentence that points there", () => {
  const diagnosis = diagnose(shop);
  const found = caseOf(shop, diagnosis);
  const { going } = themeWords.material_supply;
  const timesOn = (worded: Words): number =>
    JSON.stringify(pageOne(shop, diagnosis, found, "2026-11-16", worded)).split(JSON.stringify(going).slice(1, -1))
      .length - 1;
  expect(timesOn(noWords)).toBe(1);
  expect(timesOn({ ...noWords, summary: "The forgings come late." })).toBe(1);
});

test("one answer is never called several", () => {
  for (const [text, opening] of [
    ["You can't schedule a machine thats in pieces.", "One of your answers points to this cause."],
    [shop.pain_invisible, "Of what you wrote, this points"],
  ] as const) {
    const one = { ...sparseShop, schedule_tool: "Excel", pain_invisible: text } as const;
    const diagnosis = diagnose(one);
    const told = JSON.stringify(mechanismSection(one, caseOf(one, diagnosis), diagnosis, true));
    expect(told).toContain(opening);
    expect(told).not.toContain("Several of your answers");
  }
});

test("a second cause is named once, as the next to test", () => {
  const diagnosis = diagnose(sampleShop);
  const found = caseOf(sampleShop, diagnosis);
  const page = JSON.stringify(pageOne(sampleShop, diagnosis, found, "2026-11-16", noWords));
  expect(found.causes.map(({ theme }) => theme)).toContain("scheduling_priority");
  expect(page.split("Next to test: a schedule that keeps changing")).toHaveLength(2);
});

test("a sentence that is quoted for the cause isn't quoted again for what else the text is about", () => {
  const diagnosis = diagnose(sampleShop);
  const found = caseOf(sampleShop, diagnosis);
  const quote = found.mechanism.steps.flatMap(({ quotes }) => quotes).at(0);
  if (quote === undefined) throw new Error("The sample's page quotes nothing");
  const both = { ...found, writtenElsewhere: { theme: "data_silos", quote } } as const;
  const told = JSON.stringify(mechanismSection(sampleShop, both, diagnosis, false));
  expect(told).toContain("more of what you write is about");
  expect(told.split(quote.text.slice(0, 30))).toHaveLength(2);
});
