/** A piece of a sentence. Text from an answer has its own kinds, so that it can't be mistaken for ours. */
export type Inline =
  | { readonly kind: "plain"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  /** The respondent's own words. Shown in quotes. */
  | { readonly kind: "said"; readonly text: string }
  /** An answer as it was chosen or typed in. */
  | { readonly kind: "answer"; readonly text: string }
  /** Where something is in one of the shop's systems: a table, a field, a habit. */
  | { readonly kind: "place"; readonly text: string }
  /** A link inside the report, by the id of a heading, a working or a source. */
  | { readonly kind: "jump"; readonly text: string; readonly to: string }
  /** Leads to a place in the evidence, which is another file. */
  | { readonly kind: "evidence"; readonly text: string; readonly to: string }
  /** Leads to a published source. */
  | { readonly kind: "web"; readonly text: string; readonly address: string };

/** A sentence or a few. */
export type Text = readonly Inline[];

/** Text from a template. Inserted strings and numbers must be our own; answers are inserted as `said` or `answer`. */
export function say(words: TemplateStringsArray, ...parts: readonly (string | number | Inline | Text)[]): Text {
  const written: Inline[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const piece = words[index] ?? "";
    if (piece !== "") written.push({ kind: "plain", text: piece });
    add(written, parts[index] ?? "");
  }
  return written;
}

function add(written: Inline[], part: string | number | Inline | Text): void {
  if (typeof part === "string" || typeof part === "number") written.push(...plain(String(part)));
  else if (isText(part)) written.push(...part);
  else written.push(part);
}

const isText = (part: Inline | Text): part is Text => Array.isArray(part);

/** Words of our own as text. */
export const plain = (text: string): Text => (text === "" ? [] : [{ kind: "plain", text }]);

export const strong = (text: string): Inline => ({ kind: "strong", text });
export const said = (text: string): Inline => ({ kind: "said", text });
export const answer = (text: string): Inline => ({ kind: "answer", text });
export const place = (text: string): Inline => ({ kind: "place", text });
export const jump = (text: string, to: string): Inline => ({ kind: "jump", text, to });
export const evidence = (text: string, to: string): Inline => ({ kind: "evidence", text, to });
export const web = (text: string, address: string): Inline => ({ kind: "web", text, address });

/** Texts joined into one, with the same words between them. */
export const joined = (texts: readonly Text[], between: string): Text =>
  texts.flatMap((text, index) => (index === 0 ? text : [...plain(between), ...text]));

/** The words alone, without emphasis and links; the respondent's own in quotes. */
export const wordsOf = (text: Text): string =>
  text.map((inline) => (inline.kind === "said" ? `“${inline.text}”` : inline.text)).join("");
