import type { Command } from "commander";
import { writeErasureFile } from "../adapters/store/erasure-file.ts";
import { readErasures } from "../adapters/store/erasures.ts";
import { counted } from "./counts.ts";
import { withDatabase } from "./stored.ts";

export function addErased(program: Command): void {
  program
    .command("erased")
    .description("Write the list of erasures to a file, without names, so that a restore elsewhere erases them again.")
    .argument("<file>", "file to write; keep it with the backups. Entries already in it are kept")
    .action((file: string) =>
      withDatabase(async (database) => {
        const log = writeErasureFile(file, await readErasures(database));
        console.log(`${counted(log.erased.length, "erasure")} written to ${file}`);
      }),
    );
}
