import { matchesIn } from "../matches.ts";

/**
 * Where the clauses of a dictated stretch without periods end: `I flip the breaker / and it is twenty minutes / so they go
 * home`. Empty for a stretch that is short, or that has commas.
 */
export function clauseEndsIn(text: string): readonly number[] {
  if (text.length < shortest) return [];
  const words = matchesIn(text, /\S+/g).map(({ index }) => index);
  const marks = matchesIn(text, /[,;:.!?—–]/g).length;
  if (words.length < fewestWords || marks * wordsAMark > words.length) return [];
  const last = words[words.length - fewestInClause] ?? 0;
  const ends: number[] = [];
  for (const { index } of matchesIn(text, begins)) {
    const from = ends.at(-1) ?? 0;
    const isLong = words.filter((at) => at >= from && at < index).length >= fewestInClause;
    if (isLong && index <= last) ends.push(index);
  }
  return ends;
}

/** Letters, which are counted faster than words. */
const shortest = 150;
/** Words of a stretch that nobody would write as one sentence; words per comma; words of a clause. Own judgment. */
const [fewestWords, wordsAMark, fewestInClause] = [40, 30, 5];

/** Words that a new clause begins with. */
const begins =
  /\b(?:and|but|so|then|because)(?: then| so| also)? (?:i|we|they|he|she|it|you|nobody|somebody|everybody|there|the|my|our|this|that|these|those)\b/gi;
