import type { Change } from "../tables.ts";
import { textIn } from "./migration.ts";

/**
 * The digest of the key returned to the person who answered a witness's link. Without the key, no one can read the
 * answer.
 */
export async function witnessKeys(change: Change): Promise<void> {
  await change.schema.alterTable("witnesses").addColumn("answer_key", textIn(change)).execute();
}
