import { givenRate } from "../../../diagnosis/case/size/given-rate.ts";
import { factsIn } from "../../../diagnosis/facts/facts.ts";
import { amountOf, happened } from "../../../diagnosis/facts/goals/own-measure.ts";
import { ownMeasuresOf } from "../../../diagnosis/facts/goals/own-measures.ts";
import { ownSumsOf } from "../../../diagnosis/facts/sums/own-sums.ts";
import { percentKpiMentions, statedToday } from "../../../diagnosis/kpis/value-in-text.ts";
import { spelledText } from "../../../diagnosis/reader/spelling.ts";
import { sentencesOf } from "../../../diagnosis/reader/words.ts";
import { besideUnit, hasSign, inUnit } from "../../../knowledge/kpi-record/kpi-units.ts";
import { lightWords } from "../../../knowledge/kpi-record/signals.ts";
import { type KpiId, kpis } from "../../../knowledge/kpis/kpis.ts";
import { currencyOf } from "../../../survey/currency.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized } from "../../../survey/writing.ts";
import { timeOf } from "../page-one/time-of.ts";
import { dashboardWords as words } from "./dashboard.words.ts";
import { isTouchOutOfReach, ownTerm } from "./own-term.ts";

/** The goal on a tile without a reading: the shop's own goal or plan if there is one, else ours. */
export function goalOf(id: KpiId, submission: Submission): Record<"value" | "unit" | "target", string> {
  const { unit, targets } = kpis[id];
  const own = ownGoal(id, submission);
  if (own !== undefined) return { value: shopGoalText(id, own), unit: besideUnit(unit), target: words.ownGoal };
  const off = daysOff(id, submission);
  if (off !== undefined) return { value: words.noDays(off), unit: words.worked, target: words.ownGoal };
  const planned = plannedTime(id, submission);
  if (planned !== undefined) return { value: timeOf(planned), unit: "", target: words.asPlanned };
  const rate = ratedHour(id, submission);
  if (rate !== undefined) return { value: rateText(rate), unit: "", target: words.asRated };
  if (isGoalForOtherWork(id, submission)) return { value: words.betterThanToday, unit: "", target: words.goal };
  if (targets.direction === "band" && hasSign(targets))
    return { value: words.within(inUnit(targets.good[1], unit)), unit: words.ofEstimate, target: words.goal };
  if (targets.direction === "higher" && targets.good < 0)
    return { value: words.noMoreThan(inUnit(-targets.good, unit)), unit: words.belowQuote, target: words.goal };
  const beside = besideUnit(unit);
  const isMiddle = beside === "median";
  return {
    value:
      targets.direction === "lower" && beside !== "" && !isMiddle
        ? words.atMost(inUnit(targets.good, unit))
        : lightWords(id).green,
    unit: isMiddle ? words.median : beside,
    target: words.goal,
  };
}

/** The shop's own rate, where a KPI says what an hour earns. */
export const ratedHour = (id: KpiId, submission: Submission): number | undefined =>
  id === "kpi_rev_hour" && currencyOf(submission) === "$" ? givenRate(submission) : undefined;

export const rateText = (rate: number): string => words.atBest(inUnit(rate, kpis.kpi_rev_hour.unit), false);

/** Whether our goal must be for other work, because the shop states times of its own that are so long. */
export function isGoalForOtherWork(id: KpiId, submission: Submission): boolean {
  if (isTouchOutOfReach(id, submission)) return true;
  const { targetsHoldUpTo } = kpis[id];
  const spoken = timeKpiMentions[id];
  if (targetsHoldUpTo === undefined || spoken === undefined) return false;
  return factsIn(submission).quantities.some(
    ({ unit, high, per, sentence: { text } }) =>
      unit === "minutes" &&
      per === null &&
      high > targetsHoldUpTo * spoken.minutes &&
      spoken.about.test(text) &&
      !spoken.except.test(text),
  );
}

/**
 * For KPIs that are times. `about`: sentences that mention one; `except`: those of them about some other time; `minutes`: in
 * the KPI's unit.
 */
const timeKpiMentions: {
  readonly [K in KpiId]?: { readonly about: RegExp; readonly except: RegExp; readonly minutes: number };
} = {
  kpi_changeover: {
    about: /\b(?:set[- ]?ups?|setting up|change[- ]?overs?)\b/i,
    except: /\b(?:all|total|waits?|waited|late|last (?:week|month|year)|years?)\b/i,
    minutes: 1,
  },
  // It counts working days, and times in answers are by the calendar: a working day is a fifth of a week.
  kpi_lead_time: {
    about:
      /\b(?:lead[- ]?times?|deliver\w*|from order|customers?\b.{0,30} (?:live with|wait(?:s|ing)?(?: for)?) (?=\d)|(?:molds?|tools?|dies?|jobs?|orders?|machines?) (?:takes?|took|is|are|runs?|go(?:es)? out)|weeks? out)\b/i,
    except:
      /\b(?:suppliers?|vendors?|foundr\w*|castings?|forgings?|material|steel|backlog|new machine|quotes?|late|ago|(?<!\b(?:each|every) )years?)\b/i,
    minutes: (7 * 24 * 60) / 5,
  },
};

/** A goal of the shop's own as text, and which side of it is good. */
export const shopGoalText = (id: KpiId, goal: number): string =>
  words.atBest(isTimed(id) ? inUnit(goal, kpis[id].unit) : `${goal}%`, kpis[id].targets.direction === "lower");

