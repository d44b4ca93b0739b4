import { asking, refusal } from "../../../knowledge/patterns/asset-patterns.ts";

/**
 * intended: they say that they will, want or need to; ordered: it is on its way; done: it is bought, hired or tried;
 * refused: they will not.
 */
export type Certainty = "intended" | "ordered" | "done" | "refused";

/**
 * What the verb and the words before it say about a plan; `null` if they state none.
 *
 * @param isWish whether the text answers what the shop wants
 */
export function certaintyOf(before: string, verb: string, isWish: boolean): Certainty | null {
  if (isNoPlan(before, verb)) return null;
  if (refusal.test(before + verb)) return "refused";
  if (isToBeDone(before, verb, isWish)) return "intended";
  if (past.test(verb) && !/\bbe\s*$/i.test(before))
    return /\b(?:on order|about to have)\b/i.test(before) ? "intended" : "done";
  if (/\bkeep(?:s|ing)?\s*$/i.test(before) && !/^(?:ask|look|talk|think)/i.test(verb)) return "done";
  if (/ing\b/i.test(verb) && /(?:\b(?:are|is|am)|['’](?:re|m))\s*$/i.test(before)) return "intended";
  if (asksForIt.test(verb) || intent.test(before)) return "intended";
  return isWish && startsClause.test(before) ? "intended" : null;
}

/** `My brother says buy a third lathe`, `my plan is hire two more`: a verb that is no past. */
const atOnce =
  /^(?:buy|purchase|order|add|get|lease|install|put in|bring in|replace|hire|recruit|find|switch to|move to|rent|build|sign (?:up )?for)$/i;
const isToBeDone = (before: string, verb: string, isWish: boolean): boolean =>
  (atOnce.test(verb) && (told.test(before) || planIs.test(before))) ||
  (/^put in$/i.test(verb) && isToCome(before, isWish));
const told =
  /\b(?:wife|husband|partner|(?:grand)?(?:son|daughter)|brother|sister|father|mother|dad|uncle|aunt|nephew|cousin|oldest|youngest|banker|accountant|foreman|manager|boss|owner|supervisor|director|vp|president|salesman|dealer|rep|everybody|everyone)(?:-in-law)? (?:(?:always|just|now|also|here) )?(?:says?|tells? (?:me|us)|keeps (?:saying|telling (?:me|us)))(?: that)?,? (?:to |just |just to |let['’]s |go )*$/i;
const planIs = /\b(?:my|our|the|his|her) (?:plan|idea|answer|thought)(?: now| here)? is(?: to)? (?:just |to )*$/i;

const meansTo =
  /\b(?:going|fixin[g’']*|planning|plan|want|wants|like|about|have|need|decided|hope|ready|thinking about|will|should|['’]ll) (?:to )?(?:just )?$/i;

/** `Put in` is past where no one means to. */
const isToCome = (before: string, isWish: boolean): boolean =>
  meansTo.test(before) || (isWish && startsClause.test(before));

const asksForIt = new RegExp(`^(?:${asking})$`, "i");

const past =
  /^(?:bought|purchased|ordered|added|acquired|invested in|leased|installed|put in|brought (?:in|on)|replaced|hired|recruited|started|implemented|switched to|moved to|built|expanded|rented|sent|booked|took|attended|ran|gave|paid for)$/i;
const intent =
  /\b(?:(?:either|maybe) (?:we|I)|next (?:month|quarter|year|spring|summer|fall|winter)|(?:contracts?|leases?|papers) (?:[^\s.;]+ ){0,4}to|need(?:s|ed)? to|want(?:s|ed)?(?: (?:us|me|him|her|them))? to|would like to|minded to|fixin[g’']* to|says? (?:we|I|you) (?:should|need to)|(?:tell|push)(?:s|es|ing)? (?:me|us) to|on (?:us|me) to|(?:are|is|am|was|were|'re|'m) (?:going|planning|looking|about|hoping|trying|ready) (?:to|at)|plan(?:s|ned)? (?:to|on)|think(?:ing)?(?: (?:of|about))?|consider(?:s|ing)?|looking (?:at|into|to)|will|ought to|(?<=\b(?:I|we)['’])d|hope to|(?:answer|plan|idea) is to|believe we|intend(?:s)? to|should|must|have to|decided to|whether (?:or not )?to|(?:was|am|been|are|were|get|got) told to|(?:do|should) (?:we|I)|(?:is it|would it be) (?:\w+ )?(?:smart|right|wise|time|better|worth it|a good idea|smarter|best) to|quotes? (?:for|to)|price[sd]?|budget(?:ed)? (?:for|to)|approval|go-ahead|green light|about to)\b[^.;]*$/i;

/** Whether the words before something say that it is only meant, wanted or thought about. */
export const isOnlyMeant = (before: string): boolean => intent.test(before);

const ofOthers =
  /\b(?:customers?|competitors?|competition|suppliers?|vendors?|foundry|dealer|buddy|neighbors?|everyone|everybody)\b(?: (?:is|are|was|were|has|have|had|who|now|just|also|all))*\s*$/i;

const startsClause = /(?:^|[,;:]\s*|\b(?:and|then|or|is|be)\s+)$/i;

/**
 * Someone who can't find people hasn't refused anything, what a customer adds is not the shop's, and what a job needs is no
 * purchase: `half the jobs need a fixture`.
 */
function isNoPlan(before: string, verb: string): boolean {
  if (nobody.test(before)) return true;
  if (/\b(?:cannot|can not|can['’]t|could(?:n['’]t| not)|unable to|struggl\w+ to|hard to)\s*$/i.test(before))
    return true;
  return (
    wonders.test(before) || ofOthers.test(before) || (/^(?:needs?|wants?)$/i.test(verb) && partsOfWork.test(before))
  );
}

/** `Nobody was asking for thread gauging`: what nobody does or wants is no plan. */
export const nobody = /\b(?:nobody|no[ -]?one|none of (?:us|them))\b(?:(?!\b(?:and|so|but|because)\b)[^.;,]){0,30}$/i;

/** `I don't see how I get more out of it`. */
const wonders =
  /\b(?:do|does|did)(?:n['’]t| not) (?:see|know|understand) (?:how|why|where|when|what|who)\b(?:(?!\b(?:and|so|but)\b)[^.;,])*$/i;

const partsOfWork =
  /\b(?:two|three|both|several|jobs?|parts?|pieces?|lots?|orders?|molds?|dies?|setups?|ones?|them|machines?|lathes?|mills?|housings?|brackets?|castings?|\d-axis)(?: (?:only|just|still|always|usually|also))?\s*$/i;
