import type { Section } from "./question.ts";
import type { Submission } from "./submission.ts";
import { monitors } from "./tech-stack.ts";

/** One sentence from a published figure, for the end of a section. */
export interface Insight {
  readonly says: string;
  readonly source: InsightSource;
}

export interface InsightSource {
  /** The row of the engine's table that it quotes. */
  readonly benchmark: string;
  readonly title: string;
  readonly url: string;
  /** `null` if the copy we read shows no date. */
  readonly year: number | null;
}

/** What published figures say about the answers of a section: the first matching row. The last row always matches. */
export function insightFor(section: Section, answers: Partial<Submission>): Insight {
  const rows: readonly InsightRow[] = insights[section];
  const row = rows.find(({ when }) => when === undefined || when(answers));
  if (row === undefined) throw new Error(`No insight always fits after ${section}`);
  return { says: saidOf(row), source: row.source };
}

interface InsightRow {
  /** Which answers it fits. Without it, the row fits any answers. */
  readonly when?: (answers: Partial<Submission>) => boolean;
  /** The figures as in their row. */
  readonly value: number | { readonly low: number; readonly high: number };
  /** `{low}`, `{high}` and `{value}` are placeholders for the figures. */
  readonly says: string;
  readonly source: InsightSource;
}

function saidOf({ value, says }: InsightRow): string {
  if (typeof value === "number") return says.replaceAll("{value}", String(value));
  return says.replaceAll("{low}", String(value.low)).replaceAll("{high}", String(value.high));
}

const hasOne = (checked: readonly string[] = [], wanted: readonly string[]): boolean =>
  wanted.some((choice) => checked.includes(choice));

const topShops2019 = {
  title: "Key takeaways from the 2019 Top Shops Conference (Firetrace)",
  url: "https://www.firetrace.com/fire-protection-blog/2019-top-shops-conference",
  year: 2019,
} as const;
const leanworx = {
  title: "Is Your Shopfloor's Machine Utilization Really 70%? (Leanworx)",
  url: "https://leanworx.ai/shopfloor-machine-utilization/",
  year: 2025,
} as const;
const bloomfieldSetup = {
  title: "Setup Time: The Most Underestimated Cost in Manufacturing (Bloomfield)",
  url: "https://getbloomfield.com/blog/setup-time-underestimated-cost.html",
  year: null,
} as const;

/**
 * The sentences by section. Figures and sources come from the rows named; `src/diagnosis/insights.test.ts` checks them.
 * No row is used in two sections, so no one reads the same figure twice.
 */
