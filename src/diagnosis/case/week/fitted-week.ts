import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { quantitiesIn } from "../../facts/numbers/quantities.ts";
import { sentencesOf } from "../../reader/words.ts";
import { weekWords as words } from "../case.words.ts";
import type { Task } from "./task.ts";

/** From here on, a machine gets about one setup a day. Own judgment. */
const longSetup = 5 * 60;

/** Where a setup takes most of a shift, nothing is asked of tomorrow's jobs. */
export function fittedToLongSetups(week: readonly Task[], submission: Submission): readonly Task[] {
  return takesADay(submission)
    ? week.map((task) => ({ ...task, what: task.what.replace(words.tomorrows, words.nextOnes) }))
    : week;
}

const takesADay = (submission: Submission): boolean =>
  freeTextFields
    .flatMap((field) => sentencesOf(submission[field] ?? ""))
    .some(
      ({ text }) =>
        /\b(?:set-?ups?|change-?overs?)\b/i.test(text) &&
        quantitiesIn(text).some(
          ({ unit, per, low }) => unit === "minutes" && per === null && low >= longSetup && low <= 24 * 60,
        ),
    );
