import type { Case } from "../src/diagnosis/case/case.ts";
import { caseOf } from "../src/diagnosis/case/case-of.ts";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import type { ThemeId } from "../src/knowledge/themes.ts";
import type { Submission } from "../src/survey/submission.ts";
import { sparseShop, submissionOf } from "./shops.ts";

/** What page one says about a shop with these answers, and with those of `base` to all other questions. */
export function caseOfShop(answers: Partial<Submission>, base: Partial<Submission> = sparseShop, lead?: ThemeId): Case {
  const submission = submissionOf({ ...base, ...answers });
  return caseOf(submission, diagnose(submission), lead);
}

/** The sentences on how it happens, in order. */
export const quotesOf = ({ mechanism }: Case): readonly string[] =>
  mechanism.steps.flatMap(({ quotes }) => quotes.map(({ text }) => text));
