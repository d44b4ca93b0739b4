import { isCautioned } from "../../survey/cautions.ts";
import type { Section } from "../../survey/question.ts";
import type { Submission } from "../../survey/submission.ts";
import { formWords } from "../words/form.ts";
import { countHere, exactDollars } from "./figures-here.ts";
import type { Total } from "./progress.ts";

type Answers = Partial<Submission>;

/** Hours of one machine in one shift of a week. */
const shiftHours = 40;

/** One line back at the end of a section, from the visitor's own numbers; where it has none, how far they have come. */
export function ownLine(section: Section, answers: Answers, { answered, asked }: Total): string {
  // The last section says that all is answered; twice would be once too often.
  const isSaidBelow = section === "Contact Information" && answered === asked;
  return ownFigures(section, answers) ?? (isSaidBelow ? "" : formWords.ownLine.soFar(answered, asked));
}

/** A rate that looks like a slip is asked about, not multiplied. */
const isRateDoubted = (answers: Answers): boolean =>
  isCautioned("rate-low", answers) || isCautioned("rate-high", answers);

function ownFigures(section: Section, answers: Answers): string | null {
  const words = formWords.ownLine;
  const { machine_count: machines, shift_count: shifts, late_job_ratio: late, shop_rate_value: rate } = answers;
  switch (section) {
    case "Shop Basics":
      if (machines === undefined || shifts === undefined) return null;
      return words.hours(
        countHere(machines),
        machines === 1,
        shifts,
        countHere(machines * Number(shifts) * shiftHours),
      );
    case "Operations & Challenges":
      return late === undefined ? null : words.late(late);
    case "Goals & Current Tracking":
      return rate === undefined || isRateDoubted(answers)
        ? null
        : words.idle(exactDollars(rate), exactDollars(rate * shiftHours));
    case "Contact Information":
    case "Wrap Up":
      return null;
  }
}
