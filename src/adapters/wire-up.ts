import { caseOf } from "../diagnosis/case/case-of.ts";
import { type AnalyzeCall, type AnalyzeOutcome, analyzeShop, previewSampleShop } from "../service/analyze-shop.ts";
import {
  answerAsWitness,
  type OpenedForm,
  openWitnessForm,
  takeBackAsWitness,
  type WitnessCall,
  type WitnessOutcome,
} from "../service/ask-witness.ts";
import { returnFormOf } from "../service/come-back.ts";
import { type EraseOutcome, eraseReport } from "../service/erase-report.ts";
import { type ExportCall, type ExportOutcome, exportReport, exportSample } from "../service/export-report.ts";
import { createFlights } from "../service/flights.ts";
import {
  type InviteCall,
  type InviteOutcome,
  inviteWitnesses,
  listWitnesses,
  type WitnessesOutcome,
} from "../service/invite-witnesses.ts";
import { bringUpToDate } from "../service/make-version.ts";
import type { Analyze, MakeDossier, MakeFile, Store } from "../service/ports.ts";
import { reportWritten } from "../service/progress.ts";
import { type ReadingsCall, type ReadingsOutcome, readSentences } from "../service/read-sentences.ts";
import { answerOf, evidenceAt, evidenceOfSample, jsonOf } from "../service/render-answer.ts";
import { type HistoryOutcome, reportHistory } from "../service/report-history.ts";
import { eraseExpired, type RetentionOutcome } from "../service/retention.ts";
import type { ReturnForm } from "../service/return-page.ts";
import { jsonOfDossier } from "../service/stored-dossier.ts";
import { toldBy } from "../service/told.ts";
import { askWhatIf, type WhatIfCall, type WhatIfOutcome } from "../service/what-if-call.ts";
import type { Deliveries } from "./delivery/open-deliveries.ts";
import { openStoreWithOutbox, watchDeliveries } from "./delivery/store-with-outbox.ts";
import { createFileQueue } from "./files/file-queue.ts";
import { hasPdfWriter } from "./files/pdf-writer.ts";
import type { Limit } from "./limits/limits.ts";
import { type Edge, openEdge } from "./limits/limits-edge.ts";
import { modelToUse } from "./model/find-local.ts";
import { openServerModel, type ServerModel } from "./model/server-model.ts";
import { type Logger, loggableNames } from "./monitoring/log.ts";
import { createMetrics, type Metrics } from "./monitoring/metrics.ts";
import { metered } from "./monitoring/metrics-model.ts";
import { openPeers, type PeerBook } from "./peers/open-peers.ts";
import type { Config } from "./settings/config.ts";
import { openDatabase } from "./store/database.ts";
import { hash, newId } from "./store/ids.ts";
import { emptyLog } from "./store/log-file.ts";
import { checkDatabase, type DatabaseState } from "./store/readiness.ts";
import { inTimeSlices } from "./time-slices.ts";
import { utf8 } from "./utf8.ts";

