import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";

/**
 * Reads a JSON file; `-` is standard input.
 *
 * @throws Error naming the file if it can't be read or is not JSON
 */
export async function readJsonFile(file: string): Promise<unknown> {
  const content = file === "-" ? await text(process.stdin) : await readFile(file, "utf8");
  try {
    return JSON.parse(content);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${file === "-" ? "Standard input" : file} is not JSON: ${firstLine(error.message)}`);
  }
}

const firstLine = (message: string): string => message.split("\n")[0] ?? "";
