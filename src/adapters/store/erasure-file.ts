import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import * as z from "zod/mini";
import type { ErasureLog } from "./erasures.ts";
import { hash } from "./ids.ts";

const hex = () => z.string().check(z.regex(/^[0-9a-f]{64}$/));

const form = z.object({
  /** Digests of the keys behind the erasure digests; the keys themselves are in the store and its backups. */
  key_marks: z._default(z.array(hex()), []),
  /** Keys that an older release wrote here and that this store doesn't have. */
  keys: z._default(z.array(hex()), []),
  erased: z.array(z.object({ digest: hex(), erased_at: z.iso.datetime() })),
});

/** The log of erasures in the file's form. */
export interface ListedErasures extends ErasureLog {
  readonly keyMarks: readonly string[];
}

/** The log of erasures as the text of a file to keep with the backups. By itself it identifies no one. */
export const erasureFileOf = (log: ErasureLog): string => textOf(merge(emptyLog, log));

const emptyLog: ListedErasures = { keyMarks: [], keys: [], erased: [] };

const textOf = ({ keyMarks, keys, erased }: ListedErasures): string =>
  `${JSON.stringify({ key_marks: keyMarks, ...(keys.length > 0 && { keys }), erased }, null, 1)}\n`;

/**
 * Merges the log into a file that only its owner may read; a full disk leaves the file as it was. Entries already in
 * the file stay, so that an empty store on a new machine doesn't erase them.
 *
 * @returns the log in the file now
 * @throws Error if another kind of file has that name, or it can't be written
 */
export function writeErasureFile(path: string, log: ErasureLog): ListedErasures {
  const before = existsSync(path) ? readExisting(path) : emptyLog;
  const all = merge(before, log);
  const unfinished = `${path}.unfinished`;
  const handle = openSync(unfinished, "w", 0o600);
  try {
    writeFileSync(handle, textOf(all));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(unfinished, path);
  return all;
}

function readExisting(path: string): ListedErasures {
  const read = form.safeParse(jsonOf(readFileSync(path, "utf8")));
  if (!read.success)
    throw new Error(`The file at ${path} wasn't written by \`spindlewise erased\`. Choose another name.`);
  return toLog(read.data);
}

const toLog = ({ key_marks, keys, erased }: z.infer<typeof form>): ListedErasures => ({
  keyMarks: [...new Set([...key_marks, ...keys.map(hash)])],
  keys,
  erased,
});

function merge(before: ListedErasures, now: ErasureLog): ListedErasures {
  const times = new Map(before.erased.map(({ digest, erased_at }) => [digest, erased_at]));
  for (const { digest, erased_at } of now.erased) {
    const earlier = times.get(digest);
    if (earlier === undefined || earlier < erased_at) times.set(digest, erased_at);
  }
  return {
    keyMarks: [...new Set([...(now.erased.length > 0 ? now.keys.map(hash) : []), ...before.keyMarks])],
    keys: before.keys.filter((key) => !now.keys.includes(key)),
    erased: [...times].map(([digest, erased_at]) => ({ digest, erased_at })),
  };
}

/** @throws Error if the text was not written by `erasureFileOf` */
export function readErasureFile(text: string): ListedErasures {
  const read = form.safeParse(jsonOf(text));
  if (!read.success) throw new Error("The file given with --erased wasn't written by `spindlewise erased`.");
  return toLog(read.data);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
