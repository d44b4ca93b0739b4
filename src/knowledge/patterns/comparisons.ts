import type { ThemeId } from "../themes/theme-id.ts";
import { quick } from "./quick-pattern.ts";
import { monthNames } from "./sentence-kinds.ts";

/**
 * What differs between the two sides of a comparison, and the cause it points to. The words name something done, kept,
 * allowed or missing on one side; a separate check makes sure that the results differ. Own judgment, from trade talk.
 */
export interface ComparisonRow extends ComparisonWords {
  readonly says: RegExp;
  /** None of these may appear with it. */
  readonly unless?: RegExp;
}

interface ComparisonWords {
  readonly theme: ThemeId;
  /** The two sides, after "compares". */
  readonly sides: string;
  /** Why it supports the cause, in whole sentences. */
  readonly because: string;
}

const person = String.raw`(?:\p{Lu}\p{Ll}+|he|she|him|her|I|me|one (?:man|person|guy|fellow)|the (?:owner|foreman|boss|old man))`;

export const comparisonRows = {
  "ready-before": {
    theme: "programming_readiness",
    says: /\b(?:tool(?:s|ing)? (?:lists?|sheets?)|offset sheets?|setup sheets?|simulat\w+|dry[- ]r[ua]n\w*|proven|proved out|prove[- ]?outs?|already posted|posted (?:the day )?before|programmed (?:ahead|before|in the office|upstairs|offline)|pre-?programm\w+|(?:program|path|toolpath|model|cam)s? (?:is|are|was|were|had been)? ?(?:ready|done|there|finished|on the (?:server|control))|(?:waiting|ready|sitting|already) on the (?:server|control|network)|(?:make|makes|made|write|writes|wrote|edit|edits|edited|program|programs|programmed|type|types|punch\w*) (?:\w+ ){0,5}(?:at|on|in) the (?:panel|machine|control)|waits? (?:for|on) (?:a |the |his |her )?(?:programs?|posts?|paths?|toolpaths?|cam)|fixture notes?)\b/i,
    sides: "jobs that were ready when they got to the machine with jobs that weren't",
    because: "Jobs that were ready ran. The others waited.",
  },
  "made-before": {
    theme: "programming_readiness",
    says: /\b(?:first[- ](?:time|run) (?:parts?|jobs?|work|ones?)|(?:hadn['’]?t|had not|never) been (?:proved|proven|run) (?:out|before)|proven (?:stuff|jobs|parts)|repeat(?:s| jobs| parts| orders| work|ers)?|old (?:part numbers?|jobs|folders?)|(?:we|we['’]?ve|have|they['’]?ve|been) (?:made|run|built|done) (?:it |them |that |those )?(?:before|already|a hundred times)|folder in the drawer|(?:in|from) the (?:old )?folders?|second (?:one|time|tool|mold|order|set|batch)|sister (?:tool|mold|order|part)|re-?orders?|right[- ]hand)\b/i,
    unless: quick(
      /\b(?:price[ds]?|pric(?:ing|es)|bid|bids|quot\w+|sold|figured|traveler|chart|estimat\w+|sets of jaws|lot size|orders? for \d+)\b/i,
    ),
    sides: "jobs you had made before with new ones",
    because:
      "What was made before runs, and new work waits. We think the hours go into getting ready, not into cutting.",
  },
  "who-can-or-may": {
    theme: "staffing_skills",
    says: new RegExp(
      String.raw`\b(?:[Oo]nly|[Jj]ust) (?:${person}|two|three|a few|one|the \w+) (?:\w+ ){0,2}(?:may|can|is allowed|are allowed|is (?:the )?one|knows?|reads?|sets?|runs?|signs?|stamps?)\b|\b(?:[Ee]very(?:body| man|one)?|[Aa]ny(?:body|one)?|[Ee]ach (?:man|operator)) (?:\w+ ){0,2}(?:may|is allowed|are allowed) (?:to )?(?:set|touch|start|sign|run|begin|pass)|\b(?:[Nn]obody|[Nn]o one|[Nn]one of (?:them|the others)) (?:else )?(?:is|are|was) (?:allowed|trained|able)\b|\b(?:[Nn]obody|[Nn]o one) else (?:knows|reads|can|could|may|runs|sets|dares|has)|\b[Tt]he (?:ones?|three|two|four|machines) ${person} (?:knows|can run|runs|was taught|was trained on)\b|\b${person} (?:is|['’]s) the (?:only )?(?:one|person|man|guy|fellow) (?:who|that) (?:reads|knows|can|runs|sets|programs)|\b[Oo]thers? (?:have to )?waits? for (?:them|him|her|${person})\b|\b[Cc]ross-?train(?:ed|ing)?\b|\b[Ii]f it['’]?s anyone else\b|\b[Oo]nly ${person} who\b|\b(?:[Tt]aught|[Tt]rained) (?:${person}|two|three|the others?)|\b(?:[Hh]unt|[Ll]ook|[Ww]ait)s? for (?:him|her) to\b|\b[Cc]an run (?:any|all|every)`,
      "u",
    ),
    sides: "times when someone who knows how was there with times when no one was",
    because: "We think one side lacked someone who knows how or is allowed to.",
  },
  "new-here": {
    theme: "staffing_skills",
    says: new RegExp(
      [
        String.raw`\b(?:people|persons?|those|men|hands|operators|guys|fell(?:ow|a)s|machinists|everyone|ones) (?:who (?:have|had|['’]ve) (?:been (?:here|with us) )?|\w+ ){0,4}(?:under|over|less than|more than|within|past) (?:a|an|one|two|three|four|five|six|ten|\d+|the first) ?(?:months?|years?)\b`,
        String.raw`\b(?:been (?:here|with us)|hired|started|joined us|came to us) (?:for )?(?:under|less than|within|since|after|in the last) (?:\w+ ){0,2}(?:months?|years?|spring|summer|fall|winter|${monthNames})\b`,
        String.raw`\b(?:first|new) (?:weeks?|months?) (?:of|for) (?:a |the )?new (?:hires?|people|men|guys)\b`,
        String.raw`\b(?:new|newer|green) (?:people|hires|men|guys|hands|ones|kids)\b[^.]{0,70}\b(?:old|older|senior|long-?time) (?:people|hands|men|guys|ones)\b`,
      ].join("|"),
      "i",
    ),
    sides: "people who have been here for years with newer people",
    because: "Where people have been here longer, it goes better. We think the newer ones weren't taught enough.",
  },
  locked: {
    theme: "scheduling_priority",
    says: /\b(?:(?:lock(?:s|ed)?|froze|frozen|freezes?|fixed) (?:the |our )?(?:next |first )?(?:\w+ )?(?:days?|week|board|list|plan|schedule)|(?:days?|week|board|list|plan|schedule) (?:is|are|was|were|stays?|got) (?:locked|frozen|fixed)|nobody (?:is allowed to |was allowed to |may |could )?(?:touch|touches|change|changes|changed|move|moves|moved) (?:it|the (?:list|board|plan|order))?|no (?:rush(?:es)?|changes? to the (?:board|list|plan)|pulling|jumping)|no (?:calls?|phone|walk-?ins|signal)|in the order (?:they|it) (?:stood|came|were)|hot (?:jobs?|list|work)|shoved in|whatever['’]?s (?:burning|hot|on fire)|ahead of (?:the line|it|them)|jump(?:s|ed)? the (?:line|queue)|(?:tear(?:s|ing)?|tore|torn) (?:it |them )?down|broke into|bump(?:ed|s)?|taken off half\w*|hotter one|pulled forward|pull(?:ed|s)? (?:a |the )?(?:running )?jobs? off|squeez\w+ in|yes to (?:all|every\w*|anybody)|everything that walked in|expedit\w+|rush orders?)\b/i,
    sides: "work that was left alone with work that was interrupted or moved around",
    because: "Where the order of work was left alone, it went better.",
  },
  "fewer-at-once": {
    theme: "flow_wip_dwell",
    says: /\b(?:open (?:orders|jobs|lots)|nothing new (?:on|onto|to)|standing: |between (?:the )?(?:ops|operations|steps)|(?:only|just|no more than|at most) (?:\w+ )?(?:jobs|orders|lots|carts) (?:out there|on the floor|released|open|at (?:a time|once))|could only have|carried (?:it|one|them|\w+) (?:through |around |over )?(?:by hand|myself|himself|herself)|by hand, and|walked (?:it|one|them|the \w+) (?:through|around|over|from)|hand[- ]?carr\w+|push ?carts?|door to door|(?:boxes|parts|orders|lots|jobs) (?:stay|stand|sit|wait)s?\b[^.]{0,40}\b(?:corner|shelf|rack|dock|aisle|between|days?)|(?:ready|finished|done) (?:boxes|parts|orders)|own (?:van|truck|driver)|(?:driver|truck|van) (?:is |was )?(?:stand|wait)\w*|the (?:moment|day|minute|same day) (?:they|it) (?:come|comes|came|is|are) (?:off|ready|done)|didn['’]?t hold|(?:sent|shipped|ships|packed|packs) (?:whatever|it|them|each|every|daily|every day)\b|part[- ]lots?|half (?:the|a) lot|\w+ (?:pieces?|parts?) at a time|whole (?:lot|batch|order|rack)|(?:full|complete) (?:lot|batch|rack|skid|pallet)|from machine to machine|next machine|(?:aisle|floor|rack)s? (?:filled|full|clear|empty))\b/i,
    sides: "work that moved on at once with work that waited between steps",
    because: "What moved on at once was done sooner. We think the rest of the time is waiting between steps.",
  },
  "hours-quoted": {
    theme: "quoting_estimating",
    says: /\b(?:sold (?:at|for|as) \w+|sold \d+|(?:traveler|board|card|router|quote|estimate|sheet|chart|bid) (?:says?|said|has|had|gives|gave)|off the (?:old )?(?:time ?cards?|prints?|chart|history|clock)|by (?:the )?(?:feel|eye|experience|gut|chart|hour)|(?:names|named|guess\w*|eyeball\w*) (?:a )?(?:number|hours)|we bid|(?:we|I) (?:sold|priced|quoted|bid|figured) (?:it|them|at)|hours? (?:we|I|that we) (?:sold|bid|quoted|figured|promised)|(?:sold|quoted|bid|figured) (?:hours|at|it)|figured the|hours as used|whatever (?:the clock|it takes)|what the clock says|by the hour|time and materials?|cost[- ]plus|fixed[- ]price|T&M|per hour worked)\b/i,
    unless: quick(/\b(?:working|business) days\b/i),
    sides: "jobs whose hours were set in one way with jobs whose hours were set in another",
    because: "We think the work is done as well on both sides, and the hours are set better on one.",
  },
  "setup-prepared": {
    theme: "setup_changeover",
    says: /\b(?:zero[- ]?point|quick[- ]?change|pre-?set(?:ter|s|ting)?|jaws? and collets?|(?:jaws|collets|vises|tools|holders|fixtures) (?:\w+ ){0,4}(?:on|in) (?:a|the|his|her) (?:cart|tray|kit|drawer)|kit(?:s|ted|ting)?\b|(?:dress(?:es|ed)|(?:builds?|built) up|measured) (?:\w+ ){0,4}(?:holders?|tools|pallets?|fixtures?|lengths|on (?:the|a) (?:machine|bench))|(?:vises?|jaws|chuck|fixture) (?:\w+ )?(?:comes?|came|goes|stays?|left) (?:off|on)|ball-?lock|tear\w* down and|standing in the fixture|by (?:bar |stock )?(?:diameter|family|material|size)|(?:grouped|sorted|sequenced) by|one part,? all (?:day|week)|(?:nobody|no one) takes a (?:jaw|fixture|vise)|(?:last|good) (?:piece|part) (?:of|to)\b[^.]{0,50}\bfirst (?:good )?(?:piece|part)|chang\w+ ?overs? (?:went|take|takes|took|in|is|are)|same (?:jaws|fixture|setup)|small (?:lots|orders|batches)|(?:ones|onesies|twos|twosies|threes|fours|fives|sixes|tens)\b[^.]{0,12}\b(?:and|or) (?:twos|twosies|threes|fours|fives|sixes|tens|twelves|twenties)\b|dedicated (?:fixtures?|machine)|stays? set up|left (?:it )?set ?up|pallet (?:pool|system)|hunts? for (?:jaws|tools|collets|vises|fixtures))\b/i,
    sides: "setups that were prepared, or skipped, with setups that weren't",
    because: "We think the hours are lost in going from one job to the next, not in the cutting.",
  },
  "material-on-hand": {
    theme: "material_supply",
    says: /\b(?:(?:his|her|their|its|own|customer['’]?s?) (?:own )?(?:bar|stock|material|steel|castings|blanks|forgings|plate|aluminum)|(?:bar|stock|material|steel|castings|forgings|plate|blanks) (?:is|are|was|were|comes?|came|shows? up|arrives?|arrived|sits?|lies|stood)? ?(?:from across|on the (?:shelf|rack|floor)|in (?:stock|the rack|house)|here|there|early|late|ahead|in time|free issue|consigned|on consignment)|(?:supplies|sends|sent|brings|drops off|ships us|provides) (?:\w+ ){0,3}(?:bar|stock|material|steel|castings|blanks|forgings|plate|titanium|aluminum)|consign\w+|bought (?:\w+ ){0,4}(?:ahead|months?|extra|early|a year|a truckload)|(?:rack|shelf|racks|shelves) (?:was|were|is|are|went|ran) (?:empty|full|bare)|where we (?:buy|order) the|waits? (?:for|on) (?:the |a )?(?:bar|stock|material|steel|castings|plater|plating|heat treat|anodiz\w+|forgings|cert\w*|outside)|(?:hardener|coater|anodizer|plater|heat treater|galvanizer)(?:['’]s)?\b|(?:go|goes|went|gone|going|send|sent|sends|away|out) (?:\w+ ){0,4}for (?:the )?(?:color|coating|plating|nitrid\w*|anodiz\w*|harden\w*|heat treat\w*|grinding|paint)|(?:bar|stock|metal|steel|plate|material) was (?:in|there)|buy (?:in )?(?:per|for each|by the) job|plate dealer|broker|comes? (?:home|back) (?:in|after) \d+|(?:plater|plating|anodizer|heat treat\w*|foundry|mill|supplier|vendor|service center|saw)\b[^.]{0,40}\b(?:days|weeks|late|across|next door|truck)|different (?:plater|supplier|vendor|foundry)|staged (?:material|bar|stock)|(?:comes?|came|arrives?|shows? up|delivered) (?:\w+ ){0,2}(?:all at once|in (?:pieces|dribs|drips|dribbles)|in one (?:load|lot|truck))|(?:the )?rest (?:whenever|later|when))\b/i,
    sides: "jobs that had their material with jobs that didn't",
    because: "Jobs that had it could start.",
  },
  "own-check": {
    theme: "quality_inspection",
    says: /\b(?:(?:check(?:ed|s)?|measur\w+|gag(?:e|ed|es)|gaug(?:e|ed|es)|inspect\w*|pass(?:ed|es)?|releas\w+|sign(?:ed|s)?(?: off)?|buy(?:s)?[- ]?off|bought off) (?:their|his|her|its|your) own\b|(?:their|his|her) own (?:first (?:pieces?|articles?|parts?)|pieces|parts|checks?)|at the machine with a (?:height )?gau?ge\b|CMM|granite|dimension(?:al)? reports?|(?:first[- ]?(?:article|piece|part)s?|FAIs?)\b[^.]{0,60}\b(?:wait|sit|sat|stamp|sign|release|check|inspect|hours?|morning)\w*|(?:waits?|waiting|sits?|sitting|sat|stands?) (?:\w+ ){0,5}(?:inspection|inspector|quality|QC|to be (?:checked|measured|inspected))|deviation|relaxed (?:tolerance|spec)|(?:looser|wider|tighter) tol\w*|skip[- ]lot|source inspect\w*|(?:the|an|our) inspector|inspection room|cool room|receiving inspection|stamp(?:s|ed)?|in[- ]process (?:check|inspection|gag)\w*|measuring room|measur\w+ (?:the first|when it['’]?s done|at the end)|gau?ges)\b/i,
    sides: "two ways of checking parts",
    because: "We think the time is lost between a finished part and a passed one, not in the cutting.",
  },
  "stops-seen": {
    theme: "capacity_visibility",
    says: /\b(?:(?<!\b(?:kitchen|front|lunch|sales|parts|(?:under|behind|over|on|at) the) )(?:piece |part |big )?counters?\b(?! ?(?:bore|sink|top))|(?:electric|power|hour|cycle) ?meters?|stack ?lights?|amber lights?|light (?:on|goes|came|comes)|monitor(?:s|ed|ing)?\b|scoreboard|clipboard|stopwatch|tall(?:y|ied|ies)|hash ?marks?|wrote down (?:each|every|when|why|all)|writ(?:es|ing) down (?:each|every|when|why)|(?:wrote|writes?) (?:\w+ ){0,3}(?:stops?|minutes|reasons?)|log(?:s|ged|book)?\b[^.]{0,24}\bstop|(?:little|short|small|five-minute|two-minute) (?:stops?|things)|whistl\w+|camera|sensor|telemetry|every time (?:it|she|a machine|one) (?:stops?|stopped)|(?:nobody|no one) (?:here )?(?:could|can) (?:tell|say) (?:how|why|when|which|what)|hourly (?:count|tally|board|number)s?|on a board by the hour)\b/i,
    sides: "machines whose stops someone sees with machines whose stops no one sees",
    because: "We think stops that someone sees are ended soon, and the others go on.",
  },
  "cared-for": {
    theme: "maintenance_downtime",
    says: /\b(?:greas\w+|oil(?:s|ed|ing)?\b|lube\w*|filters?|service[ds]?\b(?! (?:center|man|men|guy|tech\w*|company|life|department)\b)|servicing|(?:planned|preventive|preventative|regular) maintenance|PM(?:s|['’]d)?\b|hosed|clean(?:s|ed)|drains\b|drained|condensers?|chillers?|spindle (?:warm|trip|alarm|went|died|test)\w*|way ?wipers?|belts?|hydraulic\w*|break(?:s|ing)? ?downs?|broke down|down for (?:repair|days|a week|weeks)|repaired|(?:under|in) repair|on the phone to|tech(?:nician)?s? (?:came|comes|to come)|for a (?:board|drive|motor|pump)|quit on us|(?:went|goes|go|gone) down (?:\w+ )?times|crash\w*|bearings?|coolant (?:pump|change)|looks? after|takes care of (?:it|that one|her))\b/i,
    unless: quick(/\bno (?:crash|break)\w*\b/i),
    sides: "a machine that is looked after, or rarely fails, with one that isn't",
    because: "What is looked after stops less.",
  },
  "one-list": {
    theme: "data_silos",
    says: /\b(?:(?:one|a single) (?:file|list|sheet|system|book|paper list|spreadsheet)|in one place|(?:two|three|four|five|several) (?:lists|sheets|systems|files|places|books|spreadsheets|versions)|(?:whose|which) (?:figure|number|list|date|sheet) is (?:right|true)|different (?:due )?(?:dates?|numbers?|figures?|quantit\w+)|in (?:his|her|their|the|a) portal|the system and the sheet|somebody['’]?s inbox|(?:typed|types|typing|keyed|keys|entered|enters|copied|copies|copying) (?:\w+ ){0,4}(?:in|again|over|twice|by|from|into)|retyp\w+|re-?key\w*|re-?enter\w*|scan(?:s|ned|ning)? (?:a |the |its )?(?:traveler|card)s?|bar ?cod\w+|on a tablet|on paper if|(?:doesn['’]?t|don['’]?t|didn['’]?t|never) (?:match|agree)|(?:were|was|are|is)(?:n['’]?t| not) the same\b|(?:was|were) a different one|old (?:drawing|rev\w*)|(?:whiteboard|board|sheet|notebook|paper|slip) (?:against|into|says something|said something)|disagree\w*|where is it|(?:sheet|spreadsheet|ERP|system|whiteboard|board) (?:says?|said|shows?|showed|had|has) (?:one|a different|\d+|the (?:1|2|3)\d?\w*)[^.]{0,40}\b(?:sheet|spreadsheet|ERP|system|whiteboard|board|card|traveler)\b)/i,
    sides: "facts written down once with facts written down in several places",
    because: "We think time goes into finding out which of two entries is right.",
  },
} as const satisfies Record<string, ComparisonRow>;

interface WorkedOut extends ComparisonWords {
  /** Causes that the same facts rule out, however they are worded. */
  readonly not?: readonly ThemeId[];
}

/** Comparisons worked out from facts in a text, not from words about what differs. */
export const workedOut = {
  "went-without": {
    theme: "scheduling_priority",
    sides: "days when someone was away with ordinary days",
    because: "The work went better while they were away. We think no one changed its order.",
  },
  "stood-without": {
    theme: "staffing_skills",
    sides: "days when someone was away with ordinary days",
    because: "The machines were there. We think what was missing is what one person alone knows or may do.",
  },
  "stood-without-programs": {
    theme: "programming_readiness",
    sides: "days when whoever makes the programs was away with ordinary days",
    because: "The machines were there. We think what was missing is programs, which come from one desk.",
  },
  "over-alike": {
    theme: "quoting_estimating",
    not: ["setup_changeover", "staffing_skills"],
    sides: "the hours you set with the hours it takes each time",
    because: "A job that takes about the same each time is rarely done badly. We think the hours set for it are short.",
  },
  "over-quote": {
    theme: "quoting_estimating",
    sides: "the hours you quote with the hours the work takes",
    because: "The work takes longer than it is sold for. We think the quotes are short.",
  },
  "longer-than-told": {
    theme: "material_supply",
    sides: "the time your vendor tells you with the time it takes",
    because: "No date that is built on what you’re told can hold.",
  },
} as const satisfies Record<string, WorkedOut>;

export type WorkedOutId = keyof typeof workedOut;

export type ComparisonRowId = keyof typeof comparisonRows;

/** `read`: no words name what differs, only the free-text reader finds the cause. */
export type ComparisonId = ComparisonRowId | WorkedOutId | "read";

/**
 * How strongly a comparison points to a cause: the first word for what differs, each of two further ones, what is worked
 * out, and the part of the reader's log odds that counts. Own judgment, checked on `test/cases/comparisons.jsonl`.
 */
export const comparisonLogWeights = { word: 2, furtherWord: 0.5, workedOut: 3, read: 0.6 } as const;

/** How strongly so many different words for what differs point to the cause. */
export const weightOfWords = (count: number): number =>
  comparisonLogWeights.word + comparisonLogWeights.furtherWord * Math.min(2, count - 1);

/** The least sum of log weights that counts, and the least lead over the next cause. Checked on the same passages. */
export const comparisonThresholds = { sum: 2.1, lead: 0.8 } as const;

/** The ratio of evidence from a comparison, for its cause or against others. Own judgment, checked on the same passages. */
export const comparisonRatios = {
  for: 12,
  /** If only the reader names the cause. */
  forRead: 5,
  /** Against what was the same on both sides or is refuted. */
  against: 4,
  /** Against other causes that the owner names. */
  againstBlamed: 2.5,
} as const;