/** What the product does, ready to be called by the server and the command line. */
export interface Services {
  readonly analyzeShop: (call: AnalyzeCall) => Promise<AnalyzeOutcome>;
  readonly previewSampleShop: (call: Pick<AnalyzeCall, "address" | "onProgress">) => Promise<AnalyzeOutcome>;
  readonly exportReport: (id: string, call: ExportCall) => Promise<ExportOutcome>;
  /** The versions of a stored report and its newest answers. */
  readonly reportHistory: (id: string) => Promise<HistoryOutcome>;
  /** The short form of a later visit; `null` where there is no report. */
  readonly returnFormOf: (id: string) => Promise<ReturnForm | null>;
  readonly inviteWitnesses: (call: InviteCall) => Promise<InviteOutcome>;
  readonly listWitnesses: (id: string) => Promise<WitnessesOutcome>;
  readonly openWitnessForm: (secret: string) => Promise<OpenedForm>;
  readonly answerAsWitness: (call: WitnessCall) => Promise<WitnessOutcome>;
  readonly takeBackAsWitness: (secret: string) => Promise<OpenedForm>;
  readonly exportSample: (call: ExportCall) => Promise<ExportOutcome>;
  readonly askWhatIf: (call: WhatIfCall) => Promise<WhatIfOutcome>;
  readonly readSentences: (call: ReadingsCall) => Promise<ReadingsOutcome>;
  /** Whether PDF files can be written here, as far as one can tell without writing one. */
  readonly hasPdf: boolean;
  readonly eraseReport: (id: string) => Promise<EraseOutcome>;
  /** Queues a report for the address that it was asked for with. */
  readonly mailReport: Deliveries["mailReport"];
  readonly remindOfReturn: Deliveries["remindOfReturn"];
  readonly deliveries: Pick<Deliveries, "start" | "runDue" | "counts" | "stop" | "isConfirmLink" | "confirmAddress">;
  /** Erases what is older than it may become, unless that is implausibly much. */
  readonly eraseExpired: () => Promise<RetentionOutcome>;
  /** What the last look for expired submissions came to. */
  readonly retention: () => RetentionOutcome | undefined;
  /** Keeps up to date what reports say of other shops. */
  readonly peers: Pick<PeerBook, "start" | "renew">;
  readonly store: Store;
  readonly metrics: Metrics;
  /** Whether an address may make one more request, of any kind. */
  readonly admitRequest: Limit;
  readonly challenge: Edge["challenge"];
  readonly modelHealth: ServerModel["health"];
  /** @throws what the database throws when it cannot answer */
  readonly checkDatabase: () => Promise<DatabaseState>;
  /** A request met damage: this server is not ready until somebody has looked and started it again. */
  readonly noteDamage: () => void;
  /** Waits for the analyses that are under way, then closes the database. */
  readonly close: () => Promise<void>;
}

/** The parts of the world that tests put another in place of. */
export interface World {
  readonly now: () => Date;
  readonly makeDossier: MakeDossier;
  readonly makeFile: MakeFile;
  readonly hasPdf: boolean;
}

/**
 * After this time a slice begins no further analysis, milliseconds: several share a flush, and everything else is answered
 * in between. On a slow or busy machine a slice is one analysis.
 */
const analysesSlice = 12;

/**
 * Opens the database and puts the use cases together.
 *
 * @throws Error when the database cannot be opened
 */
export async function openServices(config: Config, log: Logger, given: Partial<World> = {}): Promise<Services> {
  const database = await openDatabase(config);
  const files = createFileQueue(config.paper, (message) => log.warn({ note: message }, "a note on a file"));
  const now = given.now ?? (() => new Date());
  const chosen = await modelToUse(config.model, log);
  const model = openServerModel(chosen, database, log, now, config.model?.provider === "auto");
  const real: World = { now, makeDossier: model.makeDossier, makeFile: files.makeFile, hasPdf: hasPdfWriter() };
  const { hasPdf, ...world } = { ...real, ...given };
  const metrics = createMetrics();
  const makeDossier = metered(world.makeDossier, metrics);
  metrics.watch("spindlewise_files_waiting", files.waiting);
  metrics.watch("spindlewise_model_questions", () => ({ ...model.questions() }));
  let isDamaged = false;
  const edge = await openEdge(config, database, { metrics, log, now: world.now });
  const peers = openPeers(config.comparesPeers, database, { metrics, log, now: world.now });
  const { store, deliveries } = openStoreWithOutbox(config, database, { ...world, metrics, log, utf8 });
  watchDeliveries(metrics, deliveries);
  return {
    ...servicesOf(config, log, {
      ...world,
      makeDossier,
      model,
      edge,
      store,
      peers,
      emptyLog: () => emptyLog(database),
    }),
    hasPdf,
    mailReport: deliveries.mailReport,
    remindOfReturn: deliveries.remindOfReturn,
    deliveries,
    peers,
    metrics,
    checkDatabase: async () => (isDamaged ? "damaged" : checkDatabase(database)),
    noteDamage: () => {
      isDamaged = true;
    },
    close: async () => {
      const deliveriesEnded = deliveries.stop(config.stopTimeoutSeconds * 1000);
      const peersEnded = peers.stop();
      await model.close();
      await edge.idle();
      await deliveriesEnded;
      await deliveries.settled();
      await peersEnded;
      await files.close();
      await edge.close();
      await database.destroy();
    },
  };
}

