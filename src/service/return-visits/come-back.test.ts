import { expect, test } from "vitest";
import { tidyShop } from "../../../test/shops.ts";
import { answersAfter } from "./come-back.ts";
import { returnFields } from "./return-page.ts";

test("[R197] an answer of the short form that becomes “Don’t know” no longer holds; what isn’t in the form does", () => {
  const before = { ...tidyShop, late_job_ratio: "15–30%", overtime_dependency: "Often" } as const;
  const after = answersAfter({ submission: before, said: [], questions: returnFields }, { late_job_ratio: "" }, []);
  expect(after.late_job_ratio).toBeUndefined();
  expect(after.overtime_dependency).toBe("Often");
  expect(
    answersAfter({ submission: before, said: [], questions: returnFields }, { primary_bottleneck: "" }, []),
  ).toEqual(before);
});
