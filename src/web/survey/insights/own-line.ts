import { isCautioned } from "../../../survey/cautions.ts";
import { ownMark } from "../../../survey/currency.ts";
import type { Section } from "../../../survey/question.ts";
import type { Submission } from "../../../survey/submission.ts";
import { hourFigures, isBeyondAnyShop } from "../../../survey/worth-of-an-hour.ts";
import { formWords } from "../../words/form.ts";
import type { Total } from "../progress/progress.ts";
import { exactMoney, localCount } from "./local-numbers.ts";

type Answers = Partial<Submission>;

/** One line at the end of a section, from the visitor's own numbers; without any, their progress. */
export function ownLine(section: Section, answers: Answers, { answered, asked }: Total): string {
  // The last section already says that everything is answered.
  const isSaidBelow = section === "Contact Information" && answered === asked;
  return ownFigures(section, answers) ?? (isSaidBelow ? "" : formWords.ownLine.soFar(answered, asked));
}

/** A rate that looks like a typo is questioned, not multiplied. */
const isRateDoubted = (answers: Answers): boolean =>
  isCautioned("rate-low", answers) || isCautioned("rate-high", answers);

function ownFigures(section: Section, answers: Answers): string | null {
  const words = formWords.ownLine;
  const { machine_count: machines, shift_count: shifts, late_job_ratio: late, shop_rate_value: rate } = answers;
  const { hoursPerWeek } = hourFigures;
  switch (section) {
    case "Shop Basics":
      if (machines === undefined || shifts === undefined || isBeyondAnyShop({ machine_count: machines })) return null;
      return words.hours(
        localCount(machines),
        machines === 1,
        shifts,
        localCount(machines * Number(shifts) * hoursPerWeek),
      );
    case "Operations & Challenges":
      return late === undefined ? null : words.late(late);
    case "Goals & Current Tracking":
      return rate === undefined || isRateDoubted(answers)
        ? null
        : words.idle(
            exactMoney(rate, ownMark(answers)),
            hoursPerWeek,
            exactMoney(rate * hoursPerWeek, ownMark(answers)),
          );
    case "Contact Information":
    case "Wrap Up":
      return null;
  }
}
