import { quick } from "./quick-pattern.ts";

/**
 * How people tell of trouble that isn't this shop's today, by the form of the sentence: its subject, its tense, what a
 * negation covers, and what the next sentence takes back. Own judgment, from trade talk, checked on 12,000 labeled
 * sentences that report a problem.
 */

/** Words for trouble of a shop. */
const trouble = String.raw`(?:late|behind|short|idle|stuck|down|waiting|wait(?:s|ed)?|stood|sat|slow|mess|nightmare|headache|problem|trouble|issue|bottleneck|constraint|hold-?up|disaster|bad|worst|worse|broke\w*|break\w*|lost|lose|losing|missed|scrap\w*|rework\w*|hunt\w*|search\w*|too (?:long|slow|late|low|high|few|many|old|little|much)|short of|ran out|miser\w*|murder|leak\w*|jam\w*|crash\w*)`;
const well =
  "(?:fine|good|great|ok|okay|quiet|clean|steady|solid|smooth(?:ly)?|well|right|perfect(?:ly)?|trouble-free|gone|over|better|history|behind us|no (?:problem|trouble|issue)s?)";
const supplied =
  "(?:material|metal|steel|stock|bars?|castings?|forgings?|programs?|code|tool(?:s|ing)?|fixtures?|jaws|gages?|heat treat|plating|anodize|parts)";
const people = "(?:hands|people|help|men|guys|operators|machinists|programmers|inspectors|setters|workers)";
const noun =
  "(?:breakdown|stop|stoppage|hiccup|problem|complaint|return|crash|leak|alarm|reject|shortage|jam|miss|late (?:lot|job|order|delivery)|bad (?:part|lot|one)|wrong (?:part|cert|one)|day lost|lost day|minute lost|scrapped (?:part|lot)|NCR|mix-?up|recut|recall)s?";

