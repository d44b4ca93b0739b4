export interface DecodedText {
  readonly text: string;
  /** Named so that a person can check umlauts and signs. */
  readonly encoding: "UTF-8" | "UTF-16" | "Windows-1252";
}

/** Text of a file, in the encoding its own bytes show. Line ends become one kind. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const { text, encoding } = decoded(bytes);
  return { text: withOneLineEnd(text.replace(/^\uFEFF/, "")), encoding };
}

function decoded(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes, "utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16(bytes, "utf-16be");
  const zeros = zerosIn(bytes.subarray(0, 2000));
  if (zeros.odd > zeros.even * 4 + 3) return utf16(bytes, "utf-16le");
  if (zeros.even > zeros.odd * 4 + 3) return utf16(bytes, "utf-16be");
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "UTF-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "Windows-1252" };
  }
}

const utf16 = (bytes: Uint8Array, label: string): DecodedText => ({
  text: new TextDecoder(label).decode(bytes),
  encoding: "UTF-16",
});

function zerosIn(bytes: Uint8Array): { readonly even: number; readonly odd: number } {
  let even = 0;
  let odd = 0;
  for (const [index, byte] of bytes.entries()) {
    if (byte === 0 && index % 2 === 0) even += 1;
    if (byte === 0 && index % 2 === 1) odd += 1;
  }
  return { even, odd };
}

function withOneLineEnd(text: string): string {
  if (!text.includes("\r")) return text;
  return text.includes("\n") ? text.replaceAll("\r\n", "\n").replaceAll("\r", "\n") : text.replaceAll("\r", "\n");
}
