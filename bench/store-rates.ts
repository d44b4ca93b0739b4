import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { openDatabase } from "../src/adapters/store/database.ts";
import { newId } from "../src/adapters/store/ids.ts";
import { createStore } from "../src/adapters/store/store.ts";
import { utf8 } from "../src/adapters/utf8.ts";
import { makeDossier } from "../src/service/make-dossier.ts";
import type { DossierToSave, Store } from "../src/service/ports.ts";
import { jsonOfDossier } from "../src/service/stored-dossier.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";
import type { PostgresServer } from "../test/postgres-server.ts";
import { between, processesOf, usedBy } from "./server-process.ts";
import { rounded } from "./table.ts";

const connections = [1, 2, 5, 10] as const;
/** How often the database is asked what its connections are doing, milliseconds. */
const lookEvery = 20;

/** How many calls a second the store takes, and what its connections were doing when they were looked at. */
export interface StoreRate {
  readonly connections: number;
  readonly perSecond: number;
  /** Processor time of the database for one call. */
  readonly databaseMs: number;
  /** Connections that were seen at work. */
  readonly looks: number;
  /** Of these, waiting for a lock on a row, a table or an advisory lock: all the locks that our statements take. */
  readonly locks: number;
  /** Waiting for the disk, or for the log that all commits share. */
  readonly disk: number;
  /** Waiting for nothing: on a processor, or for one. */
  readonly running: number;
}

/** Stores leads with their reports over more and more connections, without analyzing anything. */
export async function storeRates(postgres: PostgresServer, url: string, calls: number): Promise<readonly StoreRate[]> {
  const made = await makeDossier(sampleShop, { date: "2026-11-21", brand });
  const dossier = { rules: made.diagnosis.rules, json: utf8.encode([jsonOfDossier(made)]), facts: null };
  const database = await openDatabase({ databaseUrl: url, dataDir: "" });
  const store = createStore(database);
  const rates: StoreRate[] = [];
  for (const count of connections) rates.push(await rateOver(count, { postgres, url, store, dossier, calls }));
  await database.destroy();
  return rates;
}

const brand = { productName: "Bench", logoUrl: null, color: "#0b6470", contact: null };

interface Given {
  readonly postgres: PostgresServer;
  readonly url: string;
  readonly store: Store;
  readonly dossier: DossierToSave;
  readonly calls: number;
}

async function rateOver(count: number, { postgres, url, store, dossier, calls }: Given): Promise<StoreRate> {
  const watch = await watchWaits(url);
  const before = usedBy(processesOf(postgres));
  const begun = performance.now();
  let next = 0;
  const caller = async () => {
    while (next < calls) {
      next += 1;
      const id = newId();
      const lead = { id, receivedAt: new Date().toISOString(), key: id, fingerprint: id, submission: sampleShop };
      await store.saveLead({ ...lead, wantsMail: false, isSuspect: false });
      await store.saveDossier(id, dossier);
    }
  };
  await Promise.all(Array.from({ length: count }, caller));
  const seconds = (performance.now() - begun) / 1000;
  const used = between(before, usedBy(processesOf(postgres)));
  const databaseMs = rounded((used.cpuSeconds * 1000) / calls);
  return { connections: count, perSecond: rounded(calls / seconds, 0), databaseMs, ...(await watch.end()) };
}

type Seen = Pick<StoreRate, "looks" | "locks" | "disk" | "running">;

/** Looks at what the connections of the product wait for, until it is ended. */
async function watchWaits(url: string) {
  const client = new Client(url);
  await client.connect();
  const kinds: (string | null)[] = [];
  let isEnding = false;
  const look = async () => {
    while (!isEnding) {
      const { rows } = await client.query<{ kind: string | null }>(working);
      kinds.push(...rows.map(({ kind }) => kind));
      await pause(lookEvery);
    }
  };
  const looking = look();
  return {
    end: async (): Promise<Seen> => {
      isEnding = true;
      await looking;
      await client.end();
      const count = (...names: readonly (string | null)[]) => kinds.filter((kind) => names.includes(kind)).length;
      return { looks: kinds.length, locks: count("Lock"), disk: count("IO", "LWLock"), running: count(null) };
    },
  };
}

const working =
  "select wait_event_type as kind from pg_stat_activity where application_name = 'spindlewise' and state = 'active'";
