import type { KpiId } from "../../knowledge/kpis/kpis.ts";
import { quick } from "../../knowledge/patterns/quick-pattern.ts";
import { type FreeTextField, freeTextFields } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import type { OwnMeasure } from "../facts/goals/own-measure.ts";
import { ownMeasuresOf } from "../facts/goals/own-measures.ts";
import { numbersIn } from "../facts/numbers/number-in-text.ts";
import { cutHoursOf } from "../facts/sums/cut-hours.ts";
import { stopHoursOf } from "../facts/sums/stop-hours.ts";
import { identity, memoize, memoizeEach } from "../memoize.ts";
import { sentencesOf } from "../reader/words.ts";
import { notOurs, onTimeInText } from "./on-time-in-text.ts";
import { shareCut } from "./own-utilization.ts";
import { toldShare } from "./told-share.ts";
import type { ValueStated } from "./value-today.ts";

/** Words that show a sentence is about a KPI given in percent. */
export const percentKpiMentions: Partial<Record<KpiId, RegExp>> = {
  kpi_spindle_util: /\b(?:spindles?|utili[sz]ation|in cycle)\b/i,
  kpi_scrap: /\b(?:scrap\w*|thrown out|throw\w* out|rejects?|rejected|bad parts)\b/i,
  kpi_otd: /\b(?:on[- ]time|otd)\b/i,
};

