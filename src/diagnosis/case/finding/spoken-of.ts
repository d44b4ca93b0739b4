import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { sentencesOf } from "../../reader/words.ts";

/** Whether a sentence mentions a problem that exists today. Scrap that is said to be low isn't one. */
export const isSpokenOf = (about: RegExp | undefined, submission: Submission): boolean =>
  about === undefined ||
  freeTextFields.some((field) =>
    sentencesOf(submission[field] ?? "").some(({ text }) => about.test(text) && !isFine.test(text)),
  );

const isFine =
  /\b(?:scrap|rejects?)\b[^.;]{0,20}\b[0-2](?:\.\d)? ?(?:%|percent|pct)|\b(?:closed|replaced|behind us|hardly ever|almost never)\b|\b(?:no|zero) (?:scrap|rework|rejects)\b/i;
