import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { caseOf } from "../../../diagnosis/case/case-of.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import type { Submission } from "../../../survey/submission.ts";
import { wordsOf } from "../../text.ts";
import { shopCalendar } from "../../working-days.ts";
import { afterWeek, weekTable, weekTitle } from "./week-and-trial.ts";

const plainly = (text: string): string => text.replaceAll("\u00a0", " ");

const supplied: Submission = {
  ...sparseShop,
  primary_bottleneck: "Materials",
  typical_delay_cause: ["Supplier delays"],
};

const noteFor = (answers: Partial<Submission>): string => {
  const shop = { ...sparseShop, ...answers };
  const found = caseOf(shop, diagnose(shop));
  return afterWeek(found, shop, shopCalendar(shop, "2026-12-01"))
    .flatMap((block) => (block.kind === "paragraph" ? [wordsOf(block.text)] : []))
    .join(" ");
};

test("[R234] what is ordered or sent out in the week of the change is not judged by that week", () => {
  for (const note of [
    noteFor(supplied),
    noteFor({ pain_invisible: "Parts go out to the plater, and he sends them back a week later than he promised." }),
  ]) {
    expect(note).toContain("the change shows when the first of it was due");
    expect(note).not.toContain("If the week since is no better, drop the change");
  }
});

test("a change that shows at once is judged by the week since", () => {
  const pain_invisible = "The owner tears down running jobs for whoever calls, and setups are done twice.";
  expect(noteFor({ pain_invisible })).toContain("compare it with the week since");
});

test.for([
  ["2026-12-01", "Today", "Today, then two weeks starting December 7"],
  ["2026-11-26", "Mon, Nov 30", "Two weeks, starting November 30"],
  ["2026-12-05", "Mon, Dec 7", "Two weeks, starting December 7"],
] as const)("[R234] what can be done at once is done on a day on which the shop works: %s", ([date, day, title]) => {
  const found = caseOf(supplied, diagnose(supplied));
  const calendar = shopCalendar(supplied, date);
  expect(found.today).not.toBeNull();
  expect(plainly(wordsOf(weekTable(found.week, calendar, found.today).rows[0]?.[0] ?? []))).toBe(day);
  expect(plainly(weekTitle(found, calendar))).toBe(title);
});

test("where the table after the ten days has limits, the page says whose they are", () => {
  expect(noteFor(supplied)).toContain("The limits in the table below are our own judgment.");
});
