import type { Command } from "commander";
import { writeErasureFile } from "../adapters/store/erasure-file.ts";
import { readErasures } from "../adapters/store/erasures.ts";
import { counted } from "./counts.ts";
import { withDatabase } from "./stored.ts";

export function addErased(program: Command): void {
  program
    .command("erased")
    .description("Write what was erased into a file, without names, so that a restore elsewhere erases it again.")
    .argument("<file>", "file to write; keep it beside the backups; what it named before, it names still")
    .action((file: string) =>
      withDatabase(async (database) => {
        const log = writeErasureFile(file, await readErasures(database));
        console.log(`${counted(log.erased.length, "erasure")} written to ${file}`);
      }),
    );
}
