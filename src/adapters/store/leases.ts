import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Store, StoredLead } from "../../service/store-port.ts";
import type { Write } from "./commit-group.ts";
import { databaseClock } from "./engine.ts";
import type { Database } from "./tables.ts";

/**
 * How long a lease lasts unless renewed, milliseconds; servers wait this long for one that died. It is renewed at each
 * third. If that is too late, two servers do the same work and the first dossier is kept.
 */
const leaseMs = 3_000;

/** How soon a waiting server checks again, milliseconds; each wait is half again as long. */
const pauses = { first: 40, longest: 400 } as const;

/**
 * Identifies this process among all that share the database. Others on the same machine can tell whether it is alive.
 */
export const newLeaseHolder = (): string => `${hostname()} ${process.pid} ${randomUUID()}`;

/** The lease columns of a lead that this process works on from now on. */
export const newLease = (database: Database, holder: string) => ({
  analyst: holder,
  analysed_until: endOf(database),
});

/**
 * Lets only one server analyze a lead at a time; otherwise a request that reaches two servers would query a language
 * model twice. Versions of one report that are made at once share its lease; if two servers make them, the later one holds it.
 *
 * @param holder what `newLeaseHolder` returned in this process
 */
export function createLeases(
  database: Database,
  write: Write,
  holder: string,
  leadWithId: (id: string, version: number) => Promise<StoredLead | undefined>,
): Pick<Store, "awaitLease" | "duringLease" | "isUnderWay"> {
  return {
    async awaitLease(id, version) {
      for (let wait: number = pauses.first; ; wait = Math.min(wait * 1.5, pauses.longest)) {
        const lead = await leadWithId(id, version);
        if (lead?.analysis) return { kind: "analyzed", lead };
        const holding = await holdingOf(database, id);
        // A lead erased meanwhile is still analyzed for the waiting caller; nothing is stored.
        if (!holding || (isExpired(holding, holder) && (await take(write, id, holder, holding))))
          return { kind: "ours" };
        await pause(wait);
      }
    },
    duringLease: (id, work) => holdLease(write, id, holder, work),
    isUnderWay: async (id) => {
      const holding = await holdingOf(database, id);
      return holding !== undefined && !isExpired(holding, holder);
    },
  };
}

async function holdLease<Result>(
  write: Write,
  id: string,
  holder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  // If renewing fails, so will the work, because it needs the database too.
  const renewing = setInterval(() => void renew(write, id, holder).catch(() => {}), leaseMs / 3);
  try {
    return await work().finally(() => clearInterval(renewing));
  } catch (error) {
    await release(write, id, holder).catch(() => {});
    throw error;
  }
}

/** Who holds a lead's lease and until when, milliseconds by the database's clock. */
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

const isExpired = ({ analyst, analysed_until, now }: Holding, holder: string): boolean =>
  analyst === null || (analysed_until ?? 0) <= now || isKnownDead(analyst, holder);

/** Known only for processes on this machine. If another program reuses the process id, the holder counts as alive. */
function isKnownDead(analyst: string, holder: string): boolean {
  const [[machine, pid], [myMachine, myPid]] = [analyst.split(" "), holder.split(" ")];
  if (machine !== myMachine || pid === myPid) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

/** Takes the lease if it hasn't changed since it was read: of several servers that saw it expire, one gets it. */
const take = (write: Write, id: string, holder: string, seen: Holding): Promise<boolean> =>
  write(async (change) => {
    const { numUpdatedRows } = await change
      .updateTable("leads")
      .set(newLease(change, holder))
      .where("id", "=", id)
      .where("analyst", "is not distinct from", seen.analyst)
      .where("analysed_until", "is not distinct from", seen.analysed_until)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  });

const endOf = (database: Database) => sql<number>`${databaseClock(database)} + ${sql.lit(leaseMs)}`;

/** Also after another version of the report failed in this process, which released the lease. */
const renew = (write: Write, id: string, holder: string): Promise<unknown> =>
  write((change) =>
    change
      .updateTable("leads")
      .set(newLease(change, holder))
      .where("id", "=", id)
      .where((row) => row.or([row("analyst", "=", holder), row("analyst", "is", null)]))
      .execute(),
  );

const release = (write: Write, id: string, holder: string): Promise<unknown> =>
  write((change) =>
    change
      .updateTable("leads")
      .set({ analyst: null, analysed_until: null })
      .where("id", "=", id)
      .where("analyst", "=", holder)
      .execute(),
  );
