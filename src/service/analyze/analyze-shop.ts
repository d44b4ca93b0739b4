import type { Brand } from "../../report/occasion.ts";
import { readSubmission } from "../../survey/read-submission.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { AnswerProblem, Submission } from "../../survey/submission.ts";
import type { Admission, Analyze } from "../ports.ts";
import { dayOf } from "../reports/day-of.ts";
import { responseIn, responseStored } from "../reports/show-report.ts";
import { type Added, keepingMeasured, visitOfChange } from "../reports/versions.ts";
import type { Lead, Store, StoredLead } from "../store-port.ts";
import type { JsonBytes, Utf8 } from "./json-bytes.ts";
import { makeVersion, type VersionPorts } from "./make-version.ts";
import type { OnProgress } from "./progress.ts";
import type { Flights } from "./single-flight.ts";
import type { CheckProof, ProofOutcome } from "./suspicion.ts";

/** One request of `analyze-shop` as received. */
export interface AnalyzeRequest {
  readonly answers: unknown;
  /** The caller's idempotency key, `null` when there is none. */
  readonly key: string | null;
  /** The network address the analysis counts for. */
  readonly address: string;
  readonly onProgress: OnProgress;
  /** Whether the respondent asked for the report by email. */
  readonly wantsMail: boolean;
  /** Whether a program seems to have sent it. The response is the same; nothing is delivered. */
  readonly isSuspect: boolean;
  /** Whether a proof of work is required, if the server asks for them. A form behind a private link has no script to solve one. */
  readonly needsProof: boolean;
  /** Proof of work; `null` if none was sent. */
  readonly proof: string | null;
  /** The report that gets a new version from these answers; `null` makes a new report. */
  readonly report: string | null;
  /** What the next version adds to the answers. */
  readonly added: Added;
}

export type AnalyzeOutcome =
  /** Every repetition of the key gets the same bytes. */
  | { readonly kind: "analyzed"; readonly response: JsonBytes }
  | { readonly kind: "invalid-answers"; readonly problems: readonly [AnswerProblem, ...AnswerProblem[]] }
  /** There is no report to make another version of. */
  | { readonly kind: "no-report" }
  /** The idempotency key was used before with other answers. */
  | { readonly kind: "key-reused" }
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number }
  /** The required proof of work is missing or invalid. Nothing was stored. */
  | { readonly kind: "not-proven"; readonly why: Exclude<ProofOutcome, "proven"> }
  /** Too many analyses are waiting. Nothing was stored. */
  | { readonly kind: "busy" };

export interface AnalyzePorts extends PreviewPorts, VersionPorts {
  readonly store: Pick<Store, "saveLead" | "saveDossier" | "awaitLease" | "duringLease" | "leadWithKey"> &
    VersionPorts["store"];
  readonly flights: Flights<AnalyzeOutcome>;
  readonly checkProof: CheckProof;
  /** A new unguessable id. */
  readonly newId: () => string;
  /** Takes the names of fields that the survey does not know. */
  readonly noteIgnored: (names: readonly string[]) => void;
}

/**
 * Analyzes a shop and stores the lead.
 *
 * The lead is committed before its analysis begins, so no crash and no error in the analysis loses it. The extra commit
 * shares its flush to disk with those of concurrent requests.
 *
 * @throws what the store or the analysis throws; the lead stays
 */
export async function analyzeShop(request: AnalyzeRequest, ports: AnalyzePorts): Promise<AnalyzeOutcome> {
  const read = readSubmission(request.answers);
  if (read.kind === "problems") return { kind: "invalid-answers", problems: read.problems };
  if (read.ignored.length > 0) ports.noteIgnored(read.ignored);

  const { submission } = read;
  const fingerprint = ports.hash(
    JSON.stringify(request.report === null ? submission : [submission, request.report, request.added]),
  );
  if (request.key === null) return admitAndAnalyze({ ...request, submission, fingerprint, key: null }, ports);
  const keyed = { ...request, submission, fingerprint, key: ports.hash(request.key) };
  const run = (onProgress: OnProgress) => analyzeOnce({ ...keyed, onProgress }, ports);
  return ports.flights.join(keyed.key, fingerprint, request.onProgress, run) ?? { kind: "key-reused" };
}

type AnalysisRequest = Pick<Lead, "submission" | "fingerprint" | "wantsMail" | "isSuspect"> &
  Pick<AnalyzeRequest, "proof" | "needsProof" | "address" | "onProgress" | "report" | "added">;

/** A request whose answers are valid. */
type CheckedRequest = AnalysisRequest & { readonly key: string | null };
type KeyedRequest = AnalysisRequest & { readonly key: string };

async function analyzeOnce(request: KeyedRequest, ports: AnalyzePorts): Promise<AnalyzeOutcome> {
  const known = await ports.store.leadWithKey(request.key);
  return known ? respondAgain(known, request, ports) : admitAndAnalyze(request, ports);
}

