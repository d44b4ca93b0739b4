import { type RawBuilder, sql, type Transaction } from "kysely";
import { isPostgres } from "../engine.ts";
import type { Tables } from "../tables.ts";

/** One step from an older schema to a newer one. A step that was released is never changed; a new one follows. */
export type Migration = (change: Transaction<Tables>) => Promise<void>;

/**
 * Type of a column of text. Both engines then sort it by its bytes, so that pages come in the same order on both, and
 * an index of PostgreSQL does not depend on the language of the machine.
 */
export const textIn = (change: Transaction<Tables>): RawBuilder<string> =>
  isPostgres(change) ? sql`text collate "C"` : sql`text`;

/** Type of a column of bytes: `bytea` on PostgreSQL; SQLite keeps bytes as bytes under any name. */
export const bytes: RawBuilder<Uint8Array> = sql`bytea`;
