import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { featuresOf, prepared } from "../src/diagnosis/reader/features.ts";
import { statements } from "./statements.ts";

export const tablePath = fileURLToPath(new URL("../src/diagnosis/reader/weights.ts", import.meta.url));
/** The fingerprints of the last training. */
export const recordPath = fileURLToPath(new URL("trained.json", import.meta.url));

/**
 * SHA-256 of what training starts from (every statement as the reader's features, with its labels) and of its table.
 * They change when one side was changed without training again. `npm run train -- --check` proves the table itself.
 */
export function fingerprints(): { readonly statements: string; readonly table: string } {
  const rows = statements.map(({ text, themes, stance }) => [themes, stance, [...featuresOf(prepared(text))]]);
  return { statements: sha256(JSON.stringify(rows)), table: sha256(readFileSync(tablePath, "utf8")) };
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
