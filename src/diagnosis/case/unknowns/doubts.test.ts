import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { diagnose } from "../../diagnose.ts";
import { caseOf } from "../case-of.ts";

const { shop_name, owner_name, owner_email } = sampleShop;
/** Nine lathes on one shift at $70: about $650,000 of machine hours a year. */
const shop = {
  ...{ shop_name, owner_name, owner_email, machine_count: 9, shift_count: "1", machinist_count: 8 },
  ...{ primary_bottleneck: "Other", schedule_tool: "Whiteboard", shop_rate_known: "Not sure", shop_rate_value: 70 },
} as const satisfies Submission;

const salesDoubt = (improvement_goal: string): string | undefined => {
  const submission = { ...shop, improvement_goal };
  return caseOf(submission, diagnose(submission)).doubts.find(({ kind }) => kind === "sales")?.text;
};

test.each([
  ["We were flat out and made eleven thousand dollars on 2.1 million.", "2.1 million"],
  ["We are a 3.5 million dollar shop and want to grow.", "3.5 million dollar"],
  ["Sales were about $2.8 million last year.", "about $2.8 million"],
])("sales that an owner states are compared with machines, hours and rate: %s", (goal, said) => {
  expect(salesDoubt(goal)).toMatch(`You wrote ${said} in sales. Machines, hours and rate come to about $`);
});

test.each([
  "Sales are $900,000 a year.",
  "We spent 2.1 million on machines last year.",
  "Scrap cost us $2.1 million a year.",
  "We ship 2 million parts a year.",
])("sales that fit, and money that isn't sales, raise no doubt: %s", (goal) => {
  expect(salesDoubt(goal)).toBeUndefined();
});

test("hours that their own example cannot make are doubted", () => {
  const found = caseOfShop(
    { improvement_goal: "Ship on time. We quote a 30 minute setup and it takes 31 minutes." },
    sampleShop,
  );
  expect(found.size.find(({ kind }) => kind === "setups-per-machine-week")).toMatchObject({ isBelievable: false });
  expect(found.doubts.map(({ kind }) => kind)).toContain("example-and-hours");
});

test("sales that machines and rate cannot make are doubted", () => {
  const found = caseOfShop({ notes: "We do $40 million in sales." }, sampleShop);
  expect(found.doubts.map(({ kind }) => kind)).toContain("sales");
});

test("a head count given for machinists is doubted", () => {
  const found = caseOfShop({ machinist_count: 30, notes: "30 people." }, sampleShop);
  expect(found.doubts.map(({ kind }) => kind)).toContain("head-count");
});
