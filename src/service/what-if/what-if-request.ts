import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { isRecord } from "../../survey/is-record.ts";
import { readSubmission } from "../../survey/read-submission.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { AnswerProblem, Submission } from "../../survey/submission.ts";
import { sampleReport, type WireWhatIf } from "../../survey/wire/results.ts";
import { submissionIn } from "../analyze/stored-dossier.ts";
import type { Admission } from "../ports.ts";
import { type ShowPorts, type StoredReport, showReport } from "../reports/show-report.ts";
import { whatIf } from "./what-if.ts";
import { whatIfProblems as words } from "./what-if.words.ts";
import { type Lever, type LeverPositions, leversOf } from "./what-if-levers.ts";

/** One request of `what-if` as received, and the network address it counts for. */
export interface WhatIfRequest {
  readonly body: unknown;
  readonly address: string;
}

type Problems = readonly [AnswerProblem, ...AnswerProblem[]];

export type WhatIfOutcome =
  | { readonly kind: "calculated"; readonly whatIf: WireWhatIf }
  /** Answers, levers or the request itself are invalid: the API has one code for all. */
  | { readonly kind: "invalid-answers"; readonly problems: Problems }
  | { readonly kind: "no-report" }
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number };

export interface WhatIfPorts extends ShowPorts {
  readonly admit: (address: string) => Promise<Admission>;
}

/** Calculates what a shop would gain: a stored one, the sample shop, or one sent as answers. */
export async function askWhatIf({ body, address }: WhatIfRequest, ports: WhatIfPorts): Promise<WhatIfOutcome> {
  const shop = readShop(body);
  if (shop.kind === "problems") return { kind: "invalid-answers", problems: shop.problems };
  const admission = await ports.admit(address);
  if (admission.kind === "refused") return { kind: "too-many", retryAfterSeconds: admission.retryAfterSeconds };
  if (shop.kind === "answers") return calculated(shop.submission, diagnose(shop.submission), shop.levers);

  const shown = await showReport(shop.report, ports);
  return shown.kind === "report" ? calculated(...diagnosedIn(shown), shop.levers) : shown;
}

function calculated(submission: Submission, diagnosis: Diagnosis, levers: unknown): WhatIfOutcome {
  const read = readPositions(levers, leversOf(submission));
  if (read.kind === "problems") return { kind: "invalid-answers", problems: read.problems };
  return { kind: "calculated", whatIf: whatIf(submission, diagnosis, read.positions) };
}

/** A stored shop and its diagnosis, which also counts coworkers and a model. Older releases stored no diagnosis. */
function diagnosedIn({ answers, content }: StoredReport): [Submission, Diagnosis] {
  const submission = submissionIn(answers);
  return [submission, content.kind === "dossier" ? content.dossier.diagnosis : diagnose(submission)];
}

type ReadShop =
  | { readonly kind: "answers"; readonly submission: Submission; readonly levers: unknown }
  | { readonly kind: "stored"; readonly report: string; readonly levers: unknown }
  | { readonly kind: "problems"; readonly problems: Problems };

function readShop(body: unknown): ReadShop {
  if (!isRecord(body)) return problem(words.notAnObject);
  const { report, answers, levers = {} } = body;
  if ((report === undefined) === (answers === undefined)) {
    return problem(words.notOneShop);
  }
  if (report === sampleReport) return { kind: "answers", submission: sampleShop, levers };
  if (typeof report === "string") return { kind: "stored", report, levers };
  if (report !== undefined) return problem(words.noReportId);
  const read = readSubmission(isRecord(answers) ? { ...answers, ...placeholders } : answers);
  return read.kind === "problems" ? read : { kind: "answers", submission: read.submission, levers };
}

/** Contact details don't affect any figure: they aren't required here, and what was sent is ignored. */
const placeholders = {
  shop_name: "A shop",
  owner_name: "Somebody",
  owner_email: "somebody@shop.example",
  owner_phone: undefined,
} as const;

type ReadPositions =
  | { readonly kind: "positions"; readonly positions: LeverPositions }
  | { readonly kind: "problems"; readonly problems: Problems };

/** Reports all mistakes at once. A lever this shop doesn't have is a mistake, because it would have no effect. */
function readPositions(levers: unknown, known: readonly Lever[]): ReadPositions {
  if (!isRecord(levers)) return problem(words.noLevers);
  const [first, ...others] = Object.entries(levers).flatMap(([id, position]) => mistakeIn(id, position, known));
  if (first !== undefined) return { kind: "problems", problems: [first, ...others] };
  return { kind: "positions", positions: levers };
}

function mistakeIn(id: string, position: unknown, known: readonly Lever[]): readonly AnswerProblem[] {
  const lever = known.find((one) => one.id === id);
  if (lever === undefined) {
    return [{ field: null, message: words.unknownLever(known.map((one) => one.id)) }];
  }
  if (
    typeof position === "number" &&
    position >= lever.min &&
    position <= lever.max &&
    isWholeWhereCounted(lever, position)
  )
    return [];
  return [{ field: null, message: words.outOfRange(id, lever.step === 1, lever.min, lever.max) }];
}

const isWholeWhereCounted = ({ step }: Lever, position: number): boolean => step !== 1 || Number.isInteger(position);

const problem = (message: string) => ({ kind: "problems", problems: [{ field: null, message }] }) as const;
