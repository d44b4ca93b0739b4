import { type AnalyzeCall, type AnalyzeOutcome, analyzeShop, previewSampleShop } from "../service/analyze-shop.ts";
import { type EraseOutcome, eraseReport } from "../service/erase-report.ts";
import { type ExportCall, type ExportOutcome, exportReport, exportSample } from "../service/export-report.ts";
import { createFlights } from "../service/flights.ts";
import { jsonOf } from "../service/make-answer.ts";
import type { MakeAnswer, MakeFile, Store, WriteAnswer } from "../service/ports.ts";
import { eraseExpired } from "../service/retention.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./database.ts";
import { hasPdfWriter } from "./files/pdf-writer.ts";
import { createWorkshop } from "./files/workshop.ts";
import { hash, newId } from "./ids.ts";
import { inTurn } from "./in-turn.ts";
import { createLimit } from "./limits.ts";
import { type Logger, loggableNames } from "./log.ts";
import { openServerModel, type ServerModel } from "./model/server-model.ts";
import { createStore } from "./store.ts";
import { utf8 } from "./utf8.ts";

/** What the product does, ready to be called by the server and the command line. */
export interface Services {
  readonly analyzeShop: (call: AnalyzeCall) => Promise<AnalyzeOutcome>;
  readonly previewSampleShop: (call: Pick<AnalyzeCall, "address" | "tell">) => Promise<AnalyzeOutcome>;
  readonly exportReport: (id: string, call: ExportCall) => Promise<ExportOutcome>;
  readonly exportSample: (call: ExportCall) => Promise<ExportOutcome>;
  /** Whether PDF files can be written here, as far as one can tell without writing one. */
  readonly hasPdf: boolean;
  readonly eraseReport: (id: string) => Promise<EraseOutcome>;
  /** Erases what is older than it may become. Returns how many submissions went. */
  readonly eraseExpired: () => Promise<number>;
  readonly store: Store;
  readonly modelHealth: ServerModel["health"];
  /** @throws what the database throws when it cannot answer */
  readonly checkDatabase: () => Promise<void>;
  /** Waits for the analyses that are under way, then closes the database. */
  readonly close: () => Promise<void>;
}

/** The parts of the world that tests put another in place of. */
export interface World {
  readonly now: () => Date;
  readonly makeAnswer: MakeAnswer;
  readonly makeFile: MakeFile;
  readonly hasPdf: boolean;
}

/** Sample previews an address may have for each analysis it may have: they store nothing. */
const previewsPerAnalysis = 10;

/** Files an address may have made for each analysis it may have: each kind, and each of them again. */
const filesPerAnalysis = 20;

/** Analyses in one turn of the event loop: about 20 ms, so that everything else is answered in between. */
const analysesPerTurn = 8;

/**
 * Opens the database and puts the use cases together.
 *
 * @throws Error when the database cannot be opened
 */
export async function openServices(config: Config, log: Logger, given: Partial<World> = {}): Promise<Services> {
  const database = await openDatabase(config.dataDir);
  const workshop = createWorkshop(config.paper, (message) => log.warn({ note: message }, "a note on a file"));
  const now = given.now ?? (() => new Date());
  const model = openServerModel(config.model, database, log, now);
  const real: World = { now, makeAnswer: model.makeAnswer, makeFile: workshop.makeFile, hasPdf: hasPdfWriter() };
  const { hasPdf, ...world } = { ...real, ...given };
  const underWay = createTracker();
  return {
    ...servicesOf(config, log, { ...world, model, store: createStore(database) }, underWay.track),
    hasPdf,
    checkDatabase: async () => {
      await database.selectFrom("schema_version").select("version").limit(1).execute();
    },
    close: async () => {
      await model.close();
      await underWay.ended();
      await workshop.close();
      await database.destroy();
    },
  };
}

/** An answer is written down as soon as it is made: the bytes are a tenth of what they were made from. */
const writerOf =
  (makeAnswer: MakeAnswer): WriteAnswer =>
  async (submission, occasion, tell, address, id) =>
    utf8.encode(jsonOf(await makeAnswer(submission, occasion, tell, address), id));

interface Given extends Omit<World, "hasPdf"> {
  readonly model: Pick<ServerModel, "health" | "erasePast">;
  readonly store: Store;
}

function servicesOf(config: Config, log: Logger, given: Given, track: Tracker["track"]) {
  const { store, now, model } = given;
  const ports = portsOf(config, log, given);
  return {
    analyzeShop: (call) => track(analyzeShop(call, ports.analyze)),
    previewSampleShop: (call) => track(previewSampleShop(call, ports.sample)),
    exportReport: (id, call) => exportReport(id, call, ports.files),
    exportSample: (call) => exportSample(call, ports.sample),
    eraseReport: (id) => eraseReport(id, store),
    eraseExpired: async () => {
      await model.erasePast();
      return eraseExpired({ store, now, retentionDays: config.retentionDays });
    },
    modelHealth: model.health,
    store,
  } satisfies Partial<Services>;
}

function portsOf({ brand, rateLimit }: Config, log: Logger, { makeAnswer, ...given }: Given) {
  const limitOf = (times: number) => createLimit(rateLimit === null ? null : rateLimit * times);
  const shared = { ...given, brand, utf8, writeAnswer: inTurn(analysesPerTurn, writerOf(makeAnswer)) };
  return {
    analyze: {
      ...shared,
      newId,
      hash,
      flights: createFlights<AnalyzeOutcome>(),
      admit: limitOf(1),
      noteIgnored: (names: readonly string[]) => log.debug({ fields: loggableNames(names) }, "unknown fields ignored"),
    },
    sample: { ...shared, admit: limitOf(previewsPerAnalysis) },
    files: { ...shared, admit: limitOf(filesPerAnalysis) },
  };
}

interface Tracker {
  readonly track: <Result>(work: Promise<Result>) => Promise<Result>;
  readonly ended: () => Promise<void>;
}

/** Knows the work that is under way, also when whoever asked for it has left. */
function createTracker(): Tracker {
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
