import type { AnswerTo } from "../survey/submission.ts";
import type { ThemeId } from "./themes/theme-id.ts";

/** A person or thing that owners blame in their own words. All our own judgment, from trade talk. */
export interface OwnTheory {
  /** What is blamed, in one line. */
  readonly name: string;
  readonly says: RegExp;
  /** Words in another sentence that speak against it. */
  readonly against: RegExp;
  /** The causes it is a part of: if one of them leads, the theory isn't wrong. */
  readonly partOf: readonly ThemeId[];
  /** The theme whose odds it has; `null` if there is none. */
  readonly theme: ThemeId | null;
  readonly flips: string;
}

const crew =
  "(?:guys?|lads?|boys?|fell(?:a|ow)s?|men|people|ppl|operators?|machinists?|crew|nights?|(?:night|second|third) shift|kids|workers|temps|they)";
const lacking =
  "(?:too slow|got(?:ten)? (?:so )?slow|(?:is|are) slow|lazy|(?:don['’]?t|do not) (?:hustle|care|want to work)|can['’]?t set up|come and go|drag their feet)";

export const ownTheories: readonly OwnTheory[] = [
  {
    name: "Slow or careless people",
    says: new RegExp(
      String.raw`\b${crew}\b[^.;]{0,40}\b${lacking}\b|\b(?:better|decent) (?:ppl|people|operators|machinists|help)\b|\bnobody wants to work\b`,
      "i",
    ),
    against:
      /\b(?:quick and careful|any (?:operator|machinist|body|one) can|(?:people|ppl|crew|guys|men|machinists|operators) (?:is|are) (?:good|fine|strong|careful)|(?:good|great|solid) (?:crew|people|guys|bunch)|never stopped|seldom short of|nobody is idle)\b/i,
    partOf: ["staffing_skills"],
    theme: null,
    flips: "Look again if the same job takes one of them twice as long as another.",
  },
  {
    name: "Too few people",
    says: /\b\w+ (?:men|people|guys|hands|machinists|operators) short\b|\bshort[- ]?handed\b|\bunderstaffed\b|\bshort (?:on|of) (?:people|help|men|hands|operators|machinists)\b/i,
    against: /\b(?:seldom|never|not|rarely) short of\b|\bnobody is idle\b|\bplenty of (?:people|hands|help)\b/i,
    partOf: ["staffing_skills"],
    theme: "staffing_skills",
    flips: "Look again if one stop in five comes because nobody was free to run the machine.",
  },
  {
    name: "Too few machines",
    says: /\bnot enough (?:machines?|spindles?)\b|\bmachines? (?:is|are) not enough\b|\b(?:too few|need more|short (?:of|on)) (?:machines|spindles)\b|^more (?:machines|spindles)\b/i,
    against:
      /\b(?:nothing['’]?s? (?:is )?cutting|(?:machines?|spindles?|mills?|lathes?)\b[^.;]{0,30}\b(?:sits?|sat|sitting|idle|dark|stands?|stood|waits?|waited|waiting)|(?:idle|dark) (?:machines?|spindles?))\b/i,
    partOf: [],
    theme: null,
    flips: "Look again if a machine cuts more than 90% of its hours and work still waits for it.",
  },
  {
    name: "Customers who change their dates",
    says: /\bcustomers?\b[^.;]{0,30}\b(?:mov(?:e|es|ing)|chang(?:e|es|ing)|push(?:es|ing)?)\b[^.;]{0,12}\b(?:dates?|orders?|minds?)\b|\bcustomers?\b[^.;]{0,12}\bleave (?:their|the) dates\b/i,
    against:
      /\b(?:\d+|one|two|three|four|five|few) (?:out )?of (?:the |our |about )?(?:\d+|ten|twenty|hundred)\b[^.;]{0,40}\b(?:moved|changed|pushed)\b/i,
    partOf: ["scheduling_priority"],
    theme: null,
    flips: "Look again if customers asked for more than half of the changes.",
  },
  {
    name: "The person who plans",
    says: /\b(?:planner|scheduler)\b[^.;]{0,40}\b(?:moves?|rewrites?|changes?|shuffles?|stick|sticks)\b/i,
    against: /\b(?:no (?:bar )?stock|not (?:here|there|in) yet|three different|each (?:list|system|copy))\b/i,
    partOf: ["scheduling_priority"],
    theme: null,
    flips: "Look again if the order changes while everything a job needs is there.",
  },
];

/** The cause that each choice of the delay question names. */
export const themeOfDelay = {
  "Programming not ready": "programming_readiness",
  "Setup overruns": "setup_changeover",
  Changeovers: "setup_changeover",
  "QC hold": "quality_inspection",
  "Supplier delays": "material_supply",
  Expedites: "scheduling_priority",
  "Scheduling changes": "scheduling_priority",
} as const satisfies Record<AnswerTo<"typical_delay_cause">[number], ThemeId>;
