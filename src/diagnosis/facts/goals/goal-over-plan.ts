import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { writtenNumber } from "../numbers/number-in-text.ts";
import { measureNames } from "../sums/stated.words.ts";
import { amountOf, type OwnMeasure } from "./own-measure.ts";

/** `Bid 6 hr it burns 9. Want it w/in half hr of bid`: how far over its quote a job may run, and runs today if they say so. */
export function overPlan(goal: string, goals: readonly string[]): OwnMeasure | undefined {
  const { limit, unit = "", half, plan = "" } = within.exec(goal)?.groups ?? {};
  const value = half === undefined ? amountOf(limit) : 0.5;
  if (value === undefined || isSaidToBeSo.test(goal)) return undefined;
  const isPercent = /%|percent/i.test(unit);
  const isMinutes = /^min/i.test(unit);
  const today = isMinutes ? undefined : overIn(goals, isPercent);
  const written = (one: number): string => (isPercent ? `${one}%` : String(one));
  return {
    name: measureNames.overThe(plan.replace(/^(?:quoted|sold)$/i, "quote").toLowerCase()),
    unit: isPercent ? "" : isMinutes ? "minutes" : "hours",
    today: today === undefined || today <= value ? null : { value: today, text: written(today) },
    target: { value, text: written(value) },
    lowerIsBetter: true,
    kpi: "kpi_est_actual",
  };
}

const within = quick(
  new RegExp(
    String.raw`\b(?:within|w/ ?in) (?:about |around )?(?:(?<half>half (?:an? )?(?:hours?|hrs?))|(?<limit>${writtenNumber}) ?(?<unit>hours?|hrs?|minutes?|min|%|percent)) (?:or so )?of (?:the |my |our |their |what (?:we|I) )?(?<plan>bid|quoted?|estimate|plan|sold)\b`,
    "iu",
  ),
);
/** Not a goal but praise: `Actual run times are within four percent of the estimate`. */
const isSaidToBeSo =
  /\b(?:are|is|were|was|been|come|came) (?:all |always |usually |mostly |now )?(?:within|w\/ ?in)\b/i;

const planAndTaken = quick(
  new RegExp(
    String.raw`\b(?:bid|bids|quoted?|sold|sell|estimated?|figured?|planned)(?: it| them| a job)?(?: at| for)? (?<plan>${writtenNumber}) ?(?:hours?|hrs?|h)\b[^.;\d]{0,24}?\b(?:burns?|takes?|took|runs?|ran|needs?|eats?|uses?|comes? in at)(?: us| about)* (?<took>${writtenNumber})\b(?! ?(?:%|percent|days?|weeks?|jobs))`,
    "iu",
  ),
);

/** By how much a job of theirs runs over, in hours or in percent. */
function overIn(goals: readonly string[], isPercent: boolean): number | undefined {
  const groups = goals.map((text) => planAndTaken.exec(text)?.groups).find((one) => one !== undefined);
  const [planned, took] = [amountOf(groups?.plan), amountOf(groups?.took)];
  if (planned === undefined || took === undefined || planned <= 0) return undefined;
  const over = took - planned;
  return isPercent ? Math.round((100 * over) / planned) : Math.round(10 * over) / 10;
}
