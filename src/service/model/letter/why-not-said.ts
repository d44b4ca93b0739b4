import { contradictionIn } from "./contradicts.ts";
import { distortedFigure } from "./distorted-figure.ts";
import { formProblem, labelQuoted } from "./form-of-sentence.ts";
import type { Ground, Grounds, KnownNumber } from "./grounds.ts";
import { withoutClocks } from "./hours-and-minutes.ts";
import { asideOnEstimate, hasOrigins, withoutSums } from "./number-origins.ts";
import type { SentenceKind } from "./numbers-said.ts";
import { glued, placeholder } from "./placeholder.ts";
import type { Setting, WhyNotSaid } from "./setting.ts";
import { isCopied } from "./words/copied.ts";
import { isEnglish, soundsEnglish } from "./words/english.ts";
import { forbidden } from "./words/forbidden-words.ts";
import { harmless, withoutOwnWords, workInstruction } from "./words/harmless.ts";
import { unknownNames } from "./words/known-words.ts";
import { wordsIn } from "./words/words-in.ts";

/** Why a sentence of a letter is left out, or `undefined` if it may stay. It may repeat `numbers`. */
export function whyNotSaid(
  sentence: string,
  used: readonly Ground[],
  numbers: readonly KnownNumber[],
  kind: SentenceKind,
  setting: Setting,
): WhyNotSaid | undefined {
  if (/[{}]/u.test(sentence.replaceAll(placeholder, ""))) return "a character that isn't plain text";
  if (kind === "statement" && isWholeQuote(sentence, setting.grounds)) return undefined;
  const known = [...numbers, ...setting.numbers];
  const marked = withoutClocks(withMarks(sentence, setting.grounds).replaceAll(asideOnEstimate, ""));
  const words = withoutSums(marked, known, kind, setting);
  if (words === undefined) return "a wrong sum";
  if (glued.test(sentence)) return "a figure with another meaning";
  const badForm = formProblem(words, setting);
  if (badForm !== undefined) return badForm;
  if (!hasOrigins({ sentence, marked, words }, known, kind, setting)) return "a number of unknown origin";
  return (
    forbiddenContent(words, setting) ??
    languageProblem(words, setting) ??
    anotherShop(words, setting) ??
    distortedFigure(sentence, words, used, kind) ??
    (!isShortLabel(words, setting) && setting.sentTexts.some((texts) => isCopied(words, texts)) ? "copied" : undefined)
  );
}

/** A short label may repeat an answer: it is often all that the answer says. */
const isShortLabel = (words: string, { isLabel = false }: Setting): boolean =>
  isLabel && wordsIn(words).length <= maxLabelWords;

const maxLabelWords = 8;

/** A quote may be a sentence of its own if it is long enough. */
function isWholeQuote(sentence: string, grounds: Grounds): boolean {
  const [, name = ""] = /^\{(q\d{1,2})\}\.?$/u.exec(sentence) ?? [];
  const ground = grounds.get(name);
  return ground?.kind === "quote" && wordsIn(ground.quote.text).length >= minQuotedWords;
}

const minQuotedWords = 5;

/** Figures become `{}`, quotes the neutral word `this`. */
const withMarks = (sentence: string, grounds: Grounds): string =>
  sentence.replaceAll(placeholder, (_, name: string) => (grounds.get(name)?.kind === "quote" ? "this" : "{}"));

/** `Phone Hector`: somebody the answers name. */
const phoning = /\b[Pp]hone (\p{Lu}\p{Ll}+)\b/gu;

/** A promise, an order to spend, advice that may do harm: what a report never says. */
function forbiddenContent(
  words: string,
  { hasInstructions, mayRuleOnPlans, nearby, ownWords, people }: Setting,
): WhyNotSaid | undefined {
  const plain = (name: keyof typeof harmless, text = words): string =>
    withoutOwnWords(text.replaceAll(labelQuoted, " "), ownWords).replaceAll(harmless[name], " ");
  // Most sentences hold none of the words, and removing the exceptions is slow.
  const isRefused = (name: keyof typeof harmless, text = words): boolean =>
    forbidden[name].test(text) && forbidden[name].test(plain(name, text));
  const asked = words.replaceAll(phoning, (all, name: string) => (people.has(name) ? name : all));
  if (isRefused("promise")) return "a promise";
  if (isRefused("source")) return "a source";
  if (isRefused("callToAction", asked) || (!(mayRuleOnPlans && nearby) && forbidden.spending.test(words)))
    return "an order to the reader";
  const itself = (): string => (hasInstructions ? plain("self").replaceAll(workInstruction, " ") : plain("self"));
  if (forbidden.self.test(words) && forbidden.self.test(itself())) return "about the model itself";
  if (isRefused("harm")) return "could do harm";
  return isRefused("denial") ? "denies the diagnosis" : undefined;
}

