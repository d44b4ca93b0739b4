import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";

/**
 * Reads a JSON file; `-` is standard input.
 *
 * @throws Error that names the file when it cannot be read or is not JSON
 */
export async function readJsonFile(file: string): Promise<unknown> {
  const content = file === "-" ? await text(process.stdin) : await readFile(file, "utf8");
  try {
    return JSON.parse(content);
  } catch (mistake) {
    if (!(mistake instanceof SyntaxError)) throw mistake;
    throw new Error(`${file === "-" ? "Standard input" : file} is not JSON: ${firstLine(mistake.message)}`);
  }
}

const firstLine = (message: string): string => message.split("\n")[0] ?? "";
