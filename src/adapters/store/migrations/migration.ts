import { type RawBuilder, sql } from "kysely";
import { isPostgres } from "../engine.ts";
import type { Change } from "../tables.ts";

/** One step to the next schema. A released step is never changed; add a new one instead. */
export type Migration = (change: Change) => Promise<void>;

/**
 * The type of a text column. Both engines sort it by bytes, so that pages come in the same order and PostgreSQL's
 * indexes don't depend on the machine's locale.
 */
export const textIn = (change: Change): RawBuilder<string> => (isPostgres(change) ? sql`text collate "C"` : sql`text`);

/** The type of a bytes column: `bytea` on PostgreSQL; SQLite stores bytes under any type name. */
export const bytes: RawBuilder<Uint8Array> = sql`bytea`;
