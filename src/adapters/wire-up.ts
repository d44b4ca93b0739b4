import { caseOf } from "../diagnosis/case/case-of.ts";
import { type AnalyzeCall, type AnalyzeOutcome, analyzeShop, previewSampleShop } from "../service/analyze-shop.ts";
import {
  answerAsWitness,
  type FormOutcome,
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
import { reportSummary } from "../service/report-summary.ts";
import { eraseExpired, type RetentionOutcome } from "../service/retention.ts";
import type { ReturnForm } from "../service/return-page.ts";
import { jsonOfDossier } from "../service/stored-dossier.ts";
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

/** The product's use cases, ready for the server and the command line. */
export interface Services {
  readonly analyzeShop: (call: AnalyzeCall) => Promise<AnalyzeOutcome>;
  readonly previewSampleShop: (call: Pick<AnalyzeCall, "address" | "onProgress">) => Promise<AnalyzeOutcome>;
  readonly exportReport: (id: string, call: ExportCall) => Promise<ExportOutcome>;
  /** The versions of a stored report and its newest answers. */
  readonly reportHistory: (id: string) => Promise<HistoryOutcome>;
  /** The short form for a later visit; `null` if there is no report. */
  readonly returnFormOf: (id: string) => Promise<ReturnForm | null>;
  readonly inviteWitnesses: (call: InviteCall) => Promise<InviteOutcome>;
  readonly listWitnesses: (id: string) => Promise<WitnessesOutcome>;
  readonly openWitnessForm: (secret: string) => Promise<FormOutcome>;
  readonly answerAsWitness: (call: WitnessCall) => Promise<WitnessOutcome>;
  readonly takeBackAsWitness: (secret: string) => Promise<FormOutcome>;
  readonly exportSample: (call: ExportCall) => Promise<ExportOutcome>;
  readonly askWhatIf: (call: WhatIfCall) => Promise<WhatIfOutcome>;
  readonly readSentences: (call: ReadingsCall) => Promise<ReadingsOutcome>;
  /** Whether PDFs can be made here, as far as we know without making one. */
  readonly hasPdf: boolean;
  readonly eraseReport: (id: string) => Promise<EraseOutcome>;
  /** Queues the report for the address it was requested with. */
  readonly mailReport: Deliveries["mailReport"];
  readonly remindOfReturn: Deliveries["remindOfReturn"];
  readonly deliveries: Pick<Deliveries, "start" | "runDue" | "counts" | "stop" | "isConfirmLink" | "confirmAddress">;
  /** Erases submissions older than the retention period, unless that is implausibly many. */
  readonly eraseExpired: () => Promise<RetentionOutcome>;
  /** The result of the last retention check. */
  readonly retention: () => RetentionOutcome | undefined;
  /** Keeps the comparison with other shops up to date. */
  readonly peers: Pick<PeerBook, "start" | "renew">;
  readonly store: Store;
  readonly metrics: Metrics;
  /** Whether an address may make another request, of any kind. */
  readonly admitRequest: Limit;
  readonly challenge: Edge["challenge"];
  readonly modelHealth: ServerModel["health"];
  /** @throws the database's error if it can't answer */
  readonly checkDatabase: () => Promise<DatabaseState>;
  /**
   * Records that a request found the database damaged. The server then isn't ready until someone has checked it and
   * restarted.
   */
  readonly noteDamage: () => void;
  /** Waits for running analyses, then closes the database. */
  readonly close: () => Promise<void>;
}

/** External dependencies that tests can replace. */
export interface Externals {
  readonly now: () => Date;
  readonly makeDossier: MakeDossier;
  readonly makeFile: MakeFile;
  readonly hasPdf: boolean;
}

/**
 * After this many milliseconds a slice starts no further analysis: several share a flush, and other calls are answered
 * in between. On a slow or busy machine, a slice is one analysis.
 */
const analysesSlice = 12;

/**
 * Opens the database and wires up the use cases.
 *
 * @throws Error if the database can't be opened
 */
export async function openServices(config: Config, log: Logger, replaced: Partial<Externals> = {}): Promise<Services> {
  const database = await openDatabase(config);
  const files = createFileQueue(config.paper, (message) => log.warn({ note: message }, "a note on a file"));
  const now = replaced.now ?? (() => new Date());
  const modelConfig = await modelToUse(config.model, log);
  const model = openServerModel(modelConfig, database, log, now, config.model?.provider === "auto");
  const real: Externals = { now, makeDossier: model.makeDossier, makeFile: files.makeFile, hasPdf: hasPdfWriter() };
  const { hasPdf, ...externals } = { ...real, ...replaced };
  const metrics = createMetrics();
  const makeDossier = metered(externals.makeDossier, metrics);
  metrics.watch("spindlewise_files_waiting", files.waiting);
  metrics.watch("spindlewise_model_questions", () => ({ ...model.questions() }));
  let isDamaged = false;
  const edge = await openEdge(config, database, { metrics, log, now: externals.now });
  const peers = openPeers(config.comparesPeers, database, { metrics, log, now: externals.now });
  const { store, deliveries } = openStoreWithOutbox(config, database, { ...externals, metrics, log, utf8 });
  watchDeliveries(metrics, deliveries);
  return {
    ...servicesOf(config, log, {
      ...externals,
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

/** Dossier and answer are encoded at once, because the bytes take a tenth of the memory. */
const analyzeWith =
  (makeDossier: MakeDossier, peers: PeerBook): Analyze =>
  async (submission, occasion, onProgress, address, id) => {
    const comparison = id === undefined ? undefined : peers.forShop(submission);
    const dossier = await makeDossier(
      submission,
      { ...occasion, ...(comparison && { peers: comparison }) },
      onProgress,
      address,
    );
    const found = caseOf(dossier.submission, dossier.diagnosis);
    const rendered = answerOf(dossier, id === undefined ? evidenceOfSample : evidenceAt(id), found);
    const answer = utf8.encode(jsonOf(rendered, id === undefined ? {} : { id }));
    await onProgress(reportWritten(dossier.receipt !== undefined));
    const { rules } = dossier.diagnosis;
    const summary = reportSummary(dossier, found);
    const facts = peers.factsOf(submission, dossier);
    return { answer, dossier: { rules, json: utf8.encode([jsonOfDossier({ ...dossier, summary })]), facts } };
  };

interface Parts extends Omit<Externals, "hasPdf"> {
  readonly model: Pick<ServerModel, "health" | "erasePast">;
  readonly store: Store;
  /** Removes erased data from the database's log. */
  readonly emptyLog: () => Promise<unknown>;
  readonly edge: Edge;
  readonly peers: PeerBook;
}

function servicesOf(config: Config, log: Logger, parts: Parts) {
  const { store, now, model, edge } = parts;
  const ports = portsOf(config, log, parts);
  let lastCheck: RetentionOutcome | undefined;
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
      await parts.emptyLog();
      lastCheck = await eraseExpired({ store, now, retentionDays: config.retentionDays });
      return lastCheck;
    },
    retention: () => lastCheck,
    modelHealth: model.health,
    admitRequest: edge.limits.requests,
    challenge: edge.challenge,
    store,
  } satisfies Partial<Services>;
}

function portsOf({ brand, publicUrl }: Config, log: Logger, { makeDossier, edge, peers, ...parts }: Parts) {
  const { limits } = edge;
  const shared = { ...parts, brand, utf8, analyze: inTimeSlices(analysesSlice, analyzeWith(makeDossier, peers)) };
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
    trials: { store: parts.store, admit: limits.trials },
    witnesses: { store: parts.store, admit: limits.files, newId, hash, now: parts.now },
  };
}
