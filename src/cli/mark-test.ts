import type { Command } from "commander";
import { withStore } from "./stored.ts";

export function addMarkTest(program: Command): void {
  program
    .command("mark-test")
    .description("Mark a submission as your own test, so that it isn't counted in comparisons of shops.")
    .argument("<id>", "id of the report")
    .option("--undo", "remove the mark; it counts again after the next server start")
    .action((id: string, { undo = false }: { readonly undo?: boolean }) =>
      withStore(async (store) => {
        if ((await store.markTest(id, !undo)) === 0)
          throw new Error("There is no such submission. Nothing was marked.");
        console.log(undo ? "The mark is gone" : "Marked as a test");
      }),
    );
}
