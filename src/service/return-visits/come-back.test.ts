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

test.for([
  ["Parts wait. Because parts wait, we run late.\n- Parts wait.", "Parts wait.", "Because parts wait, we run late."],
  ["Lots wait. He said: Lots wait. It rains.", "Lots wait.", "He said: Lots wait. It rains."],
  ["Carts stand. On Mondays we run late and wait. It rains.", "we run late", "Carts stand. It rains."],
  ["Carts stand.\nWe run late.", "It rains.", "Carts stand.\nWe run late."],
] as const)("[R197] of “%s” without “%s” whole sentences stay: “%s”", ([notes, said, left]) => {
  const form = { submission: { ...tidyShop, notes }, said: [said], questions: [] };
  expect(answersAfter(form, {}, [said]).notes).toBe(left);
});
