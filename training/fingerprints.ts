import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { goalSentences, situationSentences } from "./sentences.ts";
import { statements } from "./statements.ts";
import { tablePath } from "./table-path.ts";
import { readyText } from "./train.ts";

/** The fingerprints of the last training. */
export const recordPath = fileURLToPath(new URL("trained.json", import.meta.url));

const tables = ["weights.ts", "goal-weights.ts", "situation-weights.ts"];

/**
 * SHA-256 of the input of training (every text as the reader's features, with its labels) and of its tables. They
 * differ if one side was changed without training again. `npm run train -- --check` proves the tables themselves.
 */
export function fingerprints(): { readonly statements: string; readonly table: string } {
  const rows = [
    ...statements.map(({ text, themes, stance }) => [themes, stance, featuresIn(text)]),
    ...goalSentences.map(({ text, goals }) => [goals, featuresIn(text)]),
    ...situationSentences.map(({ text, situation }) => [situation, featuresIn(text)]),
  ];
  const written = tables.map((file) => readFileSync(tablePath(file), "utf8"));
  return { statements: sha256(JSON.stringify(rows)), table: sha256(written.join("")) };
}

function featuresIn(text: string) {
  const { keys, blockOf, ofWord, concepts } = readyText(text).text;
  return [keys, blockOf, ofWord, concepts];
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
