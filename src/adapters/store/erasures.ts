import { createHmac } from "node:crypto";
import { hash } from "./ids.ts";
import type { Access, Change, Tables } from "./tables.ts";

/** An entry of the log of erasures. An address covers everything received from it before. */
export type Erased = { readonly id: string } | { readonly email: string };

const textOf = (erased: Erased): string => ("id" in erased ? `id ${erased.id}` : `email ${erased.email}`);

/** Keyed, so that no one without the key can identify an entry, not even by trying addresses. */
const digestOf = (key: string, erased: Erased): string =>
  createHmac("sha256", key).update(textOf(erased)).digest("hex");

/** Logs what this transaction erases, so that an older backup doesn't bring it back. */
export async function noteErased(change: Change, erased: readonly Erased[], at: string): Promise<void> {
  const [key] = await keysOf(change);
  if (key === undefined) throw new Error("The store has lost the key of its erasures");
  const rows = erased.map((entry) => ({ digest: digestOf(key, entry), erased_at: at }));
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    await change
      .insertInto("erased")
      .values(rows.slice(from, from + rowsPerStatement))
      .onConflict((conflict) =>
        conflict.column("digest").doUpdateSet((row) => ({ erased_at: row.ref("excluded.erased_at") })),
      )
      .execute();
  }
}

/** Rows per statement; engines limit the values in one. */
const rowsPerStatement = 500;

/**
 * Checks that this store has a list's keys; without them, none of its entries would match.
 *
 * @throws Error if it lacks one
 */
export async function expectKeys(change: Change, keyMarks: readonly string[]): Promise<void> {
  const existing = (await keysOf(change)).map(hash);
  if (keyMarks.every((mark) => existing.includes(mark))) return;
  throw new Error("The list given with --erased is from a different store than the backup, so nothing was restored.");
}

/** The log of one store, in a form that can be moved to another. */
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
 * Adds another store's log to this one's, its keys after our own. If both have an entry, the later time is kept. An
 * empty log adds no keys.
 */
export async function addErasures(change: Change, { keys, erased }: ErasureLog): Promise<void> {
  if (erased.length === 0) return;
  const existing = await keysOf(change);
  const added = keys.filter((key) => !existing.includes(key));
  for (const [index, key] of added.entries()) {
    await change
      .insertInto("erasure_keys")
      .values({ place: existing.length + index, key })
      .execute();
  }
  for (let from = 0; from < erased.length; from += rowsPerStatement) {
    await change
      .insertInto("erased")
      .values(erased.slice(from, from + rowsPerStatement))
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
 * Erases what the log names: leads by id, and those with answers that came from an address before it was erased. Returns how many
 * were deleted.
 */
export async function applyErasures(change: Change): Promise<number> {
  const log = await readErasures(change);
  if (log.erased.length === 0) return 0;
  const isErased = erasedBy(log);
  let deleted = 0;
  for (let last = ""; ; ) {
    const page = await leadsAfter(change, last);
    const end = page.at(-1);
    if (!end) return deleted;
    const answers = [...page, ...(await laterAnswersOf(change, page))];
    const ids = [...new Set(answers.filter(isErased).map(({ id }) => id))];
    if (ids.length > 0) await change.deleteFrom("leads").where("id", "in", ids).execute();
    deleted += ids.length;
    last = end.id;
  }
}

/** Who sent a lead's answers, and when. */
type Sent = Pick<Tables["leads"], "id" | "email" | "received_at">;

const leadsAfter = (change: Change, id: string): Promise<readonly Sent[]> =>
  change
    .selectFrom("leads")
    .select(["id", "email", "received_at"])
    .where("id", ">", id)
    .orderBy("id")
    .limit(rowsPerStatement)
    .execute();

function laterAnswersOf(change: Change, leads: readonly Sent[]): Promise<readonly Sent[]> {
  const ids = leads.map(({ id }) => id);
  return change
    .selectFrom("versions")
    .select(({ ref }) => [ref("lead_id").as("id"), "email", ref("made_at").as("received_at")])
    .where("lead_id", "in", ids)
    .execute();
}

function erasedBy({ keys, erased }: ErasureLog): (sent: Sent) => boolean {
  const times = new Map(erased.map(({ digest, erased_at }) => [digest, erased_at]));
  return ({ id, email, received_at }) =>
    keys.some((key) => {
      const addressErasedAt = times.get(digestOf(key, { email }));
      const isBefore = addressErasedAt !== undefined && received_at <= addressErasedAt;
      return isBefore || times.has(digestOf(key, { id }));
    });
}
