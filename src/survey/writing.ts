// How text is written everywhere: on the page, in the report and in every file.

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An abbreviation stays as it is: `OEE on that cell`. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** `a`, `a and b`, `a, b and c`. */
export function inWords(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** ASCII notation in proper typography: `x 100` becomes `× 100`, `+/-10` becomes `±10`, `75-90` becomes `75–90`. */
export const typeset = (text: string): string =>
  text
    .replaceAll("+/-", "±")
    .replaceAll(">=", "≥")
    .replaceAll("<=", "≤")
    .replaceAll(" x ", " × ")
    .replaceAll(" - ", " − ")
    .replace(/(?<=\d)-(?=\d)/g, "–");

/** An estimate as text. From ten million on it is in words, because no one counts the zeros: `12 million`. */
export function roundText(rounded: number, write: (value: number) => string): string {
  const found = large.find(({ least }) => Math.abs(rounded) >= least);
  return found === undefined ? write(rounded) : `${write(rounded / found.size)} ${found.word}`;
}

const large = [
  { least: 1e12, size: 1e12, word: "trillion" },
  { least: 1e9, size: 1e9, word: "billion" },
  { least: 1e7, size: 1e6, word: "million" },
] as const;

/** Typographic apostrophes inside words and after a plural: `don't` becomes `don’t`, `two days' jobs` `two days’ jobs`. */
export const curlyApostrophes = (text: string): string =>
  text.includes("'") ? text.replace(/(?<=\p{L})'(?=\p{L})|(?<=\p{L}s)'(?=\s)/gu, "’") : text;

/** A day written out: `November 21, 2026`. In UTC, the time zone of reports. */
export function dayText(isoTime: string): string {
  longDay ??= new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return longDay.format(new Date(isoTime));
}

// Created on first use: a browser takes about 15 ms for it, and the survey writes no dates.
let longDay: Intl.DateTimeFormat | undefined;

/** A count with its noun, which agrees with it: `1 hour`, `0.5 to 1 hour`, `3 setups × 1 hour`, `2 hours`. */
export const withNoun = (count: string | number, nouns: string): string => `${count} ${nounFor(count, nouns)}`;

/**
 * The noun alone, if the count is printed separately.
 *
 * @param nouns a plural, such as `machine hours`. Only the first word that ends in `s` changes: `days over what was
 * planned`
 */
export const nounFor = (count: string | number, nouns: string): string =>
  /(?:^|\s)(?:1|one)$/i.test(String(count)) ? singular(nouns) : nouns;

const singular = (nouns: string): string =>
  nouns
    .replace(/^people\b/, "person")
    .replace(/(?<=ss|x|ch|sh)es$/, "")
    .replace(/^(?<one>[\w -]*?[a-rt-zA-Z])s\b/, "$<one>");

/** The name of a system without the explanation in parentheses. */
export const shortName = (system: string): string => system.replace(/ \(.*\)$/, "");
