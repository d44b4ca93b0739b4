/** A word or two to write down or to look for. More in quotation marks would be a quote that no one checked. */
const shortLabel = /[“"]([\p{L}\p{N}’':%/ –-]{1,24})[”"]/gu;

/** Not after `7 p.m.` or `min.`, nor before a lowercase letter. */
const sentenceEnd = /(?<!\b(?:[ap]\.m|min|No|no|vs|approx|Mrs?|Ms|Dr|St)\.)(?<=[.?!…])\s+(?=[\p{Lu}\p{N}{(‘])/u;

export const sentencesIn = (text: string): readonly string[] =>
  tidied(text)
    .split(sentenceEnd)
    .filter((sentence) => sentence !== "");

/** Removes what models tend to put around a placeholder and our text has already. */
const tidied = (text: string): string =>
  text
    .replaceAll(/[ \t\r\n\u00a0]+/gu, " ")
    .replaceAll(/\{\{?\s?([a-z][a-z0-9_.]*)\s?\}?\}/gu, "{$1}")
    .replaceAll(/[“"‘'](\{[a-z][a-z0-9_.]*\})([.,]?)[”"’']/gu, "$1$2")
    .replaceAll(shortLabel, "‘$1’")
    .replaceAll(/\b(?:about|around|roughly|approximately|an estimated|some) (?=\{(?!q\d))/giu, "")
    .trim();

/** `So we think …`: without its link, the sentence doesn't need the one before. */
export const withoutLink = (sentence: string): string => {
  const [link = ""] = /^(?:So|Yet|But|And|Still|Then),? /u.exec(sentence) ?? [];
  const rest = sentence.slice(link.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

/** Openings that make no sense without the sentence before. */
export const pointsBack =
  /^(?:(?:That|This|These|Those|They|It|He|She|Both|Neither|Such)\b(?! is why you\b)|(?:From|With|Behind|After|Before|On|In|For|By|To \w+|To \w+ \w+) (?:it|them|him|her|that|this|those|these|there)\b|(?:His|Her|Its|Their|The rest|The same|The other)\b|There\b(?! (?:is|are|was|were)\b))/u;

/** The start of a sentence that tells somebody what to do. */
export const opensAsOrder =
  /^(?:(?:and|so|then),? )?(?:act|add|agree|ask|begin|book|bring|build|buy|call|change|check|collect|compare|count|cut|decide|divide|do|don['’]t|draw|enter|fill|find|fix|gather|get|give|go|hang|have|hire|hold|invite|keep|lay|leave|let|list|look|make|mark|measure|meet|move|order|paint|pay|phone|pick|pin|pull|put|read|refuse|ring|run|say|send|set|settle|show|sign|sit|start|stop|take|tape|teach|tell|test|try|use|wait|walk|write)\b/iu;
