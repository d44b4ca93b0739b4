import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
/**
 * A text with its numbers in American notation, at the same length, so that every position stays valid: `7,3 hours` as
 * `7.3 hours`, `8 100 parts` as `8,100 parts`, `2.900 euro` as `2,900 euro`. Numbers after a machine's name and sizes
 * such as `1.250` are left alone.
 */
export const americanNumbers = (text: string): string =>
  mayBeOther.test(text)
    ? text
        .replace(groupedBySpaces, (number) => number.replace(/[ \u00A0\u202F]/g, ","))
        .replace(groupedByPoints, (number) => number.replaceAll(".", ","))
        .replace(decimalComma, "$<whole>.$<part>")
    : text;

const mayBeOther = quick(/\d[ \u00A0\u202F]\d{3}|\d[.,]\d/);

const groupedBySpaces = quick(
  /(?:(?<=(?<!\p{L})R ?)|(?<![\p{L}\p{N}][-.,/:]?|\b(?:machine|line|cell|no|number|job|rev|shift|part|op|type|model|size)s?\.? |[#]))[1-9]\d{0,2}(?:[ \u00A0\u202F]\d{3})+(?![\p{L}\p{N}]|[-.,/:]\d{3})/giu,
);

/** Only of money, or twice: a shop's `1.250` is a diameter. */
const groupedByPoints = quick(
  /(?<=[€₹] ?)\d{1,3}(?:\.\d{3})+(?![.\d])|(?<![\d.])\d{1,3}(?:\.\d{3})+(?![.\d])(?= ?(?:€|euros?\b|eur\b|tl\b|lira\b|pesos?\b|z[łl]\b|kr\b))|(?<![\d.])\d{1,3}(?:\.\d{3}){2,}(?![.\d])/giu,
);

const decimalComma = quick(/(?<![\d.,])(?<whole>\d{1,4}),(?<part>\d{1,2})(?![\d,.]\d|\d)/gu);