/** Trouble that is denied: `have not missed a job`, `never late`, `no lot waits`, `isn't what's late`, `I don't lose sleep over it`. */
export const deniesPlainly = [
  // A verb of trouble that never came about; who has not missed a Saturday works them all.
  String.raw`\b(?:ha(?:s|ve|d)(?:n['’]t| not| never)|never(?: once)?)(?: (?:ever|once|yet))? (?:missed(?! (?:a|one|any|many) (?:saturday|sunday|weekend|shift|day))|been (?:late|short|behind|out of stock)|(?:had to )?wait(?:ed)? (?:for|on) (?:material|steel|metal|stock|bars?|castings?|forgings?|programs?|code|a program|inspection|heat treat|plating|tools?|fixtures?|gages?|parts?)|(?:run|ran|came up) (?:out|short) of (?:material|steel|metal|stock|bars?|castings?|tools?|inserts?|parts|anything)|(?:run|ran|come|came) short(?! of)|sent (?:one|any|a (?:man home|part back|lot back))|slipped|tripped|jammed|broken down|let us down|had a (?:machine|man|job|lot|lathe|mill) (?:wait|stand|sit|down)|had (?:a |any )?(?:trouble|problems?|issues?|complaints?|${noun}))\b`,
  String.raw`\b(?:is|are|was|were|been|be|he['’]s|she['’]s|it['’]s|they['’]re) never (?:late(?! (?:by|on) )|behind|short(?! of (?:work|jobs|ideas|excuses))|the (?:holdup|hold-up|bottleneck|problem|issue|reason|constraint)|what(?:['’]s| is) (?:late|slow|missing))\b`,
  String.raw`\bno (?:lots?|jobs?|parts?|orders?|machines?|carts?|castings?) (?:ever )?(?:waits?|sits?|stands?|waited|is (?:late|waiting|stuck|idle)|are (?:late|waiting|stuck|idle))\b(?! (?:longer|more|less|as|like))`,
  String.raw`\b(?:nobody|no one|nothing)(?: here| ever| really)? (?:has to wait|waits?|waited|is waiting|stands around|hunts?|sits (?:around|waiting|idle)|lies around|gets held up|is held up|piles? up|gets lost|goes missing|is late(?! (?:by|on) )|runs late|is ever late|gets stuck|has to hunt)\b(?! (?:for (?:me|us|an? (?:ok|okay|answer)|(?:its|their|his) turn)|(?:its|their|his) turn|longer|more|less|as|like|to see))`,
  String.raw`\b(?:do|does|did|has|have|is|are|was|were)(?:n['’]t| not) (?:really |ever )?(?:h[eo]ld(?:ing)?|slow(?:ing|ed)?|kept|keep(?:ing)?) (?:us|me|anything|anybody|anyone|the (?:shop|floor|line|machines?)) (?:up|back|down|waiting)\b`,
  String.raw`\bnever (?:holds?|held|slows?|slowed|keeps?|kept) (?:us|me|anything|anybody|the (?:shop|floor|line|machines?)) (?:up|back|down|waiting)\b`,
  String.raw`\b(?:do(?:es)?n['’]t|do(?:es)? not|never|not) (?:lose|lost|losing) (?:any |a minute['’]s |much )?sleep\b`,
  String.raw`\b(?:is|are|was|were)(?:n['’]t| not)(?: really)? (?:a|the|our|what I(?:['’]d| would) call a) (?:real )?(?:constraint|bottleneck|hold-?up|headache|worry)\b`,
  String.raw`\b(?:is|are|was|were)(?:n['’]t| not) (?:what|who|where)(?:['’]s| is| are| makes us)? (?:late|slow|stuck|behind|waiting|holding (?:us|things|it) up|holds (?:us|things|it) up|hurting(?: us)?|hurts|costs us|costing us)\b`,
  String.raw`\b(?:not|nary) (?:a|one|once|a single|so much as a)(?: \w+)? ${noun}\b[^.;]{0,12}\b(?:since|in|all|this|last|from)\b`,
  String.raw`\b(?:no|zero) (?:\w+ )?${noun} (?:at all )?(?:since|this (?:year|quarter|month)|all (?:year|quarter|month)|in (?:two|three|four|five|six|ten|\d+|the last|over|years|months|ages))\b`,
  String.raw`\b(?:no|zero) (?:waiting|hunting|searching|shuffling) (?:for|on|around|here|there|at all)\b`,
  String.raw`\b(?:is|are|was)(?:n['’]t| not) (?:what|where|why|who) (?:(?:we|the|it|us|our|really|actually|they) ){0,2}(?:slows?|holds?|hurts?|eats?|costs?|kills?|hours go|time goes|money goes|we lose|late|behind|leaks?)\b`,
  String.raw`(?:\b(?:is|are|was|were)(?:n['’]t| not)|['’](?:s|re) not) (?:slowing|holding|stopping|hurting|costing|killing) (?:us|me|anything|anybody)\b`,
  String.raw`\b(?:we|I|they|he|machines?|men|guys|lathes?|mills?|spindles?|nothing|nobody|jobs?) (?:\w+ )?(?:never|do(?:es)?n['’]t|do not|has|have)(?: \w+)? wait(?:s|ed)? (?:on|for) (?:the |a |any )?(?:${supplied})\b`,
  String.raw`^(?:no,? |nope,? |well,? |so,? |and )?(?:it|that)(?:['’]s not| is(?:n['’]t| not)) (?:the|our|my) (?:machines?|iron|people|crew|men|programs?|programming|set-?ups?|changeovers?|${supplied}|inspection|quality|schedul\w+|planning|maintenance|prices?|pricing|quot\w+|platers?|suppliers?|vendors?|lab|office)(?=[.,;:!]|$| (?:at all|here|alone|either)\b| ?[—–-])`,
  String.raw`\b(?:do(?:n['’]t| not) (?:tell me it['’]?s|blame(?! (?:him|her|them|me|us|you)\b)|bother (?:with|looking at))|(?:can|could|may) (?:cross|scratch) (?:that|it|them) off)\b|^(?:it|that) has nothing to do with\b`,
  String.raw`\b(?:no shortage of|(?:(?:is|are)(?:n['’]t| not)|['’](?:re|m) not) (?:short (?:of|on)|hurting for|lacking)) (?:good |skilled )?(?:${people}|${supplied})\b`,
  // What there is enough of isn't missing.
  String.raw`\b(?:(?:we|I)(?:['’]ve| have)|(?:we|I)(?:['’]ve| have)? got|there(?:['’]s| is| are)) (?:(?:more than|quite|easily|always) )?(?:enough|plenty of|all the) (?:good |skilled )?(?:${people}|machines|spindles|fixtures|gages|tools|tooling)\b(?= *(?:[.!;]|$|, (?:do|so|thank)|(?:to (?:run|go|cover|do|fill|work)|here|already|now)\b))`,
  String.raw`\bdo(?:n['’]t| not) (?:tell|ask) (?:me|us) to\b|\bit(?:['’]s not| is(?:n['’]t| not)) that (?:we|I|they) (?:ca|do|are|have|can)(?:n['’]t|not| not)\b`,
  String.raw`\b(?:can['’]?t|cannot|couldn['’]t) (?:remember|recall|think of) (?:when|the last (?:time|one)|one|a (?:day|time|week))\b[^.;]*\b(?:stood|stopped|broke|waited|late|went down|was down|ran out|failed|short)\b`,
  String.raw`\b(?:machines?|lathes?|mills?|equipment) (?:here )?(?:do(?:es)?n['’]t|do not|never) (?:break|quit|fail|go down|let us down)s?(?: down)?(?=[.,;!]| on us)`,
];

