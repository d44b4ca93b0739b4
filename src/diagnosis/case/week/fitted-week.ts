import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { sentencesOf } from "../../reader/words.ts";
import { averagesTimed } from "../../worked/times.ts";
import { minutesOf } from "../../worked/written.ts";
import { weekWords as words } from "../case.words.ts";
import type { Task } from "./task.ts";

/** From here on, a machine gets about one setup a day. Own judgment. */
const longSetup = 5 * 60;

/**
 * The week without what they have done: who has timed setups writes what people left for; and where a setup takes most
 * of a shift, nothing is asked of tomorrow's jobs.
 */
export function fittedWeek(week: readonly Task[], submission: Submission): readonly Task[] {
  const isTimed = averagesTimed(submission);
  const isLong = takesADay(submission);
  return week.map((task) => {
    if (isTimed && task.id === "time-setups") return { ...task, minutes: 60, what: words.timedAlready };
    return isLong ? { ...task, what: task.what.replace(words.tomorrows, words.nextOnes) } : task;
  });
}

const takesADay = (submission: Submission): boolean =>
  freeTextFields
    .flatMap((field) => sentencesOf(submission[field] ?? ""))
    .some(
      ({ text }) =>
        /\b(?:set-?ups?|change-?overs?)\b/i.test(text) &&
        minutesOf(text).some(({ low, high }) => low >= longSetup && high <= 24 * 60),
    );
