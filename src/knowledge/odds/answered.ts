import { ofTheCustomer } from "../patterns/customers-material.ts";
import { quick } from "../patterns/quick-pattern.ts";
import type { ThemeId } from "../themes/theme-id.ts";
import type { AnswerTest } from "./answer-test.ts";

/** What already answers a question: a sentence, or a checked box. Own judgment. */
export interface Answered {
  readonly says?: RegExp;
  /** A sum over the shop's own numbers that is about this cause. */
  readonly summed?: ThemeId;
  readonly checked?: readonly AnswerTest[];
}

const number = String.raw`(?:\d[\d,.]*|a|an|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|most of the|part of each|their)`;
const span = (units: string): string =>
  String.raw`${number}(?:[- ]\d+)?(?: to \w+)?(?: or \w+)?[ -](?:\w+ )?(?:${units})\b`;
const days = span("days?|weeks?|wks?|months?");
const hours = span("hours?|hrs?|minutes?|min|shifts?");
const anyTime = span("days?|weeks?|wks?|months?|hours?|hrs?|minutes?|min|shifts?|nights?|times");
/** Either of two things first, close together. */
const near = (a: string, b: string, within = 90): string =>
  String.raw`(?:${a})[^\n]{0,${within}}(?:${b})|(?:${b})[^\n]{0,${within}}(?:${a})`;
const says = (...sources: readonly string[]): Answered => ({ says: quick(new RegExp(sources.join("|"), "i")) });

const featureFailed = String.raw`\b(?:threads?|diameters?|bores?|finish|burrs?|taper\w*|position|runout|lengths?|depths?|flatness|porosity|rack marks|chatter|valve seats?)\b`;
const failed = String.raw`\b(?:scrap\w*|reject\w*|bad|fail\w*|out of (?:round|tolerance|size|shape)|out from|drift\w*|tapered|grows?|oversize|undersize|nearly all|almost all|mostly|always|every time|too (?:big|small|long|short)|turned a second time)\b`;
const waitsForCheck = String.raw`\b(?:inspect\w*|qc|cmm|first (?:articles?|pieces?|ones?)|buy(?:s|ing)? (?:it |them )?off|measuring|layout)\b`;
const waited = String.raw`\b(?:wait\w*|hold|queue|line|until|till?|average one|down|stands?|stood|sit\w*)\b`;
const mover = String.raw`\b(?:sales(?:m[ae]n|people)?|owners?|boss\w*|(?:program |general )?managers?|gm|foreman|planner|(?:my|his|her) (?:brother|cousin|father|dad|wife|son|partner)|dispatcher|(?:cell |shift )?leads?|[A-Z][a-z]+ (?:from|in) sales)\b`;
const job = "(?:jobs?|orders?|parts?|setups?|list|board|schedule|sheet|lots?)";
const moves = String.raw`\b(?:(?:must|has to|gets? to) go first|hands? (?:one|it) to the|(?:pull|move|remove|bump|switch|change|reshuffle|rewrite)(?:s|d|ed)? (?:(?:a|an|the|one|our|his|their|that|two|half|running) ){0,2}${job}|(?:moves|rewrites|reshuffles) (?:it|things|everything)|(?:tells?|telling) (?:(?:the )?(?:guys|boys|men|operators|foreman)|them) (?:to )?(?:run|do|start|switch|another)|takes? (?:her|it) down|walks? (?:right |straight )?(?:out|onto|in|over)[^.\n]{0,40}\b(?:tag|list|job|order|part|first|to the floor)|eraser)\b`;
/** A call that moves a job, as of a customer. */
const callMoves = String.raw`\b(?:customer|rig|mill|buyer|boss|sales)\b (?:who |then )*(?:calls?|called|phones?|phoned|texts?|texted)\b[^.\n]{0,60}\b(?:moves?|first|pull(?:s|ed)?|gets the|torn?|tear|jumps?|hot|next|everything)\b|\bwhoever(?:['’]s \w+)? (?:calls|called|yells|shouts) (?:last|loudest)\b|\btorn out\b[^.\n]{0,40}\b(?:rig|customer|somebody|someone) (?:calls|called)\b`;
const iMove = String.raw`\bI (?:am |then |always |just )?(?:pull(?:ed)?|moved?|bump(?:ed)?|changed?|switch(?:ed)?|rewrote|rewrite) (?:(?:a|the|one|our|that|two|running) ){0,2}(?:(?:jobs?|orders?|setups?|list|board|schedule)\b|again\b)|\bI (?:tell|am telling) (?:them|the (?:guys|boys|men)|\w+) (?:another|to run)\b`;
const outside = String.raw`\b(?:plat(?:er|ing|ers)|anodi[sz]\w*|heat[- ]treat\w*|phosphate|chem film|hardening|coating|nitrid\w*|foundry|mill|truck|bar|plate|castings?|forgings?|steel|metal|suppliers?|vendors?|outside (?:vendors?|process\w*)|processors?)\b`;
const late = String.raw`\b(?:late|later|hold|sits? on|wait\w*|promis\w*|say|said|tell me|suppose|supposed|running|comes?|came|return|mean|next week|on the truck)\b`;
const places = String.raw`\b(?:e2|jobboss|proshop|epicor|erp|qb|quickbooks|sage|portal|workbook|board|whiteboard|excel|spreadsheet|sheet|ledger|book|traveler|system|amper|cards?|kardex)\b`;
const onlyOne = String.raw`\b(?:only [A-Za-z]+\b.{0,25}\b(?:can|dresses|knows?|sets?|runs?|shown)|only (?:one|man|person)\b|nobody else\b|no one else\b|none of (?:them|us) (?:has|have|can)|not a one can|if \w+ is out|(?:two|three|\d+)(?: other)? (?:more )?(?:people|ppl|machinists) who can|somebody besides|have been shown|when \w+ (?:is here|leaves|goes))`;
const stopReason = String.raw`\b(?:chip(?:s| nest)|coolant|out of bar|bar feeders?|conveyors?|door open|alarms?|broken drill|no pallets|probing|indicate|tool changer|pallet changer)\b|"[A-Z]\w+"`;

