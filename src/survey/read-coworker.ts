import type { CoworkerAnswers } from "./coworker.ts";
import { readFloorFacts } from "./floor-facts.ts";
import type { Field } from "./questionnaire.ts";
import { answersSoFar } from "./read-answers.ts";

/**
 * Reads what a coworker sent. Never fails: what doesn't fit its question counts as not answered.
 *
 * @param asked the questions on the form besides the statements
 */
export function readCoworker(given: Readonly<Record<string, unknown>>, asked: readonly Field[]): CoworkerAnswers {
  const { happens_weekly, does_not_happen } = readFloorFacts(given, {}).facts;
  return {
    ...answersSoFar(given, asked),
    ...(happens_weekly && { happens_weekly }),
    ...(does_not_happen && { does_not_happen }),
  };
}

/** Whether anything was answered at all. */
export const saysAnything = (answers: CoworkerAnswers): boolean => Object.keys(answers).length > 0;