async function admitAndAnalyze(request: CheckedRequest, ports: AnalyzePorts): Promise<AnalyzeOutcome> {
  const admission = await ports.admit(request.address);
  if (admission.kind === "refused") return { kind: "too-many", retryAfterSeconds: admission.retryAfterSeconds };
  const proof = request.needsProof ? await ports.checkProof(request.proof) : "proven";
  if (proof !== "proven") return { kind: "not-proven", why: proof };

  if (request.report !== null) return analyzeVersion(request.report, request, ports);
  const { key, fingerprint, submission, wantsMail, isSuspect } = request;
  const accepted = { key, fingerprint, submission, wantsMail, isSuspect };
  const lead: Lead = { id: ports.newId(), receivedAt: ports.now().toISOString(), ...accepted };
  const saved = await ports.store.saveLead(lead);
  return saved.kind === "saved" ? respondToLead(lead, request, ports) : respondAgain(saved.lead, request, ports);
}

/** Another version of a report. Like every submission, it is stored before it is analyzed. */
async function analyzeVersion(id: string, request: CheckedRequest, ports: AnalyzePorts): Promise<AnalyzeOutcome> {
  const now = ports.now();
  const { key, fingerprint, submission, added, onProgress, address, wantsMail, isSuspect } = request;
  const saved = await ports.store.saveVersion(id, (latest) => {
    const kept = keepingMeasured(submission, latest, now);
    return {
      madeAt: now.toISOString(),
      key,
      fingerprint,
      wantsMail,
      isSuspect,
      submission: kept,
      ...visitOfChange(latest, now, kept, added),
    };
  });
  switch (saved.kind) {
    case "no-report":
      return { kind: "no-report" };
    case "key-taken":
      return respondAgain(saved.lead, request, ports);
    case "saved":
      return analyzed(ports.store.duringLease(id, () => makeVersion(saved.version, ports, onProgress, address)));
  }
}

/** An interrupted version is made without a model, so that a repeated request doesn't wait. */
async function respondToVersion({ id, version }: StoredLead, ports: AnalyzePorts): Promise<AnalyzeOutcome> {
  const pending = (await ports.store.pendingVersions(id)).find(({ number }) => number === version);
  if (pending !== undefined) return analyzed(ports.store.duringLease(id, () => makeVersion(pending, ports)));
  const made = await ports.store.leadWithId(id, version);
  const response = made === undefined ? null : responseIn(made, ports.utf8);
  return response === null ? { kind: "no-report" } : { kind: "analyzed", response };
}

const analyzed = async (response: Promise<JsonBytes>): Promise<AnalyzeOutcome> => ({
  kind: "analyzed",
  response: await response,
});

/**
 * The response for a known key. If another server is making it, we wait for it. If a crash or an error interrupted it, it
 * is made now.
 */
async function respondAgain(known: StoredLead, request: CheckedRequest, ports: AnalyzePorts): Promise<AnalyzeOutcome> {
  if (known.fingerprint !== request.fingerprint) return { kind: "key-reused" };
  const response = responseIn(known, ports.utf8);
  if (response !== null) return { kind: "analyzed", response };
  const lease = await ports.store.awaitLease(known.id, known.version);
  switch (lease.kind) {
    case "ours":
      return known.version > 1 ? respondToVersion(known, ports) : respondToLead(known, request, ports);
    case "analyzed":
      return respondAgain(lease.lead, request, ports);
  }
}

/** The response is dated with the day of the lead, so that one made later is the same. */
async function respondToLead(
  { id, receivedAt }: Pick<Lead, "id" | "receivedAt">,
  { submission, onProgress, address }: AnalysisRequest,
  { store, analyze, brand, timeZone, utf8 }: AnalyzePorts,
): Promise<AnalyzeOutcome> {
  const occasion = { date: dayOf(receivedAt, timeZone), brand };
  const response = store.duringLease(id, async () => {
    const made = await analyze({ submission, occasion, onProgress, address, storedAs: id });
    return responseStored(await store.saveDossier(id, made.dossier), utf8) ?? made.response;
  });
  return analyzed(response);
}

export interface PreviewPorts {
  readonly brand: Brand;
  /** Dates the report, like `America/Chicago`. */
  readonly timeZone: string;
  readonly now: () => Date;
  readonly admit: (address: string) => Promise<Admission>;
  readonly analyze: Analyze;
  readonly utf8: Utf8;
}

/** Analyzes the fixed sample shop, without a model, so that a preview costs nothing. Nothing is stored. */
export async function previewSampleShop(
  request: Pick<AnalyzeRequest, "address" | "onProgress">,
  ports: PreviewPorts,
): Promise<AnalyzeOutcome> {
  const admission = await ports.admit(request.address);
  if (admission.kind === "refused") return { kind: "too-many", retryAfterSeconds: admission.retryAfterSeconds };
  const occasion = { date: dayOf(ports.now().toISOString(), ports.timeZone), brand: ports.brand };
  const submission: Submission = sampleShop;
  const { onProgress } = request;
  const { response } = await ports.analyze({ submission, occasion, onProgress, address: null, storedAs: null });
  return { kind: "analyzed", response };
}