/** By the id of the question. */
export const answered = {
  "quote-days": says(
    String.raw`\b(?:award\w*|placed|decid\w+|order(?:ed|s)?)\b[^\n]{0,60}\b(?:monday|tuesday|wednesday|thursday|friday|days?|weeks?)\b[^\n]{0,60}\b(?:ours?|yours|mine|we)\b`,
  ),
  "which-feature": says(near(featureFailed, failed, 60)),
  "when-bad": says(
    String.raw`\b(?:scrap\w*|bad|reject\w*|came off|oversize|undersize)\b.{0,60}\b(?:between|before|after|at|by) (?:\d|six|seven|eight|nine|ten|noon)`,
  ),
  "wait-for-check": says(
    near(waitsForCheck, `${waited}[^\\n]{0,60}${anyTime}`, 80),
    String.raw`\bfirst (?:articles?|pieces?)\b[^\n]{0,400}(?:\b(?:until|till) (?:the )?(?:next )?morning\b|\b\d{1,2}:\d\d\b)[^\n]{0,300}\b(?:tag|released?|sign\w*|approved|passed|bought off)\b`,
    String.raw`\b(?:logged|pieces?|articles?)\b.{0,40}${hours}`,
  ),
  "time-to-check": says(
    String.raw`\bmeasur\w*\b.{0,40}${hours}`,
    String.raw`${hours}.{0,20}\bto (?:measure|check|inspect)\b`,
    String.raw`\b(?:first (?:articles?|pieces?)|an? (?:check|inspection)) takes? (?:\w+ ){0,3}?${anyTime}`,
  ),
  "who-releases": says(
    String.raw`\b(?:people|inspectors|men|women|of (?:us|them)|${number}) (?:here )?(?:who |that )?(?:can|may|(?:is|are) allowed to) (?:sign|release|stamp|approve|buy off)\b`,
    String.raw`\b(?:only|just) (?:an? |the )?[a-z][a-z -]{2,30} (?:can|may|(?:is|are) allowed to) (?:sign|release|stamp|approve|pass|buy off|accept)\b`,
    String.raw`\bonly (?:one|person|guy|man|woman|inspector)(?: here)? (?:who|that)(?: can)? (?:(?:runs?|uses?) (?:it|the cmm)|measures?|checks?|inspects?|(?:signs?|buys?) (?:(?:it|them|parts|first pieces) )?off|passes)\b`,
    String.raw`\b(?:nobody from (?:qc|quality|inspection)|operators may not (?:release|pass|buy off|sign)|waiting on \w+ to buy|oks? every|i am the queue|we buy it off|somebody signs|\d guy on|one guy on|(?:nobody|no one) else (?:has|holds) (?:the|a|that) stamp|holds? the stamp|stamps? (?:every|all|the|each)|until i see|releases? (?:their|its|his|her|the) (?:own )?first|(?:may|can) (?:release|stamp|pass) (?:a|the) first)\b`,
  ),
  "remake-hours": says(near(String.raw`\b(?:remak\w*|made again|rework\w*|recut)\b`, hours, 50)),
  "who-moves": says(near(mover, moves, 70), callMoves, iMove),
  "changes-counted": says(
    String.raw`${number} (?:moves|changes|reissues)\b`,
    String.raw`\b${number} (?:running |half-done )?jobs (?:came|come|were taken|were pulled) (?:off|down)\b`,
    String.raw`\b(?:(?:tore|torn) (?:out|down|dn)|tear|broken down|bumped|pulled|in n out|in and out|put on|rewrites?|reissued|change|changed|go(?:es)? first)\b.{0,60}${span("times|x")}`,
    String.raw`\b${number} jobs (?:broken|torn|pulled)\b`,
    String.raw`\b(?:\d+x|twice|three times|four or five times|\d+ (?:of them )?times?|\d+ of them) (?:a|per) (?:day|week|wk|shift)\b`,
  ),
  "hot-jobs-needed": says(String.raw`\borders? they were (?:broken|torn) down for\b`, String.raw`\bnot due until\b`),
  "down-hours": says(
    near(
      String.raw`\b(?:down|out|spindle|repair\w*|broke|fail(?:s|ed)?|lost|fault|stop\w*|waiting on|dead)\b`,
      span("days?|weeks?|hours?|hrs?|shifts?"),
      60,
    ),
    String.raw`\d+% of the hours are`,
    String.raw`\b(?:January|February|March|April|May|June|July|August|September|October|November|December|last month)(?: \w+)? had \d+ hours\b`,
  ),
  "same-repair": says(
    String.raw`\bsame (?:\w+ )?(?:alarms?|faults?|failures?|errors?)\b|\balarms?\b[^.\n]{0,40}\b${number} times\b`,
    String.raw`\b(?:again|once more|twice|3rd|third time|three times|\d+ times|same (?:pump|gearbox|spindle|part|drive|machine) |same as (?:on )?(?:number|no\.?|mill|lathe|machine|#) ?\d)`,
  ),
  "sign-of-wear": says(
    String.raw`\b(?:squeal\w*|nois\w*|vibrat\w*|hums?|hot|leak\w*|smell\w*|plugged|dry|slower|drift\w*|warm)\b`,
  ),
  "spare-wait": says(
    near(
      String.raw`\b(?:spares?|bearings?|waiting on|part|parts|tech(?:nician)?|service|fix)\b`,
      String.raw`(?:${days}|till? \w+ (?:comes?|gets?)|til i come)`,
      60,
    ),
  ),
  "which-vendor": says(
    near(outside, `(?:${late}|${days})`, 70),
    String.raw`\b(?:only )?(?:one|a single|the same) (?:\w+ )?(?:fella|guy|man|house|mill|source|supplier|vendor|distributor)\b[^.\n]{0,30}\b(?:sells|makes|supplies|ships)\b[^.\n]{0,15}\b(?:all|everything)\b`,
  ),
  "wait-days": { ...says(near(outside, days, 100)), summed: "material_supply" },
  "ordered-when": says(
    String.raw`\b(?:wrote|writes?|placed|places?|sent|sends?|makes?|cuts?|issues?|enters?) (?:up )?(?:the |a |our )?(?:purchase orders?|orders?|pos?) (?:the|on|a|one|two|three|every|only|when|after|once)\b`,
    String.raw`\b(?:raise the order|order (?:the|it|our) \w+ when|ordered (?:the day|when|after|too)|ordered late|weeks ahead|consigned)\b`,
    ofTheCustomer.source,
  ),
  "places-counted": says(
    String.raw`${places}[^.\n]{0,60}\b(?:says?|said|put|shows?|showed|have|has)\b`,
    String.raw`\bgoes by ${number} (?:different )?names\b`,
    String.raw`\b${number} (?:different |late )*(?:lists|programs|systems|places|spreadsheets|item masters)\b`,
  ),
  "typing-hours": says(
    near(
      String.raw`\b(?:re-?typ\w*|copy\w*|copies|key(?:s|ed|ing)?|typ(?:e|es|ed|ing)|re-?date|re-?enter\w*)\b`,
      String.raw`(?:${hours}|\d+(?::\d+)? to \d+(?::\d+)?|mornings?|most of the week|evenings?|nights?|fridays)`,
      70,
    ),
  ),
  "followed-list": says(
    String.raw`\b(?:go ask|ask \w+|run what|from the stomach|loudest|his own|walks? down and looks?|gut|whoever)\b`,
  ),
  "program-state": says(
    near(
      String.raw`\b(?:files?|programs?|progs?|toolpaths?|post(?:ed)?|cam|version)\b`,
      String.raw`\b(?:not done|still (?:drawing|writing|programming)|finishing|stops? halfway|in pieces|not (?:ready|started|posted)|single block|edit\w*|re-post|wrong|old revision|ask for)\b`,
      70,
    ),
  ),
  "programs-gone": says(
    String.raw`\b(?:delet\w*|overwrit\w*|on another (?:control|machine)|never saved|saved over|memory (?:is |was )?full)\b`,
  ),
  "programmer-does": says(
    String.raw`\b(?:answers? (?:every|all|the|both)|also (?:answers?|the one|does|quot\w*)|does all the cam plus|i chase|i redo|two jobs|half the day)\b`,
  ),
  "new-jobs-counted": says(String.raw`\b(?:\d+|\d+-some) new (?:jobs|part|programs?|parts)\b`),
  "models-arrive": says(
    String.raw`\b(?:models?|drawings?|prints?)\b.{0,40}\b(?:days? before|days? ahead|on (?:monday|friday)|missing|week ahead)\b`,
  ),
  "quoted-actual": {
    ...says(
      String.raw`\b(?:at|sold at|says|puts?(?: down)?|quoted(?: at)?|allow\w*|had) (?:about )?\$?${number}\b(?: (?:hr|hrs|hours))?[^\n]{0,80}\b(?:took|takes?|take|booked|after|ran|cost (?:them|us))\b`,
      String.raw`\b(?:told|gave|promised|sold|quoted)\b[^.\n]{0,30}\b[\d,]+ (?:hours|hrs)\b[^.\n]{0,30}\b(?:put in|used|spent|worked|booked|needed) [\d,]+`,
      String.raw`\btook (?:\$?\d|half|twice|double|longer)`,
      String.raw`\bhad taken longer\b`,
      String.raw`\b${hours} of real work\b`,
      String.raw`\b\d+ against \d+\b`,
      String.raw`\bcost them \$\d+`,
      String.raw`\bran \d+ hours and\b`,
    ),
    summed: "quoting_estimating",
  },
  "actuals-kept": says(
    String.raw`\b(?:nobody|no one|never|no time)\b.{0,40}\b(?:look\w*|opens?|compar\w*|laid|checks?|goes back)\b`,
    String.raw`\bwho goes to look\b`,
  ),
  "extra-hours-in": says(
    String.raw`\b(?:deburr|inspect\w*|setup|set-up|handling|wash\w*)\b.{0,40}\b(?:never|not|isn['’]t) in the (?:number|quote|price)\b`,
    String.raw`\bof real work\b`,
  ),
  "repeat-price": says(
    String.raw`\b(?:old price|renewed|same price|price since|still \$)`,
    String.raw`\b(?:price\w*|index card|card|rate sheet)\b[^.\n]{0,40}\b(?:says|from|dated|of) (?:19|20)\d\d\b`,
  ),
  "shop-rate": { checked: [{ kind: "any-of", field: "shop_rate_known", choices: ["Yes – accurate"] }] },
  "setups-counted": says(
    String.raw`\b(?:swap|change|set ?up|setup|tear)\w*(?: \w+){0,4} ${span("times|x")}`,
    String.raw`\b${number} (?:different )?(?:jobs|changes|changeovers|setups|swaps)\b.{0,30}\b(?:day|week|month|same|alone)`,
    String.raw`\bsetups? (?:are|is) few\b`,
    String.raw`\b(?:machines?|same \w+) (?:see|make)s? about ${number}\b`,
  ),
  "setup-ends": says(String.raw`\b(?:last good part|first good part|first chip|first cut)\b`),
  "setup-takes": says(
    String.raw`\b(?:walk\w*|hunt\w*|search\w*|dig\w*|boring|look\w* for|trams?|dialing|first (?:piece|article|pc)|1st pc|invent\w*)\b`,
  ),
  "setup-spread": says(
    String.raw`\b(?:in|on|for|at) the (?:longest|worst|slowest|best|shortest|fastest|quickest)(?: one)?,? (?!of\b)[^.;\n]{12,}`,
    String.raw`\bthe (?:longest|worst|slowest|shortest|fastest|quickest)(?: one)? was (?:when|because|the one)\b`,
  ),
  "setup-planned": says(
    String.raw`\b(?:${hours} on the board|plan(?:s|ned)? (?:allows?|for|at)|planned|in each offer|under std|card|on a (?:\w+ )?(?:hours?|hr) job|quoted)\b`,
    String.raw`\b(?:hour|hr) job\b`,
  ),
  "who-is-needed": says(
    onlyOne,
    String.raw`\b(?:he|she|[A-Z][a-z]+) (?:was|is) (?:gone|out|sick|away|on vacation)\b[^\n]{0,80}\b(?:machines?|mills?|lathes?|tools|jobs|orders|grinders?|everything)\b[^.\n]{0,60}\b(?:stands?|stood|sat|sit|stop(?:s|ped)?|waits?|waited|dark|late)\b`,
    String.raw`\bthe only one\b`,
    String.raw`\bholds? the stamp\b|\ball (?:of )?our cam\b|\bit all in (?:his|her|their) head\b`,
  ),
  "hours-for-a-person": says(
    near(onlyOne, `(?:${anyTime}|until morning|nothing moves|dark|idle|dont run)`, 160),
    String.raw`\b(?:sleeps?|sat|sit|stood|stands?|stay|waits?|dark)\b[^\n]{0,60}(?:${days}|until (?:six|morning)|til)`,
    String.raw`\bnothing moves\b`,
  ),
  teaching: says(
    String.raw`\b(?:offered to teach|school|course|pulled him off|teach|apprentice\w*|train(?:ed|ing)?|been shown|has learned|can push the button)\b`,
  ),
  "hours-source": {
    ...says(
      String.raw`\b(?:datanomix|amper|machinemetrics|telemetry|screens?|board says|clicker|we don['’]t write it down)\b`,
    ),
    checked: [
      {
        kind: "any-of",
        field: "machine_utilization_known",
        choices: ["Yes (ERP)", "Yes (telemetry)", "Estimate only", "Not at all"],
      },
    ],
  },
  "hours-cut": says(
    String.raw`\b(?:green|cut|cutting|in cycle)\b[^.\n]{0,24}\b\d+(?: hours)?(?: last week)? (?:out )?of (?:about )?\d+\b`,
    String.raw`\b\d{1,2} ?(?:%|percent) in cycle\b|\bin cycle (?:only |about )*\d{1,2} ?(?:%|percent)`,
    String.raw`\b(?:gone|went) up (?:by )?[\d,]+ hours\b|\b(?:adds|added) up to \d+ hours a week\b`,
    String.raw`\ball (?:of )?(?:the |our |my )?${number} (?:machines|mills|lathes|spindles)? ?(?:were|was|are|stood) (?:off|dark|idle|stopped)\b`,
    String.raw`\b\d+ hours (?:of )?chips\b`,
    String.raw`\b(?:cut|cuts|cutting|turning|run|ran)\b.{0,12}${span("hours?|hrs?")}`,
    String.raw`\b\d+ of (?:them|\d+|ten|five)\b.{0,20}\b(?:cutting|stopped|idle|sat|were|stop)`,
    String.raw`\b(?:cutting|cut) about \d+ ?%|aren['’]t even full|most of them idle|(?:five|\w+) of (?:ten|\w+) stopped|were idle most|machines? (?:\w+ )?seldom rest`,
    String.raw`\b${number} dark machines\b`,
    String.raw`\b(?:mills?|lathes?|machines?|spindles?) (?:are|is|stand|sit|stay)\b[^.\n]{0,15}\b(?:quiet|idle|dark|silent)\b[^.\n]{0,12}\ball (?:morning|afternoon|day|week)\b`,
    String.raw`\bhour ?(?:meters?|counters?)\b[^.\n]{0,70}\b\d+ hours\b`,
  ),
  "what-stops": says(stopReason),
  "night-stop-hour": says(
    String.raw`\b(?:quit|quits|stopped|stops)\b.{0,40}\b(?:before|after|at|by) (?:\d|ten|nine|eight|midnight)`,
  ),
  "longest-line": {
    ...says(
      String.raw`\b(?:everything (?:stacks|backs|is always)|it all backs up|stacks? up|in front of \w+|behind the \w+|rack (?:outside|by|until)|pile\w* up)\b`,
    ),
    checked: [{ kind: "any-of", field: "primary_bottleneck", choices: ["5-axis", "QC/Inspection"] }],
  },
  "touch-time": {
    ...says(
      String.raw`\b\d+ (?:working |business )?days from\b[^.\n]{0,80}\b(?:clock|cards?|machine)\b[^.\n]{0,30}\b\d+`,
      String.raw`\btime on (?:any|a|the) machines?\b[^.\n]{0,12}\b\d+`,
      String.raw`\b(?:average )?order has (?:about )?\d+ hours\b`,
      near(
        String.raw`\b(?:cut(?:ting|s)?|touched|machine|on the machine|of cutting|worked)\b[^\n]{0,40}|${hours}`,
        `(?:after|later|leaves?|stays?|days? in|building|see it|thirty-three|stood)[^\\n]{0,40}(?:${days}|days)`,
        160,
      ),
      String.raw`\bdays in the building: \d+`,
      String.raw`\b\w+ days, and\b.{0,80}\bhours\b`,
      String.raw`\b(?:touch(?:ed|ing)|hands[- ]on)\b[^.\n]{0,30}${hours}`,
    ),
    summed: "flow_wip_dwell",
  },
  "lot-sized": says(
    String.raw`\b(?:full pallets?|\d+ at a (?:crack|time)|lots of \d+|pallet doesn['’]t (?:budge|move)|year['’]s quantity|until number \d+|whole order)\b`,
  ),
  "which-gap": says(
    String.raw`\b(?:between|btwn|before|behind|outside) (?:the )?\w+(?: \w+)? (?:and|bench|room|line|mill|lap|deburr|tumbler)\b`,
    String.raw`\brack (?:by|outside|in front of)\b`,
  ),
  "who-carries": says(
    String.raw`\b(?:no one owns|nobody owns|didn['’]t know they|each station takes)\b`,
    String.raw`\b[A-Z][a-z]+ (?:takes?|took|carries|carried|walks?|walked|moves?|moved) (?:every|each|all the) (?:parts?|lots?|jobs?|orders?|carts?)\b`,
  ),
  "finished-wait": says(
    String.raw`\b(?:paperwork and packing|(?:leaves?|goes?) on the (?:\w+ )?(?:tuesday|friday|thursday)|packing list|full pallets|the box, the label|other half of the order|no foam|paperwork|packs? on|truck (?:left|that comes|only)|whole order|item \d)\b`,
  ),
} as const satisfies Record<string, Answered>;