export const insights = {
  "Contact Information": [
    {
      value: { low: 10, high: 25 },
      says: "In one study, contract shops had {low} to {high}% more capacity at their bottleneck than they were using.",
      source: {
        benchmark: "BM-CAP-01",
        title: "Capacity Utilization Research Report (AMark Consulting with TMA)",
        url: "http://www.amarkconsulting.com/newsletters/capacity-utilization-report",
        year: 2018,
      },
    },
  ],
  "Shop Basics": [
    {
      when: ({ lights_out }) => lights_out === true,
      value: 3,
      says: "Shops that run lights-out report margins {value} points higher than shops that don’t. Lights-out may not be the only reason.",
      source: { benchmark: "BM-LIGHTS-01", ...topShops2019 },
    },
    {
      when: ({ shop_type }) => shop_type === "High-mix / prototype work",
      value: { low: 15, high: 30 },
      says: "In high-mix shops, setups take {low} to {high}% of available machine hours.",
      source: { benchmark: "BM-SET-07", ...bloomfieldSetup },
    },
    {
      when: ({ tech_stack }) => hasOne(tech_stack, monitors),
      value: 30,
      says: "You monitor your machines. In one survey, only about {value}% of shops had any machine connected.",
      source: { benchmark: "BM-CONN-01", ...topShops2019 },
    },
    {
      value: { low: 8, high: 14 },
      says: "The top quarter of shops run their machines {high} hours a day, the bottom quarter {low}.",
      source: { benchmark: "BM-HRS-01", ...topShops2019 },
    },
  ],
  "Operations & Challenges": [
    {
      when: ({ primary_bottleneck, setup_time_variability, typical_delay_cause }) =>
        primary_bottleneck === "Setup" ||
        setup_time_variability === "Often over" ||
        setup_time_variability === "Highly variable" ||
        hasOne(typical_delay_cause, ["Setup overruns", "Changeovers"]),
      value: { low: 20, high: 180 },
      says: "Setups in other shops: owners said 30 minutes, and the clock showed 75 on average, anywhere from {low} to {high}.",
      source: {
        benchmark: "BM-SET-06",
        title: "Job Shop Optimization (CNC Optimization)",
        url: "https://www.cncoptimization.com/solutions/job-shop-optimization",
        year: null,
      },
    },
    {
      when: ({ machine_utilization_known: known }) => known === "Estimate only" || known === "Not at all",
      value: { low: 30, high: 45 },
      says: "Shops that believe they run at 60 to 70% often measure {low} to {high}%, says a vendor of machine monitoring.",
      source: { benchmark: "BM-UTIL-08", ...leanworx },
    },
    {
      when: ({ downtime_tracking }) => downtime_tracking === "No formal tracking",
      value: { low: 60, high: 90 },
      says: "Handwritten shift logs miss {low} to {high} minutes of stops per shift, says a vendor of machine monitoring.",
      source: { benchmark: "BM-TIME-06", ...leanworx },
    },
    {
      when: ({ late_job_ratio }) => late_job_ratio !== undefined,
      value: { low: 80, high: 90 },
      says: "The typical job shop ships {low} to {high}% of its parts on time, says one shop founder.",
      source: {
        benchmark: "BM-OTD-01",
        title: "How to Deliver Parts On Time While Making More Money (Paperless Parts blog)",
        url: "https://www.paperlessparts.com/blog/how-to-deliver-parts-on-time-while-making-more-money/",
        year: null,
      },
    },
    {
      value: { low: 80, high: 85 },
      says: "A job can spend {low} to {high}% of its days in the shop just waiting.",
      source: {
        benchmark: "BM-FLOW-01",
        title: "Kingman's Equation and Your Plant's Utilization (Invistics)",
        url: "http://www.invistics.com/kingsman-and-your-plants-utilization/",
        year: null,
      },
    },
  ],
  "Goals & Current Tracking": [
    {
      when: ({ current_kpi_tracking }) => hasOne(current_kpi_tracking, ["OEE"]),
      value: { low: 40, high: 85 },
      says: "{high}% OEE is called world class and {low}% low. That scale comes from car plants, so expect less in high-mix work.",
      source: {
        benchmark: "BM-OEE-01",
        title: "The Truth Behind World-Class OEE Targets (Worximity)",
        url: "https://www.worximity.com/en/blog/the-truth-behind-world-class-oee-targets",
        year: 2022,
      },
    },
    {
      when: ({ current_kpi_tracking }) => hasOne(current_kpi_tracking, ["Scrap %"]),
      value: 4.6,
      says: "Scrap and rework cost leading shops {value}% of sales. The survey is old, but we found no newer one.",
      source: {
        benchmark: "BM-QUAL-01",
        title: "The Never-Ending Quest: Reducing Scrap And Rework (American Machinist)",
        url: "http://americanmachinist.com/features/never-ending-quest-reducing-scrap-and-rework",
        year: 2006,
      },
    },
    {
      when: ({ current_kpi_tracking }) => hasOne(current_kpi_tracking, ["Spindle Utilization %"]),
      value: 75,
      says: "Leading shops report {value}% spindle utilization. Measured figures are far lower.",
      source: {
        benchmark: "BM-UTIL-01",
        title: "2015 Top Shops Executive Summary (Modern Machine Shop)",
        url: "https://mmstopshopsexecsummary.epubxp.com/i/552707-2015/11",
        year: 2015,
      },
    },
    {
      value: { low: 12, high: 18 },
      says: "Job shops miss their own quotes by {low} to {high}%, over or under, says a vendor of quoting software.",
      source: {
        benchmark: "BM-QUOTE-01",
        title: "The Gap Between Quoted and Actual Costs in Manufacturing (Bloomfield)",
        url: "https://getbloomfield.com/blog/gap-between-quoted-and-actual-costs",
        year: null,
      },
    },
  ],
  "Wrap Up": [
    {
      when: ({ quoting_accuracy }) => quoting_accuracy === "Estimates" || quoting_accuracy === "Mix of both",
      value: { low: 20, high: 40 },
      says: "Quotes leave out {low} to {high}% of setup time, says a vendor of quoting software. Your report shows what to compare.",
      source: { benchmark: "BM-SET-10", ...bloomfieldSetup },
    },
    {
      value: { low: 40, high: 70 },
      says: "Shops that work on changeovers step by step cut them {low} to {high}%, says a consulting firm. Treat that as the most you can expect.",
      source: {
        benchmark: "BM-SET-09",
        title: "Setup Time Reduction in CNC Machining (The Streamline Group)",
        url: "https://the-streamlinegroup.com/setup-time-reduction.html",
        year: null,
      },
    },
  ],
} as const satisfies Record<Section, readonly InsightRow[]>;
