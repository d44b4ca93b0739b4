import type { DeliveryKind, DeliveryState } from "../../service/delivery/deliveries.ts";
import type { Database } from "../store/tables.ts";

/** A delivery as shown to the operator, without addresses or answers. */
export interface ListedDelivery {
  readonly id: string;
  readonly leadId: string;
  readonly kind: DeliveryKind;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly dueAt: Date;
  readonly problem: string | null;
}

/** Counts of undelivered deliveries, for monitoring. */
export interface DeliveryCounts {
  readonly waiting: number;
  readonly parked: number;
  readonly withheld: number;
  /** How long the most overdue delivery has been due, seconds; 0 if none is. */
  readonly oldestDueSeconds: number;
}

/** What an operator can see of the outbox, and retry. */
export interface OperatorOutbox {
  /** Undelivered deliveries: waiting ones, longest overdue first, then the others. */
  list(): Promise<readonly ListedDelivery[]>;
  /**
   * Puts deliveries back in the queue with a full day of attempts: every parked one, or the one with this id unless it
   * was delivered or is being sent. Returns how many.
   */
  retry(target: RetryTarget, now: Date): Promise<number>;
  counts(now: Date): Promise<DeliveryCounts>;
}

export type RetryTarget = "all-parked" | { readonly id: string };

const undelivered = ["waiting", "parked", "withheld"] as const satisfies readonly DeliveryState[];

export const createOperatorOutbox = (database: Database): OperatorOutbox => ({
  list: () => list(database),
  retry: (target, now) => retry(database, target, now),
  counts: (now) => counts(database, now),
});

async function list(database: Database): Promise<readonly ListedDelivery[]> {
  const rows = await database
    .selectFrom("deliveries")
    .select(["id", "lead_id", "kind", "state", "attempts", "due_at", "problem"])
    .where("state", "in", undelivered)
    .orderBy((row) => row.case().when("state", "=", "waiting").then(0).else(1).end())
    .orderBy("due_at")
    .orderBy("id")
    .execute();
  return rows.map(({ lead_id, due_at, ...row }) => ({ ...row, leadId: lead_id, dueAt: new Date(due_at) }));
}

async function retry(database: Database, target: RetryTarget, now: Date): Promise<number> {
  const requeue = database
    .updateTable("deliveries")
    .set({ state: "waiting", due_at: now.getTime(), attempts: 0, tried_since: null, claim: null });
  const { numUpdatedRows } = await (target === "all-parked"
    ? requeue.where("state", "=", "parked")
    : requeue
        .where("id", "=", target.id)
        .where("state", "<>", "delivered")
        .where((row) => row.or([row("claim", "is", null), row("due_at", "<=", now.getTime())]))
  ).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function counts(database: Database, now: Date): Promise<DeliveryCounts> {
  const rows = await database
    .selectFrom("deliveries")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count"), fn.min("due_at").as("oldest")])
    .where("state", "in", undelivered)
    .groupBy("state")
    .execute();
  const countOf = (state: (typeof undelivered)[number]): number =>
    Number(rows.find((row) => row.state === state)?.count ?? 0);
  const oldest = rows.find(({ state }) => state === "waiting")?.oldest;
  return {
    waiting: countOf("waiting"),
    parked: countOf("parked"),
    withheld: countOf("withheld"),
    oldestDueSeconds: oldest === undefined ? 0 : Math.max(0, (now.getTime() - Number(oldest)) / 1000),
  };
}
