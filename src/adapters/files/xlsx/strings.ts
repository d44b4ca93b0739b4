/**
 * Text as a spreadsheet file holds it. Readers of such files turn `_x0041_` into `A`, and the file may not hold signs
 * that XML forbids: both are written as such a code, so that every sign comes back as it was given.
 */
export const written = (text: string): string =>
  text
    .replace(/_(?=x[0-9a-fA-F]{4}_)/g, "_x005F_")
    .replace(unwritable, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`);

/** Halves of a pair without the other half, and the two signs that no XML may hold beside the control signs. */
const unwritable = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|[\uFFFE\uFFFF]/g;

/** Words in the header or footer of a page, where an ampersand begins a command. At most so many signs. */
export function inHeader(text: string, most: number): string {
  const characters = [...text.replace(unwritable, "").replace(/[\s\p{Cc}]+/gu, " ")];
  return characters.slice(0, most).join("").replaceAll("&", "&&");
}
