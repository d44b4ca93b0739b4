import type { KpiId } from "../../../knowledge/kpis/kpis.ts";
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
  { says: /\bset-?ups?\b.*\b(?:hours?|minutes?)\b|\bchange-?over/i, kpi: "kpi_changeover" },
  { says: /\b(?:scrap|rejects?)\b/i, kpi: "kpi_scrap" },
  { says: /\b(?:satur|sun)days\b|\bovertime\b/i, kpi: "kpi_overtime" },
  {
    says: /^(?!.*\b(?:prices?|quotes?|requests?|answers?|rfqs?|backlog|down|stops?|waits?|late|since|safety|inventory|receivables?|paid|payments?)\b).*(?:\blead time\b|\b(?:days|weeks)\b)/i,
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
