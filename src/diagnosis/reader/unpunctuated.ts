import { matchesIn } from "../matches.ts";

/**
 * Where the clauses of a dictated stretch without periods end: `flips the breaker / and it is twenty five minutes / so they
 * shovel it out`. Empty for a stretch that is short, or that has commas.
 */
export function clauseEndsIn(text: string): readonly number[] {
  if (text.length < shortest) return [];
  const words = matchesIn(text, /\S+/g).map(({ index }) => index);
  const marks = matchesIn(text, /[,;:.!?—–]/g).length;
  if (words.length < fewestWords || marks * wordsAMark > words.length) return [];
  const starts = [...matchesIn(text, spokenMark).map(({ 0: mark, index }) => index + mark.length), ...beginnings(text)];
  const far = words[words.length - fewestInClause] ?? 0;
  const ends: number[] = [];
  for (const start of starts.toSorted((a, b) => a - b)) {
    const from = words.findIndex((at) => at >= (ends.at(-1) ?? 0));
    const isLong = words.filter((at, place) => place >= from && at < start).length >= fewestInClause;
    if (isLong && start <= far) ends.push(start);
  }
  return ends;
}

/** Letters, which are counted faster than words. */
const shortest = 150;
/** Words of a stretch that nobody would write as one sentence; words per comma; words of a clause. Own judgment. */
const [fewestWords, wordsAMark, fewestInClause] = [40, 30, 5];

/** `every morning period`: a mark that was spoken. */
const spokenMark =
  /(?<!\b(?:an?|the|that|this|each|per|same|one|every|trial|time|grace|pay|waiting) |\b(?:an?|the|this|that|one) [a-z]+ )\bperiod(?: (?:that|it) was (?:supposed|meant) to be an? period)?(?:\s+|$)/gi;

const beginnings = (text: string): readonly number[] =>
  matchesIn(text, begins)
    .filter(({ index }) => !leadsOn.test(text.slice(0, index)))
    .map(({ index }) => index);

const who = "(?:i|we|they|he|she|it|you|nobody|somebody|everybody|there)";
const doing =
  "(?:['’]\\w+|am|is|are|was|were|has|have|had|got|get|gets|do|does|did|don['’]?t|can|can['’]?t|could|will|would|pay|bill|need|want|run|runs|ran|eat|eats|ate|took|takes|goes|went|said|says|quit|keep|keeps|kept|set|sets|started|start|shovel|believe|guess|think|figure|count|counted|lost|bought|put|know|knows|like|likes|run me)";
/** Words that a new clause begins with. */
const begins = new RegExp(
  [
    String.raw`\b(?:and|but|so|(?<!\bback )then|because|cause)(?: then| so| also)? (?:${who}|the|my|our|this|that|these|those|sometimes|nobody|now)\b`,
    String.raw`\b${who} ${doing}\b`,
    String.raw`\b(?:sometimes|what else|what i|the (?:programs|boys|guys|fell[ae]r|salesman|boss|machine|customer)(?: from (?:\w+ ){1,2}\w+)?|these (?:boys|guys|people)|my (?:wife|boss|son|daughter|daddy|brother|foreman)) (?:\S+ ){0,2}?${doing}\b`,
    String.raw`\b(?:a new (?:job|one)|the (?:\w+ ){1,3}(?:is|was|are|were) (?:still|always|never|already|about))\b`,
    String.raw`(?<![.] )\b\p{Lu}\p{Ll}+ (?:goes|quit|said|says|does|runs|keeps|came|comes|left|has|had)\b`,
  ].join("|"),
  "gu",
);
/** Words after which the same clause goes on. */
const leadsOn =
  /\b(?:and|but|or|so|then|if|when|where|while|that|which|who|what|how|because|cause|since|before|after|until|till|unless|than|as|whether|though|like|the|an?|my|our|his|their|this|to|of|in|on|for|with|from|by|at|every|each|only|just|also|and then|say|says|said|told me|thinks?|figure)\s*$/i;
