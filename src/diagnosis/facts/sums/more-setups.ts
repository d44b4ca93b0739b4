import { withNoun } from "../../../survey/writing.ts";
import { digits, quotesOf, type StatedLoss, timeSpan } from "./loss.ts";
import { type Form, hoursSum, maxEach, minutesOfHour, periodOf } from "./near.ts";
import type { StatedQuantity } from "./quantities.ts";
import { statedLines, statedUnits } from "./stated.words.ts";

/**
 * More setups than jobs, if the shop says that a job is set up again. A job that takes two setups from the start loses
 * nothing by it.
 */
export const setAgain: Form = ({ here, field, lines }) => {
  if (!lines.some(({ text }) => again.test(text))) return undefined;
  const jobs = here.find(({ unit, of }) => unit === "count" && /\b(?:jobs|orders|lots)\b/.test(of));
  const setups = here.find(({ unit, of }) => unit === "count" && /\b(?:set-?ups|changeovers)\b/.test(of));
  const each = here.find((one) => one.unit === "minutes" && one.low <= maxEach && one.low >= 5);
  if (jobs === undefined || setups === undefined || each === undefined) return undefined;
  const more = setups.low - jobs.low;
  if (more <= 0 || setups.low > 3 * jobs.low) return undefined;
  return setupsBeyond({
    more,
    each: each.low,
    unit: statedUnits.setupsBeyondJobs,
    period: periodOf({ lines }, setups, jobs),
    line: statedLines.setupsMoreThanJobs(digits(setups.low), digits(jobs.low), withNoun(digits(more), "setups")),
    quotes: quotesOf(field, setups.sentence),
  });
};

/** Setups more than needed, each at its time in minutes. */
const setupsBeyond = (sum: {
  readonly more: number;
  readonly each: number;
  readonly unit: string;
  readonly period: string;
  readonly line: string;
  readonly quotes: StatedLoss["quotes"];
}): StatedLoss => {
  const { more, each, unit, period, line, quotes } = sum;
  const hours = (more * each) / minutesOfHour;
  return hoursSum({
    cause: "setup_changeover",
    hours: { low: hours, high: hours },
    whose: "setup hours",
    unit,
    period,
    lines: [line, `${digits(more)} × ${timeSpan(each)} = ${withNoun(digits(hours), "hours")}`],
    quotes,
  });
};

const again =
  /\b(?:but|only|again|twice|two times|three times|more than once|torn|tear(?:s|ing)?|pull(?:s|ed)? (?:off|for)|(?:came|come|comes|taken|took) off|bump\w*|half[- ](?:done|run|finished|way)|broken into)\b/i;

/** More setups than were planned: `64 setups planned, 91 done. 3 hours each.` */
export const setMore: Form = ({ here, next, around, field, lines }) => {
  const isSetups = ({ unit, of }: StatedQuantity): boolean =>
    unit === null || (unit === "count" && /\b(?:set-?ups|changeovers|change-overs)\b/.test(of));
  const isPlan = ({ side, after }: StatedQuantity): boolean =>
    side === "plan" || /^\s*(?:set-?ups|changeovers|change-overs) (?:were )?(?:planned|scheduled)\b/i.test(after);
  const plan = here.find((one) => one.unit === "count" && isPlan(one) && isSetups(one));
  const done = [...here, ...next].find((one) => one !== plan && !isPlan(one) && isSetups(one));
  const each = around.find((one) => one.unit === "minutes" && one.low <= maxEach && one.low >= 5);
  if (plan === undefined || done === undefined || each === undefined || done.low <= plan.low) return undefined;
  if (done.low > 3 * plan.low || each.side === "plan") return undefined;
  const more = done.low - plan.low;
  return setupsBeyond({
    more,
    each: each.low,
    unit: statedUnits.setupsBeyondPlan,
    period: periodOf({ lines }, done, plan),
    line: statedLines.setupsMoreThanPlanned(digits(done.low), digits(plan.low), withNoun(digits(more), "setups")),
    quotes: quotesOf(field, plan.sentence, done.sentence, each.sentence),
  });
};
