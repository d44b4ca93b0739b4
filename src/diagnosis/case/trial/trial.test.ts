import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { moldShop } from "../../../../test/mold-shop.ts";
import { sparseShop } from "../../../../test/shops.ts";
import { type ThemeId, themeIds } from "../../../knowledge/themes.ts";
import type { Submission } from "../../../survey/submission.ts";

function rowsOf(answers: Partial<Submission>, leading?: ThemeId) {
  const { trial: rows } = caseOfShop(answers, sparseShop, leading);
  return { first: rows[0]?.see ?? "", last: rows.at(-1), all: rows.map(({ see }) => see).join(" | ") };
}

test("[R232] right and wrong hang on what the week counts, not on a goal that ten days can't move", () => {
  const goal = { improvement_goal: "OEE from 71 to 85.", success_metric: "On-time delivery from 78% to 95%." };
  for (const theme of themeIds) {
    const { first, last } = rowsOf(goal, theme);
    expect(`${first} ${last?.see}`).not.toMatch(/OEE|on[- ]time|\b(?:71|78|85|95)\b/i);
    expect(first).not.toBe(last?.see);
    expect(last?.kind).toBe("we-are-wrong");
  }
});

test("[R232] where we are wrong, what they named first is tested next", () => {
  expect(rowsOf({ primary_bottleneck: "Setup" }, "staffing_skills").last?.act).toBe("Test what you named: Setup");
  expect(rowsOf({ primary_bottleneck: "5-axis" }, "staffing_skills").last?.act).toBe("Move on to the next cause");
});

test("[R232] nothing is watched that no one mentions or that is already known", () => {
  const fine = rowsOf({ notes: "First pieces wait half a day. Scrap is 0.8%." }, "quality_inspection");
  expect(fine.all).not.toMatch(/bad part/i);
  expect(rowsOf({ notes: "Scrap is 7%, nearly all bores." }, "quality_inspection").all).toMatch(/bad part/i);
  const notes = "I averaged 20 orders: 21 working days from release to truck, and the time clock says 4.";
  expect(rowsOf({ notes }, "flow_wip_dwell").all).not.toContain("for each day you work on them");
});

test("[R232] beside a situation stands the second cause, and no look-alike that fits its cause only in general", () => {
  const papers = "Good parts wait to ship because the mill cert is missing.";
  const { all, last } = rowsOf({ pain_invisible: papers }, "flow_wip_dwell");
  expect(all).not.toMatch(/in front of one machine|split lot/);
  expect(last?.see).toBe("Nineteen of twenty lots had their papers on the day they were ready");
});

test("where the shop's own hours show its shifts used, the table asks whether cutting ends with the last shift", () => {
  expect(rowsOf(moldShop).all).toContain("Cutting ends when the last shift leaves");
  const less = "The two wire machines cut about 60 hours a week together.";
  expect(rowsOf({ ...moldShop, pain_invisible: less }).all).not.toContain("Cutting ends when");
});

test("[R232] two people aren't enough to be in the wrong places", () => {
  const seen = (answers: Partial<Submission>): string => rowsOf(answers, "staffing_skills").all;
  expect(seen({ machinist_count: 6, shift_count: "1" })).toContain("has two names");
  expect(seen({ machinist_count: 2, shift_count: "1" })).not.toContain("has two names");
});
