import { randomBytes } from "node:crypto";
import type { Change } from "../tables.ts";
import { textIn } from "./migration.ts";

/**
 * Flags sent along with the answers (0 or 1); who analyzes a lead and until when, so that only one server does; and
 * what was erased, so that a restored backup doesn't bring it back. The key makes the digests worthless to anyone who
 * has only the list.
 */
export async function turnsAndErasures(change: Change): Promise<void> {
  const text = textIn(change);
  for (const mark of ["wants_mail", "is_suspect"]) {
    await change.schema
      .alterTable("leads")
      .addColumn(mark, "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await change.schema.alterTable("leads").addColumn("analyst", text).execute();
  await change.schema.alterTable("leads").addColumn("analysed_until", "bigint").execute();
  await change.schema
    .createTable("erased")
    .addColumn("digest", text, (column) => column.primaryKey())
    .addColumn("erased_at", text, (column) => column.notNull())
    .execute();
  await change.schema
    .createTable("erasure_keys")
    .addColumn("place", "integer", (column) => column.primaryKey())
    .addColumn("key", text, (column) => column.notNull())
    .execute();
  await change
    .insertInto("erasure_keys")
    .values({ place: 0, key: randomBytes(32).toString("hex") })
    .execute();
}
