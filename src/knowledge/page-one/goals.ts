import type { KpiId } from "../kpis/kpis.ts";
import { type AnswerTest, says } from "../odds/answer-test.ts";
import type { ThemeId } from "../themes/theme-id.ts";

/** What owners want, each with its own unit. Own judgment. */
export interface GoalRow {
  /** What is counted, as used in a sentence: `late jobs`. */
  readonly counts: string;
  /** The KPI that counts it. */
  readonly kpi: KpiId;
  /** The causes that it is counted for; absent if it is what any cause costs, not a means. */
  readonly onlyFor?: readonly ThemeId[];
  /** How to count today's value, as a task. */
  readonly today: string;
  /** Words in a sentence that ask for it. */
  readonly says: RegExp;
  /** Words that confirm the problem, if those of the goal don't. */
  readonly owns?: RegExp;
  /** Checked answers that say so. */
  readonly checked?: readonly AnswerTest[];
}

/** In order of priority, for a sentence that asks for several at the same position. */
export const goals = {
  saturdays: {
    counts: "Saturdays",
    kpi: "kpi_overtime",
    today: "Count the last ten weekends: on how many did people work, how many people, and for which jobs",
    says: /\b(?:(?<!\b(?:by|before|until|(?:told|said|planned|promised|agreed|listed|scheduled|set|due|committed)(?: on| for)?|(?:call|phone|text)(?:s|ed|ing)? (?:(?!in )[\w'’]+ ){1,3}on(?: an?)?) )(?:saturdays?|sundays?)(?! (?:mass|church|school|service|dinner|supper|lunch|paper)\b)|(?<!\b(?:race|before the|by the|long|holiday|run|runs|running|cut|cutting|hours a|unattended|over the) )weekends?(?! (?:unattended|unmanned|lights|without)))\b/i,
  },
  overtime: {
    counts: "overtime",
    kpi: "kpi_overtime",
    today: "Add up the overtime hours of the last four weeks, and write the job next to each",
    says: /\b(?:overtime|extra hours|long (?:days|hours|nights)|ot hours)\b/i,
    checked: [says("overtime_dependency", "Sometimes", "Often", "Every week")],
  },
  quoting: {
    counts: "slow quotes",
    kpi: "kpi_quote_hit",
    onlyFor: ["quoting_estimating"],
    today: "For the last ten quotes, write the day each was asked for and the day it went out",
    says: /\b(?:get|send|turn)(?:ting|ing)? (?:\w+ ){0,3}(?:quot(?:es|ations?)|bids|prices|estimates|proposals|rfqs|inquiries) (?:out|around|back|off my desk)\b(?: the door)?(?: (?:faster|quicker|sooner|(?:with)?in [\w-]+ (?:hours?|days?)))?|\b(?:faster|quicker|same[- ]day|speed(?:ier|y)|speed up(?: our| the)?) (?:quot\w+|bids?|bidding|estimat\w+|pricing)\b|\b(?:quote|bid|answer (?:rfqs?|inquiries)|quoting|bidding|quot(?:es|ations?)|bids|rfqs?)(?: \w+){0,3} (?:faster|quicker|(?:with)?in (?:a|an|one|two|three|four|five|\d+) (?:hours?|days?))\b|\b(?:quot\w+|rfq|bid) (?:turn-?around|backlog)\b|\bbacklog of (?:quotes|rfqs|bids)\b/i,
  },
  "on-time": {
    counts: "late jobs",
    kpi: "kpi_otd",
    today: "For the last 40 jobs shipped, write the first date promised and the day it left",
    says: /\b(?:on[- ]time|otd|otif|late (?:jobs?|orders?|parts?|deliver\w+|shipments?)|(?:be|being|are|is|always|running|runs?|goes|going(?: out)?|com(?:es?|ing)) late|ship\w* late|deliver\w* late|due dates?|promis\w*|deliver(?:y|ies) (?:dates?|performance|reliability)|past due|(?:hit|meet|keep|make) (?:our |the |every |their )?(?:dates?|deliver\w+)|(?:day|date|dates|week|when) (?:that )?(?:we|they|i) (?:said|say|promised?|quoted?|gave|give|told|committed))\b/i,
    checked: [says("late_job_ratio", "5–15%", "15–30%", "30%+")],
  },
  scrap: {
    counts: "scrap and rework",
    kpi: "kpi_scrap",
    onlyFor: ["quality_inspection", "maintenance_downtime"],
    today: "Add up the pieces scrapped or reworked last month, and what they cost",
    says: /\b(?:scrap\w*|rework\w*|reject\w*|defect\w*|bad parts?|errors?|mistakes?|right (?:the )?first time|first[- ]pass|non-?conform\w*|quality (?:problems?|escapes?|complaints?|returns?))\b/i,
  },
  "lead-time": {
    counts: "days of lead time",
    kpi: "kpi_lead_time",
    today: "For the last ten jobs shipped, write the day ordered and the day shipped",
    says: /\b(?:lead[- ]?times?|(?:live with|wait(?:ing|s)?(?: for)?) (?:\d+|an?|two|three|four|six|eight|ten|twelve)(?:[- ]?(?:to|–|-)[- ]?\d+)? (?:weeks?|months?)|short(?:er|en|ening) (?:our |the )?(?:deliver(?:y|ies)|waits?)|turn-?around|throughput time|(?:faster|quicker|sooner)(?! (?:set|change|quot|program|inspect|approv|lathe|mill|machine|spindle|grinder|cycle)\w*)|from \w+ (?:days|weeks|months) (?:down )?to|(?:days|weeks|months) instead of|(?<!\b(?:run|running|spindle|cutting|machine|machining|production|more) )time out of|sooner to the customer|days? from order|(?:out of|through) (?:\w+ ){1,3}(?:in|within) (?:an?|one|two|three|\d+) (?:days?|weeks?|hours?))\b/i,
  },
  setups: {
    counts: "setup hours",
    kpi: "kpi_changeover",
    onlyFor: ["setup_changeover"],
    today: "For the next five setups, write the last good part of the old job and the first good part of the new one",
    says: /\b(?:set-?ups?|change-?overs?|first good (?:part|piece)s?)\b/i,
    checked: [
      says("primary_bottleneck", "Setup"),
      says("typical_delay_cause", "Setup overruns", "Changeovers"),
      says("setup_time_variability", "Often over", "Highly variable"),
    ],
  },
  machines: {
    counts: "machine hours",
    kpi: "kpi_spindle_util",
    onlyFor: ["capacity_visibility", "maintenance_downtime"],
    today: "Read the cutting hours of each machine last week from its control, and divide by its staffed hours",
    says: /\b(?:spindles?|utili[sz]ation|oee|uptime|downtime|idle|in cycle|(?:run|running|spindle|machining) time|cutting (?:more|time|hours)|machine hours?|green light|machines running|out of (?:our|the) (?:\w+ )?machines|breakdowns?|unattended|lights[- ]out)\b/i,
  },
  output: {
    counts: "parts out",
    kpi: "kpi_bottleneck_load",
    today: "Pick one number that shows it, and take last month's",
    says: /\b(?:output|throughput|capacity|(?:more|extra) (?:parts|work|orders|jobs|volume)|(?:double|grow|increase)\w*|out the door|ship more|(?:build|make|ship|produce|turn out) (?:about |up to |at least )?\d+\b(?! ?%| percent| pct))\b/i,
  },
  margin: {
    counts: "dollars per job",
    kpi: "kpi_job_margin",
    onlyFor: ["quoting_estimating"],
    today: "For the last ten jobs shipped, put price, hours and material side by side, estimated and actual",
    says: /\b(?:margins?|profit\w*|costs?|money|lose on|losing jobs|win (?:rate|more)|pay(?:s|ing)? (?:for itself|off)|(?<!\b(?:days?|weeks?|months?|dates?|times?|deliver(?:y|ies)) (?:that )?(?:we|I|they) )quot(?:e|es|ing)|estimat(?:e|es|ing)|cash|price[sd]?)\b/i,
    owns: /\b(?:margins?|profit\w*|costs?|money|los(?:e|es|ing|t|ses)|loss|pay(?:s|ing)? (?:for itself|off)|(?:below|under|over) (?:the )?(?:quot\w+|cost|estimate)|win (?:rate|more)|cash|cheap\w*|too (?:low|little))\b/i,
  },
  people: {
    counts: "people",
    kpi: "kpi_skill_cover",
    onlyFor: ["staffing_skills"],
    today: "For each machine, write who can set it up and run it alone",
    says: /\b(?:hir(?:e|es|ing)|(?:find\w*|keep\w*|get\w*|need\w*|recruit\w*|train\w*|more|enough|new|good|skilled)(?: [\w-]+){0,3} (?:people|machinists?|operators?|programmers?|help|hands)(?! who (?:read|care|listen|follow|show|think|look|pay|check|clean|want|do)\b)|staff(?:ing)?|cross-?train\w*|train(?:ing|ed)|turnover|retir(?:ing|ements?)|skills?)\b/i,
  },
  order: {
    counts: "schedule changes",
    kpi: "kpi_sched_adh",
    onlyFor: ["scheduling_priority"],
    today: "For a week, count how often the next job on a machine was changed, and by whom",
    says: /\b(?:re-?schedul\w*|schedules? (?:changes?|that (?:holds?|sticks?|lasts?))|stick to (?:the|a) (?:plan|schedule)|hot (?:list|jobs?)|priorit\w*|firefight\w*|fire-?fighting|expedit\w*|chaos)\b/i,
    checked: [says("typical_delay_cause", "Expedites", "Scheduling changes")],
  },
} as const satisfies Record<string, GoalRow>;

/** Wishes for information, reliable numbers or time off. No goal counts them, so the title names none. */
export const wantsOneNumber =
  /\b(?:(?:version|source|sources) of (?:the )?truth|one truth|(?:one|same|single) (?:set of )?(?:numbers?|list|place)\b|(?:two|three|four|five|different|same) (?:different )?answers?\b|numbers? (?:we|I|everybody|everyone|people) (?:can )?(?:trust|believe|agree)|know(?:ing)? (?:where|what)\b|(?:weeks?|days?|time|fridays) off\b|vacations?\b|retire\b)/i;

export type GoalKind = keyof typeof goals;
