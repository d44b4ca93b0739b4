import { writtenNumber } from "../numbers/number-in-text.ts";
import { isLongAgo, isOfOthers, isSaidOfThen } from "./goal-others.ts";

/** `former` is neither today's value nor the goal: long ago, somebody else's, or only promised. */
export type Role = "today" | "target" | "former" | "open";

/** Words between those that give a number its part and the number. */
const roughly =
  "(?:about |around |roughly |only |just |maybe |like |more like |closer to |at least |at most |under |below |over |above |less than |more than |fewer than |no more than |not more than |up to |(?:a )?max(?:imum)?(?: of)? |current |present |today['’]s |the |a )*";
const ends = (words: string): RegExp => new RegExp(String.raw`(?:^|[^\w’'])(?:${words})\s+${roughly}$`, "i");
const begins = (words: string): RegExp => new RegExp(String.raw`^[,)]?\s*(?:${words})\b`, "i");

const be =
  "(?:should|must|has to|have to|needs? to|got to|gotta|ought to|supposed to|want(?:s|ed)?(?: it| that| them| us)? to|like(?: it| that| them)? to|(?:I|we)['’]d like(?: it| that| them)? to) (?:be|become|mean)";
const thing = "(?: (?:it|that|them|this|us|me|those|these)| (?:the |our |my )?[a-z-]+(?: [a-z-]+){0,3}?)?";
const toward = "(?: back)?(?: (?:up|down))? (?:to|at|under|below|within|inside|less than|fewer than)";
/** Words right before a number that is wanted. */
const wanted = [
  String.raw`(?<=(?:^|[,;:–—-]|\b(?:I|we|you|and|but|which|just|really|only|would|to)|['’]d)\s*)(?:want:?|need:?|like|wanted:?|needed|make (?=(?:it|that) )|(?<=would |['’]d )(?:take|call))(?: (?:it|that|them|us|to see|to have|to get|to ship|to make|to hit|to reach|to do|to be))?(?: (?:at|to|down to|up to|back to|back at|back up to|back down to|within|inside|in))?`,
  "(?:want|need|like|like to see|want to see|love to see) (?!to\\b)[a-z-]+(?: [a-z-]+){0,2} (?:at|under|below|down to|to be|within)",
  `${be}(?: (?:at|back at|back to|back up to|down to|up to))?`,
  "(?:should|must|has to|have to) (?:do|make|ship|take|run|get)",
  "(?:the |my |our )?(?:goal|target|aim|limit|max(?:imum)?)(?: is| would be|:)?(?: to (?:be|get|hit|reach))?(?: (?:at|to))?",
  `(?<=(?:^|[,;:–—-]|\\b(?:to|and|want|please|must|should|can we|let['’]s))\\s*)(?:get|getting|bring|bringing|cut|cutting|take|move|raise|push|grow|drop|knock|keep|hold|reduce|lower)${thing}${toward}`,
  `(?:gets|getting|get)(?: (?:it|that|them|this|us))?${toward}`,
  "back(?: up| down)? to",
  "(?<!\\b(?:went|gone|crept|risen|rose|slipped|has come|have come|came|grew|grown|jumped|fell|fallen|dropped|is|are|was) )down to",
  "(?:shooting|aiming|looking) for",
  "(?:happy|content|satisfied) (?:with|at)|settle for|live with|good enough (?:is|at)",
].join("|");
const isWanted = ends(wanted);
/** A limit or a conclusion that begins its clause: `Under 30`, `So seven`. */
const opensClause =
  /(?:^|[,;:.–—-]\s*)(?:under|below|less than|fewer than|at most|no more than|not more than|max(?:imum)?|tops)\s+$/i;

