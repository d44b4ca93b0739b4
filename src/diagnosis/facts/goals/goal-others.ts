/** People whose numbers aren't the shop's of today: whoever ran it before, and whoever competes with it. */
const strangers =
  "(?:father|dad|grandfather|grandpa|grandad|uncle|brother|predecessor|(?:old|former|previous|last) (?:owner|boss)|founder|friend|buddy|neighbor|cousin|fellow|competitors?|competition|(?:the |a |one )(?:big(?:ger)?|other|good|world-class) (?:shops?|outfits?|guys?|ones?)|(?:another|other|most|some|a|the) (?:shops?|outfits?|plants?)(?= (?:in|down|across|over|up|around|near|that|who|does|do|can|quotes?|ships?|takes?|runs?)\\b)|everybody else|everyone else|(?:the )?others|industry|magazine|brochure|book)";
/** People who want something of the shop, or sell to it: only what they say, want or do themselves isn't its own. */
const partners =
  "(?:customers?|buyers?|primes?|OEMs?|people|bank|board|salesm[ae]n|sales(?:man| guy)|vendors?|suppliers?|dealers?|reps?|consultants?|platers?|heat[- ]treaters?|foundry|wife)";
const doing =
  "(?:wants?|wanted|asks?|asked|expects?|needs?|says?|said|tells?|told|demands?|requires?|quotes?|quoted|promise[sd]?|claims?|swears?|gets?|takes?|took|ships?|figures?|is at|are at|is|are|has|have|would like)";

const of = new RegExp(
  String.raw`\b${strangers}\b|\b${partners} ${doing}\b|\b(?:he|she|they) (?:wants?|says?|said|expects?|asks?|promised|quoted?)\b|\b${partners}['’]s? (?:own )?(?:target|goal|number|requirement|scorecard|limit)s?\b|\b(?:travelers?|routers?|estimates?) (?:says?|said)\b`,
  "gi",
);
/** A new clause about the shop itself. */
const ours = /\b(?:we|I|today|currently|now|this (?:year|month|quarter)|lately|ours)\b/gi;
const whatTheyDo = new RegExp(
  String.raw`^[^.,;]{0,20}\b(?:what|like|as|at|when|under) (?:the |our |my |a )?(?:${strangers}|${partners} ${doing})\b`,
  "i",
);
/** `We quote six weeks`: what was said, not what is. */
const promised =
  /\b(?:we|I) (?:always |usually |still )?(?:quote|quoted|promise|promised|bid|estimate|estimated|tell|told|say|said)\b(?:(?! (?:and|but) )[^.,;])*$|\b(?:^|[.,;] )(?:bid|quoted|promised)\b(?:(?! (?:and|but|it) )[^.,;])*$/i;

/** Whether a number is somebody else's, or only promised: `The fellow in Erie quotes seven weeks`. */
export function isOfOthers(before: string, after: string): boolean {
  return lastOf(of, before) > lastOf(ours, before) || whatTheyDo.test(after) || promised.test(before);
}

const longAgo =
  /\b(?:used to|years? ago|months? ago|before covid|in (?:19|20)\d\d|back (?:then|when)|at launch|originally|formerly|once|last year|(?:the )?year before|in the (?:old|good old) days|historically|when (?:we|I|he|it|the \w+|\w+) (?:launched|started|opened|began|bought|ran|came|was|were|had))\b/gi;
/** Turns from what was to what is. */
const isNow =
  /\b(?:now|today|currently|this (?:year|month|quarter|week)|these days|lately|at present|since|has been|have been)\b|\b(?:we|it)(?:['’]re|['’]s| are| is)\b/gi;
const longAgoAfter =
  /^[,)]?\s*(?:when (?:we|I|he|she|it|dad) \w+|when my \w+ \w+ed|at (?:the )?(?:launch|start|beginning)|before|(?:\w+ )years? ago|(?:a |\w+ )?(?:few )?(?:years?|months?) (?:ago|back)|last year|the year before|back (?:when|in|then)|in (?:19|20)\d\d|in the past|until)\b|^[^.,;\d]{0,30}\b(?:in (?:19|20)\d\d|years? ago|before covid|last year|back then|when (?:we|dad|he|my) \w+ed)\b/i;

/** Whether a number tells how it was long ago: `Three years ago we were at six weeks`. */
export const isLongAgo = (before: string): boolean => lastOf(longAgo, before) > lastOf(isNow, before);
export const isSaidOfThen = (after: string): boolean => longAgoAfter.test(after);

/** Where the last match begins; before everything if there is none. */
const lastOf = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;
