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

/** Without any date, the first plan is decided after the change has been tried. */
export function openDecision(ruling: Case["ruling"], owner: string): readonly PlanStep[] {
  if (ruling.some(({ deadline }) => deadline !== null)) return [];
  const planned = ruling.find(({ plan, turnsToYes }) => plan !== null && turnsToYes !== null)?.plan;
  return planned
    ? [{ what: say`${words.rule} ${`${planned.thing}.`} ${words.ruled}`, owner, why: words.spending }]
    : [];
}
