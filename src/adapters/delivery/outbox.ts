import { sql } from "kysely";
import { type DeliveryKind, type DueDelivery, deliveryKinds, leadDeliveryKinds } from "../../service/deliveries.ts";
import { isPostgres } from "../store/engine.ts";
import type { Database } from "../store/tables.ts";

/** A delivery that is ours until the time of its claim is over. */
export interface Claimed extends DueDelivery {
  readonly claim: string;
}

/** How an attempt changes its delivery. */
export type Settlement =
  | { readonly state: "delivered" }
  /** Without a problem its day has not come: the attempt does not count. */
  | { readonly state: "waiting"; readonly dueAt: Date; readonly problem: string | null }
  | { readonly state: "parked" | "withheld"; readonly problem: string };

/** Deliveries in the database. Any number of servers may work on one at the same time. */
export interface Outbox {
  /** Takes what of these kinds has been due longest, under one mark, in the order of ids. What another server just took is passed over. */
  claim(
    now: Date,
    most: number,
    leaseMs: number,
    claim: string,
    kinds?: readonly DeliveryKind[],
  ): Promise<readonly Claimed[]>;
  /** Whether it is still there and still ours: it may have been erased, or taken over when its time was up. */
  isOurs(claimed: Claimed): Promise<boolean>;
  /** Writes down how the attempt ended. Nothing happens where it is no longer ours. */
  settle(claimed: Claimed, settlement: Settlement): Promise<void>;
  /** Gives back what was not finished: it is due at once, and the attempt does not count. */
  giveBack(claimed: readonly Claimed[], now: Date): Promise<void>;
  /** The report of a lead is there: what waits for it is due now. */
  hurry(leadId: string, now: Date): Promise<void>;
  /** When the next one is due; `undefined` when nothing waits. */
  nextDue(): Promise<Date | undefined>;
}

export function createOutbox(database: Database): Outbox {
  return {
    claim: (now, most, leaseMs, claim, kinds = deliveryKinds) =>
      claimDue(database, { now: now.getTime(), most, leaseMs, claim, kinds }),
    isOurs: async (claimed) => (await ours(database, claimed)) !== undefined,
    settle: (claimed, change) => settle(database, claimed, change),
    giveBack: (claimed, now) => giveBack(database, claimed, now),
    hurry: (leadId, now) => hurry(database, leadId, now),
    nextDue: () => nextDue(database),
  };
}

interface Wanted {
  readonly now: number;
  readonly most: number;
  readonly leaseMs: number;
  readonly claim: string;
  readonly kinds: readonly DeliveryKind[];
}

async function claimDue(database: Database, { now, most, leaseMs, claim, kinds }: Wanted): Promise<readonly Claimed[]> {
  const due = database
    .selectFrom("deliveries")
    .select("id")
    .where("state", "=", "waiting")
    .where("kind", "in", kinds)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("id")
    .limit(most);
  const rows = await database
    // Materialized: PostgreSQL would else be free to look for due ones more than once, and take more than it may.
    .with(
      (cte) => cte("due").materialized(),
      () => (isPostgres(database) ? due.forUpdate().skipLocked() : due),
    )
    .updateTable("deliveries")
    .set(({ eb, fn }) => ({
      claim,
      due_at: now + leaseMs,
      attempts: eb("attempts", "+", 1),
      tried_since: fn.coalesce("tried_since", sql<number>`${now}`),
    }))
    .where("id", "in", ({ selectFrom }) => selectFrom("due").select("due.id"))
    .returning(["id", "lead_id", "kind", "attempts", "tried_since"])
    .execute();
  const inOrder = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return inOrder.map(({ id, lead_id, kind, attempts, tried_since }) => ({
    id,
    leadId: lead_id,
    kind,
    attempts,
    triedSince: new Date(tried_since ?? now),
    claim,
  }));
}

const ours = (database: Database, { id, claim }: Claimed) =>
  database.selectFrom("deliveries").select("id").where("id", "=", id).where("claim", "=", claim).executeTakeFirst();

const untried = { attempts: 0, tried_since: null } as const;

async function settle(database: Database, { id, claim }: Claimed, settlement: Settlement): Promise<void> {
  const row =
    settlement.state === "waiting"
      ? { state: settlement.state, due_at: settlement.dueAt.getTime(), problem: settlement.problem }
      : { state: settlement.state, problem: settlement.state === "delivered" ? null : settlement.problem };
  await database
    .updateTable("deliveries")
    .set({ ...row, claim: null, ...(settlement.state === "waiting" && settlement.problem === null && untried) })
    .where("id", "=", id)
    .where("claim", "=", claim)
    .execute();
}

async function giveBack(database: Database, claimed: readonly Claimed[], now: Date): Promise<void> {
  for (const { id, claim } of claimed) {
    await database
      .updateTable("deliveries")
      .set(({ eb }) => ({ claim: null, due_at: now.getTime(), attempts: eb("attempts", "-", 1) }))
      .where("id", "=", id)
      .where("claim", "=", claim)
      .execute();
  }
}

async function hurry(database: Database, leadId: string, now: Date): Promise<void> {
  await database
    .updateTable("deliveries")
    .set({ due_at: now.getTime() })
    .where("lead_id", "=", leadId)
    .where("kind", "in", leadDeliveryKinds)
    .where("state", "=", "waiting")
    .where("claim", "is", null)
    .execute();
}

async function nextDue(database: Database): Promise<Date | undefined> {
  const row = await database
    .selectFrom("deliveries")
    .select("due_at")
    .where("state", "=", "waiting")
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.due_at);
}
