import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Store, StoredLead } from "../../service/ports.ts";
import type { Write } from "./commit-group.ts";
import { databaseClock } from "./engine.ts";
import type { Database } from "./tables.ts";

/**
 * How long a lease lasts unless its holder renews it, milliseconds: that is how long a server waits for one that died.
 * The holder renews it after each third. Should it come too late, two servers do the same work and the first dossier stays.
 */
const leaseLength = 3_000;

/** How soon a waiting server looks again, milliseconds; each wait is half longer. */
const pauses = { first: 40, longest: 400 } as const;

/** Names this process among all that share the database; others on the same machine can tell whether it lives. */
export const newAnalyst = (): string => `${hostname()} ${process.pid} ${randomUUID()}`;

/** What a new lead is stored with: the process that stores it holds the lease. */
export const firstLease = (database: Database, me: string) => ({ analyst: me, analysed_until: endOf(database) });

/**
 * Lets one server at a time analyze a lead. Without it, a key that comes to two servers would be put to a language model
 * twice.
 *
 * @param me what `newAnalyst` gave this process
 */
export function createLeases(
  database: Database,
  write: Write,
  me: string,
  leadWithId: (id: string) => Promise<StoredLead | undefined>,
): Pick<Store, "awaitLease" | "duringLease"> {
  return {
    async awaitLease(id) {
      for (let wait: number = pauses.first; ; wait = Math.min(wait * 1.5, pauses.longest)) {
        const lead = await leadWithId(id);
        if (lead?.analysis) return { kind: "analyzed", lead };
        const holding = await holdingOf(database, id);
        // A lead that was erased meanwhile is analyzed for whoever still waits; nothing of it is kept.
        if (!holding || (isExpired(holding, me) && (await take(write, id, me, holding)))) return { kind: "ours" };
        await pause(wait);
      }
    },
    duringLease: (id, work) => holdLease(write, id, me, work),
  };
}

async function holdLease<Result>(write: Write, id: string, me: string, work: () => Promise<Result>): Promise<Result> {
  // When renewing fails, so will the work, which needs the database too.
  const renewing = setInterval(() => void renew(write, id, me).catch(() => {}), leaseLength / 3);
  try {
    return await work();
  } catch (error) {
    await giveBack(write, id, me).catch(() => {});
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

/** Who holds the lease on a lead, and until when, milliseconds by the clock of the database. */
interface Holding {
  readonly analyst: string | null;
  readonly analysed_until: number | null;
  readonly now: number;
}

const holdingOf = (database: Database, id: string): Promise<Holding | undefined> =>
  database
    .selectFrom("leads")
    .select(["analyst", "analysed_until", databaseClock(database).as("now")])
    .where("id", "=", id)
    .executeTakeFirst();

const isExpired = ({ analyst, analysed_until, now }: Holding, me: string): boolean =>
  analyst === null || analyst === me || (analysed_until ?? 0) <= now || isKnownDead(analyst, me);

/** Only of a process on this machine can it be known. One whose number another program has now counts as alive. */
function isKnownDead(analyst: string, me: string): boolean {
  const [[machine, pid], [ours, ourPid]] = [analyst.split(" "), me.split(" ")];
  if (machine !== ours || pid === ourPid) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

/** Takes the lease if it is still as it was seen: of several who saw it expired, one gets it. */
const take = (write: Write, id: string, me: string, seen: Holding): Promise<boolean> =>
  write(async (change) => {
    const { numUpdatedRows } = await change
      .updateTable("leads")
      .set({ analyst: me, analysed_until: endOf(change) })
      .where("id", "=", id)
      .where("analyst", "is not distinct from", seen.analyst)
      .where("analysed_until", "is not distinct from", seen.analysed_until)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  });

const endOf = (database: Database) => sql<number>`${databaseClock(database)} + ${sql.lit(leaseLength)}`;

const renew = (write: Write, id: string, me: string): Promise<unknown> =>
  write((change) =>
    change
      .updateTable("leads")
      .set({ analysed_until: endOf(change) })
      .where("id", "=", id)
      .where("analyst", "=", me)
      .execute(),
  );

const giveBack = (write: Write, id: string, me: string): Promise<unknown> =>
  write((change) =>
    change
      .updateTable("leads")
      .set({ analyst: null, analysed_until: null })
      .where("id", "=", id)
      .where("analyst", "=", me)
      .execute(),
  );
