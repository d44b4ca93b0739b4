import { daysAWeek } from "../../../knowledge/figures/week.ts";
import { hoursAShift } from "../../../knowledge/figures/working-time.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { freeTextFields, isReportField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { sentencesOf } from "../../reader/words.ts";
import { numbersIn } from "../numbers/number-in-text.ts";

/** The longest time that a sentence says a machine was down, in its shift hours; 0 if none says so. */
export function hoursDown(submission: Submission): number {
  const hoursADay = hoursAShift * Number(submission.shift_count);
  const hoursIn: Readonly<Record<string, number>> = { hour: 1, day: hoursADay, week: daysAWeek * hoursADay };
  const sentences = freeTextFields
    .filter(isReportField)
    .flatMap((field) => sentencesOf(submission[field] ?? ""))
    .filter(({ text }) => isDown.test(text));
  const hours = sentences.flatMap(({ text }) =>
    numbersIn(text).map(
      ({ low, end }) => low * (hoursIn[timeAfter.exec(text.slice(end))?.groups?.unit?.toLowerCase() ?? ""] ?? 0),
    ),
  );
  return Math.max(0, ...hours);
}

const isDown = quick(
  /\b(?:down|out of (?:service|order|commission)|did(?:n['’]t| not) (?:turn|run|cut|move)|(?:stood|sat)\b(?= (?:dead|idle|dark|still|waiting))|broke\w*|seized|dead)\b/i,
);
const timeAfter = /^[\s-]*(?:(?:whole|full|working|calendar|business|straight) )?(?<unit>hour|day|week)s?\b/i;
