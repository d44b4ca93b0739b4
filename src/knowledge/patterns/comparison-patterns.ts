import type { ThemeId } from "../themes.ts";
import { quick } from "./quick-pattern.ts";

/** How people compare two things and say how they came out. Own judgment, from shop talk. */

/** The rest of us, not the rest of a lot that ran on: "by then they've run the rest". */
const theRest = String.raw`\bthe rest\b(?<!\b(?:runs?|ran|running|cuts?|mak(?:e|es|ing)|made|do|does|did|done|finish\w*|ship\w*|scrap\w*|send|sent) the rest)(?! (?:of the time )?(?:it|they|is|just|sits|of it)\b)(?! (?:he|she|they|I|we) (?:just )?(?:wrote|writes|marked|called|puts?|spent|lost)\b)(?! of (?:the|that|this|it|his|her|my|our|a) (?:day|week|month|order|lot|batch|job|run|year|shift)\b)`;

/**
 * Any of these, each at the start of a word. One `\b` before all of them is faster than one in each: most letters don't
 * start a word, so the alternatives aren't tried there.
 */
const anyFromWord = (alternatives: readonly string[], flags: string): RegExp =>
  quick(new RegExp(String.raw`\b(?:${alternatives.join("|")})`, flags));

/** Words for different results, if no two numbers show them. */
export const cameOutDifferently =
  /\b(?:back (?:up|down|to)|right back|went (?:up|down|from|back)|dropped|drops|fell|doubled|tripled|half (?:of|as|the|what)|twice|fewer|no longer|not one|never|always|every time|each time|nobody|no one|none|now\b|started|again|went back|went up|more|most|whole|any(?:more)?\b|keep|kept|comes? back|shows? up|gets? (?:done|out|through)|best|worst|lost|loses?|miss(?:es|ed)?|late|early|ready|forgot\w*|argu\w+|(?:nothing|none|nobody|no one) (?:was |went |is )?(?:late|pulled|run|waited|moved|turned|short)|on time|late to|on date|hang|hangs|stopped|stands?|stood|sits?|sat|waits?|waited|still|without a|no trouble|surprises|worse|better|faster|slower|longer|shorter|sooner|earlier|less|more than|land within|over\b|like clockwork|caught up|all week|all day)\b/i;

