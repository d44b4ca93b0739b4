import type { Command } from "commander";
import type { Store } from "../service/ports.ts";
import { withStore } from "./stored.ts";

export function addErase(program: Command): void {
  program
    .command("erase")
    .description("Erase submissions and their reports, by id or by the submitter's address.")
    .argument("[id]", "id of the report")
    .option("--email <address>", "erase all submissions of this address")
    .action((id: string | undefined, { email }: { readonly email?: string }) =>
      withStore((store) => erase(store, id, email)),
    );
}

async function erase(store: Store, id: string | undefined, email: string | undefined): Promise<void> {
  if ((id === undefined) === (email === undefined)) throw new Error("Name either an id or --email ADDRESS.");
  const erased = await (id === undefined ? store.eraseAddress(email ?? "") : store.eraseLead(id));
  if (erased === 0) throw new Error("There is no such submission. Nothing was erased.");
  console.log(erased === 1 ? "1 submission erased" : `${erased} submissions erased`);
}
