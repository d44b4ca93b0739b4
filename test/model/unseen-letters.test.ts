import { expect, test } from "vitest";
import type { Claim } from "../../src/diagnosis/letter/letter.ts";
import { sectionsIn, standsAlone } from "../../src/diagnosis/letter/whole-letter.ts";
import { reviewedLetters } from "./reviewed-letters.ts";

/**
 * Letters of November 29, 2026, by a strong model that saw only the prompts, to shops that nobody had read: in rows, and as
 * one report in Markdown. `dropped` and `ofOne` were counted on that day, after general rules had mended the false ones.
 */
const kept = [
  { form: "in rows", cases: "unseen-shops", folder: "2026-11-29", shops: 10, sections: 12, dropped: 4, ofOne: 2 },
  {
    form: "as one report",
    cases: "report-shops",
    folder: "2026-11-29-reports",
    shops: 8,
    sections: 8,
    dropped: 27,
    ofOne: 8,
  },
  {
    form: "written again",
    cases: "rewritten-shops",
    folder: "2026-11-29-rewritten",
    shops: 8,
    sections: 8,
    dropped: 5,
    ofOne: 5,
  },
] as const;

test.for(kept)("[R180] each letter $form stands by itself, with at least four days of its week", (one) => {
  const { shops, letters } = reviewedLetters(`test/cases/${one.cases}.json`, `test/letters/${one.folder}`);
  expect(shops).toHaveLength(one.shops);
  for (const { letter } of letters) {
    expect(standsAlone(letter)).toBe(true);
    expect(new Set(letter.week.map(({ day }) => day)).size).toBeGreaterThanOrEqual(4);
    expect(sectionsIn(letter).length).toBeGreaterThanOrEqual(one.sections);
  }
});

test.for(kept)("[R180] of letters $form the checks drop few items", (one) => {
  const { letters } = reviewedLetters(`test/cases/${one.cases}.json`, `test/letters/${one.folder}`);
  const dropped = letters.map((letter) => letter.dropped);
  expect(dropped.flat()).toHaveLength(one.dropped);
  expect(Math.max(...dropped.map(({ length }) => length))).toBeLessThanOrEqual(one.ofOne);
});

const claimsIn = (value: unknown): readonly Claim[] => {
  if (typeof value !== "object" || value === null) return [];
  const own = "isReading" in value ? [value as Claim] : [];
  return [...own, ...Object.values(value).flatMap(claimsIn)];
};

test.for(kept)("[R180] in letters $form only what claims something is marked as a reading to check", (one) => {
  const { letters } = reviewedLetters(`test/cases/${one.cases}.json`, `test/letters/${one.folder}`);
  const claims = letters.flatMap(({ letter }) => claimsIn(letter));
  const marked = claims.filter(({ isReading }) => isReading).map(({ says }) => says);
  expect(claims.length).toBeGreaterThan(letters.length);
  // Their few ungrounded lines say what to do.
  expect(marked).toEqual([]);
});
