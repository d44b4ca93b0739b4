import { memoizeEach } from "../../../diagnosis/memoize.ts";
import type { Submission } from "../../../survey/submission.ts";
import { isEnglish } from "../letter/words/english.ts";
import { type Folded, folded, typed } from "./folded.ts";
import { letterFor, type NamedOther, namedOthers } from "./named-others.ts";
import { abbreviations, goods, ordinaryWords } from "./ordinary-words.ts";
import { statedTexts } from "./stated-fields.ts";
import { type ThirdParty, thirdParties } from "./third-parties.ts";

/**
 * Creates a function that replaces one shop's contact details in a text: its name and the owner's name, email and phone
 * become a word in brackets. Any email address, any number long enough to be a phone number, and what looks like the
 * name of another person or company are replaced, too. People and companies in the shop's answers get a letter each, so
 * that a reader can tell them apart.
 *
 * Case, accents and invisible characters don't hide a name. A word of a name that is also an ordinary word is replaced only if
 * it is capitalized; alone, what a shop makes or does is no name (“Castings” of “Lakeside Castings”).
 */
export const contactBlanker = memoizeEach((submission: Submission): ((text: string) => string) => {
  const [finders, others] = [findersFor(submission), othersIn(submission)];
  return (text) =>
    withBlanks(text, blanksIn(text, finders), (label, written) => letterFor(label, written, others) ?? label);
});

/** The other people and companies in a shop's answers. */
export const othersIn = memoizeEach((submission: Submission): readonly NamedOther[] => {
  const finders = findersFor(submission);
  return namedOthers(
    statedTexts(submission).flatMap((text) =>
      blanksIn(text, finders).map(({ from, to, label }) => ({ label, written: text.slice(from, to) })),
    ),
  );
});

interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Blank extends Stretch {
  readonly label: "[name]" | "[shop]" | ThirdParty["label"];
}

interface Searched extends Folded {
  readonly written: string;
  readonly typed: Folded;
}

/** Finds one thing in a text; `label` replaces it. */
interface Finder {
  readonly find: (text: Searched) => readonly Stretch[];
  readonly label: Blank["label"];
}

/** What is to be blanked, in order. Overlapping blanks become one, with the label of the one searched for first. */
function blanksIn(text: string, finders: readonly Finder[]): readonly Blank[] {
  const searched = { written: text, typed: typed(text), ...folded(text) };
  const blanks = finders.flatMap(({ find, label }) => find(searched).map((stretch) => ({ ...stretch, label })));
  const ranked = blanks.map((blank, rank) => ({ ...blank, rank })).sort((a, b) => a.from - b.from);
  const joined: { from: number; to: number; label: Blank["label"]; rank: number }[] = [];
  for (const blank of ranked) {
    const last = joined.at(-1);
    if (last === undefined || last.to <= blank.from) joined.push({ ...blank });
    else Object.assign(last, blank.rank < last.rank ? blank : {}, { from: last.from, to: Math.max(last.to, blank.to) });
  }
  return joined;
}

function withBlanks(
  text: string,
  blanks: readonly Blank[],
  labelOf: (label: Blank["label"], written: string) => string,
): string {
  const pieces = blanks.map(
    ({ from, to, label }, index) => text.slice(blanks[index - 1]?.to ?? 0, from) + labelOf(label, text.slice(from, to)),
  );
  return pieces.join("") + text.slice(blanks.at(-1)?.to ?? 0);
}

function findersFor({ shop_name, owner_name, owner_email, owner_phone }: Submission): readonly Finder[] {
  const domain = owner_email.slice(owner_email.lastIndexOf("@") + 1);
  const [shopWords, ownerWords] = [wordsOfName(shop_name), wordsOfPerson(owner_name)];
  const pattern = (one: RegExp, holds?: (match: string) => boolean) => (text: Searched) =>
    matchesOf(one, text.typed, holds);
  return [
    { label: "[email]", find: pattern(anyEmail) },
    { label: "[email]", find: wherever(owner_email) },
    { label: "[website]", find: wherever(domain) },
    { label: "[phone]", find: phoneFinder(owner_phone ?? "") },
    { label: "[phone]", find: pattern(anyPhone) },
    { label: "[shop]", find: nameFinder(shopWords) },
    ...startsOfName(shopWords).map((words): Finder => ({ label: "[shop]", find: nameFinder(words, true) })),
    { label: "[name]", find: nameFinder(ownerWords) },
    ...ownerWords.map((word): Finder => ({ label: "[name]", find: nameFinder([word]) })),
    ...shopWords
      .filter((word) => (isRevealing(word) || isShortName(word)) && !goods.has(folded(word).text))
      .map(
        (word): Finder => ({
          label: "[shop]",
          find: nameFinder([word], isShortName(word) || isEnglish(folded(word).text)),
        }),
      ),
    ...thirdParties.map(({ label, pattern: one, holds }): Finder => ({ label, find: pattern(one, holds) })),
  ];
}

