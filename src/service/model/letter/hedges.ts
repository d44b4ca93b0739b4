/**
 * Leaves one hedge in each clause: the first one stays, later “likely” and “we think” are removed. If “we think” opens a clause
 * with a “may”, only the “may” stays. A hedge that the grammar needs, as in “is likely to”, stays, too.
 */
export const withOneHedge = (sentence: string): string =>
  capital(
    sentence
      .split(clauseBreak)
      .map(ofOneClause)
      .join("")
      .replaceAll(/ {2,}/g, " ")
      .replaceAll(/ (?=[,.;:])/g, ""),
  );

/** Where a new clause with its own statement starts. */
const clauseBreak = /(?=, (?:but|yet)\b|[;:] )/;

function ofOneClause(clause: string): string {
  const first = hedge.exec(clause);
  if (first === null) return clause;
  const end = first.index + first[0].length;
  const [before, after] = [clause.slice(0, end), clause.slice(end).replaceAll(thinks, " ")];
  const single = isModal.test(first[0]) ? `${before}${after}` : `${before}${after.replaceAll(adverb, "")}`;
  const isOpen = single === `${before}${after}`;
  return isOpen ? single.replace(opensMay, (_, link = "", rest = "") => `${link}${rest}`) : single;
}

const hedge = /\b(?:[Ww]e think|[Ll]ikely|[Pp]robably|[Pp]erhaps|[Mm]aybe|may|might)\b/;
const isModal = /^(?:may|might)$/;
const thinks = / we think(?: that(?= (?:the|an?|you|your|it|they|this|these|we|he|she|no|each|every|all)\b))? /g;
/** Except where the sentence needs it: “likely to”, “more likely than”, “the likely cause”. */
const adverb =
  /(?<!\b(?:more|less|most|as|how|the|an?|not|very|is|are|was|were)) (?:likely|probably|perhaps|maybe)\b(?! (?:to|than|cause|reason|one|that)\b)|(?<=\b(?:is|are|was|were)) (?:likely|probably|perhaps|maybe)\b(?! (?:to|than)\b)/g;
/** “We think Kim may …”, before any other clause. */
const opensMay =
  /^((?:So|Then|But|And|Yet|Still),? )?we think (?:that )?([^,;:]*?\b(?:may|might)\b)(?! (?:not )?have been)/i;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
