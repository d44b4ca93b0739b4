import * as z from "zod/mini";
import type { ErasureLog } from "./erasures.ts";

const form = z.object({
  keys: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  erased: z.array(z.object({ digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)), erased_at: z.iso.datetime() })),
});

/** The log of erasures as a file: it names nobody, and is to be kept where the backups are. */
export const erasureFileOf = ({ keys, erased }: ErasureLog): string => `${JSON.stringify({ keys, erased }, null, 1)}\n`;

/** @throws Error when the text is none that `erasureFileOf` writes */
export function readErasureFile(text: string): ErasureLog {
  const read = form.safeParse(jsonOf(text));
  if (!read.success) throw new Error("The file given with --erased is none that `spindlewise erased` wrote.");
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