const anyEmail =
  /[^\s@<>()[\]{},;:"'`|/\\]{1,64}@[^\s@<>()[\]{},;:"'`|/\\.]{1,63}(?:\.[^\s@<>()[\]{},;:"'`|/\\.]{1,63}){1,8}/g;
/**
 * Ten digits in one run, in groups of three, three and four, or after a plus or an area code that begins with zero. Lists
 * of machines, minutes or dates are grouped otherwise.
 */
const anyPhone =
  /(?<![\d.,]|\d[-–/])(?:\d{10,14}|(?:\+?1[\s.\-–/]{0,3})?\(?\d{3}\)?[\s.\-–/]{0,3}\d{3}[\s.\-–/]{0,3}\d{4}|\+(?:\(?\d[\s().\-–/]{0,3}){8,14}\d|\(?0\d{1,5}\)?[\s.\-–/]{1,3}\d(?:[\s.\-–/]?\d){4,9})(?!\d)/g;

/** Where a pattern matches a typed text, as stretches of the original. */
function matchesOf(pattern: RegExp, { text, at }: Folded, holds = (_match: string) => true): readonly Stretch[] {
  return [...text.matchAll(pattern)]
    .filter(([match]) => holds(match))
    .map(({ 0: match, index }) => ({ from: at[index] ?? 0, to: at[index + match.length] ?? 0 }));
}

function wherever(wanted: string): Finder["find"] {
  const { text: plain } = folded(wanted);
  return (text) => startsOf(plain, text.text).map((start) => stretchIn(text, start, start + plain.length));
}

function startsOf(wanted: string, text: string): readonly number[] {
  const starts: number[] = [];
  if (wanted === "") return starts;
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) starts.push(start);
  return starts;
}

/** A stretch of the folded text as a stretch of the original. */
function stretchIn({ at, written }: Searched, from: number, to: number): Stretch {
  return { from: at[from] ?? 0, to: at[to] ?? written.length };
}

/** The fewest digits of a phone number that is searched for; a shorter one could be any number in the text. */
const shortestPhone = 6;

function phoneFinder(phone: string): Finder["find"] {
  const wanted = digitsIn(typed(phone).text);
  if (wanted.length < shortestPhone) return () => [];
  return ({ typed: text }) => matchesOf(digitsInGroups, text, (match) => digitsIn(match).includes(wanted));
}

const digitsIn = (text: string): string => text.replace(/\D/g, "");

const digitsInGroups = /[+(]?\d(?:[\s().\-–/]{0,3}\d)+/g;

/** The words of a name, as written. */
const wordsOfName = (name: string): readonly string[] => name.match(/[\p{L}\p{N}\p{M}\p{Cf}]+/gu) ?? [];

/**
 * The words of a person's name, without the job behind it: `Ann Lee (planner)`, `Bob Ray, owner and programmer`. An English
 * word there is part of the job, unless it stands alone and may be a first name: `Whitaker, Mark`.
 */
function wordsOfPerson(written: string): readonly string[] {
  const [, name = "", behind = ""] = /^([^(,]*)(.*)$/su.exec(written) ?? [];
  const others = wordsOfName(behind);
  const isName = (word: string): boolean => {
    const { text: plain } = folded(word);
    return !isEnglish(plain) || (others.length === 1 && ordinaryWords.has(plain));
  };
  return [...wordsOfName(name), ...others.filter(isName)];
}

/** Whether a word of a name isn't also an ordinary word. */
function isRevealing(word: string): boolean {
  const { text: plain } = folded(word);
  return (plain.length >= 3 || unspaced.test(plain)) && !ordinaryWords.has(plain) && !/^\p{N}+$/u.test(plain);
}

/** `JD`, `A1`: two characters in capitals that are no abbreviation of the trade. In lower case they may be anything. */
const isShortName = (word: string): boolean => /^(?=.*\p{Lu})[\p{Lu}\p{N}]{2}$/u.test(word) && !abbreviations.has(word);

/** The first two words and more of a name, without the whole name: a shop leaves out its “Co”. */
const startsOfName = (words: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.max(0, words.length - 2) }, (_, left) => words.slice(0, words.length - 1 - left));

/** Finds the words of a name in a row, whatever is between them; a single ordinary word only if it is capitalized. */
function nameFinder(words: readonly string[], isOnlyCapitalized = false): Finder["find"] {
  const plain = words.map((word) => folded(word).text).filter((word) => word !== "");
  const [first, second] = plain;
  if (first === undefined || (second === undefined && first.length < 2 && !unspaced.test(first))) return () => [];
  const needsCapital = isOnlyCapitalized || (second === undefined && !isRevealing(first));
  return (text) =>
    startsOf(first, text.text).flatMap((start) => {
      const end = endOfName(plain, text.text, start);
      if (end === undefined) return [];
      const stretch = stretchIn(text, start, end);
      return needsCapital && !hasCapital(text.written.slice(stretch.from, stretch.to)) ? [] : [stretch];
    });
}

/** The end of a name that starts at `start`; `undefined` if there is none, or it is part of longer words. */
function endOfName(words: readonly string[], text: string, start: number): number | undefined {
  let end = start;
  for (const [index, word] of words.entries()) {
    const begin = index === 0 ? start : startOfNext(word, text, end);
    if (begin === undefined) return undefined;
    end = begin + word.length;
  }
  const isInside = isOneWord(text.slice(Math.max(0, start - 1), start), text.slice(start, start + 1));
  return isInside || isOneWord(text.slice(end - 1, end), text.slice(end, end + 1)) ? undefined : end;
}

/** Where the next word of a name starts: after characters that aren't letters, or after an “and”. */
function startOfNext(word: string, text: string, from: number): number | undefined {
  const near = text.slice(from, from + longestGap);
  return gaps.map((gap) => from + (gap.exec(near)?.[0].length ?? 0)).find((begin) => text.startsWith(word, begin));
}

const gaps = [/^[^\p{L}\p{N}]{0,8}/u, /^[^\p{L}\p{N}]{0,8}(?:and|und|et|y)\s{1,2}/u] as const;
const longestGap = 16;

/** Whether two characters are in one word. A script without spaces has no word ends. */
const isOneWord = (before: string, after: string): boolean =>
  letter.test(before) && letter.test(after) && !unspaced.test(before) && !unspaced.test(after);

const letter = /^[\p{L}\p{N}]/u;
const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

const hasCapital = (written: string): boolean => written !== written.toLowerCase();
