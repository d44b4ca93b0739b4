import { daysAWeek, hoursAShift } from "../../../knowledge/figures/working-time.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { amountOf } from "../goals/own-measure.ts";
import { writtenNumber } from "../numbers/number-in-text.ts";
import { differenceLine, digits, lossOfOne, quotesOf, type StatedLoss } from "./loss.ts";
import { statedLines, statedPeriods, statedUnits } from "./stated.words.ts";

const matcher = (pattern: string): RegExp => new RegExp(pattern, "i");

/** Sums over two results that a shop compares: how much the worse one falls short. */
export function comparedIn(
  sentences: readonly Sentence[],
  field: FreeTextField,
  submission: Submission,
): readonly StatedLoss[] {
  const found = [
    newAndRepeat(sentences, field),
    boardAndClock(sentences, field),
    twins(sentences, field, submission),
    shiftsApart(sentences, field),
    daysApart(sentences, field),
  ];
  return found.filter((loss) => loss !== undefined);
}

const clockTime = String.raw`\d{1,2}(?::\d\d)?`;
const firstChips = matcher(String.raw`\bfirst chips?\b[^.;]{0,14}?\b(?<clock>${clockTime})\b`);
const chipsOfRepeat = matcher(String.raw`\bchips? (?:by|at|around) (?<clock>${clockTime})\b`);
const newAWeek = matcher(String.raw`\b(?<count>${writtenNumber}) new (?:parts|jobs|ones)\b[^.;]{0,24}\ba week\b`);

/** `On a new part first chips around 11:30`, `when we've made it before, chips by 8:30`, `6 new parts a week`. */
function newAndRepeat(sentences: readonly Sentence[], field: FreeTextField): StatedLoss | undefined {
  const late = sentences.find(({ text }) => firstChips.test(text));
  const early = sentences.find(({ text }) => chipsOfRepeat.test(text) && !firstChips.test(text));
  const counted = sentences.find(({ text }) => newAWeek.test(text));
  if (late === undefined || early === undefined || counted === undefined) return undefined;
  const count = amountOf(newAWeek.exec(counted.text)?.groups?.count);
  const [from, to] = [chipsOfRepeat.exec(early.text)?.groups?.clock, firstChips.exec(late.text)?.groups?.clock];
  const each = hoursOf(to) - hoursOf(from);
  if (count === undefined || !(each > 0)) return undefined;
  const hours = each * count;
  return lossOfOne({
    cause: "whole-shop",
    value: hours,
    period: "a week",
    unit: statedUnits.beforeFirstChip,
    lines: [
      statedLines.moreThanRepeat(from, to, withNoun(digits(each), "hours")),
      `${digits(each)} × ${withNoun(digits(count), "new parts")} = ${withNoun(digits(hours), "hours")}`,
    ],
    quotes: quotesOf(field, late, early),
  });
}

function hoursOf(clock = ""): number {
  const [hours = Number.NaN, minutes = 0] = clock.split(":").map(Number);
  return hours + minutes / 60;
}

const onBoard = matcher(
  String.raw`\b(?:board|schedule|plan|sheet)\b[^.;]{0,12}\b(?:said|says|had|has) (?<hours>${writtenNumber})(?: hours| hrs)?\b`,
);
const onClock = matcher(
  String.raw`\b(?:time )?(?:clock|cards?|punches)\b[^.;]{0,12}\b(?:said|says|had|has|shows?|showed) (?<hours>${writtenNumber})(?: hours| hrs)?\b`,
);

/** `Board said 118 hours. Time clock said 151.` */
function boardAndClock(sentences: readonly Sentence[], field: FreeTextField): StatedLoss | undefined {
  const at = sentences.findIndex(({ text }) => onBoard.test(text) && /\b(?:hours|hrs)\b/i.test(text));
  const [board, next] = [sentences[at], sentences[at + 1]];
  if (board === undefined || next === undefined) return undefined;
  const planned = amountOf(onBoard.exec(board.text)?.groups?.hours);
  const taken = amountOf(onClock.exec(next.text)?.groups?.hours);
  if (planned === undefined || taken === undefined || taken <= planned) return undefined;
  const isAWeek = sentences.slice(Math.max(0, at - 2), at + 1).some(({ text }) => /\b(?:about )?a week\b/i.test(text));
  const period = isAWeek ? "a week" : statedPeriods.thoseJobs;
  return lossOfOne({
    cause: "quoting_estimating",
    value: taken - planned,
    period,
    unit: statedUnits.overBoard(period),
    lines: [differenceLine(taken, planned, "hours", planned)],
    quotes: quotesOf(field, board, next),
  });
}

const made = matcher(
  String.raw`\b(?<one>[\w-]+) makes (?<more>\d[\d,]*) a shift and (?<other>[\w-]+) makes (?<less>\d[\d,]*)\b`,
);
const alike = matcher(
  String.raw`\bthe other (?<count>${writtenNumber}) (?:run|do|make|are)\b[^.;]{0,12}\blike (?<like>[\w-]+)`,
);

