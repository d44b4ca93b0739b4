import type { KpiId } from "../../../knowledge/kpis/kpis.ts";
import { durationText } from "../numbers/durations.ts";
import { numbersIn } from "../numbers/number-in-text.ts";

/** What the shop measures itself by: today's value and its own goal. At least one of them is stated. */
export interface OwnMeasure {
  readonly name: string;
  readonly unit: string;
  readonly today: StatedNumber | null;
  readonly target: StatedNumber | null;
  /** Whether less is better. */
  readonly lowerIsBetter: boolean;
  /** The KPI that counts the same thing, whose goal this replaces. */
  readonly kpi: KpiId | null;
}

export interface StatedNumber {
  readonly value: number;
  readonly text: string;
}

/** The KPI that counts the same thing as a measure with that name and unit. */
export const kpiCounting = (name: string, unit: string): KpiId | null =>
  counting.find(({ says }) => says.test(`${name} ${unit}`))?.kpi ?? null;

const counting: readonly { readonly says: RegExp; readonly kpi: KpiId }[] = [
  { says: /\bon[- ]time|\botd\b/i, kpi: "kpi_otd" },
  { says: /\boee\b/i, kpi: "kpi_oee" },
  { says: /\bwins?\b/i, kpi: "kpi_quote_hit" },
  { says: /\bpast[- ]?dues?\b/i, kpi: "kpi_past_due" },
  { says: /\bfirst[- ](?:piece|article)|\binspect|\bqc\b/i, kpi: "kpi_insp_queue" },
  { says: /\b(?:down ?time|break-?downs?)\b.*\bhours a (?:day|week|month|quarter|year)\b/i, kpi: "kpi_unplanned_dt" },
  { says: /\brework\b.*\bhours a (?:day|week|month|quarter|year)\b/i, kpi: "kpi_rework" },
  { says: /\bhot (?:jobs|orders)\b/i, kpi: "kpi_expedite" },
  { says: /\bset-?ups?\b.*\b(?:hours?|minutes?)\b|\bchange-?over/i, kpi: "kpi_changeover" },
  { says: /\b(?:scrap|rejects?)\b/i, kpi: "kpi_scrap" },
  { says: /\bunattended\b|\blights[- ]out\b|\bhours (?:at|in the|a|per|each) night\b/i, kpi: "kpi_unattended" },
  { says: /\b(?:satur|sun)days\b|\bovertime\b/i, kpi: "kpi_overtime" },
  {
    says: /^(?!.*\b(?:prices?|quot\w+|requests?|answers?|rfqs?|backlog|down|stops?|waits?|late|since|safety|inventory|receivables?|pay|paid|payments?|clos(?:e|es|ed|ing)|month[- ]end)\b).*(?:\blead time\b|\b(?:days|weeks)\b)/i,
    kpi: "kpi_lead_time",
  },
];

/** `Utilization went from 61% to 38%` is what happened, and no goal. */
export const happened =
  /\b(?:went|gone|goes|fell|fallen|dropped|slid|slipped|crept|climbed|rose|risen|jumped|grew|came)\b[^.;]{0,30}\bfrom\b/i;

/** A number as people write it. */
export const number = String.raw`(?:(?<![.\d])\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;

export const amountOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : numbersIn(text)[0]?.low;

/** Nobody wants a longer lead time or a smaller margin: then the two numbers were said of different things. */
export const isRightWay = ({ kpi, name, today, target, lowerIsBetter }: OwnMeasure): boolean =>
  today === null ||
  target === null ||
  !(lowerIsBetter
    ? toGrow.test(name) || (growing.has(kpi) && !toShrink.test(name))
    : toShrink.test(name) || shrinking.has(kpi));
const toShrink = /\b(?:late|rework\w*|downtime|turn-?around|waits?|set-?ups?|backlog|complaints?|returns?|defects?)\b/i;
const toGrow = /\b(?:margins?|utili[sz]ation|uptime|yield|first[- ]pass|output)\b/i;
const shrinking: ReadonlySet<KpiId | null> = new Set([
  "kpi_scrap",
  "kpi_lead_time",
  "kpi_changeover",
  "kpi_past_due",
  "kpi_overtime",
  "kpi_insp_queue",
]);
const growing: ReadonlySet<KpiId | null> = new Set(["kpi_otd", "kpi_oee", "kpi_quote_hit", "kpi_unattended"]);

/** So far apart, two numbers were hardly said of one thing. Own judgment. */
const farthest = 10;
export const areNear = (one: number, other: number): boolean => Math.max(one, other) <= farthest * Math.min(one, other);

/** A goal in minutes, written as times: `1 h 50 min`. */
export const inClock = (name: string, from: number, to: number): OwnMeasure => ({
  name,
  unit: "",
  today: { value: from, text: durationText(from) },
  target: { value: to, text: durationText(to) },
  lowerIsBetter: to < from,
  kpi: kpiCounting(name, "minutes"),
});
