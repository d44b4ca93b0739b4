import { caseOf } from "../../diagnosis/case/case-of.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Peers } from "../../diagnosis/peers.ts";
import { composeBrief } from "../../report/brief/compose-brief.ts";
import { boardOf } from "../../report/brief/dashboard/board.ts";
import { inShort } from "../../report/brief/page-one/in-short.ts";
import { renderHtmlInPieces } from "../../report/render-html.ts";
import { type ReturnVisit, returnVisitOf } from "../../report/return-visit.ts";
import { viewsOf } from "../../report/views/views.ts";
import type { Words } from "../../report/words.ts";
import { exportFormats } from "../../survey/export-formats.ts";
import { versionQuery } from "../../survey/wire/page-address.ts";
import type { AnalyzeResponse, Engine, WireInShort, WireTile } from "../../survey/wire/response.ts";
import type { Views } from "../../survey/wire/views.ts";
import { reportsPath, samplePath } from "../../survey/wire/wire.ts";
import type { Receipt } from "../model/receipt.ts";
import { jsonPieces } from "./json-pieces.ts";
import type { StoredDossier } from "./stored-dossier.ts";

/** The complete response to a successful request, before it is written as JSON. */
export interface ComposedResponse extends Pick<AnalyzeResponse, "contact_name" | "email"> {
  /** The report, piece by piece: joined they are the `analysis` of the response, a complete HTML document. */
  readonly document: readonly string[];
  readonly diagnosis: Diagnosis;
  readonly in_short: WireInShort;
  readonly board: readonly WireTile[];
  readonly return_visit: ReturnVisit;
  readonly engine: Engine;
  /** A model's sentences in the report. Absent if there are none. */
  readonly words?: Words;
  /** Present if a model was asked, even if none of its replies was used. */
  readonly receipt?: Receipt;
  /** What the report says about other shops. Absent if they aren't compared. */
  readonly peers?: Peers;
  /** How other people in the shop see it. Absent if none was counted. */
  readonly views?: Views;
}

/**
 * Renders the response of a dossier. The same stored dossier gives the same response.
 *
 * @param evidenceUrl `null` if its evidence isn't served
 * @param shopCase the case of its diagnosis, if the caller has it already
 */
export function responseOf(
  dossier: StoredDossier,
  evidenceUrl: string | null = null,
  shopCase = caseOf(dossier.submission, dossier.diagnosis),
): ComposedResponse {
  const { submission, diagnosis, engine, words, receipt, occasion } = dossier;
  const views = viewsOf(submission, occasion.witnesses ?? [], diagnosis, occasion);
  const brief = composeBrief(submission, diagnosis, occasion, words, shopCase);
  return {
    document: renderHtmlInPieces(brief, evidenceUrl),
    ...contactOf(dossier),
    diagnosis,
    engine,
    in_short: inShort(shopCase, submission, diagnosis, occasion, words),
    board: boardOf(brief),
    return_visit: returnVisitOf(submission, occasion.date),
    ...(receipt && { receipt }),
    ...(occasion.peers && { peers: occasion.peers }),
    ...(words && { words }),
    ...(views && { views }),
  };
}

/** The finding, its size and the first task, as the page around the report says them. */
export const inShortOf = ({ submission, diagnosis, occasion, words }: StoredDossier): WireInShort =>
  inShort(caseOf(submission, diagnosis), submission, diagnosis, occasion, words);

/** The report as a complete HTML document, in pieces. */
export const documentOf = (
  { submission, diagnosis, occasion, words }: StoredDossier,
  evidenceUrl: string | null = null,
): readonly string[] => renderHtmlInPieces(composeBrief(submission, diagnosis, occasion, words), evidenceUrl);

/** Where the evidence of a stored report is. */
export const evidenceAt = (id: string, version?: number): string =>
  `${reportsPath}/${id}/${exportFormats["evidence-html"].path}${version === undefined ? "" : `?${versionQuery}=${version}`}`;

/** Where the evidence of the sample shop is. */
export const evidenceOfSample = `${samplePath}/${exportFormats["evidence-html"].path}`;

/** The name and email shown as the contact: the operator's if set, else the owner's. */
function contactOf({ submission: { owner_name, owner_email }, occasion }: StoredDossier) {
  const { contact } = occasion.brand;
  return { contact_name: contact?.name ?? owner_name, email: contact?.email ?? owner_email };
}

/**
 * The JSON text of a response, in pieces to write one after the other.
 *
 * @param more fields of a stored response: its id, the shop, the time
 */
export function jsonOf({ document, ...rest }: ComposedResponse, more: object = {}): readonly string[] {
  // The first piece is the opening brace. At least one field follows, so the document goes in front with a comma.
  const [, ...others] = jsonPieces({ ...rest, ...more });
  return ['{"analysis":"', ...document.map((piece) => JSON.stringify(piece).slice(1, -1)), '",', ...others];
}
