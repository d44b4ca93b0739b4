import type { Command } from "commander";
import { withStore } from "./stored.ts";

export function addMarkTest(program: Command): void {
  program
    .command("mark-test")
    .description("Mark a submission as a test of yours: it counts for no comparison of shops.")
    .argument("<id>", "id of the report")
    .option("--undo", "take the mark away; the next start of a server counts it again")
    .action((id: string, { undo = false }: { readonly undo?: boolean }) =>
      withStore(async (store) => {
        if ((await store.markTest(id, !undo)) === 0)
          throw new Error("There is no such submission. Nothing was marked.");
        console.log(undo ? "The mark is gone" : "Marked as a test");
      }),
    );
}
