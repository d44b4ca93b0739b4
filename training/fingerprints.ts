import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { statements } from "./statements.ts";
import { readyText } from "./train.ts";

export const tablePath = fileURLToPath(new URL("../src/diagnosis/reader/weights.ts", import.meta.url));
/** The fingerprints of the last training. */
export const recordPath = fileURLToPath(new URL("trained.json", import.meta.url));

/**
 * SHA-256 of what training starts from (every statement as the reader's features, with its labels) and of its table.
 * They change when one side was changed without training again. `npm run train -- --check` proves the table itself.
 */
export function fingerprints(): { readonly statements: string; readonly table: string } {
  const rows = statements.map(({ text, themes, stance }) => {
    const { keys, blockOf, ...ready } = readyText(text).text;
    return [themes, stance, keys, blockOf, ready.ofWord, ready.concepts];
  });
  return { statements: sha256(JSON.stringify(rows)), table: sha256(readFileSync(tablePath, "utf8")) };
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
