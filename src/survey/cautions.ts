import { type AnswersSoFar, type CautionId, type CautionRow, cautionIds, cautions, type Fix } from "./caution-rows.ts";
import type { Field } from "./questionnaire.ts";

/** Answers that contradict each other. Nothing is refused: the visitor fixes one of them or leaves both. */
export interface Caution {
  readonly id: CautionId;
  /** The question it is shown with: of the ones it looks at, the one asked last. */
  readonly field: Field;
  readonly says: string;
  /** One or two fixes, one tap each. */
  readonly fixes: readonly Fix[];
}

/** All cautions about the answers so far, in the order of the table. Other answers never change them. */
export function cautionsOf(answers: AnswersSoFar): readonly Caution[] {
  return cautionIds
    .filter((id) => isShown(id, answers))
    .map((id) => ({
      id,
      field: cautions[id].field,
      says: cautions[id].says(answers),
      fixes: cautions[id].fixes(answers),
    }));
}

function isShown(id: CautionId, answers: AnswersSoFar): boolean {
  const row: CautionRow = cautions[id];
  return row.holds(answers) && !row.unless?.some((other) => cautions[other as CautionId].holds(answers));
}

/** Whether a caution applies. The engine calls this too, so the form and the report never disagree. */
export const isCautioned = (id: CautionId, answers: AnswersSoFar): boolean => cautions[id].holds(answers);

/** The answers that a caution looks at. */
export const readsOf = (id: CautionId): readonly Field[] => cautions[id].reads;
