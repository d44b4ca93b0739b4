import { analyzeShop, previewSampleShop } from "../service/analyze/analyze-shop.ts";
import { bringUpToDate } from "../service/analyze/make-version.ts";
import { answerAsCoworker, openCoworkerForm, takeBackAsCoworker } from "../service/coworkers/ask-coworker.ts";
import { inviteCoworkers, listCoworkers } from "../service/coworkers/invite-coworkers.ts";
import { readSentences } from "../service/read-sentences.ts";
import { eraseReport } from "../service/reports/erase-report.ts";
import { exportReport, exportSample } from "../service/reports/export-report.ts";
import { reportHistory } from "../service/reports/report-history.ts";
import { eraseExpired, type RetentionOutcome } from "../service/reports/retention.ts";
import { returnFormOf } from "../service/return-visits/come-back.ts";
import { askWhatIf } from "../service/what-if/what-if-request.ts";
import { type Adapters, portsOf } from "./connect-ports.ts";
import type { Deliveries } from "./delivery/open-deliveries.ts";
import { openStoreWithOutbox, watchDeliveries } from "./delivery/store-with-outbox.ts";
import { createFileQueue } from "./files/file-queue.ts";
import { isPdfInstalled } from "./files/pdf/is-installed.ts";
import { openRequestGuard } from "./limits/request-guard.ts";
import { modelToUse } from "./model/find-local.ts";
import { openServerModel } from "./model/server-model.ts";
import type { Logger } from "./monitoring/log.ts";
import { createMetrics } from "./monitoring/metrics.ts";
import { metered } from "./monitoring/metrics-model.ts";
import { openPeers } from "./peers/open-peers.ts";
import type { Externals, Services } from "./services.ts";
import type { Config } from "./settings/config.ts";
import { openDatabase } from "./store/database.ts";
import { emptyLog } from "./store/log-file.ts";
import { checkDatabase } from "./store/readiness.ts";
import type { Database } from "./store/tables.ts";
import { utf8 } from "./utf8.ts";

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
  const real: Externals = { now, makeDossier: model.makeDossier, makeFile: files.makeFile, hasPdf: isPdfInstalled() };
  const { hasPdf, ...externals } = { ...real, ...replaced };
  const metrics = createMetrics();
  const makeDossier = metered(externals.makeDossier, metrics);
  metrics.watch("spindlewise_files_waiting", files.waiting);
  metrics.watch("spindlewise_model_questions", () => ({ ...model.questions() }));
  let isDamaged = false;
  const guard = await openRequestGuard(config, database, { metrics, log, now: externals.now });
  const peers = openPeers(config.comparesPeers, database, { metrics, log, now: externals.now });
  const { store, deliveries } = openStoreWithOutbox(config, database, { ...externals, metrics, log, utf8 });
  watchDeliveries(metrics, deliveries);
  return {
    ...servicesOf(
      config,
      log,
      {
        ...externals,
        makeDossier,
        model,
        guard,
        store,
        peers,
      },
      database,
      deliveries,
    ),
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
      const stopping = [deliveries.stop(config.stopTimeoutSeconds * 1000).then(deliveries.settled), peers.stop()];
      await model.close();
      await guard.idle();
      await Promise.all(stopping);
      await files.close();
      await guard.close();
      await database.destroy();
    },
  };
}

function servicesOf(
  config: Config,
  log: Logger,
  adapters: Adapters,
  database: Database,
  deliveries: Pick<Deliveries, "erasePast">,
) {
  const { store, now, model, guard } = adapters;
  const ports = portsOf(config, log, adapters);
  let lastCheck: RetentionOutcome | undefined;
  return {
    analyzeShop: (request) => guard.admit("submission", () => analyzeShop(request, ports.analyze)),
    previewSampleShop: (request) => guard.admit("preview", () => previewSampleShop(request, ports.sample)),
    exportReport: async (id, request) => {
      if (request.version === undefined) await bringUpToDate(id, ports.analyze);
      return exportReport(id, request, ports.files);
    },
    returnFormOf: async (id) => {
      await bringUpToDate(id, ports.analyze);
      return returnFormOf(id, ports.analyze);
    },
    inviteCoworkers: (request) => inviteCoworkers(request, ports.coworkers),
    listCoworkers: (id) => listCoworkers(id, ports.coworkers),
    openCoworkerForm: (link) => openCoworkerForm(link, ports.coworkers),
    answerAsCoworker: (request) => answerAsCoworker(request, ports.coworkers),
    takeBackAsCoworker: (link) => takeBackAsCoworker(link, ports.coworkers),
    reportHistory: async (id) => {
      await bringUpToDate(id, ports.analyze);
      return reportHistory(id, ports.analyze);
    },
    exportSample: (request) => exportSample(request, ports.sample),
    askWhatIf: (request) => askWhatIf(request, ports.quickReplies),
    readSentences: (request) => readSentences(request, ports.quickReplies),
    eraseReport: (id) => eraseReport(id, store),
    eraseExpired: async () => {
      await model.erasePast();
      await guard.eraseExpired();
      await deliveries.erasePast();
      await emptyLog(database);
      lastCheck = await eraseExpired({ store, now, retentionDays: config.retentionDays });
      return lastCheck;
    },
    retention: () => lastCheck,
    checkModel: model.checkHealth,
    modelName: model.name,
    admitRequest: guard.limits.requests,
    challenge: guard.challenge,
    store,
  } satisfies Partial<Services>;
}
