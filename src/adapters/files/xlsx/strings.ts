/**
 * Escapes text for a spreadsheet file so that it reads back unchanged: `_x0041_`, which readers would turn into `A`,
 * and characters that XML forbids. Control characters are left to the library, which escapes them itself.
 */
export const ooxmlEscaped = (text: string): string =>
  text
    .replace(/_(?=x[0-9a-fA-F]{4}_)/g, "_x005F_")
    .replace(unwritable, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`);

/** Lone surrogates, U+FFFE and U+FFFF. */
const unwritable = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|[\uFFFE\uFFFF]/g;

/** Text for a page header or footer, where an ampersand starts a command; at most `limit` characters. */
export function inHeader(text: string, limit: number): string {
  const characters = [...text.replace(unwritable, "").replace(/[\s\p{Cc}]+/gu, " ")];
  return characters.slice(0, limit).join("").replaceAll("&", "&&");
}
