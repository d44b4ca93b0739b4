import type { AnswerTo } from "../../survey/submission.ts";
import { quick } from "../patterns/quick-pattern.ts";
import type { ThemeId } from "../themes/theme-id.ts";
import type { LookAlike } from "./look-alikes.ts";

/** A person or thing that owners blame in their own words. All our own judgment, from trade talk. */
export interface OwnTheory {
  /** What is blamed, in one line. */
  readonly name: string;
  readonly says: RegExp;
  /** Words in another sentence that contradict it. */
  readonly against: RegExp;
  /** The causes it is a part of: if one of them leads, the theory isn't wrong. */
  readonly partOf: readonly ThemeId[];
  /** The theme whose probability is shown for it; `null` if there is none. */
  readonly theme: ThemeId | null;
  readonly flips: string;
  /** What ten days would show if it is right after all. */
  readonly row?: LookAlike;
}

const crew =
  "(?:guys?|lads?|boys?|fell(?:a|ow)s?|men|people|ppl|operators?|machinists?|crew|nights?|(?:night|second|third) shift|kids|workers|temps|they)";
const lacking =
  "(?:too slow|got(?:ten)? (?:so )?slow|(?:is|are) slow|lazy|(?:don['’]?t|do not) (?:hustle|care|want to work)|can['’]?t set up|come and go|drag their feet)";

