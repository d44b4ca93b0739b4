import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Keys shared by the servers on one database, created with it. None of them gives access to a report. */
export type SecretName = "bot-check" | "address-counts" | "mail-addresses" | "mail-confirmations";

export async function secretOf(database: Kysely<Tables>, name: SecretName): Promise<string> {
  const row = await database.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  if (row === undefined) throw new Error(`The database has no secret ${name}`);
  return row.value;
}