/** Comparisons that aren't about the work: pay, money, people, sizes, honors. */
export const besideTheWork = quick(
  /\$\d+\.\d\d\b|\$[1-4]\d(?: an?|\/| per) ?(?:hour|hr)\b|\b(?:pays? (?:in|us|nights)|visitors|paid in|square feet|parking|inches|holiday|closed (?:on |for )?(?:\w+day|the|thursday|christmas)|can['’]?t (?:really )?(?:put|compare)|apples|(?:castings|airplanes|other work) over there|nothing alike|different (?:work|parts|machines|trade)|not comparable|hard to compare)\b/i,
);

/** Words for an opinion, which isn't evidence, whoever has it. The sentence, or the clause after it, is left out. */
export const belief = quick(
  /\b(?:(?:I|we|he|she|they|foreman|planner|boss|wife|husband|brother|dad|purchasing|sales|office|everybody|everyone|people|days|jo|[A-Z][a-z]+) (?:still |always |only |just )?(?:think|thinks|thought|believe|believes|figures?(?! (?:on |it at |about )*\d)|figured(?! (?:on |it at |about )*\d)|guess|guesses|swears?|says?|said|say|tells? (?:me|us)|suspect|suspects|suppose|blames?|blamed|put(?:s)? (?:that|it) down to|call it|calls it|hear it['’]s|argues?)\b|[Mm]y (?:position|guess|theory|feeling) is|[Mm]ust be\b|[Ii]t goes to show|(?:is|are) said to\b|[Ss]o (?:they|he|she) can (?:do it )?when (?:they|he|she) want|(?:[Pp]eople|[Tt]hey) tell me|I don['’]?t understand|[Ii]f you ask (?:me|anybody)|[Aa]s if\b|[Pp]robably because|[Ll]uck(?:y)?\b|[Uu]nlucky)/,
);

/** Someone was not there. */
export const personAway = quick(
  new RegExp(
    [
      String.raw`\b(?<who>I|he|she|[Ss]ales|\p{Lu}\p{Ll}+|[Mm]y \w+|[Tt]he (?:owner|foreman|boss|planner|inspector|programmer|lead|estimator|scheduler|buyer|old man)|[Oo]wner(?: and \w+)?)(?: \([^)]*\))?(?:['’]s| was| were| is| went| had been)? (?:still )?(?:out\b(?! (?:of|the|there|to|on (?:a )?(?:job|machine)))|away\b|gone\b(?! (?:before|by|within)\b)|off (?:sick|for|with|the|work|\w+ (?:days|weeks))|on (?:vacation|leave|jury duty|his honeymoon|her honeymoon|a cruise|holiday)|in (?:the )?(?:hospital|bed|rehab|\p{Lu}\p{Ll}+\b)|at (?:a|the) (?:show|lake|beach|funeral|wedding|trade show|cabin|conference)|home sick|sick\b|went (?:up |down |over |back |home )?to \p{Lu}\p{Ll}+)`,
      String.raw`\b(?<who3>(?!(?:The|Our|My|An?|One|That|This|Its?|In|On|At|When|After|Then|And|But|So)\b)\p{Lu}\p{Ll}+|[Hh]e|[Ss]he|I) (?!was\b)[\p{Ll}]+ (?:(?!and\b)[\p{L}\d'’-]+ ){0,8}?and (?:was|is) (?:out|away|gone|off|home) (?:for )?(?:(?:about|almost|nearly|over) )?(?:\w+ )?(?:days?|weeks?|months?)\b(?! (?:behind|late|old)\b)`,
      String.raw`\b(?<who2>\p{Lu}\p{Ll}+|[Ss]he|[Hh]e|I) (?:took|had|spent|went (?:for|on|to)) (?:\w+ ){0,2}(?:weeks?|days|month|surgery|operation|baby|vacation|leave)\b`,
    ].join("|"),
    "u",
  ),
);

/** People who take orders, promise dates and change the schedule. */
export const interrupts =
  /\b(?:sales\w*|owner|boss|VP|president|customers?|phone|calls?|walks? (?:the floor|around|in|through)|expedit\w*|promis\w*|hot|rush|general manager|the list|the board|yes to|tells? (?:the|each) (?:guys|men|operators))\b/i;

/** Work stopped. */
export const stoodStill = quick(
  /\b(?:(?:didn['’]?t|did not|never) (?:make|cut|turn|run|move|ship|start)|not a (?:chip|part|piece)|nothing (?:ran|moved|turned|shipped|started|got|went)|stood|sat\b(?! (?:across|next|down|in|at|with|by)\b)|stopped|dark\b|idle|waited|waiting|wait\b|piled|stack(?:ed)? up|backed up|behind|late\b|stuck|shut|dead|in the aisle|couldn['’]?t|nobody could|no one could|one machine|scrap\w*|(?:that|those|the same) (?:days?|weeks?|months?)\b[^.;]{0,24}\b(?:said|was|were|showed|read|made|had|got|came to)\b[^.;]{0,8}\d|(?:board|column|list|cart|rack|queue|line|row|shelf|table)s?\b[^.;]{0,12} had (?:\w+ ){1,3}(?:in|on) (?:it|them))/i,
);

/** Work went on. */
export const wentOn = quick(
  /\b(?:nothing (?:\w+ )?late|no(?:t one)? late|(?:all|every\w*) (?:\w+ )?(?:shipped|on (?:time|date)|out)|on time|on date|no overtime|caught up|went fine|was fine|ran fine|smooth\w*|never better|best (?:week|month)|fewer|quiet|no (?:hot|rush|expedit)\w*|\d+ (?:planned|jobs),? \d+ (?:done|setups))\b/i,
);

/** Words for two sides of a comparison. Among other sentences, `before` or `the other` is not enough. */
export const plainlyTwoSides = anyFromWord(
  [
    String.raw`same (?!day|time|week|story|thing|as (?:always|ever))\w+[^.]{0,40}[,.;] (?:the |with the )?same\b`,
    String.raw`(?:twins\b|twin (?:lathes?|mills?|machines?)|sisters? (?:to|tool|mold|shop|machine)|identical|side by side|all (?:much )?alike|next to each other)\b`,
    String.raw`same (?:model|machines|parts|bar|material|men|people|operators?|crews?|work)\b`,
    String.raw`(?:only difference|the (?:one )?(?:exception|puzzle)|my one puzzle|what I can['’]t (?:explain|figure)|all \d+ has|the one place)\b`,
    String.raw`(?:everything|everybody|everyone|anybody) else\b|the others\b`,
    theRest,
    String.raw`(?:made|run|built|done) (?:it )?before\b[\s\S]*\bnew\b|new (?:parts?|jobs?|work|ones?)\b[\s\S]*\b(?:before|repeats?|old (?:ones|jobs))\b|repeats?\b[\s\S]*\bnew\b`,
    String.raw`first (?:one|tool|mold|order|time|batch)\b[\s\S]*\bsecond\b`,
    String.raw`(?:for|in those|those|these|that|stayed(?: with us)?) (?:(?:about |over )?(?:an?|one|two|three|four|five|six|eight|nine|ten|\d+|first|last) )?(?:\w+ )?(?:week|month|(?<!\bfor )weeks|(?<!\bfor )days|months)\b[\s\S]*\b(?:again|after|now|back|then)\b`,
    String.raw`from [^.]{1,24} to [^.]{1,24}\b[\s\S]*\bback\b`,
    String.raw`(?:nights?|second shift)\b[^.]*[,.;][^.]*\b(?:days|first shift)\b|(?:days|first shift)\b[^.]*[,.;][^.]*\b(?:nights|second shift)\b`,
    String.raw`leased?\b`,
    String.raw`(?:the moment|the minute|same day) (?:they|it)\b|(?:took|carr\w+|walked|pushed|brought|ran)\b[^.]{0,60}\b(?:by hand|(?:her|him|my)self)\b|(?:her|him|my)self\b[^.]{0,60}\b(?:carried|walked|pushed|took)\b`,
  ],
  "iu",
);

/** Words for something past, planned or only wished for, which isn't a side of a comparison. */
export const notNow = quick(
  /\b(?:behind us|(?:is|are|been|was|were|matter) (?:fixed|solved|over|replaced|closed|settled|past)|that['’]s (?:over|replaced|solved)|all good|no issue since|fine now|runs like new|(?:plan|plans|planning|want|wants|going|fixing|hope|intend|intends|looking) to\b|would|(?:I|we|he|she|they)(?:['’]ll| will)\b|finished last year|changed, no)\b|\bquoted?, \$|\basked (?:me|us|him|her) (?:\w+ ){0,3}(?:for|if) |\$(?:\d{2,3},\d{3}|[\d.]+ million)/i,
);

/** Things that can be out, away or gone but aren't people. */
export const notPeople =
  /^(?:It|That|This|Comes|Came|Works|Goes|Turns|They|We|Everything|Nothing|Work|Jobs?|Orders?|Parts?|Material|Spindle|Machine|Compressor|Crane|Power|Haas|Mazak|Okuma|Mori|Doosan|Makino|Hermle|Citizen|Star|Tsugami|Brother|Matsuura|Grob|Integrex|Two|Three|One|Nobody|[Mm]y (?:back|truck|machine|phone)|.*\b(?:shop|line|lathe|mill))$/;

/** What was the same on both sides, and the cause it therefore can't be. */
export const sameOnBoth: readonly { readonly says: RegExp; readonly not: ThemeId; readonly why: string }[] = [
  {
    says: /\bsame (?:two |three |\w+ )?(?:men|people|guys|fellows|fellas|crews?|operators?|hands|boys|crew)\b|\bruns? (?:the )?both\b|\babout a third same as everybody\b|\bsame (?:[A-Z]\w+ and [A-Z]\w+)\b/,
    not: "staffing_skills",
    why: "The same people worked on both sides of the comparison you tell, so they aren't what differs.",
  },
  {
    says: /\bsame (?:\w+ )?(?:bar|stock|material|steel|castings|forgings|heat|P20|aluminum|titanium)\b/i,
    not: "material_supply",
    why: "The material was the same on both sides of the comparison you tell.",
  },
  {
    says: /\bsame (?:\w+ )?(?:program|programs|code|post|toolpaths?)\b/i,
    not: "programming_readiness",
    why: "The program was the same on both sides of the comparison you tell.",
  },
  {
    says: /\bsame (?:\w+ )?(?:cutters|tools|tooling|fixtures?|jaws|vises|setup)\b/i,
    not: "setup_changeover",
    why: "Tools and fixtures were the same on both sides of the comparison you tell.",
  },
];

/** Stated facts that make a cause unlikely, whatever anyone believes. */
export const refutations: readonly { readonly says: RegExp; readonly not: ThemeId; readonly why: string }[] = [
  {
    says: /\b(?:stand (?:there|by|next to it)(?: and watch)?, it takes (?:the )?\d|set-?ups?[^.]{0,40}(?<!(?:\b(?:not|never|rarely|hardly)|n['’]t) (?:\w+ )?)\b(?:never moves?|hold(?:s)? (?:the|their|its) (?:plan|time|hours)|on plan|(?<!\b(?:long|much|many) )as planned|take what (?:we|they) plan)|(?:\d ?h|hours?|minutes) each(?: time)?, (?:that (?:part|one)? ?never (?:moves|changes)|(?:right |always )?on the (?:sheet|card|plan|traveler|router|money)))\b/i,
    not: "setup_changeover",
    why: "A setup takes what it is planned at: its length isn't what costs you.",
  },
  {
    says: /\bset-?ups?\b[^.;]{0,50}\b(?:which is what (?:it|a|that)\b|always (?:was|were|has been|have been|took)\b|(?:the )?same as (?:ever|always|before)|as (?:I|we) plan(?:ned)?\b|(?:has|have)(?:n['’]t| not) changed)/i,
    not: "setup_changeover",
    why: "A setup takes what it always took: it isn't what has changed.",
  },
  {
    says: /\bset-?ups?\b[^.;]{0,40}\b(?:came|comes?|(?:gets?|got|is|are|was|were|be|been) (?:torn|pulled|taken|broken|ripped))(?: (?:down|off|out|apart))[^.;]{0,50}\b(?:for (?:an|a|some)(?:other|thing|body|one)?\b|before (?:it|they|the (?:lot|job|order))\b)|\b(?:tore|tear|torn|pulled?|ripp?e?d?|broke) (?:down|out|off|apart) [^.;]{0,20}\bset-?ups?\b[^.;]{0,50}\b(?:for (?:an|a|some)(?:other|thing|body|one)?\b|before\b|to run\b)/i,
    not: "setup_changeover",
    why: "Setups are taken down before the job is done: it's the order of jobs that changes, not the setups that are slow.",
  },
  {
    says: /\b(?:CMM|gauge|inspection machine|Zeiss|granite)\b(?=[^;]{0,140}\b(?:use|used|in use|log|logs|busy|measures|runs)\b)[^;]{0,140}\b(?:(?:roughly|about|only|just|barely) (?:an|one|two|1|2) hours?(?! each)|sits? (?:idle|free|empty)|idle (?:half|most))\b/i,
    not: "quality_inspection",
    why: "The measuring machine is hardly used: it isn't what parts wait for.",
  },
  {
    says: /\b(?:\d+|(?:\p{Lu}\p{Ll}+|\w+)['’]s) (?:were|was|are|is) over too\b|\b(?:old|oldest|best|senior) (?:hand|man|machinist)[^.]{0,40}\bover (?:too|as well|by the same)\b/u,
    not: "staffing_skills",
    why: "Your most experienced hand runs over by as much, so it isn't the skill of the others.",
  },
  {
    says: /\b(?:stock|material|steel|metal|bars?|plate|castings?|forgings?|blanks?)\b[^.;]{0,20}\b(?:here|in (?:house|stock|the rack)|there|on time|on the (?:rack|floor|shelf))\b[^.;]{0,50}\b(?:on|for|in) all but (?:a few|one|two|three|four|five|[1-9]\b)|(?:\b(?:not|never)|n['’]t) missed an? (?:\w+ )?(?:bar|stock|steel|material|casting|forging|plate) deliver(?:y|ies)\b/i,
    not: "material_supply",
    why: "The material was nearly always here on time.",
  },
];

/** The job of the person who was away, from the same sentences. */
export const programsAlone = quick(
  /\b(?:does (?:all )?(?:the|our) (?:programs|programming|CAM)|(?:writes|makes|posts) (?:all )?(?:the|our) (?:programs|paths)|programmer|programs? (?:\w+ ){0,3}(?:wait|ready|ran out|run out|left)\w*|(?:out of|no|without|waiting (?:for|on)) (?:new )?(?:programs|paths)|CAM (?:seat|man|guy|lady|chair))\b/i,
);

/** How the work came out. */
export const results =
  /\b(?:late|on time|on date|on the day|good in time|missed|scrap\w*|threw|bad\b|reject\w*|idle|stands?|stood|standing|down\b|out \d+ (?:days?|hours?)|hours?|minutes|days|jobs|parts|pieces|orders|shipped|took|takes|takes|makes?|made|cut|turns?|turned|percent)\b|%/i;

/** Signs that a text compares two sides: what stayed the same, another group, another time, something exchanged. */
export const comparisonSigns: readonly RegExp[] = [
  /\b(?:(?<!\b(?:every|each) time, )same (?!day|time|week|story|thing|as (?:always|ever))\w+|identical|equal\w*|alike|as (?:ever|before) |no (?:new|extra) (?:people|hires?|men|hands|machines)|nothing else (?:changed|moved)|(?:didn['’]?t|did not) (?:change|drop|get any)|flat\b|(?:in|on|for) (?:both|either)|about as (?:complicated|hard|big|many)|doesn['’]?t matter (?:who|whose)|does not matter (?:who|whose)|no matter (?:who|which)|whoever)/i,
  /\b(?:the others?|another|the rest|anyone else|everybody else|everyone else|the usual|our usual|a usual|normal is|normally|second (?:one|dozen|line|machine)|the (?:first|second)\b|those (?:that|which|where|we)|the ones? (?:that|which|we|where)|was there|was not there|not routed|where (?:they|we|he|she|the)|(?:line|cell|lathe|mill|machine|shift|plant|crew) (?:[A-Z]|\d+|two|one)\b)/i,
  /\b(?:before|after(?:wards)?|until|up to|since|used to|previously|went (?:from|up|down)|back (?:at|to|up|down)|again|now\b|(?:month|week|year) before|this year|last year|(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter)\b)/i,
  /\b(?:swapp?ed|traded|switched|moved (?:her|him|them|\p{Lu}\p{Ll}+)|vice versa|stay(?:s|ed)? with|turned (?:round|around))\b/u,
  /\b(?:none|not one|never|nobody|all (?:of (?:them|those)|\d+)|every one)\b/i,
];

/** Results that sound like a cause: late jobs like a changing schedule, bad parts like inspection. The result isn't what differs. */
export const resultOf: Partial<Record<ThemeId, RegExp>> = {
  scheduling_priority: /\b(?:late|on time)\b/i,
  quality_inspection: /\b(?:scrap\w*|threw|thrown|bad (?:parts|ones)|reject\w*)\b/i,
};
