import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sparseShop } from "../../../../test/shops.ts";

test("what somebody is paid isn't what a cause takes", () => {
  const isTold = (more: string): boolean =>
    caseOfShop({ pain_invisible: `Only Ray can set up the mills, and ${more}` }, sparseShop, "staffing_skills")
      .oursStayInEvidence;
  expect(isTold("the new man is slow at $22.50 an hour.")).toBe(false);
  expect(isTold("machines waited three hours for him.")).toBe(true);
  expect(isTold("it took $1,400 of overtime last month.")).toBe(true);
});

const downFor = (success_metric: string) =>
  caseOfShop(
    { machine_count: 22, shift_count: "2", downtime_tracking: "No formal tracking", success_metric },
    sparseShop,
    "maintenance_downtime",
  );

test("next to a goal in hours that machines run alone, there is no estimate of staffed hours", () => {
  expect(downFor("Unattended hours per night from 3.5 to 6.5.").oursStayInEvidence).toBe(true);
});

test("[R168] our estimate of hours stays in the evidence where the shop's own goal is a figure of page one", () => {
  const kinds = (success_metric: string) => downFor(success_metric).size.map(({ kind }) => kind);
  expect(kinds("Fewer stops.")).toContain("our-hours");
  expect(kinds("On-time from 80% to 95%.")).toEqual(["on-time-gap", "dollars"]);
});
