import {
  type AnalyzeCall,
  type AnalyzeOutcome,
  type AnalyzePorts,
  analyzeShop,
  previewSampleShop,
} from "../service/analyze-shop.ts";
import { type EraseOutcome, eraseReport } from "../service/erase-report.ts";
import { createFlights } from "../service/flights.ts";
import { jsonOf, makeAnswer } from "../service/make-answer.ts";
import type { MakeAnswer, Store, WriteAnswer } from "../service/ports.ts";
import { eraseExpired } from "../service/retention.ts";
import { type ShowOutcome, showReport } from "../service/show-report.ts";
import type { Config } from "./config.ts";
import { type Database, openDatabase } from "./database.ts";
import { hash, newId } from "./ids.ts";
import { inTurn } from "./in-turn.ts";
import { createLimit } from "./limits.ts";
import { type Logger, loggableNames } from "./log.ts";
import { createStore } from "./store.ts";
import { utf8 } from "./utf8.ts";

/** What the product does, ready to be called by the server and the command line. */
export interface Services {
  readonly analyzeShop: (call: AnalyzeCall) => Promise<AnalyzeOutcome>;
  readonly previewSampleShop: (call: Pick<AnalyzeCall, "address" | "tell">) => Promise<AnalyzeOutcome>;
  readonly showReport: (id: string) => Promise<ShowOutcome>;
  readonly eraseReport: (id: string) => Promise<EraseOutcome>;
  /** Erases what is older than it may become. Returns how many submissions went. */
  readonly eraseExpired: () => Promise<number>;
  readonly store: Store;
  /** @throws what the database throws when it cannot answer */
  readonly checkDatabase: () => Promise<void>;
  /** Waits for the analyses that are under way, then closes the database. */
  readonly close: () => Promise<void>;
}

/** The parts of the world that tests put another in place of. */
export interface World {
  readonly now: () => Date;
  readonly makeAnswer: MakeAnswer;
}

const realWorld: World = { now: () => new Date(), makeAnswer };

/** Sample previews an address may have for each analysis it may have: they store nothing. */
const previewsPerAnalysis = 10;

/** Analyses in one turn of the event loop: about 20 ms, so that everything else is answered in between. */
const analysesPerTurn = 8;

/**
 * Opens the database and puts the use cases together.
 *
 * @throws Error when the database cannot be opened
 */
export async function openServices(config: Config, log: Logger, world: Partial<World> = {}): Promise<Services> {
  const database = await openDatabase(config.dataDir);
  const { now, makeAnswer } = { ...realWorld, ...world };
  const store = createStore(database);
  const limitOf = (times: number) => createLimit(config.rateLimit === null ? null : config.rateLimit * times);
  const ports: AnalyzePorts = {
    store,
    now,
    writeAnswer: inTurn(analysesPerTurn, writerOf(makeAnswer)),
    newId,
    hash,
    brand: config.brand,
    flights: createFlights(),
    admit: limitOf(1),
    noteIgnored: (names) => log.debug({ fields: loggableNames(names) }, "unknown fields ignored"),
  };
  const previewPorts = { ...ports, admit: limitOf(previewsPerAnalysis) };
  return servicesOf(config, database, ports, previewPorts, store);
}

/** An answer is written down as soon as it is made: the bytes are a tenth of what they were made from. */
const writerOf =
  (makeAnswer: MakeAnswer): WriteAnswer =>
  async (submission, occasion, tell, id) =>
    utf8.encode(jsonOf(await makeAnswer(submission, occasion, tell), id));

function servicesOf(
  config: Config,
  database: Database,
  ports: AnalyzePorts,
  previewPorts: AnalyzePorts,
  store: Store,
): Services {
  const underWay = createTracker();
  return {
    analyzeShop: (call) => underWay.track(analyzeShop(call, ports)),
    previewSampleShop: (call) => underWay.track(previewSampleShop(call, previewPorts)),
    showReport: (id) => showReport(id, { store, decode: utf8.decode }),
    eraseReport: (id) => eraseReport(id, store),
    eraseExpired: () => eraseExpired({ store, now: ports.now, retentionDays: config.retentionDays }),
    store,
    checkDatabase: async () => {
      await database.selectFrom("schema_version").select("version").limit(1).execute();
    },
    close: async () => {
      await underWay.ended();
      await database.destroy();
    },
  };
}

/** Knows the work that is under way, also when whoever asked for it has left. */
function createTracker() {
  const underWay = new Set<Promise<unknown>>();
  return {
    track<Result>(work: Promise<Result>): Promise<Result> {
      underWay.add(work);
      const forget = () => underWay.delete(work);
      work.then(forget, forget);
      return work;
    },
    async ended(): Promise<void> {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
