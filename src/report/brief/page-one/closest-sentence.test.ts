import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { caseOf } from "../../../diagnosis/case/case-of.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { themeWords } from "../../wording.ts";
import { noWords, type Words } from "../../words.ts";
import { causes } from "../causes.ts";
import { closestIn, mechanismSection } from "./how-it-happens.ts";
import { pageOne } from "./page-one.ts";

const shop = {
  ...sparseShop,
  pain_invisible: "A bracket walks two kilometers before it is painted, mostly to sit.",
} as const;

test("where no sentence states the cause plainly, page one quotes the one that points there most, and only once", () => {
  const diagnosis = diagnose(shop);
  const found = caseOf(shop, diagnosis);
  expect(found.finding.themes[0]).toBe("flow_wip_dwell");
  const closest = closestIn(found)?.text ?? "-";
  const onPage = JSON.stringify(mechanismSection(shop, found, diagnosis, true));
  expect(onPage).toContain("walks two kilometers");
  expect(onPage).not.toContain("No single answer says so");
  expect(JSON.stringify(causes(found, diagnosis, noWords))).not.toContain(closest.slice(0, 40));
});

test("page one says once what happens: at its top, or with the sentence that points there", () => {
  const diagnosis = diagnose(shop);
  const found = caseOf(shop, diagnosis);
  const { going } = themeWords.flow_wip_dwell;
  const timesOn = (worded: Words): number =>
    JSON.stringify(pageOne(shop, diagnosis, found, "2026-11-16", worded)).split(JSON.stringify(going).slice(1, -1))
      .length - 1;
  expect(timesOn(noWords)).toBe(1);
  expect(timesOn({ ...noWords, summary: "Parts sit." })).toBe(1);
});

test("one answer is never called several", () => {
  for (const [text, opening] of [
    ["It's turned, then it rests, then it's hobbed.", "One of your answers points to this cause."],
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

const seenOf = (told: Submission): string => {
  const diagnosis = diagnose(told);
  return JSON.stringify(pageOne(told, diagnosis, caseOf(told, diagnosis), "2026-11-16", noWords));
};

test("what is the first on the page points the same way as nothing", () => {
  const told: Submission = {
    ...sparseShop,
    machine_count: 12,
    shift_count: "2",
    pain_invisible:
      "Hour meters don't lie: last week days put 151 hours in the cut across the 12, nights put 58. Same machines, same coffee.",
  };
  const diagnosis = diagnose(told);
  const found = caseOf(told, diagnosis);
  expect(found.comparison).not.toBeNull();
  const alone = { ...found, ownSums: [], size: [], proof: null, mechanism: { ...found.mechanism, steps: [] } } as const;
  const page = JSON.stringify(mechanismSection(told, alone, diagnosis, true));
  expect(page).toContain("Hour meters don't lie");
  expect(page).not.toContain("points the same way");
});

test("where a sentence of theirs tells how it happens, ours about every such shop doesn't stand next to it", () => {
  const page = seenOf({
    ...sparseShop,
    typical_delay_cause: ["QC hold"],
    pain_invisible:
      "First articles take two people a day and a half each to balloon and type into the portal. 41 of 60 lots sat in front of inspection.",
  });
  expect(page).toContain("a day and a half each");
  expect(page.split("or have to be made again").length).toBeLessThanOrEqual(2);
});
