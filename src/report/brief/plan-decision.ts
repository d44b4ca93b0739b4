import type { Case } from "../../diagnosis/case/case.ts";
import { say } from "../text.ts";
import type { PlanStep } from "../text-blocks.ts";
import { chapterWords } from "./chapters.words.ts";

const words = chapterWords.plan;

/** A purchase with a date of its own is decided in the first month. */
export const datedDecision = (ruling: Case["ruling"], owner: string): readonly PlanStep[] =>
  ruling
    .filter(({ deadline, turnsToYes }) => deadline !== null && turnsToYes !== null)
    .slice(0, 1)
    .flatMap(({ plan, deadline }) =>
      plan === null || deadline === null
        ? []
        : [{ what: say`${words.ruleBy(deadline)} ${`${plan.thing}.`} ${words.ruled}`, owner, why: words.spending }],
    );

/** The first plan without a date is decided after the change has been tried. */
export function openDecision(ruling: Case["ruling"], owner: string): readonly PlanStep[] {
  const planned = ruling.find(
    ({ plan, turnsToYes, deadline }) => plan !== null && turnsToYes !== null && deadline === null,
  )?.plan;
  return planned
    ? [{ what: say`${words.rule} ${`${planned.thing}.`} ${words.ruled}`, owner, why: words.spending }]
    : [];
}