/** The same, but what is denied was trouble once: `used to be late, fine now`; `replaced in March and has run well since`. */
export const isMended = [
  String.raw`\bused to (?!(?:be|run|work|go|come) (?:\w+ )?(?:fine|well|good|great|ok|okay|on time|ahead|quiet|solid|steady|smooth|clean|fast|quick|easy)\b)[^.;]*\b(?:${trouble}|takes? \w+ (?:hours|days|weeks|months))\b[^.;]*\b(?:(?:it|that|they|he|she|all)(?:['’]s| is|['’]re| are)|is|are|runs?|works?)(?: all| been| just| pretty| perfectly| mostly| running)* (?:${well})\b(?: (?:now|since|today))?`,
  String.raw`\b(?:used to|was|were|had been)\b[^.;]*\b${trouble}\b[^.;]*\b(?:not|(?:is|are|does|do)n['’]t) any ?(?:more|longer)\b`,
  String.raw`\b(?:is|are|it['’]s|they['’]re|that['’]s) no longer (?:a |an |the |our |ever |what(?:['’]s| is) )?(?:${trouble})\b`,
  String.raw`\b(?:no longer|stopped) (?:waits?|sits?|stands?|holds? us|breaks?|runs? (?:late|short|out)|being (?:late|a problem|an issue|the bottleneck))\b`,
  String.raw`(?<!\b(?:not|never|no|nothing|nobody|hardly|isn['’]t|hasn['’]t|haven['’]t|wasn['’]t|didn['’]t|don['’]t)\b[^.;,]{0,25})\b(?:been|runs?|running|ran|works?|worked|it['’]s|is|are|they['’]re|going|gone|held|behaved|showing up|coming(?: in| back)?|arriving|delivering|shipping) (?:all |just |both |perfectly |very |real |pretty )?(?:fine|on time|good|great|ok|okay|steady|solid|well|right|perfect|perfectly|smooth|smoothly|clean|like new|trouble-free|without (?:a |any )?(?:hitch|problem|trouble|stop|miss)) (?:ever )?since\b`,
  String.raw`(?<!\b(?:were|was|been|had been) (?:\w+ )?(?:fine|good|ok|okay|great|quiet|on time|ahead)\b[^.;]*)\b(?:(?:used to|always|constantly)\b|(?:waited|stood|sat|lost|hunted|late|behind|short)\b(?=[^.;]*\b(?:all the time|for years|every \w+|always)\b|[^.;]*\buntil (?:we|I) (?:hired|installed|trained|bought)\b))(?![^.;]*\b(?:fine|good|on time|great|ahead|kept up|never|not|no|busy|happy|profitable|\w+n['’]t)\b[^.;]*\buntil)[^.;]*\buntil (?:we|I) (?:bought|hired|added|put|built|switched|changed|began|trained|installed|moved (?:it|them|the)|replaced|went (?:to|over))\b`,
  String.raw`\b(?:replaced|rebuilt|repaired|fixed|swapped|changed|switched|cured|solved|sorted)\b[^.;]*\b(?:and|,) ?(?:it|that|they|he|she|now|all|both)?(?:['’]s| is|['’]re| are| has| have)?(?: \w+)? (?:fine|good|ok|okay|quiet) now\b`,
];

