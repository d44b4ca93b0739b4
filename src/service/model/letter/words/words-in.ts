import { memoizeText } from "../../../../diagnosis/memoize.ts";

/** The words of a text, in lower case. */
export const wordsIn = memoizeText((text): readonly string[] => text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []);