const concludes = /(?:^|[,;:.–—-]\s*)so(?: it['’]s)?\s+$/i;
const endsClause = /^\s*(?:$|[.,;!]|by\b)/i;

/** Words right before a number of today. */
const toldOfToday = [
  "(?<!(?:goal|target|aim|success) )(?:is|are|was|were|been|(?:it|time|rate|delivery|scrap|yield|margin|otd|oee|downtime|backlog)['’]s|we['’]re|I['’]m|we['’]ve been|it['’]s been|that['’]s)(?: (?:now|currently|today|still|usually|always|stuck|down|up|late|(?!aiming|shooting|looking|hoping|planning|wanting|targeting|asking)[a-z]+ing))*(?: (?:us))?(?: (?:at|to|around))?",
  "(?:now|today|currently|right now|at present|presently|today:|now:|this (?:year|month|quarter|week)|lately)(?:,? (?:it|we|they)(?:['’]s|['’]re| is| are| do| ship| make| run| get| average)?)?(?: average)?(?: at)?",
  "(?:median|mean|takes?|took|averages?|averaged|costs?|eats?(?: up)?|burns?(?: up)?|loses?|sits? at|stands? at|hovers? (?:at|around)|runs?)(?: us)?(?: (?:at|around|an average of))?",
  String.raw`(?:we|I)(?:['’]ve)? (?:(?:only|now|currently|usually|still|always|figure (?:we|I)|guess (?:we|I)|think (?:we|I)|regularly|easily) )*(?!(?:want|need|would|should|could|can|can['’]t|must|will|may|might|like|hope|aim|wish|plan|expect|have to|has to|think|figure|guess|say|said|call|know|ask|asked|want(?:ed)?|needed|get to|go to|never|don['’]t|didn['’]t|once)\b)[a-z]+(?: (?:out|up|down|at|through|us))?`,
  // What a record shows: `Work orders say 388 hours`.
  "(?:orders|tickets|reports?|logs?|system|sheets?|books?|cards|records|data|scorecard|portal|dashboard|meters?|erp|e2|jobboss|proshop|epicor|acumatica|sage|quickbooks|machinemetrics|datanomix) (?:says?|shows?|reads?|had|has)",
  // `The late ones shipped 8.5 days past the promise.`
  "(?:jobs|orders|parts|lots|ones) (?:shipped|ran|went out|left|finished|came in)",
  "(?:went|gone|crept|risen|rose|slipped|(?:has|have|had) come|came|grew|grown|jumped|fell|fallen|dropped)(?: (?:up|down|back|all the way))? to",
  "(?:and|but) (?:really |actually )?(?:deliver|ship|take|need|run)(?: (?:in|at))?|(?:we|I) (?:get|turn|send) [a-z]+ (?:out |around |done )?in",
  String.raw`instead of|rather than|and not|, not|versus|vs\.?|compared to|up from|down from|from`,
].join("|");
const isToday = ends(toldOfToday);

const wantedAfter = begins(
  String.raw`(?:is|['’]s|would be|was) (?:the |my |our )?(?:goal|target|aim|number I want|what (?:I|we) (?:want|need))|or (?:I|we|else|bust)|is where (?:I|we) (?:want|need)|wanted|at most|max(?:imum)?|tops|(?:would|will|['’]d) (?:do|be (?:just )?(?:fine|ok|okay|enough|plenty|great|good|nice|a (?:big |huge |real )?(?:success|win|help)))|is (?:my|our|the) (?:limit|max(?:imum)?)|(?:instead of|rather than|and not|not|versus|vs\.?) (?:the |about |today's )*${writtenNumber}|is (?:fine|ok|okay|enough|plenty|all (?:I|we) (?:want|ask|need)|the (?:number|most))`,
);
const todayAfter = begins(
  "(?<!,\\s*)(?:right now|now|today|currently|at present|at the moment|this (?:week|month|quarter|year)|these days|already)",
);
export const isToldNow = (after: string): boolean => todayAfter.test(after);
/** `9 of 40 jobs are late`, `14 hot jobs a week is too many`: a sentence about what is so begins with it. */
const isSaid =
  /^(?: [a-z-]+){0,2} (?:are|is|go(?:es)?|went|come|came|run|ship(?:ped)?|get|got|leave|sit|wait|stand|miss|were|was)\b(?! (?:the |my |our )?(?:goal|target|aim)\b)/i;

/**
 * Whether the words around a number say that it is so today or that it is wanted. A wish without such words is `open`.
 *
 * @param near the words since the number before it; `sentence`: all words before it
 */
export function roleOf(near: string, sentence: string, after: string): Role {
  if (isOfOthers(sentence, after)) return "former";
  if (
    isWanted.test(near) ||
    opensClause.test(near) ||
    (concludes.test(near) && endsClause.test(after)) ||
    wantedAfter.test(after)
  )
    return "target";
  if (isSaidOfThen(after)) return "former";
  if (isToldNow(after)) return "today";
  if (isLongAgo(sentence)) return "former";
  if (isToday.test(near)) return "today";
  return /^\W*$/.test(sentence) && isSaid.test(after) ? "today" : "open";
}