/** `31 makes 410 a shift and 32 makes 340`, `the other eighteen run like 32`. */
function twins(
  sentences: readonly Sentence[],
  field: FreeTextField,
  { shift_count }: Submission,
): StatedLoss | undefined {
  const pair = sentences.find(({ text }) => made.test(text));
  const { other = "", more, less } = made.exec(pair?.text ?? "")?.groups ?? {};
  const [best, worst] = [amountOf(more), amountOf(less)];
  if (pair === undefined || best === undefined || worst === undefined || best <= worst) return undefined;
  const gap = best - worst;
  const also = sentences.map(({ text }) => alike.exec(text)?.groups).find((groups) => groups?.like === other);
  const machines = 1 + (amountOf(also?.count) ?? 0);
  const shifts = Number(shift_count);
  const aWeek = gap * shifts * daysAWeek * machines;
  const each = `${digits(gap)} × ${withNoun(shifts, "shifts")} × ${daysAWeek} days`;
  return lossOfOne({
    cause: "whole-shop",
    value: aWeek,
    unit: machines === 1 ? statedUnits.piecesOnOne : statedUnits.piecesOn(withNoun(digits(machines), "machines")),
    lines: [
      statedLines.piecesAShift(digits(best), digits(worst), digits(gap)),
      statedLines.ifAllCould(
        `${each}${machines === 1 ? "" : ` × ${withNoun(digits(machines), "machines")}`}`,
        withNoun(digits(aWeek), "pieces"),
      ),
    ],
    quotes: quotesOf(field, pair),
  });
}

const dayShift = "(?:the )?(?:days?|day shift|first|first shift|1st)";
const lateShift = "(?:the )?(?:nights?|night shift|second|second shift|2nd|third|third shift|3rd|evenings?)";
const byShift = matcher(
  String.raw`\b(?<more>\d[\d,]*)(?: (?:parts|pieces))?(?<per> (?:an|per|a|each) (?:hour|shift|day))? on ${dayShift},? (?:and|but|vs\.?|against|to)? ?(?:only |about |maybe )?(?<less>\d[\d,]*)(?: (?:an|per|a|each) (?:hour|shift|day))? on ${lateShift}\b`,
);

/** `It does 38 an hour on days and 27 on third.` */
function shiftsApart(sentences: readonly Sentence[], field: FreeTextField): StatedLoss | undefined {
  const pair = sentences.find(({ text }) => byShift.test(text));
  const { more, less, per } = byShift.exec(pair?.text ?? "")?.groups ?? {};
  const [best, worst] = [amountOf(more), amountOf(less)];
  if (pair === undefined || best === undefined || worst === undefined || best <= worst) return undefined;
  const perShift = /hour/.test(per ?? "") ? hoursAShift : 1;
  const gap = best - worst;
  const aWeek = gap * perShift * daysAWeek;
  const hours = perShift === 1 ? "" : ` × ${digits(hoursAShift)} hours`;
  return lossOfOne({
    cause: "whole-shop",
    value: aWeek,
    unit: statedUnits.piecesBehindDay,
    lines: [
      `${digits(best)} − ${digits(worst)} = ${digits(gap)}${per ?? " a shift"}`,
      `${digits(gap)}${hours} × ${daysAWeek} days = ${withNoun(digits(aWeek), "pieces")} a week`,
    ],
    quotes: quotesOf(field, pair),
  });
}

const throughDays = matcher(String.raw`\b(?<days>\d{1,3}) (?:working |business )?days from (?:release|order|po)\b`);
const othersDays = matcher(
  String.raw`\b(?:their|those|these|his|her) (?:orders|jobs|parts|lots)\b[^.;]{0,12}\baverage (?<days>\d{1,3}) days\b`,
);
const shipsADay = matcher(String.raw`\bship(?:s|ped)? (?:about |around )?\$(?<dollars>\d[\d,]*) a (?:working )?day\b`);

/** `19 working days from release to truck`, `their orders average 12 days`, `we ship about $30,000 a day`. */
function daysApart(sentences: readonly Sentence[], field: FreeTextField): StatedLoss | undefined {
  const usual = sentences.find(({ text }) => throughDays.test(text));
  const quick = sentences.find(({ text }) => othersDays.test(text));
  const [slow, fast] = [
    amountOf(throughDays.exec(usual?.text ?? "")?.groups?.days),
    amountOf(othersDays.exec(quick?.text ?? "")?.groups?.days),
  ];
  if (usual === undefined || quick === undefined || slow === undefined || fast === undefined || slow <= fast)
    return undefined;
  const days = slow - fast;
  const shipped = sentences.map(({ text }) => shipsADay.exec(text)?.groups?.dollars).find((one) => one !== undefined);
  const dollars = amountOf(shipped);
  return lossOfOne({
    cause: "whole-shop",
    value: days,
    unit: statedUnits.daysLonger,
    lines: [
      `${digits(slow)} − ${digits(fast)} = ${withNoun(digits(days), "days")}`,
      ...(dollars === undefined
        ? []
        : [statedLines.salesSooner(digits(days), digits(dollars), digits(days * dollars))]),
    ],
    quotes: quotesOf(field, usual, quick),
  });
}
