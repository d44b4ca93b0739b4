import type { Change } from "../tables.ts";
import { textIn } from "./migration.ts";

/** The digest of the key that whoever answered a witness's link got back, and without which no one reads that answer. */
export async function witnessKeys(change: Change): Promise<void> {
  await change.schema.alterTable("witnesses").addColumn("answer_key", textIn(change)).execute();
}
