import type { Brand } from "../../report/occasion.ts";
import { type ReturnVisit, returnVisitOf } from "../../report/return-visit.ts";
import type { JsonBytes, Utf8 } from "../analyze/json-bytes.ts";
import { dossierFromOlder, type OlderResponse, olderResponseIn } from "../analyze/older-response.ts";
import { documentOf, evidenceAt, jsonOf, responseOf } from "../analyze/render-response.ts";
import { dossierIn, type StoredDossier, submissionIn } from "../analyze/stored-dossier.ts";
import type { SaveDossierOutcome, Store, StoredLead } from "../store-port.ts";
import { dayOf } from "./day-of.ts";

export type ShowOutcome = StoredReport | { readonly kind: "no-report" };

/** A stored report, ready to be rendered. */
export interface StoredReport {
  readonly kind: "report";
  readonly id: string;
  /** The requested version; absent for the newest. Links in the report keep it. */
  readonly version?: number;
  /** When its answers were received, `2026-11-21T08:30:00.000Z`. */
  readonly receivedAt: string;
  /** As they were accepted, perhaps under an older questionnaire. */
  readonly answers: StoredLead["answers"];
  readonly content:
    | { readonly kind: "dossier"; readonly dossier: StoredDossier }
    /** Stored by a release before the dossier. */
    | { readonly kind: "older-response"; readonly response: OlderResponse };
}

export interface ShowPorts {
  readonly store: Pick<Store, "leadWithId">;
  readonly utf8: Utf8;
}

/**
 * Reads a stored report. A lead whose analysis failed has none.
 *
 * @param version the newest if absent
 */
export async function showReport(id: string, { store, utf8 }: ShowPorts, version?: number): Promise<ShowOutcome> {
  const lead = await store.leadWithId(id, version);
  if (!lead || lead.analysis === null) return { kind: "no-report" };
  const { receivedAt, answers, analysis } = lead;
  const content = contentOf(utf8.decode(analysis.json), analysis, answers);
  return { kind: "report", id, receivedAt, answers, content, ...(version !== undefined && { version }) };
}

function contentOf(
  json: string,
  { kind }: NonNullable<StoredLead["analysis"]>,
  answers: StoredLead["answers"],
): StoredReport["content"] {
  switch (kind) {
    case "dossier":
      return { kind, dossier: dossierIn(json, answers) };
    case "older-response":
      return { kind, response: olderResponseIn(json) };
  }
}

export const shopNameOf = ({ answers }: Pick<StoredReport, "answers">): string => String(answers.shop_name ?? "");

/**
 * What the files of a report are made from. `undefined` if an older release stored it in a shape we can't use.
 *
 * @param brand today's, for reports stored without one
 */
export function dossierOf({ content, answers, receivedAt }: StoredReport, brand: Brand): StoredDossier | undefined {
  switch (content.kind) {
    case "dossier":
      return content.dossier;
    case "older-response":
      return dossierFromOlder(content.response, answers, dayInUtc(receivedAt), brand);
  }
}

/**
 * The web page of a report, in pieces.
 *
 * @param isSaved whether it leaves the server: then it links to nothing there
 */
export function documentIn({ content, id, version }: StoredReport, isSaved: boolean): readonly string[] {
  switch (content.kind) {
    case "dossier":
      return documentOf(content.dossier, isSaved ? null : evidenceAt(id, version));
    case "older-response":
      return [content.response.analysis];
  }
}

/** The JSON of the response, with the name of the shop and the time added, in pieces. */
export function jsonIn(report: StoredReport): readonly string[] {
  const { id, content, receivedAt, version } = report;
  const added = { shop_name: shopNameOf(report), created_at: receivedAt };
  switch (content.kind) {
    case "dossier":
      return jsonOf(responseOf(content.dossier, evidenceAt(id, version)), { id, ...added });
    case "older-response":
      return [JSON.stringify({ ...content.response, ...added, return_visit: visitAfter(report) })];
  }
}

const visitAfter = (report: StoredReport): ReturnVisit => returnVisitOf(submissionIn(report.answers), dayIn(report));

/** The day that dates a report. */
export const dayIn = ({ content, receivedAt }: StoredReport): string =>
  content.kind === "dossier" ? content.dossier.occasion.date : dayInUtc(receivedAt);

/** The bytes of the response, for repeated requests with the same key. `null` while there is none. */
export function responseIn({ id, answers, analysis }: StoredLead, utf8: Utf8): JsonBytes | null {
  switch (analysis?.kind) {
    case undefined:
      return null;
    case "dossier":
      return utf8.encode(jsonOf(responseOf(dossierIn(utf8.decode(analysis.json), answers), evidenceAt(id)), { id }));
    case "older-response":
      return analysis.json;
  }
}

/** The bytes of the response that was stored before another for the same answers. `null` if there was none. */
export const responseStored = (saved: SaveDossierOutcome, utf8: Utf8): JsonBytes | null =>
  saved.kind === "already-analyzed" ? responseIn(saved.lead, utf8) : null;

/** Older releases dated a report by the day in UTC. */
const dayInUtc = (time: string): string => dayOf(time, "UTC");
