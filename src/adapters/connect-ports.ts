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
import { inTimeSlices } from "./time-slices.ts";
import { utf8 } from "./utf8.ts";

/**
 * After this many milliseconds a slice starts no further analysis: several share a flush, and other calls are answered
 * in between. On a slow or busy machine, a slice is one analysis.
 */
const analysesSlice = 12;

/** Dossier and response are encoded at once, because the bytes take a tenth of the memory. */
const analyzeWith =
  (makeDossier: MakeDossier, peers: PeerBook): Analyze =>
  async ({ submission, occasion, onProgress, address, storedAs: id }) => {
    const comparison = id === null ? undefined : peers.forShop(submission);
    const dossier = await makeDossier(
      submission,
      { ...occasion, ...(comparison && { peers: comparison }) },
      onProgress,
      address,
    );
    const found = caseOf(dossier.submission, dossier.diagnosis);
    const rendered = responseOf(dossier, id === null ? evidenceOfSample : evidenceAt(id), found);
    const response = utf8.encode(jsonOf(rendered, id === null ? {} : { id }));
    await onProgress(reportWritten(dossier.receipt !== undefined));
    const { rules } = dossier.diagnosis;
    const summary = reportSummary(dossier, found);
    const facts = peers.factsOf(submission, dossier);
    return { response, dossier: { rules, json: utf8.encode(jsonOfDossier({ ...dossier, summary })), facts } };
  };

/** What the use cases are made from. */
export interface Parts extends Omit<Externals, "hasPdf"> {
  readonly model: Pick<ServerModel, "checkHealth" | "name" | "erasePast">;
  readonly store: Store;
  /** Removes erased data from the database's log. */
  readonly emptyLog: () => Promise<unknown>;
  readonly guard: RequestGuard;
  readonly peers: PeerBook;
}

/** The ports of each use case. */
export function portsOf({ brand, publicUrl }: Config, log: Logger, { makeDossier, guard, peers, ...parts }: Parts) {
  const { limits } = guard;
  const shared = { ...parts, brand, utf8, analyze: inTimeSlices(analysesSlice, analyzeWith(makeDossier, peers)) };
  return {
    analyze: {
      ...shared,
      newId,
      hash,
      flights: createFlights<AnalyzeOutcome>(),
      admit: limits.analyses,
      checkProof: guard.checkProof,
      noteIgnored: (names: readonly string[]) => log.debug({ fields: loggableNames(names) }, "unknown fields ignored"),
    },
    sample: { ...shared, admit: limits.previews },
    files: { ...shared, admit: limits.files, publicUrl },
    trials: { store: parts.store, utf8, admit: limits.trials },
    coworkers: { store: parts.store, admit: limits.files, newId, hash, now: parts.now },
  };
}
