import { caseOf } from "../diagnosis/case/case-of.ts";
import type { AnalyzeOutcome } from "../service/analyze/analyze-shop.ts";
import { reportWritten } from "../service/analyze/progress.ts";
import { evidenceAt, evidenceOfSample, jsonOf, responseOf } from "../service/analyze/render-response.ts";
import { reportSummary } from "../service/analyze/report-summary.ts";
import { createFlights } from "../service/analyze/single-flight.ts";
import { jsonOfDossier } from "../service/analyze/stored-dossier.ts";
import type { Analyze, MakeDossier } from "../service/ports.ts";
import type { Store } from "../service/store-port.ts";
import type { RequestGuard } from "./limits/request-guard.ts";
import type { ServerModel } from "./model/server-model.ts";
import { type Logger, loggableNames } from "./monitoring/log.ts";
import type { PeerBook } from "./peers/open-peers.ts";
import type { Externals } from "./services.ts";
import type { Config } from "./settings/config.ts";
import { hash, newId } from "./store/ids.ts";
import { whyUnavailable } from "./store/unavailable.ts";
import { inTimeSlices } from "./time-slices.ts";
import { utf8 } from "./utf8.ts";

/**
 * How long a time slice keeps starting analyses, in milliseconds. Those of one slice share a flush to disk; between slices the
 * server answers other calls. On a slow or busy machine, a slice is one analysis.
 */
const analysisSliceMs = 12;

/**
 * Analyzes one shop. Dossier and response are encoded right away, because the bytes take a tenth of the memory that the
 * objects do.
 */
const analyzeWith =
  (makeDossier: MakeDossier, peers: PeerBook): Analyze =>
  async ({ submission, occasion, onProgress, address, storedAs: id }) => {
    const figures = id === null ? undefined : peers.forShop(submission);
    const dossier = await makeDossier(
      submission,
      { ...occasion, ...(figures && { peers: figures }) },
      onProgress,
      address,
    );
    const shopCase = caseOf(dossier.submission, dossier.diagnosis);
    const rendered = responseOf(dossier, id === null ? evidenceOfSample : evidenceAt(id), shopCase);
    const response = utf8.encode(jsonOf(rendered, id === null ? {} : { id }));
    await onProgress(reportWritten(dossier.receipt !== undefined));
    const json = utf8.encode(jsonOfDossier({ ...dossier, summary: reportSummary(dossier, shopCase) }));
    const facts = peers.factsOf(submission, dossier);
    return { response, dossier: { rulesVersion: dossier.diagnosis.rules, json, facts } };
  };

/** What the ports of the use cases are made from. */
export interface Adapters extends Omit<Externals, "hasPdf"> {
  readonly model: Pick<ServerModel, "checkHealth" | "name" | "erasePast">;
  readonly store: Store;
  readonly guard: RequestGuard;
  readonly peers: PeerBook;
}

/** The ports of each use case. */
export function portsOf(
  { brand, timeZone, publicUrl }: Config,
  log: Logger,
  { makeDossier, guard, peers, ...adapters }: Adapters,
) {
  const { limits } = guard;
  const shared = {
    ...adapters,
    brand,
    timeZone,
    utf8,
    analyze: inTimeSlices(analysisSliceMs, analyzeWith(makeDossier, peers)),
  };
  return {
    analyze: {
      ...shared,
      newId,
      hash,
      flights: createFlights<AnalyzeOutcome>(),
      admit: limits.analyses,
      checkProof: guard.checkProof,
      noteUnmade: (error: unknown) => {
        const why = whyUnavailable(error);
        if (why !== undefined) log.warn({ why, err: error }, "the database is not usable now");
        else log.error({ err: error }, "a version of a report could not be made; the one before it is shown");
      },
      noteIgnored: (names: readonly string[]) => log.debug({ fields: loggableNames(names) }, "unknown fields ignored"),
    },
    sample: { ...shared, admit: limits.previews },
    files: { ...shared, admit: limits.files, publicUrl },
    quickReplies: { store: adapters.store, utf8, admit: limits.whatIfs },
    // Counted with the files: both belong to a report that is already stored.
    coworkers: { store: adapters.store, admit: limits.files, newId, hash, now: adapters.now },
  };
}
