/** A text in which each character was replaced by a plainer form, with the origin of each. */
export interface Folded {
  readonly text: string;
  /** For each code unit, its index in the original text, plus one entry for the end. */
  readonly at: readonly number[];
}

/** Normalized for comparing names: lower case, no accents, no invisible characters. */
export const folded = (written: string): Folded => replaced(written, plainOf);

/**
 * Normalized for patterns: full-width characters and the digits of any script as ASCII, every dash a hyphen, no invisible
 * characters.
 */
export const typed = (written: string): Folded => replaced(written, typedOf);

function replaced(written: string, formOf: (character: string) => string): Folded {
  const at: number[] = [];
  let [text, index] = ["", 0];
  for (const character of written) {
    const plain = formOf(character);
    for (let unit = 0; unit < plain.length; unit += 1) at.push(index);
    text += plain;
    index += character.length;
  }
  return { text, at: [...at, written.length] };
}

function plainOf(character: string): string {
  if (character < "\u0080") return character.toLowerCase();
  return character.normalize("NFKD").replace(silent, "").normalize("NFC").toLowerCase();
}

const silent = /[\p{M}\p{Cf}]/gu;

function typedOf(character: string): string {
  if (character < "\u0080") return character;
  if (dash.test(character)) return "-";
  if (digit.test(character)) return digitOf(character);
  return character.normalize("NFKC").replace(invisible, "");
}

const dash = /^\p{Pd}$/u;
const digit = /^\p{Nd}$/u;
const invisible = /\p{Cf}/gu;

/** The digits of a script are ten code points in a row; some scripts follow each other without a gap. */
function digitOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  let zero = point;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
}
