/** Text that is HTML or SVG. Only the two functions below make it, so no answer can become markup. */
export class Markup {
  readonly source: string;
  private constructor(source: string) {
    this.source = source;
  }

  /** Markup that we wrote ourselves, such as a style sheet or a drawing. It must never contain an answer. */
  static trusted(source: string): Markup {
    return new Markup(source);
  }
}

/** What a template accepts: text is escaped, markup stays, lists are joined, `null` is nothing. */
export type Part = string | number | Markup | null | readonly Part[];

/** HTML from a template. Every value is escaped unless it is markup already. */
export function markup(source: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  let written = source[0] ?? "";
  for (let index = 0; index < parts.length; index += 1) {
    written += write(parts[index] ?? null);
    written += source[index + 1] ?? "";
  }
  return Markup.trusted(written);
}

function write(part: Part): string {
  if (part === null) return "";
  if (typeof part === "string") return escapeText(part);
  if (typeof part === "number") return String(part);
  if (part instanceof Markup) return part.source;
  let written = "";
  for (const one of part) written += write(one);
  return written;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const needsEscape = /[&<>"']/;
const eachEscaped = /[&<>"']/g;

/** Text with HTML's five special characters escaped, so that it is safe anywhere in it. */
export function escapeText(text: string): string {
  return needsEscape.test(text) ? text.replace(eachEscaped, (character) => escapes[character] ?? "") : text;
}
