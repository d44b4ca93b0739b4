/** A text as names are compared: small letters, no accents, nothing that cannot be seen; and where each sign came from. */
export interface Folded {
  readonly text: string;
  /** For each code unit, where it stands in the text as written; one more for the end. */
  readonly at: readonly number[];
}

export function folded(written: string): Folded {
  const at: number[] = [];
  let [text, place] = ["", 0];
  for (const sign of written) {
    const plain = plainOf(sign);
    for (let unit = 0; unit < plain.length; unit += 1) at.push(place);
    text += plain;
    place += sign.length;
  }
  return { text, at: [...at, written.length] };
}

function plainOf(sign: string): string {
  if (sign < "\u0080") return sign.toLowerCase();
  return sign.normalize("NFKD").replace(unheard, "").normalize("NFC").toLowerCase();
}

const unheard = /[\p{M}\p{Cf}]/gu;
