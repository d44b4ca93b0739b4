/** The words of a text, in lower case. */
export const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
