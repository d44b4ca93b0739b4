/** What owners want, each in a unit of its own. Own judgment. */
export interface GoalRow {
  /** What is counted, as a plural in a sentence: `late jobs`. */
  readonly counts: string;
  /** How a sentence asks for it. */
  readonly says: RegExp;
}

/** In the order in which they count where one sentence asks for several at the same place. */
export const goals = {
  saturdays: { counts: "Saturdays", says: /\b(?:saturdays?|sundays?|weekends?)\b/i },
  overtime: { counts: "overtime", says: /\b(?:overtime|extra hours|long (?:days|hours|nights)|ot hours)\b/i },
  "on-time": {
    counts: "late jobs",
    says: /\b(?:on[- ]time|otd|otif|late (?:jobs?|orders?|parts?|deliver\w+|shipments?)|ship\w* late|deliver\w* late|due dates?|promis\w*|deliver(?:y|ies) (?:dates?|performance|reliability)|past due|(?:hit|meet|keep|make) (?:our |the |every |their )?(?:dates?|deliver\w+))\b/i,
  },
  scrap: {
    counts: "scrap and rework",
    says: /\b(?:scrap\w*|rework\w*|reject\w*|defect\w*|bad parts?|right (?:the )?first time|first[- ]pass|quality|non-?conform\w*|returns?)\b/i,
  },
  "lead-time": {
    counts: "days of lead time",
    says: /\b(?:lead[- ]?times?|turn-?around|throughput time|faster (?:delivery|turn\w*)|sooner to the customer|days? from order)\b/i,
  },
  setups: {
    counts: "setup hours",
    says: /\b(?:set-?ups?|change-?overs?|first (?:good )?(?:part|piece|article)s?)\b/i,
  },
  machines: {
    counts: "machine hours",
    says: /\b(?:spindles?|utili[sz]ation|oee|uptime|downtime|idle|in cycle|cutting (?:more|time|hours)|machine hours?|green light|breakdowns?|unattended|lights[- ]out)\b/i,
  },
  output: {
    counts: "parts out",
    says: /\b(?:output|throughput|capacity|(?:more|extra) (?:parts|work|orders|jobs|volume)|(?:double|grow|increase)\w*|(?:build|make|ship|produce|turn out) (?:about |up to |at least )?\d+)\b/i,
  },
  margin: {
    counts: "dollars a job",
    says: /\b(?:margins?|profit\w*|costs?|money|lose on|losing jobs|win (?:rate|more)|quot(?:e|es|ing)|estimat(?:e|es|ing)|cash|price[sd]?)\b/i,
  },
  people: {
    counts: "people",
    says: /\b(?:hir(?:e|es|ing)|machinists?|operators?|people|staff(?:ing)?|cross-?train\w*|train(?:ing|ed)?|turnover|retire\w*|skills?)\b/i,
  },
  order: {
    counts: "changes of plan",
    says: /\b(?:schedul\w*|hot (?:list|jobs?)|priorit\w*|firefight\w*|fire-?fighting|expedit\w*|chaos|calm\w*|know (?:where|what|which)|visib\w*)\b/i,
  },
} as const satisfies Record<string, GoalRow>;

export type GoalKind = keyof typeof goals;
