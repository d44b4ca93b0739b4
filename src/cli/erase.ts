import type { Command } from "commander";
import { readConfig } from "../adapters/settings/config.ts";
import { eraseExpired } from "../service/reports/retention.ts";
import type { Store } from "../service/store-port.ts";
import { counted } from "./counts.ts";
import { withStore } from "./stored.ts";

export function addErase(program: Command): void {
  program
    .command("erase")
    .description("Erase submissions and their reports, by id or by the submitter's address.")
    .argument("[id]", "id of the report")
    .option("--email <address>", "erase all submissions of this address")
    .option("--expired", "erase all that are older than RETENTION_DAYS, however many they are")
    .action((id: string | undefined, { email, expired }: { readonly email?: string; readonly expired?: true }) =>
      withStore((store) => (expired ? eraseOld(store, [id, email]) : erase(store, id, email))),
    );
}

async function eraseOld(store: Store, named: readonly (string | undefined)[]): Promise<void> {
  const { retentionDays } = readConfig(process.env);
  if (named.some((name) => name !== undefined)) throw new Error("Name either --expired, or an id, or --email ADDRESS.");
  if (retentionDays === null) throw new Error("RETENTION_DAYS is not set: nothing expires.");
  const outcome = await eraseExpired({ store, now: () => new Date(), retentionDays }, true);
  console.log(`${counted(outcome.kind === "erased" ? outcome.count : 0, "submission")} erased`);
}

async function erase(store: Store, id: string | undefined, email: string | undefined): Promise<void> {
  if ((id === undefined) === (email === undefined)) throw new Error("Name either an id or --email ADDRESS.");
  const erased = await (id === undefined ? store.eraseAddress(email ?? "") : store.eraseLead(id));
  if (erased === 0) throw new Error("There is no such submission. Nothing was erased.");
  console.log(`${counted(erased, "submission")} erased`);
}