/** A percentage; one that a goal starts from, as in `from 60% to 80%`, has a `before`. */
const percents =
  /(?<before>\b(?:from|instead of)(?: the| about| only)? )?\b(?<value>\d{1,3}(?:\.\d)?|zero|one|two|three|four|five|six|seven|eight|nine|ten) ?(?:%|percent\b|pct\b)/gi;

/**
 * The goal the shop sets for a KPI, in its unit: `On-time delivery above 95%`, `First pieces back in under 45 minutes`;
 * `undefined` if it states none, or several.
 */
export const ownGoal = (id: KpiId, submission: Submission): number | undefined =>
  isTimed(id) ? ownTimeLimit(id, submission) : ownShare(id, submission);

/** Whether a KPI is a time whose goal a shop states: in hours and minutes, or in days and weeks. */
export const isTimed = (id: KpiId): boolean => id === "kpi_insp_queue" || id === "kpi_lead_time";

function ownTimeLimit(id: KpiId, submission: Submission): number | undefined {
  if (id === "kpi_lead_time") return ownTerm(id, submission)?.workingDays;
  const limits = ownMeasuresOf(submission).flatMap(({ kpi, target }) =>
    kpi === id && target !== null && /\d (?:min|h)$/.test(target.text) ? [target.value / 60] : [],
  );
  const [only, more] = new Set(limits);
  return more === undefined ? only : undefined;
}

function ownShare(id: KpiId, submission: Submission): number | undefined {
  const about = id === "kpi_est_actual" ? nearHours : percentKpiMentions[id];
  if (about === undefined || kpis[id].targets.direction === "band") return undefined;
  const today = statedToday(id, submission)?.from;
  const goals = [submission.success_metric, submission.improvement_goal]
    .flatMap((text) => sentencesOf(spelledText(text ?? "").text))
    .filter(({ text }) => about.test(text) && !happened.test(text) && !isToday.test(text))
    .flatMap(({ text }) => [...text.matchAll(percents), ...(id === "kpi_otd" ? text.matchAll(onTimeAt) : [])])
    .filter(({ groups }) => groups?.before === undefined)
    .map(({ groups }) => amountOf(groups?.value) ?? 0)
    .filter((value) => value !== today && value <= 100);
  const [only = id === "kpi_otd" ? lateLimit(submission) : undefined, more] = new Set(goals);
  return more === undefined ? only : undefined;
}

/** `Get late below 10 percent`: as a share on time. */
function lateLimit({ success_metric = "", improvement_goal = "" }: Submission): number | undefined {
  const [late] = [success_metric, improvement_goal].flatMap(
    (text) => lateUnder.exec(spelledText(text).text)?.groups?.value ?? [],
  );
  const value = amountOf(late);
  return value === undefined || value >= mostLate ? undefined : 100 - value;
}
/** Own judgment: more is no goal. */
const mostLate = 50;
const lateUnder =
  /\b(?:late|late (?:jobs|orders|deliver(?:y|ies))|(?:jobs|orders) late) (?:to |down to )?(?:below|under|less than) (?<value>\d{1,2}|five|ten|fifteen|twenty) ?(?:%|percent\b|pct\b)/i;

/** `On time back at 90`. */
const onTimeAt =
  /\b(?:on[- ]time|otd)(?: deliver(?:y|ies))?(?: back| up)? (?:(?:at|to|over|above) )+(?<value>[5-9]\d)(?=[.,;!]|$| (?:by|again|for|and)\b)/gi;

/** A statement of today's value, not a goal: `My OTD in Acumatica is 96%`. */
const isToday = /\b(?:my|our) (?:[\w-]+ ){1,4}(?:is|was) (?:about |at )?\d/i;

/** A goal for actual hours next to planned ones: `Each job should finish within ten percent of its planned hours`. */
const nearHours = /\bwithin\b.*\b(?:hours|what (?:I|we) (?:put down|quoted|planned|bid))\b/i;

/** Minutes the shop plans for a setup, if that is more than our goal for a changeover. */
export function plannedTime(id: KpiId, submission: Submission): number | undefined {
  if (id !== "kpi_changeover") return undefined;
  const { good } = kpis[id].targets;
  const sum = ownSumsOf(submission, factsIn(submission)).find(({ kind }) => kind === "setup-overrun");
  return sum?.kind === "setup-overrun" && typeof good === "number" && sum.planned > good ? sum.planned : undefined;
}

/** For the overtime KPI: the days the shop wants to stop working, such as `Saturdays`; `undefined` if its goal names none. */
export function daysOff(id: KpiId, { success_metric = "", improvement_goal = "" }: Submission): string | undefined {
  if (id !== "kpi_overtime") return undefined;
  const day = [improvement_goal, success_metric].flatMap(
    (text) => (noWorkOn.exec(text) ?? dropsToNone.exec(text))?.groups?.day ?? [],
  )[0];
  return day && `${capitalized(day.toLowerCase())}s`.replace(/^Week-?end/, "weekend");
}

/** A wish to end work on a day: `Ship on time without working Saturdays`, `no more weekends`, `get rid of the Saturday`. */
const noWorkOn =
  /\b(?:no(?: more)?|without|zero|stop|quit|get (?:rid of|off|out of)|do without|an end to)(?: (?:working|coming in|work|any|every|each|other|second|the|our|on|through|in)){0,4} (?<day>saturday|sunday|week-?end)s?\b/i;

/** `Saturdays drop from two a month to none`. */
const dropsToNone =
  /\b(?<day>saturday|sunday|week-?end)s? (?:go|drop|fall|come|get|are) (?:down )?(?:from [^.;,]{1,24} )?(?:to )?(?:none|zero|0)\b/i;
