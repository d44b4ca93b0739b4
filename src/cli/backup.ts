import type { Command } from "commander";
import { backUp } from "../adapters/store/backup.ts";
import { countsOf } from "./counts.ts";
import { withDatabase } from "./stored.ts";

export function addBackup(program: Command): void {
  program
    .command("backup")
    .description("Write everything that is stored to one file. The server may keep running.")
    .argument("<file>", "file to write; it holds personal data")
    .action((file: string) =>
      withDatabase(async (database) => {
        console.log(`${countsOf(await backUp(database, file))} backed up to ${file}`);
      }),
    );
}
