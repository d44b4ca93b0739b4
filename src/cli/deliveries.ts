import type { Command } from "commander";
import {
  createOperatorOutbox,
  type ListedDelivery,
  type OperatorOutbox,
} from "../adapters/delivery/operator-outbox.ts";
import { printAll } from "./output.ts";
import { withDatabase } from "./stored.ts";

export function addDeliveries(program: Command): void {
  program
    .command("deliveries")
    .description("List emails and webhook calls that haven't been delivered, or send parked ones again.")
    .option("--retry <id>", "send this one again, even if it was withheld; `all` sends every parked one again")
    .action(({ retry }: { readonly retry?: string }) =>
      withDatabase(async (database) => {
        const outbox = createOperatorOutbox(database);
        await (retry === undefined ? print(outbox) : retryDeliveries(outbox, retry));
      }),
    );
}

async function print(outbox: OperatorOutbox): Promise<void> {
  const listed = await outbox.list();
  if (listed.length === 0) console.log("Everything is delivered.");
  else await printAll(linesOf([heads, ...listed.map(cellsOf)]));
}

async function retryDeliveries(outbox: OperatorOutbox, which: string): Promise<void> {
  const count = await outbox.retry(which === "all" ? "all-parked" : { id: which }, new Date());
  if (count === 0 && which !== "all")
    throw new Error("There is no such delivery, or it has been delivered already or is being sent right now.");
  if (count === 0)
    console.log("Nothing is parked. Waiting deliveries are retried automatically; --retry ID sends one now.");
  else console.log(count === 1 ? "1 delivery is sent again" : `${count} deliveries are sent again`);
}

const heads = ["ID", "KIND", "STATE", "ATTEMPTS", "NEXT (UTC)", "LAST PROBLEM"] as const;

/** Absolute times, because `in 4 min` would soon be wrong. */
const cellsOf = ({ id, kind, state, attempts, dueAt, problem }: ListedDelivery): readonly string[] => [
  id,
  kind,
  state,
  String(attempts),
  state === "waiting" ? dueAt.toISOString().slice(0, "2026-11-21T10:00".length).replace("T", " ") : "-",
  problem ?? "-",
];

/** Columns as wide as their widest cell, the last one as it is. */
function linesOf(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map(
    (row) =>
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd()}\n`,
  );
}