const rows: readonly OwnTheory[] = [
  {
    name: "Slow or careless people",
    says: new RegExp(
      String.raw`\b${crew}\b[^.;]{0,40}\b${lacking}\b|\b(?:better|decent) (?:ppl|people|operators|machinists|help)\b|\bnobody wants to work\b|\bkids (?:do(?:n['’]?t|nt)|do not) want to work\b`,
      "i",
    ),
    against:
      /\b(?:quick and careful|any (?:operator|machinist|body|one) can|(?:people|ppl|crew|guys|men|machinists|operators) (?:is|are) (?:good|fine|strong|careful)|(?:good|great|solid) (?:crew|people|guys|bunch)|never stopped|what a setup (?:on that )?is, always was|runs? the same as (?:ever|always)|seldom short of|nobody is idle)\b/i,
    partOf: ["staffing_skills"],
    theme: null,
    flips: "Look again if the same job takes one of them twice as long as another.",
    row: {
      see: "The same job, with everything ready, takes one person twice as long as another",
      means: "It's the person's pace or skill",
      act: "Let the quicker one show how, for a week",
    },
  },
  {
    name: "The second shift",
    says: /\b(?:second|night|third|graveyard|2nd|3rd) (?:shift|people|crew|guys)\b[^.;]{0,40}\b(?:sweet time|slow\w*|sits?|sitting|sleep\w*|lazy|goof\w*|phones?|whatsapp|relax\w*)\b|\b(?:guys|fellas|people|boys|men|crew) on (?:second|nights?|third)\b[^.;]{0,50}\b(?:slow\w*|sweet time|lazy|sleep\w*)\b|\bmake the night people work\b/i,
    against:
      /\b(?:first|day|days)(?: shift)? (?:was|is|had|does|did|takes)?\s?(?:it )?(?:about |just )?the same\b|\bhad first shift about the same\b|\b(?:second|nights?|third)(?: shift)? (?:did|was|is|does|ran) (?:about |just )?the same\b|\bsame on (?:both|either) shifts?\b|\bon either shift\b/i,
    partOf: ["staffing_skills"],
    theme: null,
    flips: "Look again if one shift takes a quarter longer than the other for the same jobs.",
    row: {
      see: "For the same jobs, one shift takes a quarter longer than the other",
      means: "It's the shift, or what that shift has to do without",
      act: "Spend one of its evenings there, and write down each wait",
    },
  },
  {
    name: "Old or slow machines",
    says: /\bslow rapids\b|\bold (?:haas|machines?|mills?|lathes?|vf\S*)\b|\bone fast machine\b|\b(?:machines?|it) (?:is|are) (?:just |too )?(?:old|slow|worn out)\b|\bit is just old\b|\bnewer (?:machines|ones)\b|\bit['’]s the machines\b/i,
    against:
      /\b(?:cycle|run) times? (?:come|comes|are|is|run) (?:in )?(?:right on|within|as|on)\b|\brun(?:s|ning)? (?:good|fine) once\b|\bonce a job is running\b|\b(?:\w+ )?years? (?:machine )?never stop\w*\b|\bmachine never stop\w*\b|\b(?:sits?|sat|stands?|stood) under (?:its|the|their) covers?\b/i,
    partOf: [],
    theme: null,
    flips: "Look again if cutting itself takes over a tenth longer than estimated.",
    row: {
      see: "On ten jobs, cutting alone takes over a tenth longer than estimated",
      means: "The machines are slow or worn",
      act: "Have the slowest one measured before you price another",
    },
  },
  {
    name: "Bad material",
    says: /\b(?:bars?|material|steel|castings?|metal|stock|forgings?|17-4|brass|aluminum)\b[^.;]{0,40}\b(?:is|are|was|gets?) (?:junk|bad|garbage|worse|poor|not what it was)\b|\b(?:bar|material|casting|steel) quality\b/i,
    against:
      /\b(?:hardly|rarely|almost never|never) (?:ever )?(?:finds?|sees?|gets?|has|have)\b[^.;]{0,50}|\b(?:maybe |about )?one a (?:week|month)\b|\bno difference between (?:heats|lots|suppliers)\b/i,
    partOf: ["material_supply"],
    theme: null,
    flips: "Look again if the stops come with one heat or supplier and not with others.",
    row: {
      see: "The trouble comes with one heat or supplier, and not with others",
      means: "It is the material",
      act: "Sort the list by heat, and send that one back",
    },
  },
  {
    name: "The schedule or the software",
    says: /\b(?:believes?|thinks?|says?|figures?) (?:that )?(?:my|our|the) (?:excel|spreadsheet|whiteboard|sheet|software|system|erp) is\b|\b(?:system|software|erp|jobboss|acumatica|e2|proshop|epicor)\b[^.;]{0,24}\b(?:is wrong|isn['’]?t right|lying|lies|is no good|can['’]?t be trusted)\b|\bthats? the software\b/i,
    against:
      /\bhours in \w+ I do believe\b|\bmatch(?:es)? payroll\b|\brun times are within\b|\bwent to the front\b|\bchanged a third\b|\bshe put in the new date\b|\bcopy the router\b|\bwe just copy\b/i,
    partOf: [],
    theme: null,
    flips: "Look again if nobody changes the order or a date for two weeks, and jobs are still late.",
    row: {
      see: "For two weeks nobody changes the order or a date by hand, and jobs are still late",
      means: "It's the tool, or there is too much work",
      act: "Compare hours booked with hours run",
    },
  },
  {
    name: "The labor market",
    says: /\blabor market\b|\bnobody good is coming\b|\ball go to \w+|\bcan['’]?t (?:find|get) (?:good |any )?(?:people|help|machinists|anybody|anyone)\b/i,
    against:
      /\b(?:hires?|hired)\b[^.;]{0,40}\b(?:gone|left|quit)\b|\ball gone (?:inside|within|after)\b|\bsaid they were bored\b|\bhas no folder\b/i,
    partOf: [],
    theme: null,
    flips: "Look again if an ad that names the pay and who teaches brings nobody in four weeks.",
    row: {
      see: "Most machines that sit with work have nobody to run them",
      means: "People are short",
      act: "Find out what the last three who left said, before the next ad",
    },
  },
  {
    name: "Discipline or attitude",
    says: /^(?!.*\b(?:purchasing|customers?|buyers?|suppliers?|vendors?|bank\w*)\b).*\b(?:when (?:he|she|they) feels? like it|broom pushers?|lost urgency|lack of urgency|discipline|attitude|accountability|work ethic|not motivated|(?<!\b(?:I|we) )do(?:es)?n['’]t care|(?:not|do(?:es)?n['’]t|nobody|no one) wants? to work(?=(?: any ?more)?(?:[.,;!?]|$)))\b/i,
    against:
      /\b(?:it['’]s upstairs|waiting (?:for|on) (?:inspection|a program|material|tools)|sees no slack|don['’]t stand around|three of those were our best|best people)\b/i,
    partOf: ["staffing_skills"],
    theme: null,
    flips: "Look again if a machine sits with everything there that the job needs.",
    row: {
      see: "A machine sits with program, material, tools and release all there",
      means: "It's how the crew works",
      act: "Ask them what would make it easy, before any rule",
    },
  },
  {
    name: "Whoever left",
    says: /\b(?:manager|foreman|lead|supervisor|planner|programmer) (?:left|quit|went)\b[^.;]{0,50}\b(?:blame|since|ever since)\b/i,
    against: /\bit was the same before\b|\bsame before\b/i,
    partOf: ["staffing_skills"],
    theme: null,
    flips: "Look again if the numbers changed in the month of leaving.",
  },
  {
    name: "One slow person",
    says: /\bI think (?:he|she) is (?:slow|lazy|tired|not)\b|\bhands of stone\b|\btakes (?:his|her) sweet time\b/,
    against:
      /\b(?:sometimes )?(?:he|she) has no (?:folder|work|material|program|tools)\b|\bsame man\b[^.;]{0,20}\bsame machine\b|\bwhoever runs (?:them|it)\b|\b(?:he|she) isn['’]t\b(?=\W*$)/i,
    partOf: [],
    theme: null,
    flips: "Look again if the same work, with everything there, takes that person a third longer.",
  },
  {
    name: "Too few people",
    says: /\b\w+ (?:men|people|guys|hands|machinists|operators) short\b|\bshort[- ]?handed\b|\bunderstaffed\b|\bshort (?:on|of) (?:people|help|men|hands|operators|machinists)\b/i,
    against: /\b(?:seldom|never|not|rarely) short of\b|\bnobody is idle\b|\bplenty of (?:people|hands|help)\b/i,
    partOf: ["staffing_skills"],
    theme: "staffing_skills",
    flips: "Look again if one machine that sits in five waits for somebody to run it.",
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
    name: "How customers order",
    says: /\blevel (?:monthly |weekly )?(?:releases|orders|schedules?)\b|\bhow (?:our )?customers? (?:release|order)s?\b|\b(?:purchasing departments?|customers?|buyers)\b[^.;]{0,40}\b(?:no discipline|in lumps|all at once|order nothing)\b/i,
    against: /\bevery (?:month|week) (?:is|was|looks) (?:about )?the same\b/i,
    partOf: ["scheduling_priority"],
    theme: null,
    flips: "Look again if the hours of the orders you took fit every week, and jobs still ship late in the busy ones.",
  },
  {
    name: "The person who plans",
    says: /\b(?:planner|scheduler)\b[^.;]{0,40}\b(?:moves?|rewrites?|changes?|shuffles?|stick|sticks)\b(?![^.;]*\b(?:because|whenever|each time|every time)\b)/i,
    against: /\b(?:no (?:bar )?stock|not (?:here|there|in) yet|three different|each (?:list|system|copy))\b/i,
    partOf: ["scheduling_priority"],
    theme: null,
    flips: "Look again if the order changes while everything a job needs is there.",
  },
];

export const ownTheories = rows.map((row) => ({ ...row, says: quick(row.says), against: quick(row.against) }));

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
