/** `former` is neither today's value nor, by itself, the goal: `1,800 when we launched`. */
export type Role = "today" | "target" | "former" | "open";

/** Words between those that give a number its part and the number. */
const roughly =
  "(?:about |around |roughly |only |just |maybe |like |more like |closer to |at least |at most |under |below |over |above |less than |more than |no more than |up to )*";
const ends = (words: string): RegExp => new RegExp(String.raw`(?:^|[^\w’'])(?:${words})\s+${roughly}$`, "i");
const begins = (words: string): RegExp => new RegExp(String.raw`^[,)]?\s*(?:${words})\b`, "i");

const be =
  "(?:should|must|has to|have to|needs? to|got to|gotta|ought to|supposed to|want(?:s|ed)?(?: it| that| them| us)? to|like(?: it| that| them)? to|(?:I|we)['’]d like(?: it| that| them)? to) (?:be|become)";
/** Words right before a number that is wanted. */
const wanted = [
  String.raw`(?<=(?:^|[,;:–—-]|\b(?:I|we|you|and|but|which|just|really|only|would|to)|['’]d)\s*)(?:want|need|like|wanted|needed|(?<=would |['’]d )(?:take|call))(?: (?:it|that|them|to see|to have|to get|to ship|to make|to hit|to reach|to do|to be))?(?: (?:at|to|down to|up to|back to|back at|back up to|back down to))?`,
  `${be}(?: (?:at|back at|back to|back up to|down to|up to))?`,
  "should (?:do|make|ship|take|run|get)",
  "(?:the |my |our )(?:goal|target|aim)(?: is| would be|:)?(?: to (?:be|get|hit|reach))?(?: (?:at|to))?",
  "(?:get|gets|getting|bring|bringing|cut|take|move|raise|push|grow|drop|knock)(?: (?:it|that|them|this|us))?(?: back)?(?: (?:up|down))? to",
  "back(?: up| down)? to",
  "(?:up|down) to",
  "(?:shooting|aiming|looking) for",
].join("|");
const isWanted = ends(wanted);

/** Words right before a number of today. */
const toldOfToday = [
  "(?<!(?:goal|target|aim|success) )(?:is|are|was|were|been|it['’]s|we['’]re|I['’]m|we['’]ve been|it['’]s been|that['’]s)(?: (?:now|currently|today|still|usually|sitting|stuck|running|hovering|averaging|holding|down|up))*(?: (?:at|to|around))?",
  "(?:now|today|currently|right now|at present|presently)(?:,? (?:it|we|they)(?:['’]s|['’]re| is| are| do| ship| make| run| get| average)?)?(?: average)?(?: at)?",
  "(?:median|mean|takes?|took|averages?|averaged|sits? at|stands? at|hovers? (?:at|around)|runs?)(?: us)?(?: (?:at|around|an average of))?",
  "(?:we|I) (?:only |now |currently |usually |still )?(?:do|did|ship|shipped|make|made|get|got|turn out|finish|close|deliver|build|average|run|put out)(?: out)?",
  String.raw`instead of|rather than|and not|, not|versus|vs\.?|compared to|up from|down from|from`,
].join("|");
const isToday = ends(toldOfToday);

const wantedAfter = begins(
  "(?:is|['’]s|would be|was) (?:the |my |our )?(?:goal|target|aim|number I want|what (?:I|we) (?:want|need))|or (?:I|we|else|bust)|is where (?:I|we) (?:want|need)",
);
const todayAfter = begins(
  "(?:right now|now|today|currently|at present|at the moment|this (?:week|month|quarter|year)|these days)",
);
const formerAfter = begins(
  String.raw`(?:when|at (?:the )?(?:launch|start|beginning)|before|(?:\w+ )years? ago|back (?:when|in|then)|in (?:19|20)\d\d|in the past|until)`,
);
const formerBefore =
  /\b(?:used to|years? ago|before covid|in (?:19|20)\d\d|back then|at launch|originally|formerly|once)\b[^.;]*$/i;

/** Whether the words around a number say that it is so today or that it is wanted. A wish without such words is `open`. */
export function roleOf(before: string, after: string, isLater: boolean): Role {
  if (isWanted.test(before) || wantedAfter.test(after)) return "target";
  if (formerAfter.test(after) || (!isLater && formerBefore.test(before))) return "former";
  if (isToday.test(before) || todayAfter.test(after)) return "today";
  return "open";
}
