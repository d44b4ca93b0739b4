import { isRecord } from "../survey/is-record.ts";
import { type WireHistory, wireHistory } from "../survey/wire/history.ts";
import { versionQuery } from "../survey/wire/page-address.ts";
import type { WireAnswers } from "../survey/wire/wire.ts";
import { errorMessageIn } from "./analysis/error-message.ts";
import { readResponse, textOf } from "./analysis/read-response.ts";
import { reportAddress } from "./report-address.ts";
import type { ShownResult } from "./steps/step.ts";
import { resultsWords } from "./words/results.ts";

export type StoredReport =
  | { readonly kind: "found"; readonly result: ShownResult }
  /** Erased, or never existed. */
  | { readonly kind: "gone" };

/**
 * Fetches a stored report, with what its owner can continue from.
 *
 * @param version without it, the newest
 * @throws Error if the server can't be reached or answers with anything but a report or "not found"
 */
export async function fetchStoredReport(
  id: string,
  version: number | undefined,
  signal: AbortSignal,
): Promise<StoredReport> {
  const address = version === undefined ? reportAddress(id) : `${reportAddress(id)}?${versionQuery}=${version}`;
  const response = await fetch(address, { signal, headers });
  if (response.status === 404) return { kind: "gone" };
  if (!response.ok) throw new Error(`The report's address answered ${response.status}`);
  const body: unknown = await response.json();
  const report = isRecord(body) ? readResponse(body) : undefined;
  if (!isRecord(body) || !report || typeof body.created_at !== "string")
    throw new Error("The server's response is not a report");
  const history = await fetchHistory(id, signal);
  return {
    kind: "found",
    result: {
      response: { ...report, id },
      shopName: textOf(body.shop_name) ?? null,
      madeAt: body.created_at,
      from: "store",
      ...withHistory(history, version),
    },
  };
}

const headers = { accept: "application/json" };

/**
 * The versions of a report and its newest answers; `null` if they can't be loaded. The report is then shown without
 * them.
 */
export async function fetchHistory(id: string, signal: AbortSignal): Promise<WireHistory | null> {
  const body = await fetch(`${reportAddress(id)}/history`, { signal, headers })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  return wireHistory.safeParse(body).data ?? null;
}

/** Only the newest version can be continued from. */
function withHistory(history: WireHistory | null, version: number | undefined): Partial<ShownResult> {
  if (history === null) return {};
  if (version !== undefined && version !== history.version) return { history, version };
  const { answers, is_mailed: isMailed } = history;
  // The cast is sound: the server sends answers in the form it accepts.
  return { history, answers: answers as WireAnswers, ...(isMailed && { mailedTo: String(answers.owner_email ?? "") }) };
}

/**
 * Erases a stored report. One that is already gone counts as erased.
 *
 * @throws Error with a message for the visitor if it still exists
 */
export async function eraseStoredReport(id: string): Promise<void> {
  const response = await fetch(reportAddress(id), { method: "DELETE" }).catch(() => null);
  if (response === null) throw new Error(resultsWords.stored.noAnswer);
  if (response.ok || response.status === 404) return;
  const body: unknown = await response.json().catch(() => null);
  throw new Error(errorMessageIn(body) ?? resultsWords.erase.failed);
}
