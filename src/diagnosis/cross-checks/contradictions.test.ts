import { expect, test } from "vitest";
import { silentShop } from "../../../test/shops.ts";
import { shopWith } from "../../../test/shops-with-cross-checks.ts";
import { contradictions } from "../../knowledge/cross-checks/contradictions.ts";
import type { CrossCheckRule, CrossCheckTest } from "../../knowledge/cross-checks/cross-check-rule.ts";
import { benchmarks } from "../../knowledge/figures/benchmarks.ts";
import type { Benchmark } from "../../knowledge/figures/sources.ts";
import type { AnswerTest } from "../../knowledge/odds/answer-test.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { crossChecksOf } from "./cross-checks.ts";

const rules = Object.entries<CrossCheckRule>(contradictions);
const wordsOf = ({ title, doesNotFit, means, check, because }: CrossCheckRule): string =>
  [title, doesNotFit, means, check, because].join(" ");

test.for(rules)("every figure in the words of %s is in a row that it names", ([_, rule]) => {
  const cited = wordsOf(rule).match(/\b(?:BM|AS)-[A-Z]+\d*-?\d+\b/g) ?? [];
  expect(cited.filter((id) => !rule.benchmarks.some((one) => one === id))).toEqual([]);
  const rows = rule.benchmarks.map((id): Benchmark => benchmarks[id]);
  const figures = rows.flatMap((row) => [...(JSON.stringify(row.value) + row.unit).matchAll(/[\d.]+/g)].map(String));
  const ours = wordsOf(rule).replaceAll(/\b(?:BM|AS)(?:-[A-Z0-9]+)+|\d-axis/g, "");
  expect([...ours.matchAll(/\d+(?:\.\d+)?/g)].map(String).filter((figure) => !figures.includes(figure))).toEqual([]);
});

test.for(rules)("%s is complete, and uses only choices that the questions have", ([_, rule]) => {
  const { title, doesNotFit, means, check, because } = rule;
  expect([title, doesNotFit, means, check, because].filter((words) => words.trim() === "")).toEqual([]);
  for (const { field, choices } of [...rule.when, ...(rule.unless ?? [])].flatMap(choicesIn)) {
    const question = questionOf(field);
    const known: readonly (string | boolean)[] = "choices" in question ? question.choices : [true, false];
    expect(choices.filter((choice) => !known.includes(choice))).toEqual([]);
  }
});

function choicesIn(test: CrossCheckTest): readonly Extract<AnswerTest, { kind: "any-of" }>[] {
  if (test.kind === "either") return test.of.flatMap(choicesIn);
  if (test.kind === "lacks") return [{ kind: "any-of", field: test.field, choices: test.choices }];
  return test.kind === "any-of" ? [test] : [];
}

test("a finding about the crew names the row for this kind of work", () => {
  const [found] = crossChecksOf(shopWith("machinists-too-few"), []);
  expect(found?.benchmarks).toEqual(["AS-MPM-HM", "BM-LAB-03"]);
});

test("Sage may only keep the books, so no order is said to be in an ERP there", () => {
  const plan = { schedule_tool: "Excel" } as const;
  const found = (tech_stack: Submission["tech_stack"]) =>
    crossChecksOf({ ...silentShop, ...plan, tech_stack } as Submission, []).map(({ id }) => id);
  expect(found(["JobBOSS"])).toContain("erp-plan-elsewhere");
  expect(found(["Sage"])).not.toContain("erp-plan-elsewhere");
});

test.for(["unattended-unwatched", "screens-without-figures"] as const)(
  "nobody is told %s who reads a counter",
  (id) => {
    const shop = shopWith(id);
    const told = (notes: string) => crossChecksOf({ ...shop, notes }, []).map((one) => one.id);
    expect(told("")).toContain(id);
    expect(told("We read the part counters at 5 p.m. and at 7 a.m.")).not.toContain(id);
    expect(told("The hour meter on each says 31 hours a week.")).not.toContain(id);
  },
);