/** Dossier and answer become bytes as soon as they are made: these are a tenth of what they were made from. */
const analyzeWith =
  (makeDossier: MakeDossier, peers: PeerBook): Analyze =>
  async (submission, occasion, onProgress, address, id) => {
    const known = id === undefined ? undefined : peers.forShop(submission);
    const dossier = await makeDossier(submission, { ...occasion, ...(known && { peers: known }) }, onProgress, address);
    const found = caseOf(dossier.submission, dossier.diagnosis);
    const rendered = answerOf(dossier, id === undefined ? evidenceOfSample : evidenceAt(id), found);
    const answer = utf8.encode(jsonOf(rendered, id === undefined ? {} : { id }));
    await onProgress(reportWritten(dossier.receipt !== undefined));
    const { rules } = dossier.diagnosis;
    const told = toldBy(dossier, found);
    const facts = peers.factsOf(submission, dossier);
    return { answer, dossier: { rules, json: utf8.encode([jsonOfDossier({ ...dossier, told })]), facts } };
  };

interface Given extends Omit<World, "hasPdf"> {
  readonly model: Pick<ServerModel, "health" | "erasePast">;
  readonly store: Store;
  /** Takes what was erased out of the log of the database. */
  readonly emptyLog: () => Promise<unknown>;
  readonly edge: Edge;
  readonly peers: PeerBook;
}

function servicesOf(config: Config, log: Logger, given: Given) {
  const { store, now, model, edge } = given;
  const ports = portsOf(config, log, given);
  let lastLook: RetentionOutcome | undefined;
  return {
    analyzeShop: (call) => edge.admit("submission", () => analyzeShop(call, ports.analyze)),
    previewSampleShop: (call) => edge.admit("preview", () => previewSampleShop(call, ports.sample)),
    exportReport: async (id, call) => {
      if (call.version === undefined) await bringUpToDate(id, ports.analyze);
      return exportReport(id, call, ports.files);
    },
    returnFormOf: async (id) => {
      await bringUpToDate(id, ports.analyze);
      return returnFormOf(id, ports.analyze);
    },
    inviteWitnesses: (call) => inviteWitnesses(call, ports.witnesses),
    listWitnesses: (id) => listWitnesses(id, ports.witnesses),
    openWitnessForm: (secret) => openWitnessForm(secret, ports.witnesses),
    answerAsWitness: (call) => answerAsWitness(call, ports.witnesses),
    takeBackAsWitness: (secret) => takeBackAsWitness(secret, ports.witnesses),
    reportHistory: async (id) => {
      await bringUpToDate(id, ports.analyze);
      return reportHistory(id, ports.analyze);
    },
    exportSample: (call) => exportSample(call, ports.sample),
    askWhatIf: (call) => askWhatIf(call, ports.trials),
    readSentences: (call) => readSentences(call, ports.trials),
    eraseReport: (id) => eraseReport(id, store),
    eraseExpired: async () => {
      await model.erasePast();
      await edge.eraseExpired();
      await given.emptyLog();
      lastLook = await eraseExpired({ store, now, retentionDays: config.retentionDays });
      return lastLook;
    },
    retention: () => lastLook,
    modelHealth: model.health,
    admitRequest: edge.limits.requests,
    challenge: edge.challenge,
    store,
  } satisfies Partial<Services>;
}

function portsOf({ brand, publicUrl }: Config, log: Logger, { makeDossier, edge, peers, ...given }: Given) {
  const { limits } = edge;
  const shared = { ...given, brand, utf8, analyze: inTimeSlices(analysesSlice, analyzeWith(makeDossier, peers)) };
  return {
    analyze: {
      ...shared,
      newId,
      hash,
      flights: createFlights<AnalyzeOutcome>(),
      admit: limits.analyses,
      prove: edge.prove,
      noteIgnored: (names: readonly string[]) => log.debug({ fields: loggableNames(names) }, "unknown fields ignored"),
    },
    sample: { ...shared, admit: limits.previews },
    files: { ...shared, admit: limits.files, publicUrl },
    trials: { store: given.store, admit: limits.trials },
    witnesses: { store: given.store, admit: limits.files, newId, hash, now: given.now },
  };
}
