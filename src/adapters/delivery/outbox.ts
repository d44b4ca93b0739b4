import { sql } from "kysely";
import { wordsOfProblem } from "../../service/delivery/deliver-problems.ts";
import {
  type DeliveryKind,
  type DueDelivery,
  deliveryKinds,
  leadDeliveryKinds,
} from "../../service/delivery/deliveries.ts";
import { isPostgres } from "../store/engine.ts";
import type { Database } from "../store/tables.ts";

/** A delivery this server is working on until its lease ends. */
export interface Claimed extends DueDelivery {
  readonly claim: string;
}

/** How an attempt changes its delivery. */
export type Settlement =
  | { readonly state: "delivered" }
  /** `problem: null` means it wasn't due yet; attempts are counted from zero again. */
  | { readonly state: "waiting"; readonly dueAt: Date; readonly problem: string | null }
  | { readonly state: "parked" | "withheld"; readonly problem: string };

/** The queue of deliveries in the database. Any number of servers can work on it at once. */
export interface Outbox {
  /**
   * Claims up to `limit` due deliveries of these kinds, longest overdue first, and returns them sorted by id. Skips those
   * another server has just claimed.
   */
  claim(
    now: Date,
    limit: number,
    leaseMs: number,
    claim: string,
    kinds?: readonly DeliveryKind[],
  ): Promise<readonly Claimed[]>;
  /** Whether this server still holds the delivery: it may have been erased, or taken over when its lease ended. */
  isOurs(claimed: Claimed): Promise<boolean>;
  /** Stores the result of the attempt. Does nothing if the delivery is no longer ours. */
  settle(claimed: Claimed, settlement: Settlement): Promise<void>;
  /** Returns unfinished deliveries to the queue: due at once, and the attempt doesn't count. */
  giveBack(claimed: readonly Claimed[], now: Date): Promise<void>;
  /** Makes the deliveries that wait for this lead's report due now, but none whose receiver failed or asked for time. */
  expedite(leadId: string, now: Date): Promise<void>;
  /** When the next delivery is due; `undefined` if none is waiting. */
  nextDue(): Promise<Date | undefined>;
}

export function createOutbox(database: Database): Outbox {
  return {
    claim: (now, limit, leaseMs, claim, kinds = deliveryKinds) =>
      claimDue(database, { now: now.getTime(), limit, leaseMs, claim, kinds }),
    isOurs: async (claimed) => (await heldRow(database, claimed)) !== undefined,
    settle: (claimed, change) => settle(database, claimed, change),
    giveBack: (claimed, now) => giveBack(database, claimed, now),
    expedite: (leadId, now) => expedite(database, leadId, now),
    nextDue: () => nextDue(database),
  };
}

interface ClaimRequest {
  readonly now: number;
  readonly limit: number;
  readonly leaseMs: number;
  readonly claim: string;
  readonly kinds: readonly DeliveryKind[];
}

async function claimDue(
  database: Database,
  { now, limit, leaseMs, claim, kinds }: ClaimRequest,
): Promise<readonly Claimed[]> {
  const due = database
    .selectFrom("deliveries")
    .select("id")
    .where("state", "=", "waiting")
    .where("kind", "in", kinds)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit);
  const rows = await database
    // Materialized because PostgreSQL may otherwise run the subquery more than once and claim too many.
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
  const byId = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return byId.map(({ id, lead_id, kind, attempts, tried_since }) => ({
    id,
    leadId: lead_id,
    kind,
    attempts,
    triedSince: new Date(tried_since ?? now),
    claim,
  }));
}

const heldRow = (database: Database, { id, claim }: Claimed) =>
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
      .set(({ eb, ref }) => ({
        claim: null,
        due_at: now.getTime(),
        attempts: eb("attempts", "-", 1),
        tried_since: eb.case().when("attempts", "=", 1).then(null).else(ref("tried_since")).end(),
      }))
      .where("id", "=", id)
      .where("claim", "=", claim)
      .execute();
  }
}

const reportMissing = wordsOfProblem({ problem: "report-missing" });

async function expedite(database: Database, leadId: string, now: Date): Promise<void> {
  await database
    .updateTable("deliveries")
    .set({ due_at: now.getTime() })
    .where("lead_id", "=", leadId)
    .where("kind", "in", leadDeliveryKinds)
    .where("state", "=", "waiting")
    .where("claim", "is", null)
    .where((row) => row.or([row("problem", "is", null), row("problem", "=", reportMissing)]))
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
