import { onTimeBands } from "../../../diagnosis/kpis/value-today.ts";
import { capacityParameters } from "../../../knowledge/figures/capacity-arithmetic.ts";
import { weeksAYear } from "../../../knowledge/figures/working-weeks.ts";
import { rateMark } from "../../../survey/currency.ts";
import { roundRate } from "../../../survey/round-rate.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { WireHeadline } from "../../../survey/wire/response.ts";
import { isBeyondAnyShop } from "../../../survey/worth-of-an-hour.ts";
import { moneyIn, plainNumber, roundMoneyIn, wholeNumber } from "../../format.ts";
import { sizeWords } from "./size.words.ts";

const { known: words, late } = sizeWords;

/** What a shop's answers add up to without an estimate of ours, for the page of a shop whose page one has hardly a figure. */
export function knownFigures(submission: Submission): readonly WireHeadline[] {
  return isBeyondAnyShop(submission) ? [] : [...lateToday(submission), shiftHours(submission), worth(submission)];
}

function lateToday({ late_job_ratio: answer }: Submission): readonly WireHeadline[] {
  if (answer === undefined) return [];
  const { low, high } = onTimeBands[answer];
  const [fewest, most] = [(100 - high) / 5, (100 - low) / 5].map(wholeNumber) as [string, string];
  const note = answer.endsWith("+") ? late.more(fewest) : late.about(fewest, most);
  return [{ name: late.name, value: answer, unit: late.unit, note }];
}

const hoursAWeek = capacityParameters.hoursPerWeek.value;

function shiftHours({ machine_count: machines, shift_count }: Submission): WireHeadline {
  const hours = machines * Number(shift_count) * hoursAWeek;
  return {
    name: words.hours.name,
    value: plainNumber(hours),
    unit: words.hours.unit,
    note: words.hours.sum(plainNumber(machines), Number(shift_count), hoursAWeek, plainNumber(hours / 100)),
  };
}

/** An hour a week from each machine, at the shop's rate or else at a round one. */
function worth(submission: Submission): WireHeadline {
  const { machine_count: machines, shop_rate_value: given = 0 } = submission;
  const sign = rateMark(submission);
  const rate = given === 0 ? roundRate : given;
  return {
    name: words.worth.name(machines === 1),
    value: roundMoneyIn(sign, machines * weeksAYear * rate),
    unit: words.worth.unit,
    note: words.worth.sum(plainNumber(machines), weeksAYear, moneyIn(sign, rate), given !== 0),
  };
}
