import { capitalized } from "../../../survey/writing.ts";
import { durationsIn, durationText } from "../numbers/durations.ts";
import { amountOf, number, type OwnMeasure } from "./own-measure.ts";

/** `back to the machine in under 90 minutes`, also after another goal: `92% on time, and setups in under an hour`. */
const timeLimit = new RegExp(
  String.raw`(?:^|, and (?=(?:[\w’'-]+ )?(?:first (?:pieces?|articles?)|inspections?|set-?ups?|change-?overs?)\b))(?<what>[^,.;]{8,60}?) (?:in|within|to)? ?(?:under|less than|below|within|inside) (?<goal>${number}) (?<unit>minutes?|min|hours?|hrs?)\b(?: (?:and )?(?<more>[1-5]?\d) (?:minutes?|min)\b)?(?! (?:a|per|each|every) (?:day|week|month)\b)`,
  "i",
);
/** A time limit in a goal, with how long the same thing takes today if another sentence says so. */
export function timeLimitIn(
  goal: string,
  reports: readonly (readonly string[])[],
  goals: readonly string[],
): OwnMeasure | undefined {
  const { what = "", goal: limit, unit = "", more = "0" } = timeLimit.exec(goal)?.groups ?? {};
  const value = amountOf(limit);
  if (value === undefined) return undefined;
  const target = /^h/i.test(unit) ? value * 60 + Number(more) : value;
  const nouns = [...what.toLowerCase().matchAll(/[a-z]{5,}/g)].map(([noun]) => noun);
  const kpi = kpiCounting(what);
  const measured = goals.filter(
    (text) => text !== goal && isMeasured.test(text) && kpi !== null && kpiCounting(text) === kpi,
  );
  const today = [
    ...measured.flatMap((text) => durationsIn(text)),
    ...reports.flatMap((sentences) =>
      sentences.flatMap((text, at) => (reportsOn(nouns, sentences[at - 1], text) ? durationsIn(text) : [])),
    ),
  ].find(({ minutes }) => minutes > target)?.minutes;
  return {
    name: capitalized(what.trim().replace(shareOf, "$<all> ($<share>)")),
    unit: "",
    today: today === undefined ? null : { value: today, text: durationText(today) },
    target: { value: target, text: durationText(target) },
    lowerIsBetter: true,
    kpi,
  };
}

function kpiCounting(what: string): OwnMeasure["kpi"] {
  if (/\b(?:first (?:article|piece)|inspect|qc)/i.test(what)) return "kpi_insp_queue";
  return /\b(?:set-?up|change-?over)/i.test(what) ? "kpi_changeover" : null;
}

/** What happened, among the goals: `The average first piece waited 1 hour 50 minutes`. */
const isMeasured =
  /^(?!.*\b(?:want|goal|target|should|would|under|less than|below|within|competitors?)\b).*\b(?:average[ds]?|mean|median|waited|took|timed|logged|clocked)\b/i;

/** `95% of setups`: the limit is for most of them. */
const shareOf = /^(?<share>\d{1,3} ?%) of (?:the |our |all |my )?(?<all>.+)/i;

/** Whether a sentence reports on one of these things, which it or the sentence before names. */
const reportsOn = (nouns: readonly string[], before: string | undefined, text: string): boolean =>
  /\b(?:average|logged|takes?|took|waits?|until|hold)\b/i.test(text) &&
  nouns.some((noun) => `${before ?? ""} ${text}`.toLowerCase().includes(noun));
