import type { Refusal } from "./refusal.ts";
import { unpackedSize } from "./unpacked-size.ts";

export type FileKind =
  | { readonly kind: "workbook" | "text" | "json" }
  | { readonly kind: "refused"; readonly refusal: Refusal };

const refused = (kind: Exclude<Refusal["kind"], "too-large" | "unpacks-too-large">): FileKind => ({
  kind: "refused",
  refusal: { kind },
});

/** First bytes, in hexadecimal, of files that are not tables. */
const magics: readonly (readonly [string, FileKind])[] = [
  ["25504446", refused("pdf")],
  ["89504e47", refused("picture")],
  ["ffd8ff", refused("picture")],
  ["47494638", refused("picture")],
  ["49492a00", refused("picture")],
  ["4d4d002a", refused("picture")],
  ["52494646", refused("picture")],
  ["1f8b", refused("archive")],
  ["377abcaf", refused("archive")],
  ["52617221", refused("archive")],
  ["53514c69", refused("binary")],
];

/** What a file is, by its bytes. Its name is often wrong. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return refused("empty");
  const start = hexOf(bytes.subarray(0, 8));
  if (start.startsWith("504b0304") || start.startsWith("504b0506")) return zipKindOf(bytes);
  if (start === "d0cf11e0a1b11ae1") return refused(holdsUtf16(bytes, "EncryptedPackage") ? "password" : "old-excel");
  if (isPhoto(bytes)) return refused("picture");
  const known = magics.find(([magic]) => start.startsWith(magic));
  if (known) return known[1];
  return textKindOf(bytes);
}

/** HEIC and AVIF: phone photos. */
const isPhoto = (bytes: Uint8Array): boolean => /^ftyp(?:hei|mif|avi|hev)/.test(latin(bytes.subarray(4, 11)));

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function zipKindOf(bytes: Uint8Array): FileKind {
  const names = latin(bytes.subarray(0, 4000)) + latin(bytes.subarray(Math.max(0, bytes.length - 60_000)));
  if (names.includes("xl/workbook.bin")) return refused("binary-workbook");
  if (names.includes("xl/")) return { kind: "workbook" };
  if (names.includes("opendocument")) return refused("open-document");
  if (/(?:word|ppt)\//.test(names)) return refused("office-document");
  return refused(unpackedSize(bytes) === null ? "cut-off" : "archive");
}

/** Bytes as characters; good enough to search for names. */
function latin(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** Whether a compound file has an entry of this name, in its first bytes or in the directory its header points to. */
function holdsUtf16(bytes: Uint8Array, word: string): boolean {
  const directory = ((bytes[48] ?? 0) + (bytes[49] ?? 0) * 256 + (bytes[50] ?? 0) * 65_536 + 1) * 512;
  const names = latin(bytes.subarray(0, 400_000)) + latin(bytes.subarray(directory, directory + 4096));
  return names.includes([...word].join("\0"));
}

function textKindOf(bytes: Uint8Array): FileKind {
  const start = latin(bytes.subarray(0, 2000))
    .replaceAll("\0", "")
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, "")
    .trimStart();
  if (/^<\?xml/.test(start) && !/<(?:!doctype )?html/i.test(start)) return refused("xml");
  if (/^<(?:!doctype html|html|table|head|style|meta|div|\?xml)|<table/i.test(start)) return refused("html");
  if (/^\{\\rtf/.test(start)) return refused("binary");
  if (/^(?:\{\s*"|\{\s*\}|\[\s*[{\]])/.test(start)) return { kind: "json" };
  return isBinary(bytes) ? refused("binary") : { kind: "text" };
}

/** More than one control character in a hundred, not counting the zeros of UTF-16. */
function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 4000);
  const odd = head.filter((byte) => byte > 0 && byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12);
  return odd.length > head.length / 100 && odd.length > 3;
}
