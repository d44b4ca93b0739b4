import { createHash, createHmac } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

type Access = Kysely<Tables>;
type Change = Transaction<Tables>;

/** What the log of erasures names. An address stands for all that came from it before. */
export type Erased = { readonly id: string } | { readonly email: string };

const textOf = (erased: Erased): string => ("id" in erased ? `id ${erased.id}` : `email ${erased.email}`);

/** Without the key no one can find out whom a digest stands for, not even by trying addresses. */
const digestOf = (key: string, erased: Erased): string =>
  createHmac("sha256", key).update(textOf(erased)).digest("hex");

/** Writes down what is erased in this very transaction, so that a backup from before does not bring it back. */
export async function noteErased(change: Change, erased: readonly Erased[], at: string): Promise<void> {
  const [key] = await keysOf(change);
  if (key === undefined) throw new Error("The store has lost the key of its erasures");
  const rows = erased.map((one) => ({ digest: digestOf(key, one), erased_at: at }));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await change
      .insertInto("erased")
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflict((conflict) =>
        conflict.column("digest").doUpdateSet((row) => ({ erased_at: row.ref("excluded.erased_at") })),
      )
      .execute();
  }
}

/** Rows in one statement: engines limit the number of values in one. */
const rowsAtOnce = 500;

/** Tells one key from another without telling the key. */
export const markOf = (key: string): string => createHash("sha256").update(key).digest("hex");

/**
 * Proves that this store has the keys of a list: without them nothing on it would be found.
 *
 * @throws Error when it lacks one
 */
export async function expectKeys(change: Change, keyMarks: readonly string[]): Promise<void> {
  const known = (await keysOf(change)).map(markOf);
  if (keyMarks.every((mark) => known.includes(mark))) return;
  throw new Error("The list given with --erased is of another store than the backup: nothing was restored.");
}

/** The log of one store, to be carried to another. */
export interface ErasureLog {
  readonly keys: readonly string[];
  readonly erased: readonly Tables["erased"][];
}

export async function readErasures(access: Access): Promise<ErasureLog> {
  return {
    keys: await keysOf(access),
    erased: await access.selectFrom("erased").selectAll().orderBy("digest").execute(),
  };
}

async function keysOf(access: Access): Promise<readonly string[]> {
  const rows = await access.selectFrom("erasure_keys").select("key").orderBy("place").execute();
  return rows.map(({ key }) => key);
}

/**
 * Adds another store's log to this one's, its keys after our own. Where both name the same, the later time stays.
 * A log that names nothing brings no keys.
 */
export async function addErasures(change: Change, { keys, erased }: ErasureLog): Promise<void> {
  if (erased.length === 0) return;
  const known = await keysOf(change);
  const fresh = keys.filter((key) => !known.includes(key));
  for (const [index, key] of fresh.entries()) {
    await change
      .insertInto("erasure_keys")
      .values({ place: known.length + index, key })
      .execute();
  }
  for (let from = 0; from < erased.length; from += rowsAtOnce) {
    await change
      .insertInto("erased")
      .values(erased.slice(from, from + rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .column("digest")
          .doUpdateSet((row) => ({ erased_at: row.ref("excluded.erased_at") }))
          .whereRef("excluded.erased_at", ">", "erased.erased_at"),
      )
      .execute();
  }
}

/**
 * Erases again whatever the log names: leads by their id, and those of an address that came before it was erased.
 * Returns how many went.
 */
export async function eraseAgain(change: Change): Promise<number> {
  const log = await readErasures(change);
  if (log.erased.length === 0) return 0;
  const isErased = erasedBy(log);
  let gone = 0;
  for (let last = ""; ; ) {
    const page = await leadsAfter(change, last);
    const ids = page.filter(isErased).map(({ id }) => id);
    if (ids.length > 0) await change.deleteFrom("leads").where("id", "in", ids).execute();
    gone += ids.length;
    const end = page.at(-1);
    if (!end) return gone;
    last = end.id;
  }
}

type KnownLead = Pick<Tables["leads"], "id" | "email" | "received_at">;

const leadsAfter = (change: Change, id: string): Promise<readonly KnownLead[]> =>
  change
    .selectFrom("leads")
    .select(["id", "email", "received_at"])
    .where("id", ">", id)
    .orderBy("id")
    .limit(rowsAtOnce)
    .execute();

function erasedBy({ keys, erased }: ErasureLog): (lead: KnownLead) => boolean {
  const times = new Map(erased.map(({ digest, erased_at }) => [digest, erased_at]));
  return ({ id, email, received_at }) =>
    keys.some((key) => {
      const addressErasedAt = times.get(digestOf(key, { email }));
      const isBefore = addressErasedAt !== undefined && received_at <= addressErasedAt;
      return isBefore || times.has(digestOf(key, { id }));
    });
}
