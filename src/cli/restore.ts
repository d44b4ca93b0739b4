import { readFileSync } from "node:fs";
import type { Command } from "commander";
import { readConfig } from "../adapters/settings/config.ts";
import { openDatabase } from "../adapters/store/database.ts";
import { readErasureFile } from "../adapters/store/erasure-file.ts";
import { type Restored, restore } from "../adapters/store/restore.ts";
import { counted, countsOf } from "./counts.ts";
import { withOpened } from "./stored.ts";

export function addRestore(program: Command): void {
  program
    .command("restore")
    .description("Restore a backup. What was erased since stays erased.")
    .argument("<file>", "the backup")
    .option("--replace", "replace what the store holds")
    .option("--erased <file>", "also erase what this file lists, as written by `erased`")
    .action(restoreFile);
}

interface Options {
  readonly replace?: true;
  readonly erased?: string;
}

async function restoreFile(file: string, { replace, erased }: Options): Promise<void> {
  const log = erased === undefined ? null : readErasureFile(readFileSync(erased, "utf8"));
  const restored = await withOpened(await openDatabase(readConfig(process.env), "patient"), (database) =>
    restore(database, file, { replaces: replace === true, log }),
  );
  console.log(wordsOf(restored, file));
}

function wordsOf({ contents, erasedAgain }: Restored, file: string): string {
  const done = `${countsOf(contents)} restored from ${file}`;
  return erasedAgain === 0 ? done : `${done}; ${counted(erasedAgain, "submission")} erased again, as before`;
}
