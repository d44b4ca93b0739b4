import { type FreeTextField, freeTextFields, isGoalField } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { memoizeEach } from "../memoize.ts";
import { isSameKind, type MachineGroup, machineGroupsIn } from "./numbers/machine-groups.ts";
import { type Quantity, quantitiesIn } from "./numbers/quantities.ts";
import type { Plan } from "./plans/plan.ts";
import { plansIn } from "./plans/plans.ts";

/** What a shop states about itself in free text, as values to compute with. Each keeps its exact words. */
export interface Facts {
  readonly quantities: readonly InField<Quantity>[];
  /** Each kind of machine once, with the first count given. */
  readonly machines: readonly InField<MachineGroup>[];
  readonly plans: readonly PlanFact[];
}

export type PlanFact = InField<Plan>;

type InField<Fact> = Fact & { readonly field: FreeTextField };

/** The facts of a submission, in order of field and text. `start` counts from the field's first letter. */
export const factsIn = memoizeEach((submission: Submission): Facts => {
  const read = <Fact>(factsOf: (text: string, field: FreeTextField) => readonly Fact[]): readonly InField<Fact>[] =>
    freeTextFields.flatMap((field) => factsOf(submission[field] ?? "", field).map((fact) => ({ ...fact, field })));
  const quantities = read(quantitiesIn);
  // A plan cut off inside parentheses has no usable name.
  const plans = read((text, field) => plansIn(text, isGoalField(field)).filter((plan) => !/\([^)]*$/.test(plan.text)));
  const machines = freeTextFields.flatMap((field) => {
    const isToCome = toCome(plans.filter((plan) => plan.field === field));
    return machineGroupsIn(quantities.filter((one) => one.field === field && !isToCome(one))).map((group) => ({
      ...group,
      field,
    }));
  });
  return {
    quantities,
    machines: machines.filter((group, at) => machines.findIndex(({ name }) => isSameKind(name, group.name)) === at),
    plans,
  };
});

/** Whether machines are counted in the words of a plan to get them: nobody can count or freeze anything at those. */
const toCome =
  (plans: readonly Plan[]) =>
  ({ start }: Quantity): boolean =>
    plans.some(
      (plan) =>
        plan.asset === "machine" &&
        plan.certainty !== "done" &&
        plan.start <= start &&
        start < plan.start + plan.text.length &&
        !isThere.test(plan.text.slice(0, start - plan.start)),
    );

/** `Replace six older lathes`, `change the two Mazaks`: those that are to go are there. */
const isThere = /\b(?:replac|chang|swap|trad)|\bthe $/i;
