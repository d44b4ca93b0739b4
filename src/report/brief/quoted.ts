import type { Block } from "../report.ts";
import { plain, said, type Text } from "../text.ts";

/** A heading inside a page. */
export const section = (id: string, text: string): Block => ({ kind: "heading", level: 3, id, topic: "", text });

/** A quote and its stop; one without an end is cut at a word. */
export function closed(text: string, longest = longestShown): Text {
  const quote = trimmed(text);
  if (quote.length > longest) {
    const word = quote.lastIndexOf(" ", longest);
    return [said(quote.slice(0, word > 0 ? word : longest)), ...plain(" …")];
  }
  return [said(quote), ...(/[.?!…]$/.test(quote) ? [] : plain("."))];
}

/** Characters of a sentence that the page has room for. */
const longestShown = 240;

/** A quote ends where its sentence goes on in the next, and begins behind the word that joins it to the one before. */
export const trimmed = (text: string): string =>
  text.replace(/\s*[;:,]$/, "").replace(/^(?:but|and|so|also)\s+(?=\p{L})/iu, "");
