export interface DecodedText {
  readonly text: string;
  /** Named so that a person can check whether umlauts and symbols came out right. */
  readonly encoding: "UTF-8" | "UTF-16" | "Windows-1252";
}

/** How many bytes a preview decodes, enough for a few thousand rows of any export. */
const firstBytes = 1_000_000;

/**
 * Text of a file, in the encoding that its bytes show. Lines end with a line feed, with or without a carriage return.
 *
 * @param isPartial for a preview: the first whole lines of a large file are enough
 */
export function decodeText(bytes: Uint8Array, isPartial = false): DecodedText {
  const isCut = isPartial && bytes.length > firstBytes;
  const { text, encoding } = decoded(isCut ? bytes.subarray(0, firstBytes) : bytes, isCut);
  const lines = withLineFeeds(text.startsWith("\uFEFF") ? text.slice(1) : text);
  const end = isCut ? lines.lastIndexOf("\n") : -1;
  return { text: end < 0 ? lines : lines.slice(0, end + 1), encoding };
}

/** @param isCut whether the last character may be cut in two */
function decoded(bytes: Uint8Array, isCut: boolean): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes, "utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16(bytes, "utf-16be");
  const zeros = zerosIn(bytes.subarray(0, 2000));
  if (zeros.odd > zeros.even * 4 + 3) return utf16(bytes, "utf-16le");
  if (zeros.even > zeros.odd * 4 + 3) return utf16(bytes, "utf-16be");
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isCut }), encoding: "UTF-8" };
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

/** Old systems end lines with a carriage return alone. Most texts don't, so a long one is not copied needlessly. */
export const withLineFeeds = (text: string): string => text.replace(/\r(?!\n)/g, "\n");
