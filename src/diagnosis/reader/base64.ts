const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const values = new Map([...letters].map((letter, value) => [letter, value]));

/** Decodes base64. Written out because pure folders have neither `Buffer` nor `atob`. */
export function bytesOf(text: string): Uint8Array {
  const plain = text.replace(/=+$/, "");
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of plain) {
    const value = values.get(letter);
    if (value === undefined) throw new Error(`“${letter}” is not a base64 character`);
    bits = (bits << 6) | value;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = (bits >> held) & 255;
    at += 1;
    bits &= (1 << held) - 1;
  }
  return bytes;
}
