import { isFalselyAttributed } from "./attribution.ts";
import { isCopied, type SpacedTexts } from "./copied.ts";
import { soundsEnglish } from "./english.ts";
import { type Fact, placeholder } from "./facts.ts";
import {
  axes,
  bends,
  forbidden,
  gluedQuantity,
  harmlessOne,
  mostWords,
  quantities,
  timeSpan,
} from "./forbidden-words.ts";
import { unknownNames } from "./known-words.ts";

/** What a sentence may name, by the facts of its section and by the shop. */
export interface Allowed {
  readonly facts: readonly Fact[];
  /** Words of names that the shop gave us. */
  readonly names: ReadonlySet<string>;
  /** Systems and KPIs of other shops, in lower case. */
  readonly strangers: readonly string[];
  /** What was sent and what the shop wrote: no words to be passed off as our own. */
  readonly notToCopy: SpacedTexts;
}

/** Why a sentence is left out. Our own words: nothing of the model's. */
export type WhyDropped =
  | "too long"
  | "braces that are no placeholder"
  | "unknown placeholder"
  | "a sign that is not of plain text"
  | "a link or an address"
  | "not a whole sentence"
  | "a quantity in words"
  | "a promise"
  | "a source"
  | "an order to the reader"
  | "speaks of itself"
  | "could do harm"
  | "denies the diagnosis"
  | "a name that we did not give"
  | "a system or KPI of another shop"
  | "a figure that is bent"
  | "a figure of something else"
  | "a loss that is no figure"
  | "not English"
  | "copied";

/** Why a sentence of a model must not stand in a report, or `undefined` where it may. */
export function whyDropped(sentence: string, allowed: Allowed): WhyDropped | undefined {
  const used = allowed.facts.filter(({ id }) => sentence.includes(`{{${id}}}`));
  const words = sentence.replaceAll(placeholder, "{}");
  return (
    whyNotPlain(sentence, words, allowed) ??
    whyNotOurs(words) ??
    whyNotThisShop(words, allowed) ??
    (losesNoFigure(sentence, used) ? "a loss that is no figure" : undefined) ??
    whyBent(words, sentence, used) ??
    (isCopied(words, allowed.notToCopy) ? "copied" : undefined)
  );
}

function whyNotPlain(sentence: string, words: string, { facts }: Allowed): WhyDropped | undefined {
  if (wordsIn(words).length > mostWords || sentence.length > mostCharacters) return "too long";
  if (/[{}]/u.test(words.replaceAll(standing, ""))) return "braces that are no placeholder";
  const named = [...sentence.matchAll(placeholder)].map(([, id]) => id);
  if (named.some((name) => !facts.some(({ id }) => id === name))) return "unknown placeholder";
  if (!plainText.test(words.replaceAll("{}", ""))) return "a sign that is not of plain text";
  if (/\/\/|\w\.\w|\bwww\b/iu.test(words)) return "a link or an address";
  if (!/(?:\.|\{\})$/u.test(words) || sizeOf(words) < fewestWords) return "not a whole sentence";
  return undefined;
}

/** A placeholder that stands by itself, as a word does. */
const standing = /(?<=^|[\s(])\{\}(?=$|[\s.,;:?)])/gu;
const mostCharacters = 600;
const fewestWords = 4;

/** A placeholder stands for several words. */
const sizeOf = (words: string): number => wordsIn(words).length + 2 * (words.match(/\{\}/gu)?.length ?? 0);

/** No digit, no money, no percent, no quotation, no markup, no emphasis, no sign that is not seen, no letter but those of English. */
const plainText = /^[A-Za-z ,.;:?'’()–—/-]*$/u;

function whyNotOurs(words: string): WhyDropped | undefined {
  if (statesQuantity(words)) return "a quantity in words";
  if (forbidden.promise.test(words)) return "a promise";
  if (forbidden.source.test(words)) return "a source";
  if (forbidden.order.test(words) || forbidden.spending.test(words)) return "an order to the reader";
  if (forbidden.self.test(words)) return "speaks of itself";
  if (forbidden.harm.test(words)) return "could do harm";
  if (forbidden.denial.test(words)) return "denies the diagnosis";
  return soundsEnglish(wordsIn(words)) ? undefined : "not English";
}

export function statesQuantity(words: string): boolean {
  const all = wordsIn(words.replaceAll(axes, " "));
  if (all.some((word) => quantities.has(word) || gluedQuantity.test(word)) || timeSpan.test(words)) return true;
  return /\bones?\b/iu.test(words.replaceAll(harmlessOne, " ").replace(/\bones\b/giu, " "));
}

export const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];

function whyNotThisShop(words: string, { names, strangers }: Allowed): WhyDropped | undefined {
  if (unknownNames(words, names).length > 0) return "a name that we did not give";
  const lower = words.toLowerCase();
  return strangers.some((name) => lower.includes(name)) ? "a system or KPI of another shop" : undefined;
}

function whyBent(words: string, sentence: string, used: readonly Fact[]): WhyDropped | undefined {
  const figures = used.filter(({ kind: { kind } }) => kind === "loss" || kind === "total" || kind === "target");
  if (figures.length === 0) return undefined;
  if (bends.before.test(words) || bends.after.test(words) || bends.around.test(words)) return "a figure that is bent";
  return isFalselyAttributed(sentence, used) ? "a figure of something else" : undefined;
}

/** “You lose {{theme.setup_changeover}}”: only a figure can be lost. */
const losesNoFigure = (sentence: string, used: readonly Fact[]): boolean =>
  [...sentence.matchAll(lost)].some(([, lostId]) =>
    used.some(({ id, kind: { kind } }) => id === lostId && kind !== "loss" && kind !== "total"),
  );

const lost = /\b(?:los(?:e|es|ing|t)|costs?|wast(?:e|es|ed|ing))\s+\{\{([a-z0-9_.]+)\}\}/giu;