function languageProblem(
  words: string,
  { isLabel = false, nearby, words: answerWords }: Setting,
): WhyNotSaid | undefined {
  // Among a few words, one capitalized name or month counts for too much.
  const plainWords = words.replaceAll(/\b\p{Lu}[\p{L}'’]*/gu, "");
  // A label is often made of the shop's own words.
  const named = isLabel ? wordsIn(plainWords).filter((word) => !answerWords.has(word)) : wordsIn(plainWords);
  const isRemark =
    nearby !== undefined && wordsIn(words).length < minWordsInMemo && areMostlyKnown(plainWords, answerWords);
  const isShort = isRemark || wordsIn(words).length < minWordsOfLanguage;
  const others = wordsIn(plainWords).filter((word) => !answerWords.has(word));
  const isTheirs = wordsIn(words).length <= fewWords && others.length > 0 && soundsEnglish(others);
  return isShort || isTheirs || soundsEnglish(wordsIn(words)) || soundsEnglish(named) ? undefined : "not English";
}

/** A name, a system or a fact that isn't this shop's. */
function anotherShop(
  words: string,
  { submission, roles, names, words: answerWords, otherSystems }: Setting,
): WhyNotSaid | undefined {
  if (namesStrangely(words, names, answerWords)) return "a name that isn't in the answers";
  const lower = words.toLowerCase();
  if (otherSystems.some((name) => isWholeWord(name, lower))) return "a system or KPI of another shop";
  return contradictionIn(words, submission, roles);
}

/** `excel` is not in `excellent`. */
function isWholeWord(name: string, text: string): boolean {
  const around = text.split(name);
  return around.some((after, at) => at > 0 && !/\p{L}$/u.test(around[at - 1] ?? "") && !/^\p{L}/u.test(after));
}

/** Among so few words, two of the shop's own count for too much. Own judgment. */
const fewWords = 8;

const areMostlyKnown = (text: string, answerWords: ReadonlySet<string>): boolean => {
  const all = wordsIn(text);
  return 2 * all.filter((word) => isEnglish(word) || answerWords.has(word)).length >= all.length;
};

/** Fewer words don't show which language they are in. Own judgment. */
const minWordsOfLanguage = 5;
/** A memo has short remarks, and whether it is English its longer sentences show. */
const minWordsInMemo = 8;

/** A capital letter, as after a colon, doesn't make a common word a name. */
const namesStrangely = (words: string, names: ReadonlySet<string>, answerWords: ReadonlySet<string>): boolean =>
  unknownNames(
    words
      .replace(leadingNumber, (word) => word.toLowerCase())
      .replace(/^\p{L}+/u, (word) => {
        const lower = word.toLowerCase();
        return isInAnswers(lower, answerWords) || (!names.has(word) && isEnglish(lower)) ? lower : word;
      }),
    names,
  ).some((name) => {
    const lower = isShouted(name) ? name.toLowerCase() : name.charAt(0).toLowerCase() + name.slice(1);
    // Who types fast writes `houston`.
    return !isEnglish(lower) && !isInAnswers(lower.replace(/['’]s?$/u, ""), answerWords);
  });

/** What to write on a traveler or a tag: `SEE SHEET`. */
const isShouted = (name: string): boolean => name.length > 2 && name === name.toUpperCase();

const isInAnswers = (word: string, answerWords: ReadonlySet<string>): boolean =>
  [word, `${word}s`, word.replace(/s$/u, ""), word.replace(/ing$/u, "e"), word.replace(/ing$/u, "")].some((one) =>
    answerWords.has(one),
  );

/** A number word at the beginning is not a name; numbers are checked elsewhere. */
const leadingNumber =
  /^(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|\w+teen|(?:Twenty|Thirty|Forty|Fifty|Sixty|Seventy|Eighty|Ninety)(?:-[a-z]+)?)\b/;
