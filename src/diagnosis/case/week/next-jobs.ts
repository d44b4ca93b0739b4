import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { quantitiesIn } from "../../facts/numbers/quantities.ts";
import { sentencesOf } from "../../reader/words.ts";
import { weekWords as words } from "../case.words.ts";

/** What a setup takes if a machine gets about one a day, minutes; what takes longer than a day isn't one setup. Own judgment. */
const longSetup = { from: 5 * 60, to: 24 * 60 };

/** The jobs that a task is about: if setups take most of a shift, not those of tomorrow. */
export const nextJobs = (submission: Submission): string =>
  hasLongSetups(submission) ? words.nextTwo : words.tomorrowsFirstTwo;

const hasLongSetups = (submission: Submission): boolean =>
  freeTextFields
    .flatMap((field) => sentencesOf(submission[field] ?? ""))
    .some(
      ({ text }) =>
        /\b(?:set[- ]?ups?|change[- ]?overs?)\b/i.test(text) &&
        quantitiesIn(text).some(
          ({ unit, per, low }) => unit === "minutes" && per === null && low >= longSetup.from && low <= longSetup.to,
        ),
    );
