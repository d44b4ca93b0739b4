/** A text normalized for comparing names: lower case, no accents, no invisible characters; with the origin of each character. */
export interface Folded {
  readonly text: string;
  /** For each code unit, its index in the original text, plus one entry for the end. */
  readonly at: readonly number[];
}

export function folded(written: string): Folded {
  const at: number[] = [];
  let [text, index] = ["", 0];
  for (const character of written) {
    const plain = plainOf(character);
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