/** A remedy changed nothing, so what was remedied is no cause: `swapped the heat treater and it made no difference`. */
export const remedy = quick(
  /^(?:(?:and|so|then|last (?:year|spring|summer|fall|winter)|this (?:year|spring|summer)|in \w+)[,]? )*(?:(?:we|I|they|he|she|my \w+|the \w+|a \w+ \w+)(?:['’]ve)? (?:even |also |have |had (?:us |me )?|once |just )?)?(?:swapped|replaced|fired|hired|bought|changed|switched|brought in|put|rebuilt|raised|let|moved|doubled|cut|froze|quit|dropped|trained|traded|took|skipped|cleared|got (?:rid of|an?|another|two|new)|added|tried|paid for|went over to|went (?:from|to|paperless)|sold|sent|did the|gave)\b(?![^.;]{0,25}\b(?:machines?|lathes?|mills?|grinders?|centers|centres)\b)/i,
);
export const noDifference = quick(
  /\b(?:(?:made|makes|making|seen?|saw|notice[ds]?) (?:no|zero|not (?:a|one bit of|any)) (?:bit of )?difference|nothing (?:has )?(?:changed|improved)|(?:dates?|deliver\w+|output|numbers?|lead times?) (?:did|has|have)(?:n['’]t| not) (?:moved?|budged?)\b|changed nothing|(?:did|has|have|does)(?:n['’]t| not) (?:change|help|improve|matter)d?(?: (?:a|any|one|much|us|it|the) ?(?:thing|day|bit|minute|hour|dates?)?)?(?=[.,;!]|$)|same (?:story|late list|old story|difference|result|output|weeks|shop|thing as before)|no (?:different|difference|change)(?=[.,;!]|$)|(?:just|exactly|still) (?:as|every bit as) late (?:as|now)|late (?:then|before),? (?:and )?late (?:now|after)|(?:you|customers?)(?:['’]d| would| could| ca)?(?:n['’]t| not| never) (?:have )?(?:be able to )?(?:tell|know|known|told)(?: (?:it|the difference|from|them apart)|[.!]|$)|(?:are|is|was|were|stayed|be|do|shipped|take|took) (?:exactly |just )?(?:the same (?:as|list|number|weeks?)|as late as|what (?:it|they|we) (?:was|were|did|had|shipped|had been))|for what[.?!]|zero change|did (?:squat|nothing|zip)|gained (?:zip|nothing|nada)|unchanged|no (?:sooner|faster|better|earlier)(?=[.;!]|$)|six of one|(?:look|looks|looked) (?:just |exactly )?the same|identical|(?:just |every bit )?as late as (?:we|it|they|with|ever|before)|still the same (?:\w+ )?late|same as (?:they|it|we) did|had no effect|got us nowhere|a wash)\b/i,
);

/** The trouble of somebody else, who is the subject: `a competitor`, `my brother's shop`, `at my last job`. */
const kin = "(?:brother|cousin|friend|buddy|neighbor|uncle|nephew|father|dad|son|sister|daughter)(?:-in-law| in law)?";
const theirShop = String.raw`(?:\w+ )?(?:shop|place|plant|outfit|company)`;
export const othersShop = quick(
  new RegExp(
    String.raw`^(?:(?:and|but|so|yes|look|then|I (?:know|heard|hear)(?: that| of)?|you hear(?: of| that)?)[,]? )?(?:(?:a|an|one|another|my|our|the|some|any|most|many|other|two|one of (?:my|our|the)) (?:\w+ ){0,2}?(?:competitors?|competition|rivals?|${kin}(?:s)?['’]s? ${theirShop}|${kin} of (?:mine|ours) (?:(?:who |that )?(?:has|had|owns|runs|with) (?:a|his own) ${theirShop})|${kin} (?:who|that) (?:has|had|owns|runs) (?:a|his own) ${theirShop})|(?:other|most|some|many|plenty of|bigger|big|average|typical|a lot of) shops?|(?:the )?(?:other |big |bigger )?(?:shop|place|outfit)s? (?:in town|across town|down the (?:road|street)|up the (?:road|street)|next door|across the street) (?:quotes?|charges?|pays?|bids?|hires?|bought|lost|closed))\b`,
    "i",
  ),
);
/** There and then, even of oneself: `at my last job we waited a week for tools`. */
export const otherPlace = quick(
  /^(?:and |but |so )?(?:(?:at|in) (?:my|the) (?:last|old|previous|former|first|prior) (?:job|shop|place|employer|company)|at the (?:place|shop|company) I (?:used to work|worked|was|came from)|where I (?:used to work|worked|came from|was before))\b(?!.*\b(?:here|same|now|too|so do|but)\b)/i,
);
/** Goes on about whoever the sentence before is about. */
export const goesOnAbout = /^(?:(?:and|but|so|now) )?(?:they|he|she|his|her|their)\b/i;

/** Somebody else whose work it is part of: a shop that grinds for us is our vendor. */
export const worksForUs = quick(
  /\b(?:we|us|me|our|ours|ourselves|my (?!brother|cousin|friend|buddy|neighbor|uncle|nephew|father|dad|son|sister|last|old|previous|former|first)|mine|I)\b|\b(?:does|do|grinds?|plates?|coats?|hardens?|anodizes?|hobs?|deburrs?|welds?|paints?|saws?|burns?|supplies|supply|sells?|sends?|ships?|delivers?) (?:the|all|my)\b|\b(?:here|same (?:here|as)|(?:late|behind) (?:with|on)|back|returns?)\b/i,
);

/** What others say or like to blame, which isn't what happens. */
export const hearsay = quick(
  /^(?:and |but |well,? |now )?(?:everybody|everyone|people|folks|they all|the (?:boys|guys|salesmen|consultants))(?: around here| here| in town| always| all| just| only| keeps?(?: on)?)*(?:['’]s)? (?:wants? to (?:talk|blame)|likes? to (?:talk|blame)|loves to (?:talk|blame)|talks? about|talking about|blames?(?! (?:each|everybody|everyone|somebody|the other))|points? (?:at|to|the finger)|(?:will|['’]ll|would) tell you)\b|^(?:the|our|a|some|every) (?:\w+ )?(?:salesman|sales ?guy|sales rep|dealer(?: man)?|consultant|brochure)(?: from \S+| always| keeps)? (?:says?|said|claims?|claimed|thinks?|swears?|tells? (?:me|us)|told (?:me|us)|insists?|figures)\b(?=[^.;]*\b(?:need|too|problem|trouble|bottleneck|slow|buy|fault|hold))/i,
);
/** Somebody's report or opinion, for a sentence after it to contradict. */
export const reported = quick(
  /\b(?:say|says|said|saying|tell|tells|told|claim|claims|claimed|swear|swears|swore|think|thinks|thought|believes?|figures?|insists?|blames?|complains?|convinced|certain|rumor|story goes)\b/i,
);
/** A record or a promise isn't an opinion: `the computer says it's on the shelf. It isn't.` */
export const onRecord = quick(
  /\b(?:computer|system|screen|ERP|software|traveler|router|board|sheet|list|schedule|print|paper\w*|card|label|vendors?|suppliers?|platers?|mill|heat treat\w*|customer|should|supposed|promis\w*)\b/i,
);
export const contradicts = quick(
  /^(?:(?:and |but )?(?:they|it|that|he|she|we|this|those|these|our \w+)(?: (?:is|are|was|were|do|does|did|have|has)(?:n['’]t| not)|['’](?:s|re) not|['’]s wrong|['’]re wrong| (?:is|are) wrong)(?: (?:true|so|the problem|the case|it))?|not (?:here|true|so|us|in (?:my|this|our) shop|really|at all|in our case|that I can see)|wrong(?: again)?|nonsense|baloney|hogwash|bull\w*|rubbish|nope|no|I disagree|I (?:do(?:n['’]t| not)) (?:buy|see|believe|think)(?: it| so| that)?)[.!]*$/i,
);
export const speaksOfTrouble = quick(
  new RegExp(String.raw`\b(?:${trouble}|need|fault|blame|lazy|holds? (?:us|you) (?:up|back)|hurts?)\b`, "i"),
);

/** What would be if something happened that hasn't. */
const mishap = String.raw`(?:quit|broke\w*|died|dies|left|went (?:down|under|out|bankrupt)|retired|got (?:sick|hurt|hit)|failed|walked|lost|burned|crashed|was (?:out|hit|gone|sick|down)|were (?:out|gone|down|to)|had (?:a|an) (?:stroke|heart attack|accident|fire)|hit by)`;
const dire =
  "(?:sunk|stuck|dead|sink|trouble|stand|stop|close|lose|done(?: for)?|down|out of (?:business|luck)|shut|screwed|lost|finished|scramble|toast|up a creek|hurting|helpless|wait|cooked|bind|pickle|a mess|in the dark)";
export const wouldBe = [
  String.raw`\bif\b[^.;]*\b${mishap}\b[^.;]*\b(?:would|['’]d|could|might)\b(?! not|n['’]t)[^.;]*\b${dire}\b`,
  String.raw`\b(?:would|['’]d|could|might)\b[^.;]*\b${dire}\b[^.;]*\bif\b[^.;]*\b${mishap}\b`,
  String.raw`\b(?:could|might|may) happen(?: (?:one|some) ?day| to (?:us|anyone|anybody)| here)?[.!]?$`,
];
/** It has happened, or only one can do it today. */
export const hasHappened = quick(
  /\b(?:happen(?:s|ed)|weekly|daily|every (?:week|day|month|time|year)|last (?:week|month|year|spring|summer|fall|winter|time)|again|twice|already|nobody else|no one else|only (?:one|man|person|guy|him|her)|the only|only \w+ (?:can|knows|does|runs|sets)|like (?:when|last|in))\b/i,
);

const then = "(?:(?:and|or|so|also|then|maybe|already|now|next),? )*";
const intender = "(?:I['’]?m|we['’]?re|I am|we are|he['’]?s|she['’]?s|they['’]?re|the boss is|my \\w+ is)";
/** A plan to buy or hire, without a word of why. */
export const intends = [
  String.raw`^${then}(?:${intender} )?(?:looking (?:at|into)|thinking (?:of|about)|saving (?:up )?for|going to (?:buy|hire|get|add|lease|order|try)|interviewing for) (?:an?|another|some|two|three|four|\d+|more|new|used|our own)\b(?![^.;]{0,24}\b(?:hours?|days?|weeks?|months?|backlog|delay|loss|pile|stack)\b)`,
  String.raw`^${then}${intender} (?:planning (?:to|on)|considering|pricing|shopping for|about to (?:buy|hire|order)|budgeting|buying|hiring|leasing|renting)\b`,
  String.raw`^${then}(?:I|we|he|they|the boss|my \w+|quality|engineering|production|the owner)(?: (?:wants? to|plans? to|hopes? to|intends? to|might|may|could)|['’]d like to| would like to|['’]ll) (?:buy|hire|add|get|bring in|lease|order|purchase|rebuild|take on|put in) (?:an?|another|some|two|three|four|\d+|the)\b`,
  String.raw`\b(?:put (?:out |in )?(?:an? )?(?:ad|advert\w*)\b|\bad(?:vertisement)? (?:is )?(?:out|runs)\b|^.{0,40}\b(?:request|requisition)s? (?:is |are )?in\b|offers? out to|^[^,.;]{0,50}(?: is| are|['’]s) (?:on|in) (?:the|next year['’]s|our) (?:capex|budget|wish|shopping))`,
  String.raw`^(?:or |and |maybe |then )*(?:hire|buy|lease|rebuild) (?:an?|another|one more|two|three|four|\d+|the|some)\b[^.;]*(?:\$ ?\d|\d+ ?k\b|\d+ grand|thousand|\d+ an hour)`,
];
/** Why, or that it hasn't come about: then it says what is wrong today. */
export const saysWhy = quick(
  /\b(?:because|since|so that|as (?:we|our|the)|can['’]?t|cannot|could ?n['’]t|nobody|no one|no \w+|never|still|keeps?|late|wait\w*|behind|short|for (?:months|weeks|\w+ (?:months|weeks|years))|but|why|until|instead|lost|losing|idle|stands?|sits?)\b|n['’]t\b/i,
);

/** What comes next is wished for, or depends: `so that nobody waits`, `when nothing is late`. */
export const onlyIf = quick(
  /\b(?:so that|so (?:the|a|an|our|my|his)|want\w*|until|when|whenever|if|unless|once|would|should|must|needs?|hope)\b|^that\b|\b(?:can|could|to)\b[^.;,]* so *$/i,
);

/** The sentence goes on to trouble after what came before. */
export const goesOn = quick(
  /\b(?:but|except|though|although|unless|however|yet|still|only|just|whereas|while|everything|everyone|everybody|always|(?:it|that)['’]s (?:the|that|our|what|how|when))\b|[,;:—–] (?:and |so )?(?:now|today|these days|these|the|our|it['’]s the|what)\b[^.;]*\b(?:late|wait\w*|behind|short|idle|stuck|never|sits?|stands?|slow|down|always (?:is|are|does)|problem|trouble|bottleneck|scrap\w*|los(?:es|e|ing))\b/i,
);

/** A mishap long ago, told without a word about today: the date of an old habit is none. */
const ill = String.raw`(?:lost|flood\w*|fire|broke|quit|blew|strike|died|froze|crash\w*|stolen|sick|down|wrong|flunked|failed|bankrupt|burned|leaked|cracked|missed|shipped|late|short|sold out|recall|outage|tornado|hurricane|covid|storm|lightning|mistake|ate|mess|slow|wrecked|hit|struck|paid for it)`;
export const bygone = [
  String.raw`\b${ill}\b[^.;]*\b(?:in|back in|during|of) (?:(?:19|20)\d\d|['’]\d\d)\b`,
  String.raw`\b(?:in|back in|during) (?:(?:19|20)\d\d|['’]\d\d)\b[^.;]*\b${ill}\b`,
  String.raw`^(?:(?:we|I|my \w+|somebody) )?(?:once|one (?:time|winter|summer|spring|fall|christmas))\b[^.;]*\b${ill}\b`,
  String.raw`\b${ill}\b[^.;]*\b(?:in the (?:eighties|nineties|seventies|pandemic)|(?:ten|twenty|many|\d\d) years ago|in my (?:dad|father|grandfather)['’]s (?:time|day)|my (?:dad|father|grandfather)['’]s (?:time|day))\b`,
];
/** Words for what is so today, or comes again. */
export const isPresent = quick(
  /\b(?:is|are|am|has|have|can|cannot|do|does|will|still|every|always|keeps?|again|since|now|today|nobody|no one|never|often|usually|sometimes|twice|times|gets?|comes?|goes|takes?|runs?|waits?|sits?|stands?|costs?|needs?|wants?|knows?|says?|makes?|works?|breaks?|uses?|means|until|old|bought|built|from)\b|(?:n['’]t|['’](?:s|re|ve|m|ll))\b/i,
);
