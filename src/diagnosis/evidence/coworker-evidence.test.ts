import fc from "fast-check";
import { expect, test } from "vitest";
import { silentShop } from "../../../test/shops.ts";
import { floorFacts } from "../../knowledge/odds/odds.ts";
import { askedOfAll, type Coworker, type CoworkerRole, coworkerRoles } from "../../survey/coworker.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import { statementsMixed } from "../../survey/weekly-checklist.ts";
import { diagnose } from "../diagnose.ts";
import { coworkerEvidenceFor } from "./coworker-evidence.ts";

const says = (role: CoworkerRole | null, ...ids: readonly (typeof statementsMixed)[number][]): Coworker => ({
  role,
  answers: { happens_weekly: ids },
});

test("[R195] two people who say the same count in full each; one person's second sign of a cause counts half", () => {
  const { happens } = floorFacts;
  const two = coworkerEvidenceFor("setup_changeover", [
    says("planner", "setups_run_over"),
    says("foreman", "setups_run_over"),
  ]);
  expect(two.map(({ ratio, by }) => [ratio, by])).toEqual([[happens * happens, "Your planner and your foreman"]]);
  const one = coworkerEvidenceFor("setup_changeover", [says("planner", "setups_run_over", "searching_for_tools")]);
  expect(one.map(({ ratio }) => ratio)).toEqual([happens, Math.sqrt(happens)]);
});

test("[R194] where no role is shown, evidence names none", () => {
  const [evidence] = coworkerEvidenceFor("setup_changeover", [
    says(null, "setups_run_over"),
    says(null, "setups_run_over"),
  ]);
  expect(evidence?.by).toBe("Two of the people you asked");
});

test("[R195] a coworker who agrees with a cause never makes it less likely, whatever else they say", () => {
  const fields = [...askedOfAll, ...Object.values(coworkerRoles).flatMap(({ can }) => can)];
  const answer = fc.constantFrom(...fields).chain((field) => {
    const question = questionOf(field);
    const choices: readonly unknown[] =
      question.kind === "oneOf" || question.kind === "anyOf" ? question.choices : [true, false];
    return fc.constantFrom(...choices).map((choice) => [field, question.kind === "anyOf" ? [choice] : choice] as const);
  });
  const weekly = fc.uniqueArray(fc.constantFrom(...statementsMixed), { maxLength: 22 });
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 8 }), weekly, (answers, happens_weekly) => {
      const coworker = { role: "planner", answers: { ...Object.fromEntries(answers), happens_weekly } } as Coworker;
      const of = (coworkers: readonly Coworker[]) =>
        diagnose(silentShop, [], coworkers).themes.find(({ id }) => id === "maintenance_downtime")?.probability ?? 0;
      expect(of([coworker, says("foreman", "breakdown_stops_job")])).toBeGreaterThan(of([coworker]) - 1e-12);
    }),
    { seed: 17, numRuns: 60 },
  );
});
