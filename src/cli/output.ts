import { writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Writes to the file, or to standard output where none is named. */
export async function writeOutput(content: string, file: string | undefined): Promise<void> {
  if (file === undefined || file === "-") return printAll([content]);
  await writeFile(file, content);
}

/** Prints pieces as fast as the reader takes them. A reader who has seen enough, as `head` has, ends it. */
export async function printAll(pieces: Iterable<string> | AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(pieces, { objectMode: true }), process.stdout, { end: false });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EPIPE") return;
    throw error;
  }
}
