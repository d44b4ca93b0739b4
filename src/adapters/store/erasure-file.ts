import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import * as z from "zod/mini";
import type { ErasureLog } from "./erasures.ts";

const form = z.object({
  keys: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  erased: z.array(z.object({ digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)), erased_at: z.iso.datetime() })),
});

/** The log of erasures as a file: it names nobody, and is to be kept where the backups are. */
export const erasureFileOf = ({ keys, erased }: ErasureLog): string => `${JSON.stringify({ keys, erased }, null, 1)}\n`;

/**
 * Writes the log into a file that only its owner may read; a disk that is full leaves the file as it was. What the file
 * named before it names still: on a new machine an empty store must not make it forget.
 *
 * @returns what the file names now
 * @throws Error when there is another file of that name, or it cannot be written
 */
export function writeErasureFile(path: string, log: ErasureLog): ErasureLog {
  const all = existsSync(path) ? merged(knownIn(path), log) : log;
  const unfinished = `${path}.unfinished`;
  const handle = openSync(unfinished, "w", 0o600);
  try {
    writeFileSync(handle, erasureFileOf(all));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(unfinished, path);
  return all;
}

function knownIn(path: string): ErasureLog {
  const read = form.safeParse(jsonOf(readFileSync(path, "utf8")));
  if (!read.success) throw new Error(`The file at ${path} is none that \`spindlewise erased\` wrote. Name another.`);
  return read.data;
}

function merged(before: ErasureLog, now: ErasureLog): ErasureLog {
  const times = new Map(before.erased.map(({ digest, erased_at }) => [digest, erased_at]));
  for (const { digest, erased_at } of now.erased) {
    const known = times.get(digest);
    if (known === undefined || known < erased_at) times.set(digest, erased_at);
  }
  return {
    keys: [...new Set([...now.keys, ...before.keys])],
    erased: [...times].map(([digest, erased_at]) => ({ digest, erased_at })),
  };
}

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
