import type { Command } from "commander";
import { runServer } from "../server/run.ts";

export function addServe(program: Command): void {
  program
    .command("serve")
    .description("Start the server. Settings come from the environment, see .env.example.")
    .action(() => runServer(process.env));
}
