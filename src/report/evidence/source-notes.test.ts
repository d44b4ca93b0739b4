import { expect, test } from "vitest";
import { benchmarks } from "../../knowledge/figures/benchmarks.ts";
import { themes } from "../../knowledge/themes.ts";
import { citing } from "../cite.ts";
import { wordsOf } from "../text.ts";

/** A text as it is printed, with publisher and year in place of each id. */
const printed = (text: string): string => wordsOf(citing(text));

const notes = Object.values(benchmarks).map(({ note }) => note);
const bases = JSON.stringify(themes).match(/"basis":"[^"]+"/g) ?? [];

test("[R137] a note on a source still reads as a sentence once its ids are publishers and years", () => {
  expect(bases.length).toBeGreaterThan(10);
  const texts = [...notes, ...bases].map(printed);
  const leftOver = /-\*|\b(?:BM|AS)-|(?:\d{4}|no date)\/\d/;
  /** The same source on both sides, or a source as the subject of a sentence. */
  const misread = /([A-Z][\w ]+, (?:\d{4}|no date))\)? (?:and|or|against) \1|(?:^|[.;] )[A-Z][\w ]+, no date [a-z]/;
  expect(texts.filter((text) => leftOver.test(text) || misread.test(text))).toEqual([]);
});
