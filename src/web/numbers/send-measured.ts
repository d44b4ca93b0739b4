import type { SummaryOfKpi } from "../../imports/kpis/summary.ts";
import { isRecord } from "../../survey/is-record.ts";
import type { MeasuredKpi } from "../../survey/measured.ts";
import type { PageSettings, WireAnswers } from "../../survey/wire/wire.ts";
import { analyze } from "../analysis/api.ts";
import { proofsFor } from "../analysis/proof-of-work.ts";
import { reportAddress } from "../report-address.ts";

export type Sent =
  /** `themes` as the server gives those of the new version. */
  | { readonly kind: "sent"; readonly report: string; readonly themes: unknown }
  /** `message` is for the visitor. */
  | { readonly kind: "failed"; readonly message: string };

/**
 * Makes the next version of a report with the values from the shop's own files. The answers come from the report
 * itself, so nothing else on this page is sent. Values of other KPIs already in the report stay.
 */
export async function sendMeasured(
  report: string,
  measured: readonly SummaryOfKpi[],
  settings: PageSettings,
  key: string,
): Promise<Sent> {
  const answers = await answersOf(report);
  if (answers === null) return { kind: "failed", message: "" };
  const isNew = (kpi: string): boolean => measured.some((one) => one.kpi === kpi);
  const others = earlierIn(answers).filter(({ kpi }) => !isNew(kpi));
  const proofs = proofsFor(settings);
  const extras = { wantsMail: false, trap: "", filledInMs: null, proof: await proofs.proof(), report };
  const request = {
    answers: { ...answers, measured: [...others, ...measured] },
    wantsMail: false,
    trap: "",
    key,
    isPreview: false,
  };
  const outcome = await analyze(request, extras, settings, new AbortController().signal, () => {});
  proofs.end();
  return outcome.kind === "analyzed"
    ? { kind: "sent", report: outcome.response.id ?? report, themes: outcome.response.diagnosis?.themes }
    : { kind: "failed", message: outcome.failure.message };
}

/** The newest answers behind a report; `null` if they can't be loaded. */
async function answersOf(report: string): Promise<WireAnswers | null> {
  const response = await fetch(`${reportAddress(report)}/history`, { headers: { accept: "application/json" } }).catch(
    () => null,
  );
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
  // The cast is sound: the server sends answers in the form it accepts.
  return isRecord(body) && isRecord(body.answers) ? (body.answers as WireAnswers) : null;
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
      `${rows.toLocaleString("en-US")} rows`,
      `${from} to ${to}`,
      ...(worst === undefined ? [] : [`the worst ${worst.count}: ${Math.round(worst.share * 100)}%`]),
    ].join(", "),
  }));
