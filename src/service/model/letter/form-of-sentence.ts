import type { Setting, WhyNotSaid } from "./setting.ts";
import { wordsIn } from "./words/words-in.ts";

const maxWords = 60;
const maxCharacters = 480;

/** Why a sentence has no form that may be shown; `undefined` if it has one. */
export function formProblem(words: string, { accented, passages }: Setting): WhyNotSaid | undefined {
  if (wordsIn(words).length > maxWords || words.length > maxCharacters) return "too long";
  const withoutShopAccents = words
    .replaceAll(accentedRun, (word) => (accented.has(word) ? "" : word))
    .replaceAll(measureSign, "")
    .replaceAll(/\w+_\w+/gu, (name) => (passages.some((text) => text.includes(name)) ? "" : name));
  if (!plainText.test(withoutShopAccents.replaceAll("{}", "").replaceAll(labelQuoted, "")))
    return "a character that isn't plain text";
  if (/\/\/|[A-Za-z]\.[A-Za-z]|\bwww\b/iu.test(words.replaceAll(/\b[ap]\.m\b/giu, " "))) return "a link or an address";
  return /[\p{L}\p{N}{]/u.test(words) && ended.test(words) ? undefined : "not a whole sentence";
}

/** What was cut off has no end. */
const ended = /(?:[.:?]|\{\}|this)$/u;

/** A run of letters, accented ones included. It ends before an apostrophe. */
const accentedRun = /[A-Za-zÀ-ÖØ-öø-ſ]+/gu;
/** `±0.0005`, `#3`, `90°`. */
const measureSign = /[±#](?=\.?\d)|(?<=\d ?)°/gu;

/** Letters, digits and punctuation of plain English; no markup, no quotation marks, no invisible characters. */
const plainText = /^[A-Za-z0-9½¼¾⅓⅔ ,.;:?'’()–—−/%$£€&+×÷=≈-]*$/u;

/** What someone is to write down: `‘waited for me’`. */
export const labelQuoted = /‘[^‘’]{1,24}’/gu;