/** Today's value in a sentence of wishes: `60% instead of the 41 we see`, `we are somewhere around 8 now`, `we're at 83`. */
const now = [
  /\binstead of (?:the |only )?(?<value>\d{1,2}(?:\.\d)?)(?= ?%| percent| we\b|[.,;]|$)/i,
  /\b(?:we|it)(?:['’]re| are|['’]s| is|['’]ve been| have been) (?:now )?(?:somewhere )?(?:at |around |about |running )*(?<value>\d{1,2}(?:\.\d)?) ?(?:%|percent|now\b|today\b)(?! of\b)/i,
  /\b(?:we|it)(?:['’]re| are|['’]s| is) (?:now )?at (?:about |around )?(?<value>\d{1,2}(?:\.\d)?)(?=[.,;!]|$)/i,
  /\b(?:today|currently|right now|last (?:month|quarter|year))\b(?:(?!\b(?:want|ask|expect|requir|demand|need|goal|target)\w*)[^.;]){0,20}?\b(?<value>\d{1,2}(?:\.\d)?) ?(?:%|percent)/i,
];

/** `Boeing wants 98% on time and we run about 74%`, `Last quarter we scored 83 percent`. */
const ownOnTime = quick(
  /(?<!\b(?:if|when|until|once|unless|before|that|where) )\bwe (?:only |just )?(?:run|hit|do|did|scored?|made?|ship|deliver(?:ed)?|averaged?|sit|get) (?:only |just |at |about |around )*(?<value>\d{1,2}(?:\.\d)?) ?(?:%|percent)(?=[.,;!]|$| (?:last|this|in|now|today|on average|on time)\b)/i,
);

const share = String.raw`(?<![\d.-])(?<value>\d{1,2}(?:\.\d)?) ?(?:%|percent|pct)(?! of (?:sales|revenue))`;
const between = "(?: (?:rate|is|was|runs?|running|back|to|at|about|around|now|stands?|only|shows?))";

/** Right next to the word that names the KPI: `Scrap is 1.4%`, `61% in cycle`. */
const nextToName: Partial<Record<KpiId, readonly RegExp[]>> = {
  kpi_scrap: [new RegExp(String.raw`\b(?:scrap|rejects?)${between}{0,4} ${share}`, "i")],
};

/**
 * Hours that machines were seen cutting, out of those observed: `green 32 of 80 hours`, `it cut 36 hours last week out
 * of 80`.
 */
const cutOf = quick(
  /\b(?:green|cut|cutting|in cycle) (?:for |about |only )?(?<part>\d+)(?: hours| hrs| h)?(?: last week| a week| in a week)? (?:out )?of (?<all>\d+)\b/i,
);

/** Days from one end of the shop to the other: `19 working days from release to truck`. */
const throughShop = quick(
  /\b(?<value>\d{1,3}) (?:working |business |calendar )?days (?:from (?:release|order|po|receipt|start|saw|bar)\b|in the (?:building|shop)\b|start to finish)/i,
);

/** The same in weeks: `a normal order takes 26 weeks`, `our lead time is 8 weeks`. */
const weeksThroughShop = quick(
  /\b(?:lead[- ]?times?|(?:normal|typical|average|usual|most|an?|every|each|our) (?:[\w-]+ )?(?:orders?|jobs?|molds?|tools?|dies?)) (?:now )?(?:takes?|runs?|is|are|averages?)(?: (?:us|about|around|roughly|now|at))* (?<value>\d{1,2}) weeks\b/i,
);
const workdays = 5;

/** How long others take to deliver is not how long the shop takes. */
const ofBought = quick(
  /\b(?:foundr(?:y|ies)|castings?|forgings?|forge|materials?|steel|bar stock|tooling|inserts?)\b/i,
);

const isOfOthers = (id: KpiId, text: string): boolean =>
  notOurs.test(text) || (id === "kpi_lead_time" && ofBought.test(text));

function valueNextToName(id: KpiId, text: string): number | undefined {
  if (id === "kpi_lead_time") {
    const days = Number(throughShop.exec(text)?.groups?.value);
    return days || workdays * Number(weeksThroughShop.exec(text)?.groups?.value) || undefined;
  }
  const { part, all } = (id === "kpi_spindle_util" ? cutOf.exec(text)?.groups : undefined) ?? {};
  if (part !== undefined) return Math.round((100 * Number(part)) / Number(all));
  if (id === "kpi_spindle_util") {
    const cut = shareCut(text);
    if (cut !== undefined) return cut;
  }
  const found = nextToName[id]?.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  const isOver = found && /\bwas /i.test(found[0]);
  return isOver ? undefined : Number(found?.groups?.value) || undefined;
}

/** A KPI's value today according to a sentence, in percent or days; the number may be in the next sentence. */
export const statedToday = (id: KpiId, submission: Submission): ValueStated | undefined => statedIn(submission)(id);

/** Memoized, because tiles, lights and goals ask for the same few KPIs. */
const statedIn = memoizeEach((submission: Submission) =>
  memoize(identity<KpiId>, (id): ValueStated | undefined => readToday(id, submission)),
);

function readToday(id: KpiId, submission: Submission): ValueStated | undefined {
  const stated = id === "kpi_otd" ? onTimeInText(submission) : undefined;
  if (stated !== undefined) return stated;
  if (id === "kpi_unplanned_dt") return stopsToday(submission);
  const cut = id === "kpi_spindle_util" ? cutHoursOf(submission) : undefined;
  if (cut !== undefined) return { field: cut.field, ...onlyAt(Math.round(100 * cut.ofShifts)), said: cut.said };
  for (const field of freeTextFields) {
    const texts = sentencesOf(submission[field] ?? "").map(({ text }) => text);
    for (const [at, text] of texts.entries()) {
      const value = valueIn(id, field, text, texts[at - 1] ?? "");
      if (value !== undefined && value > 0) return { field, ...onlyAt(value), said: text };
    }
  }
  return pairedToday(id, submission);
}

const onlyAt = (value: number): Pick<ValueStated, "from" | "to"> => ({ from: value, to: value });

/** `On time is 71%. Has to be 95.`: the words around both numbers tell which is today's. */
function pairedToday(id: KpiId, submission: Submission): ValueStated | undefined {
  const today = percentKpiMentions[id] && shareWantedOf(id, submission)?.today;
  if (!today) return undefined;
  const [found] = (["improvement_goal", "success_metric"] as const).flatMap((field) =>
    sentencesOf(submission[field] ?? "").flatMap(({ text }) =>
      numbersIn(text).some(({ low }) => low === today.value) ? [{ field, said: text }] : [],
    ),
  );
  return found && { ...found, ...onlyAt(today.value) };
}

/** The shop's own goal for a KPI as a share, with the share today. */
export const shareWantedOf = (id: KpiId, submission: Submission): OwnMeasure | undefined =>
  ownMeasuresOf(submission).find(
    ({ kpi, today, target }) => kpi === id && today?.text.endsWith("%") && target?.text.endsWith("%"),
  );

function stopsToday(submission: Submission): ValueStated | undefined {
  const stops = stopHoursOf(submission);
  return stops && { field: stops.field, ...onlyAt(stops.percent), said: stops.said };
}

function valueIn(id: KpiId, field: FreeTextField, text: string, before: string): number | undefined {
  if (isOfOthers(id, text)) return undefined;
  const beside = field === "success_metric" ? undefined : valueNextToName(id, text);
  return beside ?? nowIn(id, text, before) ?? toldShare(id, text);
}

function nowIn(id: KpiId, text: string, before: string): number | undefined {
  const about = percentKpiMentions[id];
  if (about === undefined) return undefined;
  const isNext = about.test(before) && /^(?:(?:last|this) (?:week|month|quarter),? )?(?:we|it)\b/i.test(text);
  if (!about.test(text) && !isNext) return undefined;
  const patterns = id === "kpi_otd" ? [...now, ownOnTime] : now;
  const found = patterns.map((pattern) => pattern.exec(text)?.groups?.value).find((one) => one !== undefined);
  return Number(found) || undefined;
}
