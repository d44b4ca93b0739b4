import { expect, test } from "vitest";
import { occasion } from "../../test/shops.ts";
import type { Report } from "./report.ts";
import { answer, place, said, say, wordsOf } from "./text.ts";
import { withTypography } from "./typography.ts";

const empty: Report = {
  layer: "brief",
  title: "It isn't late",
  shop: "Ray's",
  preparedFor: "O'Brien",
  date: "2026-11-20",
  brand: occasion.brand,
  rulesVersion: "1",
  blocks: [],
};

test("a sum breaks only before a sign, and a million stays with its number", () => {
  const text = say`Count it: 72 ÷ 190 = 38%, ${said("2 × 3")}, $1.3 million.`;
  const report: Report = { ...empty, blocks: [{ kind: "paragraph", role: "body", text }] };
  const [block] = withTypography(report).blocks;
  expect(block?.kind === "paragraph" && wordsOf(block.text)).toBe(
    "Count it: 72 ÷\u00a0190 =\u00a038%, “2 × 3”, $1.3\u00a0million.",
  );
});

test("our own words have typographic apostrophes, and what a shop wrote stays exactly as it is", () => {
  const text = say`That's it: ${said("it don't fit")}, ${answer("can't say")}, ${place("Job.Can't")}.`;
  const report: Report = { ...empty, blocks: [{ kind: "paragraph", role: "body", text }] };
  const { title, shop, preparedFor, blocks } = withTypography(report);
  expect([title, shop, preparedFor]).toEqual(["It isn’t late", "Ray's", "O'Brien"]);
  const [block] = blocks;
  expect(block?.kind === "paragraph" && wordsOf(block.text)).toBe("That’s it: “it don't fit”, can't say, Job.Can't.");
});
