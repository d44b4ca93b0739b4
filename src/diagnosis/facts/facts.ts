import { type FreeTextField, freeTextFields, isGoalField } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { memoizeEach } from "../memoize.ts";
import { isSameKind, type MachineGroup, machineGroupsIn } from "./numbers/machine-groups.ts";
import { type Quantity, quantitiesIn } from "./numbers/quantities.ts";
import { type Plan, plansIn } from "./plans/plans.ts";

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
  const machines = freeTextFields.flatMap((field) =>
    machineGroupsIn(quantities.filter((one) => one.field === field)).map((group) => ({ ...group, field })),
  );
  return {
    quantities,
    machines: machines.filter((group, at) => machines.findIndex(({ name }) => isSameKind(name, group.name)) === at),
    // A plan cut off inside parentheses has no usable name.
    plans: read((text, field) => plansIn(text, isGoalField(field)).filter((plan) => !/\([^)]*$/.test(plan.text))),
  };
});
