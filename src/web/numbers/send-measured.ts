import type { SummaryOfKpi } from "../../imports/kpis/summary.ts";
import { isRecord } from "../../survey/is-record.ts";
import type { MeasuredKpi } from "../../survey/measured.ts";
import type { PageSettings, WireAnswers } from "../../survey/wire/wire.ts";
import { type AnalysisRequest, analyze } from "../analysis/api.ts";
import { proofsFor } from "../analysis/proof-of-work.ts";
import { randomKey } from "../analysis/random-key.ts";
import { reportAddress } from "../report-address.ts";
import { numbersWords } from "../words/numbers.ts";

export type Sent =
  /** `themes` as the server gives those of the new version. */
  | { readonly kind: "sent"; readonly report: string; readonly themes: unknown }
  /** `message` is for the visitor. */
  | { readonly kind: "failed"; readonly message: string };

/** What one submission sends, on every try. */
export type Attempt = Pick<AnalysisRequest, "answers" | "key">;

/**
 * The next version of a report, with values from the shop's own files. The answers come from the report itself, so
 * nothing else on this page is sent. Values of other KPIs already in the report stay.
 *
 * @throws Error if the newest answers can't be loaded
 */
export async function attemptOf(report: string, measured: readonly SummaryOfKpi[]): Promise<Attempt> {
  const answers = await answersOf(report);
  const isNew = (kpi: string): boolean => measured.some((one) => one.kpi === kpi);
  const others = earlierIn(answers).filter(({ kpi }) => !isNew(kpi));
  return { answers: { ...answers, measured: [...others, ...measured] }, key: randomKey() };
}

export async function sendAttempt(attempt: Attempt, report: string, settings: PageSettings): Promise<Sent> {
  const proofs = proofsFor(settings);
  try {
    const extras = { wantsMail: false, trap: "", filledInMs: null, proof: await proofs.proof(), report };
    const request = { ...attempt, wantsMail: false, trap: "", isPreview: false };
    const outcome = await analyze(request, extras, settings, new AbortController().signal, () => {});
    if (outcome.kind === "analyzed")
      return { kind: "sent", report: outcome.response.id ?? report, themes: outcome.response.diagnosis?.themes };
    const { cause, message } = outcome.failure;
    return { kind: "failed", message: cause === "no-connection" ? numbersWords.send.offline : message };
  } finally {
    proofs.end();
  }
}

/** The newest answers behind a report. */
async function answersOf(report: string): Promise<WireAnswers> {
  const response = await fetch(`${reportAddress(report)}/history`, { headers: { accept: "application/json" } });
  const body: unknown = response.ok ? await response.json() : null;
  if (!isRecord(body) || !isRecord(body.answers)) throw new Error("The report's answers can't be loaded");
  // The cast is sound: the server sends answers in the form it accepts.
  return body.answers as WireAnswers;
}

/** The cast is sound: the server writes there what a request may send. */
const earlierIn = ({ measured }: WireAnswers): readonly MeasuredKpi[] =>
  Array.isArray(measured) ? (measured as readonly MeasuredKpi[]) : [];

/** The summary to review before sending, one line per value. */
export const linesOf = (
  measured: readonly SummaryOfKpi[],
  textOf: (kpi: string) => string,
): readonly { readonly kpi: string; readonly text: string }[] =>
  measured.map(({ kpi, rows, from, to, worst }) => ({
    kpi,
    text: [
      textOf(kpi),
      numbersWords.files.rows(rows),
      numbersWords.results.span(from, to),
      ...(worst === undefined ? [] : [numbersWords.send.worst(worst.count, Math.round(worst.share * 100))]),
    ].join(", "),
  }));
