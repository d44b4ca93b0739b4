import { refusalWords, tooLargeWords } from "./files.words.ts";

/** Why a file is not read at all. */
export type Refusal =
  | { readonly kind: keyof typeof refusalWords }
  | { readonly kind: "unpacks-too-large" | "too-large"; readonly megabytes: number }
  | { readonly kind: "too-many-rows" };

/**
 * The most that is read of one file. Own judgment, so that a browser tab stays responsive; a shorter period is enough.
 */
export const limits = {
  rows: 200_000,
  columns: 300,
  megabytes: 64,
  /** The same for an unpacked workbook. */
  unpackedMegabytes: 600,
} as const;

/** What is wrong with a file, and what to do. */
export function refusalText(refusal: Refusal): string {
  if (refusal.kind === "unpacks-too-large") return tooLargeWords.unpacked(refusal.megabytes, limits.unpackedMegabytes);
  if (refusal.kind === "too-large") return tooLargeWords.file(refusal.megabytes, limits.megabytes);
  if (refusal.kind === "too-many-rows") return tooLargeWords.rows(limits.rows);
  return refusalWords[refusal.kind];
}
