import { meantBy } from "../../knowledge/patterns/misspellings.ts";
import { matchesIn } from "../matches.ts";

/** A word as it is spelled: `askd` is `asked`, `thousnd` is `thousand`. In lower case, or else only with the first letter capitalized. */
export function spelled(word: string): string {
  const plain = word.toLowerCase();
  const meant = meantBy.get(plain) ?? (endsInD.test(plain) ? `${plain.slice(0, -1)}ed` : undefined);
  if (meant === undefined) return word;
  return word === plain ? meant : `${word.charAt(0)}${meant.slice(1)}`;
}

/** How many words of a text are misspelled. */
export const misspellingsIn = (text: string): number =>
  matchesIn(text, /\p{L}{3,}/gu).filter(({ 0: word }) => spelled(word) !== word).length;

/** No English word ends so, but those of a past that lost its vowel do. */
const endsInD = /^[a-z]{2,}[ckmpstvx]d$/;

/** A text with its words as they are spelled, and where each of its letters is in the original. */
export interface Spelled {
  readonly text: string;
  readonly place: (letter: number) => number;
}

export function spelledText(original: string): Spelled {
  const wrong = matchesIn(original, /\p{L}{3,}/gu).flatMap(({ 0: word, index }) => {
    const right = spelled(word);
    return right === word ? [] : [{ index, word, right }];
  });
  if (wrong.length === 0) return { text: original, place: (letter) => letter };
  const ends: { readonly at: number; readonly shift: number }[] = [];
  let [text, done] = ["", 0];
  for (const { index, word, right } of wrong) {
    text += original.slice(done, index) + right;
    done = index + word.length;
    ends.push({ at: text.length, shift: done - text.length });
  }
  text += original.slice(done);
  return { text, place: (letter) => letter + (ends.findLast(({ at }) => at <= letter)?.shift ?? 0) };
}
