import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import * as z from "zod/mini";
import { type ErasureLog, markOf } from "./erasures.ts";

const hex = () => z.string().check(z.regex(/^[0-9a-f]{64}$/));

const form = z.object({
  /** Which keys made the digests, as digests of theirs: the keys are in the store and its backups. */
  key_marks: z._default(z.array(hex()), []),
  /** Keys that an older release wrote here and that the store which writes does not have. */
  keys: z._default(z.array(hex()), []),
  erased: z.array(z.object({ digest: hex(), erased_at: z.iso.datetime() })),
});

/** The log as the file holds it. */
export interface ListedErasures extends ErasureLog {
  readonly keyMarks: readonly string[];
}

/** The log of erasures as a file, to be kept where the backups are: alone it tells no one whom it stands for. */
export const erasureFileOf = (log: ErasureLog): string => textOf(merged(nothing, log));

const nothing: ListedErasures = { keyMarks: [], keys: [], erased: [] };

const textOf = ({ keyMarks, keys, erased }: ListedErasures): string =>
  `${JSON.stringify({ key_marks: keyMarks, ...(keys.length > 0 && { keys }), erased }, null, 1)}\n`;

/**
 * Writes the log into a file that only its owner may read; a disk that is full leaves the file as it was. What the file
 * named before it names still: on a new machine an empty store must not make it forget.
 *
 * @returns what the file names now
 * @throws Error when there is another file of that name, or it cannot be written
 */
export function writeErasureFile(path: string, log: ErasureLog): ListedErasures {
  const before = existsSync(path) ? knownIn(path) : nothing;
  const all = merged(before, log);
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

function knownIn(path: string): ListedErasures {
  const read = form.safeParse(jsonOf(readFileSync(path, "utf8")));
  if (!read.success) throw new Error(`The file at ${path} is none that \`spindlewise erased\` wrote. Name another.`);
  return listed(read.data);
}

const listed = ({ key_marks, keys, erased }: z.infer<typeof form>): ListedErasures => ({
  keyMarks: [...new Set([...key_marks, ...keys.map(markOf)])],
  keys,
  erased,
});

function merged(before: ListedErasures, now: ErasureLog): ListedErasures {
  const times = new Map(before.erased.map(({ digest, erased_at }) => [digest, erased_at]));
  for (const { digest, erased_at } of now.erased) {
    const known = times.get(digest);
    if (known === undefined || known < erased_at) times.set(digest, erased_at);
  }
  return {
    keyMarks: [...new Set([...(now.erased.length > 0 ? now.keys.map(markOf) : []), ...before.keyMarks])],
    keys: before.keys.filter((key) => !now.keys.includes(key)),
    erased: [...times].map(([digest, erased_at]) => ({ digest, erased_at })),
  };
}

/** @throws Error when the text is none that `erasureFileOf` writes */
export function readErasureFile(text: string): ListedErasures {
  const read = form.safeParse(jsonOf(text));
  if (!read.success) throw new Error("The file given with --erased is none that `spindlewise erased` wrote.");
  return listed(read.data);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
