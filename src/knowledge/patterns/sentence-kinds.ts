import { quick } from "./quick-pattern.ts";
/**
 * Words for something that works, for a one-time event that is over, and for what is true today. Our own judgment, from
 * trade talk.
 */

/** Praise: something works. */
export const praises = quick(
  /\b(?:(?:is|are|was|were|been|do|does|did|go|goes|runs?|works?|holds?|gets?)(?: all| pretty| very| really| just| quite| always| generally| usually| doing)* (?:fine|good|great|excellent|well|solid|quick|clean|tight|okay|ok|reliable|a strength|marvell?ous|current|steady)|(?:good|great|fine|nice|excellent|solid) (?:job|work|shape|stuff|people|guys|crew|men|man|hands?|as new)|(?:very|pretty) (?:good|careful|solid)|happy (?:with|ship)|proud of|no complaints?|no (?:trouble|problems?|issues?) (?:with|there|at)|never (?:better|run better|late|short|a problem|been a problem|wait|an issue)|like (?:a )?clock(?:work)?|hums? along|well (?:before|ahead|in advance)|(?:way|well|always|are|is|stay|they['’]?re|he['’]?s|she['’]?s) ahead\b|on time|under control|nothing sits|spare hours|kitted|(?:in|on) stock|[io]n the rack|next day|same day|by the next morning|hardly ever|never more than|(?:turns?|answers?|parts?) (?:it |them |a part )?(?:in|within) (?:under |an? |\d)|don['’]?t have (?:a |any )?(?:trouble|problem)s?|plenty of|stay (?:long )?with us|rarely|works as it should)\b/i,
);

/** `Now is 9 late from 40 jobs every month`: nothing but how many are late. */
export const onlyCountsLate =
  /^(?=.*\b(?:late|past due|overdue)\b)(?:[\s,.;:!?%–—-]|\b(?:\d[\d.,]*%?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|percent|a|about|all|always|an|and|are|around|at|average|be|below|between|by|count|currently|day|deliver(?:ed|ies|y)?|down|due|each|every|fewer|for|from|get|go(?:es|ing)?|half|have|i|in|is|it|it['’]s|job|jobs|just|last|late|lately|leave|less|line|lines|lots?|many|maximum|maybe|month|months|more|most|much|my|no|no more|now|of|on|only|or|orders?|our|out|over|overdue|past|per|quarter|right|run|running|ship(?:s|ped|ping|ments?)?|some|still|than|that['’]s|the|their|them|there|these|this|time|to|today|too|under|up|usually|want|was|we|we['’]re|week|weeks|were|work orders?|year)\b)*$/i;

/** With one of these a sentence of praise may be a complaint. */
export const butNot = quick(
  /\b(?:but|except|though|although|until|unless|however|yet|only|wait(?:s|ing|ed)?|late|scrap\w*|idle|too (?:many|few|long|slow|late)|short of|can['’]?t|cannot|nobody|no one|don['’]?t know|isn['’]?t|aren['’]?t|not)\b/i,
);

/** A problem hardly ever happens, or nobody has to wait for something. */
export const deniesTrouble = quick(
  /\b(?:seldom|rarely|hardly ever)\b(?: \w+){0,1} (?:short|idle|rests?|late|waits?|waiting|wrong|down|stops?|breaks?|out of)\b|\b(?:nobody|no one|no machine) (?:is|sits|stands|was) (?:ever )?(?:idle|waiting)\b|\b(?:returns?|back|ready|done|released|answers?|set up)\b[^.;]{0,30}\b(?:within|inside) (?:the|an|half an) hour\b|\balways (?:here|there|on time|on hand|in stock)\b|\b(?:a week|weeks|two days|days) ahead\b/i,
);

/** Something isn't as it should be: a complaint, although it reads like a denial. */
export const lacksWhatItShould = quick(
  /(?:\b(?:never|not|hardly ever|rarely|seldom)|n['’]t(?: ever)?) (?:(?:all|always|really|quite|ever|usually|yet|been|be|get|gets|come|comes|done|out|back) ){0,2}(?:ready|here(?= when| until| yet|[.,;]|$)|there(?= when| until| yet|$|[.,;] ?$)|on time|in stock|on the rack|in the rack|in place|finished|complete|available|released|staged|kitted|sharp|written down|up to date|proved out|signed off|correct)\b/i,
);

/** Words of trouble, as in what follows a denial: `It isn't the machines, the programs are never ready`. */
export const claims =
  /\b(?:the|our|what) (?:real )?(?:trouble|problem|bottleneck|hurts|kills us) is\b|\b(?:never (?:ready|comes?|here|there)|(?:too|always|usually|often|comes?|run(?:s|ning)?) (?:late|behind|long|slow|low|short)|wait(?:s|ing)?|los(?:e|es|ing)|sits?|stands?|idle|(?:is|are|goes) down|break(?:s|ing)? down|short of|twice as long|longer than|instead of|run(?:s|ning)? over|only (?:\w+ ){1,3}(?:can|knows?)|(?:nobody|no one) (?:knows?|can|writes?|measures?|to run)|keeps? (?:his|her|their) own|keeps? (?:parts|them|it|jobs)|changes? (?:the \w+ )?(?:every|all|daily)|costs? us|missing|scrap\w*|tear\w* down|hunt\w*|chas\w+|who (?:knows|can))\b/i;

/** With one of these, the same words say that all is well: `nobody waits for it`. */
export const reassures =
  /\b(?:no|not|nothing|never|neither|nor|hardly|rarely|seldom)\b(?! (?:ready|come\w*|there|here|one (?:knows?|can|writes?|measures?|to run))\b)|n['’]t\b|\bnobody (?!(?:knows?|can|writes?|measures?|to run)\b)|\b(?:within|same day|under|minutes?|spare|free hours?|posted|ahead|tops)\b/i;

/** Praise for something that used to be a problem. */
export const sinceThen = quick(
  /\b(?:good|fine|great|solid|quiet|okay|ok)\b[^.;]{0,12}\bsince\b|\bsince\b[^.;]{0,30}\b(?:good|fine|great|solid|quiet|okay|ok)\b/i,
);

/** A denial that goes on to describe the problem after all. */
export const takenBack = quick(/\b(?:but|except|though|although|until|unless|however|yet|only|not)\b|n['’]t\b/i);

/** The names of the months, as a pattern. */
export const monthNames = "January|February|March|April|May|June|July|August|September|October|November|December";

/** A date in this year or the last: in a note, it means that something happened once. */
export const onceAt = new RegExp(
  String.raw`\b(?:(?:[Ii]n|[Ll]ast|[Bb]ack in|[Tt]his) (?:${monthNames}|spring|summer|fall|autumn|winter)|(?:in|during) the (?:spring|summer|fall|autumn|winter|flood|storm|hurricane|pandemic)|[Ll]ast (?:year|month)|ancient history|insurance paid|that one time|years ago)\b`,
);

/** A year, and what says that it is over. */
export const inYear = quick(/\b(?:[Ii]n|[Bb]ack in|[Dd]uring|[Ss]ince) (?:(?:19|20)\d\d|['’]\d\d|COVID|covid)\b/);
export const isOver = quick(
  /\b(?:fixed|rebuilt|repaired|replaced|solved|credit(?:ed)?|good as new|since then|(?:back|fine|over) now|it['’]?s back|is over|done with|settled|insurance|new (?:vendor|control|one|supplier) since|no big deal|ancient history)\b/i,
);

/** Says of what came before that it is over: `that is fixed and it won't happen again`. */
export const settles = quick(
  /(?<!\b(?:until|till|when|whenever|once|before|after|if|unless|sure|says?|said|told \w+|swears?|promise[sd]?|claims?|thinks?|hopes?|time) )\b(?:(?:(?:it|that|this|which|those|they)(?:['’]s| is| are|['’]re| was| were| has been| have been|['’]ve been| got)(?: now| all| since| finally| been| long)* (?:fixed|solved|repaired|resolved|sorted out|taken care of|behind us|over with)|(?:is|was|are|were) (?:now|since|finally) (?:fixed|solved|repaired|resolved))\b(?! (?:by|for|in|until|only|when|on|at|with)\b)|(?:it|that|this) (?:won['’]t|will not|can['’]t|cannot|will never) happen again\b|^(?:it |that |this )?(?:(?:has )?never happened|has(?:n['’]t| not) happened|did(?:n['’]t| not) happen) (?:again|since)\b)/i,
);

/** Refers to the sentence before. */
export const refersBack =
  /^(?:and |but |so )?(?:that|this|it|they|those|which|all of (?:that|it)|never happened|has(?:n['’]t| not) happened)\b/i;

/** Gives the reason for what it says. */
export const hasReason = quick(
  /\b(?:because|since|so that|as we|as our|the way (?:we|it)|otherwise|instead of)\b|[:;–—]/i,
);

/** Addressed to whoever reads the answers, not about the shop. */
export const asksReader = quick(
  /\b(?:please|pls|kindly|feel free to|(?:can|could|would) you)\b[^.;]{0,20}\b(?:send|e-?mail|mail|call|phone|text|write|contact|reach|let (?:me|us) know|get (?:back|in touch))\b/i,
);

/** A verb among the first words: the sentence states what is or was true, and asks for nothing. */
export const tells =
  /^(?:\S+\s+){0,5}?\S*(?:\b(?:is|are|was|were|has|have|had|been|did|does|do|can|could|went|goes|came|comes|took|takes|said|says|say|sits|sat|stood|stands|runs|ran|waits|keep|keeps|kept|gets|got|made|paid|counted|lost|loses|found|tell|told|know|knows|find|see|sees)\b|['’](?:s|ve|re|m|d) |n['’]t\b|\b[a-z]{3,}ed\b)/;

/** A bare verb at the start, or a word of wanting: it asks for something. */
export const asks =
  /^(?:and |then |also |to )?(?:add|be|bring|build|buy|cut|deliver|do|eliminate|end|find|finish|fix|free|get|give|grow|have|hire|increase|keep|know|lower|make|move|protect|put|quit|raise|reduce|run|see|shorten|ship|spend|start|stop|take|train|trust|understand|under|below|above|over|no|less|more|fewer|zero)\b|\b(?:want|would like|wish|hope|need to|goal|target)\b/i;
