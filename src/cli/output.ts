import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** A generated file and its default name. */
export interface Output {
  readonly bytes: string | Uint8Array;
  readonly name: string;
  /** Whether a terminal can display it. */
  readonly isText: boolean;
}

/**
 * Writes to the file or folder, or to standard output if there is none.
 *
 * @throws Error if binary output would go to a terminal
 */
export async function writeOutput(
  { bytes, name, isText }: Output,
  path: string | undefined,
  output: Writable & { readonly isTTY?: boolean } = process.stdout,
): Promise<void> {
  if (path !== undefined && path !== "-") {
    if (await isFolder(path)) await writeIntoFolder(path, name, bytes);
    else await writeFile(path, bytes);
    return;
  }
  if (!isText && output.isTTY) {
    throw new Error(`A terminal can't show this file. Name one with --out ${name}, or redirect with >.`);
  }
  await printAll([bytes], output);
}

const isFolder = async (path: string): Promise<boolean> =>
  path.endsWith("/") || ((await stat(path).catch(() => undefined))?.isDirectory() ?? false);

/** Writes a file into a folder, creating the folder if needed. Returns its path. */
export async function writeIntoFolder(folder: string, name: string, bytes: string | Uint8Array): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

/** Prints pieces as fast as the reader accepts them. Stops when the reader closes the pipe, as `head` does. */
export async function printAll(
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string>,
  output: Writable = process.stdout,
): Promise<void> {
  try {
    await pipeline(Readable.from(pieces, { objectMode: true }), output, { end: false });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EPIPE") return;
    throw error;
  }
}
