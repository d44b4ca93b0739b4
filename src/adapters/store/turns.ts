import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { JsonBytes, Store } from "../../service/ports.ts";
import type { Write } from "./commit-group.ts";
import { databaseClock } from "./engine.ts";
import type { Database } from "./tables.ts";

/**
 * How long a turn lasts when its holder says nothing more, milliseconds: who waits for a server that died waits no
 * longer. Who holds it asks for more each third of it. Should a living one come too late, two servers do the same work
 * and the first answer stays.
 */
const turnLength = 3_000;

/** How soon one who waits looks again, milliseconds; each time a half later. */
const pauses = { first: 40, longest: 400 } as const;

/** Names this process among all that share the database; others on the same machine can tell whether it lives. */
export const newAnalyst = (): string => `${hostname()} ${process.pid} ${randomUUID()}`;

/** What a new lead is stored with: its turn belongs to the process that stores it. */
export const firstTurn = (database: Database, me: string) => ({ analyst: me, analysed_until: endOf(database) });

/**
 * Lets one server at a time analyse a lead.
 *
 * @param me what `newAnalyst` gave this process
 */
export function createTurns(
  database: Database,
  write: Write,
  me: string,
  answerOf: (id: string) => Promise<JsonBytes | null | undefined>,
): Pick<Store, "awaitTurn" | "duringTurn"> {
  return {
    async awaitTurn(id) {
      for (let wait: number = pauses.first; ; wait = Math.min(wait * 1.5, pauses.longest)) {
        const answer = await answerOf(id);
        if (answer) return { kind: "answered", answer };
        const holding = await holdingOf(database, id);
        // A lead that was erased meanwhile is analysed for whoever still waits; nothing of it is kept.
        if (!holding || (isOver(holding, me) && (await take(write, id, me, holding)))) return { kind: "ours" };
        await pause(wait);
      }
    },
    duringTurn: (id, work) => holdTurn(write, id, me, work),
  };
}

async function holdTurn<Result>(write: Write, id: string, me: string, work: () => Promise<Result>): Promise<Result> {
  // When asking for more time fails, so will the work, which needs the database too.
  const asking = setInterval(() => void prolong(write, id, me).catch(() => {}), turnLength / 3);
  try {
    return await work();
  } catch (error) {
    await giveBack(write, id, me).catch(() => {});
    throw error;
  } finally {
    clearInterval(asking);
  }
}

/** Who holds the turn for a lead, and until when, milliseconds by the clock of the database. */
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

const isOver = ({ analyst, analysed_until, now }: Holding, me: string): boolean =>
  analyst === null || analyst === me || (analysed_until ?? 0) <= now || isKnownDead(analyst, me);

/** Only of a process on this machine can it be known; a number that another program has now counts as alive. */
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

/** Takes the turn if it is still as it was seen: of several who saw it over, one gets it. */
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

const endOf = (database: Database) => sql<number>`${databaseClock(database)} + ${sql.lit(turnLength)}`;

const prolong = (write: Write, id: string, me: string): Promise<unknown> =>
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
