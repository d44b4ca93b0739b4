import type { DeliveryKind, DeliveryState } from "../../service/deliveries.ts";
import type { Database } from "../store/tables.ts";

/** A delivery as the operator sees it. Never an address, never an answer. */
export interface ListedDelivery {
  readonly id: string;
  readonly leadId: string;
  readonly kind: DeliveryKind;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly dueAt: Date;
  readonly problem: string | null;
}

/** For those who watch. */
export interface DeliveryCounts {
  readonly waiting: number;
  readonly parked: number;
  readonly withheld: number;
  /** How long the longest due one has been due, seconds; 0 when none is. */
  readonly oldestDueSeconds: number;
}

/** The outbox as those see it who run the server. */
export interface Overview {
  /** What is not delivered yet, the longest due first. */
  list(): Promise<readonly ListedDelivery[]>;
  /** Sets parked ones, or the named one unless it is delivered, to waiting, with a day of attempts before it. Returns how many. */
  retry(which: string | "all", now: Date): Promise<number>;
  counts(now: Date): Promise<DeliveryCounts>;
}

export const createOverview = (database: Database): Overview => ({
  list: () => list(database),
  retry: (which, now) => retry(database, which, now),
  counts: (now) => counts(database, now),
});

async function list(database: Database): Promise<readonly ListedDelivery[]> {
  const rows = await database
    .selectFrom("deliveries")
    .select(["id", "lead_id", "kind", "state", "attempts", "due_at", "problem"])
    .where("state", "in", ["waiting", "parked", "withheld"])
    .orderBy("due_at")
    .orderBy("id")
    .execute();
  return rows.map(({ lead_id, due_at, ...row }) => ({ ...row, leadId: lead_id, dueAt: new Date(due_at) }));
}

async function retry(database: Database, which: string, now: Date): Promise<number> {
  const again = database
    .updateTable("deliveries")
    .set({ state: "waiting", due_at: now.getTime(), attempts: 0, tried_since: null, claim: null });
  const { numUpdatedRows } = await (which === "all"
    ? again.where("state", "=", "parked")
    : again.where("id", "=", which).where("state", "<>", "delivered")
  ).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function counts(database: Database, now: Date): Promise<DeliveryCounts> {
  const rows = await database
    .selectFrom("deliveries")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count"), fn.min("due_at").as("oldest")])
    .where("state", "in", ["waiting", "parked", "withheld"])
    .groupBy("state")
    .execute();
  const countOf = (state: DeliveryState): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
  const oldest = rows.find(({ state }) => state === "waiting")?.oldest;
  return {
    waiting: countOf("waiting"),
    parked: countOf("parked"),
    withheld: countOf("withheld"),
    oldestDueSeconds: oldest === undefined ? 0 : Math.max(0, (now.getTime() - Number(oldest)) / 1000),
  };
}
