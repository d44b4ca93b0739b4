import type { Brand } from "../report/occasion.ts";
import { readAnswers } from "../survey/read-answers.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import type { AnswerProblem, Submission } from "../survey/submission.ts";
import type { Flights } from "./flights.ts";
import type { Admission, JsonBytes, Lead, Store, StoredLead, WriteAnswer } from "./ports.ts";
import type { Tell } from "./progress.ts";
import type { ProofOutcome, Prove } from "./suspicion.ts";

/** One call of `analyze-shop`, as it came. */
export interface AnalyzeCall {
  readonly answers: unknown;
  /** The caller's idempotency key, `null` when there is none. */
  readonly key: string | null;
  /** Network address whose share of analyses is counted. */
  readonly address: string;
  readonly tell: Tell;
  /** Whether the respondent ticked that the report is to be mailed. */
  readonly wantsMail: boolean;
  /** Whether a program seems to have sent it. The answer is the same; nothing is delivered. */
  readonly isSuspect: boolean;
  /** Proof of work, `null` when none came. */
  readonly proof: string | null;
}

export type AnalyzeOutcome =
  /** Every repetition of the key gets the very same bytes. */
  | { readonly kind: "analyzed"; readonly answer: JsonBytes }
  | { readonly kind: "invalid-answers"; readonly problems: readonly [AnswerProblem, ...AnswerProblem[]] }
  /** The idempotency key came before, with other answers. */
  | { readonly kind: "key-reused" }
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number }
  /** A proof of work is asked for, and this is none. Nothing was stored. */
  | { readonly kind: "not-proven"; readonly why: Exclude<ProofOutcome, "proven"> }
  /** Enough analyses are waiting. Nothing was stored. */
  | { readonly kind: "busy" };

export interface AnalyzePorts extends PreviewPorts {
  readonly store: Pick<Store, "saveLead" | "saveAnswer" | "awaitTurn" | "duringTurn" | "leadWithKey">;
  readonly flights: Flights<AnalyzeOutcome>;
  readonly prove: Prove;
  /** A new unguessable id. */
  readonly newId: () => string;
  readonly hash: (text: string) => string;
  /** Takes the names of fields that the survey does not know. */
  readonly noteIgnored: (names: readonly string[]) => void;
}

/**
 * Analyses a shop and keeps the lead.
 *
 * The lead is on disk before its analysis begins, in a transaction of its own. That costs a second commit for each
 * call, and buys that a crash or a fault of the analysis, however it ends, never costs the lead. Commits of calls that
 * run at the same time share one flush to disk, so the price falls as the load grows.
 *
 * @throws what the store or the analysis throws; the lead stays
 */
export async function analyzeShop(call: AnalyzeCall, ports: AnalyzePorts): Promise<AnalyzeOutcome> {
  const read = readAnswers(call.answers);
  if (read.kind === "problems") return { kind: "invalid-answers", problems: read.problems };
  if (read.ignored.length > 0) ports.noteIgnored(read.ignored);

  const { submission } = read;
  const fingerprint = ports.hash(JSON.stringify(submission));
  if (call.key === null) return analyzeNew({ ...call, submission, fingerprint, key: null }, ports);
  const asked = { ...call, submission, fingerprint, key: ports.hash(call.key) };
  const run = (tell: Tell) => analyzeOnce({ ...asked, tell }, ports);
  return ports.flights.join(asked.key, fingerprint, call.tell, run) ?? { kind: "key-reused" };
}

interface Asked extends Pick<Lead, "submission" | "fingerprint" | "wantsMail" | "isSuspect"> {
  readonly proof: string | null;
  readonly address: string;
  readonly tell: Tell;
}

async function analyzeOnce(asked: Asked & { readonly key: string }, ports: AnalyzePorts): Promise<AnalyzeOutcome> {
  const known = await ports.store.leadWithKey(asked.key);
  return known ? answerAgain(known, asked, ports) : analyzeNew(asked, ports);
}

async function analyzeNew(asked: Asked & { key: string | null }, ports: AnalyzePorts): Promise<AnalyzeOutcome> {
  const admission = await ports.admit(asked.address);
  if (admission.kind === "refused") return { kind: "too-many", retryAfterSeconds: admission.retryAfterSeconds };
  const proof = await ports.prove(asked.proof);
  if (proof !== "proven") return { kind: "not-proven", why: proof };

  const { key, fingerprint, submission, wantsMail, isSuspect } = asked;
  const accepted = { key, fingerprint, submission, wantsMail, isSuspect };
  const lead: Lead = { id: ports.newId(), receivedAt: ports.now().toISOString(), ...accepted };
  const saved = await ports.store.saveLead(lead);
  return saved.kind === "saved" ? answerLead(lead, asked, ports) : answerAgain(saved.lead, asked, ports);
}

/**
 * The answer for a key that is known. It is missing while another server makes it: that one's is awaited. It is missing
 * for good when a crash or a fault came after the lead: then it is made now.
 */
async function answerAgain(known: StoredLead, asked: Asked, ports: AnalyzePorts): Promise<AnalyzeOutcome> {
  if (known.fingerprint !== asked.fingerprint) return { kind: "key-reused" };
  if (known.answer !== null) return { kind: "analyzed", answer: known.answer };
  const turn = await ports.store.awaitTurn(known.id);
  switch (turn.kind) {
    case "ours":
      return answerLead(known, asked, ports);
    case "answered":
      return { kind: "analyzed", answer: turn.answer };
  }
}

/** Dated by the day the lead came, so that an answer made later is the one that would have been made then. */
async function answerLead(
  lead: Pick<Lead, "id" | "receivedAt">,
  asked: Asked,
  ports: AnalyzePorts,
): Promise<AnalyzeOutcome> {
  const occasion = { date: dayOf(lead.receivedAt), brand: ports.brand };
  const answer = await ports.store.duringTurn(lead.id, async () => {
    const written = await ports.writeAnswer(asked.submission, occasion, asked.tell, asked.address, lead.id);
    return ports.store.saveAnswer(lead.id, written.bytes, written.facts);
  });
  return { kind: "analyzed", answer };
}

export interface PreviewPorts {
  readonly brand: Brand;
  readonly now: () => Date;
  readonly admit: (address: string) => Promise<Admission>;
  readonly writeAnswer: WriteAnswer;
}

/**
 * Analyses the fixed sample shop, without a model: who only looks costs nothing. Nothing is stored, and whatever
 * answers came with the call are not looked at.
 */
export async function previewSampleShop(
  call: Pick<AnalyzeCall, "address" | "tell">,
  ports: PreviewPorts,
): Promise<AnalyzeOutcome> {
  const admission = await ports.admit(call.address);
  if (admission.kind === "refused") return { kind: "too-many", retryAfterSeconds: admission.retryAfterSeconds };
  const occasion = { date: dayOf(ports.now().toISOString()), brand: ports.brand };
  const sample: Submission = sampleShop;
  const { bytes } = await ports.writeAnswer(sample, occasion, call.tell, null, undefined);
  return { kind: "analyzed", answer: bytes };
}

const dayOf = (time: string): string => time.slice(0, "2026-11-21".length);
