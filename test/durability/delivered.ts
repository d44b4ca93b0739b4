import { createLog } from "../../src/adapters/monitoring/log.ts";
import { readConfig } from "../../src/adapters/settings/config.ts";
import { type DatabaseLocation, openDatabase } from "../../src/adapters/store/database.ts";
import { openServices } from "../../src/adapters/wire-up.ts";
import { type DeliveryKind, type LeadDeliveryKind, leadDeliveryKinds } from "../../src/service/delivery/deliveries.ts";
import type { Arrival, Sinks } from "./delivery-sinks.ts";
import type { Survived } from "./kill-rounds.ts";

/** What happened to the deliveries of one kind. */
export interface Delivered {
  /** Expected: one for each submission of this kind. */
  readonly expected: number;
  readonly arrived: number;
  /** Of these, while servers were being killed; the last server delivered the others. */
  readonly betweenKills: number;
  /** Arrivals beyond the first with the same id. */
  readonly again: number;
  /** Stored, but never arrived. */
  readonly lost: number;
  /** Never stored. */
  readonly missing: number;
  /** Deliveries beyond the first of this kind for one lead: they arrive with another id. */
  readonly twice: number;
  /** Ids that arrived but aren't in the store as such a delivery. */
  readonly unknown: number;
  /** Arrivals at another address than their lead's, and reports without a complete PDF. */
  readonly spoiled: number;
}

export type DeliveredByKind = Readonly<Record<LeadDeliveryKind, Delivered>>;

/** Faults that must be 0. A delivery that arrives again with the same id is allowed. */
export const isAllDelivered = (delivered: DeliveredByKind): boolean =>
  Object.values(delivered).every(
    ({ expected, arrived, lost, missing, twice, unknown, spoiled }) =>
      arrived === expected && lost + missing + twice + unknown + spoiled === 0,
  );

type Expected = Readonly<Record<LeadDeliveryKind, number>>;

/** How many deliveries of each kind the submissions must produce. */
export const expectedOf = ({ sent, asked }: Pick<Survived, "sent" | "asked">): Expected => ({
  "mail-respondent": asked,
  "mail-operator": sent,
  webhook: sent,
});

/**
 * Lets a last server deliver what the killed ones left, then compares what was sent, what is stored and what arrived.
 */
export async function deliverTheRest(
  location: DatabaseLocation,
  sinks: Sinks,
  expected: Expected,
): Promise<DeliveredByKind> {
  const early = new Set(sinks.arrived.keys());
  await runLastServer(location, sinks.settings);
  const written = await deliveriesIn(location);
  const of = (kind: LeadDeliveryKind) => deliveredOf(kind, expected[kind], { early, written, arrived: sinks.arrived });
  const [respondent, operator, webhook] = leadDeliveryKinds;
  return { [respondent]: of(respondent), [operator]: of(operator), [webhook]: of(webhook) };
}

/** By then, leases of the killed servers have expired, and so has the time a lead waits for its report. */
const laterMs = 20 * 60 * 1000;

/** Its clock is fast and jumps ahead when nothing is due, so within its day everything has arrived or was given up. */
async function runLastServer({ dataDir, databaseUrl }: DatabaseLocation, settings: Sinks["settings"]): Promise<void> {
  let ahead = laterMs;
  const config = readConfig({ ...settings, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" });
  const services = await openServices(config, createLog("silent"), { now: () => new Date(Date.now() + ahead) });
  const { deliveries } = services;
  for (;;) {
    while ((await deliveries.runDue()) > 0);
    if ((await deliveries.counts()).waiting === 0) break;
    ahead += laterMs;
  }
  await services.close();
}

interface Written {
  readonly id: string;
  readonly leadId: string;
  readonly kind: DeliveryKind;
  readonly email: string;
}

async function deliveriesIn(location: DatabaseLocation): Promise<readonly Written[]> {
  const database = await openDatabase(location);
  const rows = await database
    .selectFrom("deliveries")
    .innerJoin("leads", "leads.id", "deliveries.lead_id")
    .select(["deliveries.id", "deliveries.lead_id as leadId", "deliveries.kind", "leads.email"])
    .execute();
  await database.destroy();
  return rows;
}

interface Seen {
  /** Ids that arrived before the last server started. */
  readonly early: ReadonlySet<string>;
  readonly written: readonly Written[];
  readonly arrived: Sinks["arrived"];
}

function deliveredOf(kind: LeadDeliveryKind, expected: number, { early, written, arrived }: Seen): Delivered {
  const ofKind = new Map(written.filter((one) => one.kind === kind).map((one) => [one.id, one]));
  const leads = new Set([...ofKind.values()].map(({ leadId }) => leadId)).size;
  const came = [...arrived].flatMap(([id, arrivals]) => {
    const hits = arrivals.filter((arrival) => arrival.kind === kind);
    return hits.length === 0 ? [] : [{ id, hits, delivery: ofKind.get(id) }];
  });
  const known = came.filter(({ delivery }) => delivery !== undefined);
  return {
    expected,
    arrived: known.length,
    betweenKills: known.filter(({ id }) => early.has(id)).length,
    again: known.reduce((sum, { hits }) => sum + hits.length - 1, 0),
    lost: ofKind.size - known.length,
    missing: expected - leads,
    twice: ofKind.size - leads,
    unknown: came.length - known.length,
    spoiled: known.flatMap(({ hits, delivery }) => hits.filter((arrival) => isSpoiled(arrival, delivery))).length,
  };
}

function isSpoiled({ kind, to, hasPdf }: Arrival, delivery: Written | undefined): boolean {
  return kind === "mail-respondent" && !(hasPdf && to?.toLowerCase() === delivery?.email);
}
