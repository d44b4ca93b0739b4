import { diagnose } from "../diagnosis/diagnose.ts";
import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import { composeReport } from "../report/compose-report.ts";
import type { Brand, Occasion } from "../report/occasion.ts";
import { renderHtmlInPieces } from "../report/render-html.ts";
import type { Submission } from "../survey/submission.ts";
import type { AnalyzeAnswer, Engine } from "../survey/wire.ts";
import { progressOf, type Tell, tellNobody } from "./progress.ts";

/** The whole answer to a successful call, before it is written down. */
export interface Answer extends Omit<AnalyzeAnswer, "analysis" | "diagnosis" | "engine" | "id"> {
  /** The report, piece by piece: joined they are the `analysis` of the call, a complete HTML document. */
  readonly document: readonly string[];
  readonly diagnosis: Diagnosis;
  readonly engine: Engine;
}

/** Makes the answer to one submission. Pure but for `tell`: the same submission and occasion give the same answer. */
export async function makeAnswer(submission: Submission, occasion: Occasion, tell: Tell = tellNobody): Promise<Answer> {
  await tell(progressOf("reading-answers", "Your answers are read"));
  const diagnosis = diagnose(submission);
  await tell(progressOf("ranking-themes", `${diagnosis.themes.length} root themes ranked`));
  await tell(progressOf("pricing-hours", "Hidden hours priced"));
  await tell(progressOf("planning-kpis", `${diagnosis.kpis.length} KPIs planned`));
  const document = renderHtmlInPieces(composeReport(submission, diagnosis, occasion));
  await tell(progressOf("writing-report", "The report is written"));
  const contact = contactOf(submission, occasion.brand);
  return { document, contact_name: contact.name, email: contact.email, diagnosis, engine: { kind: "rules" } };
}

/** The report of an answer, whole. */
export const analysisOf = ({ document }: Answer): string => document.join("");

/**
 * The JSON text of an answer, in pieces that only have to be written one behind the other.
 *
 * In pieces, because a text as long as a report is costly to hold: V8 keeps it outside of the young heap, and twice as
 * wide as soon as it has one dash in it.
 *
 * @param id names the stored report; left out where nothing is stored
 */
export function jsonOf({ document, ...rest }: Answer, id?: string): readonly string[] {
  const others = JSON.stringify(id === undefined ? rest : { ...rest, id });
  return ['{"analysis":"', ...document.map((piece) => JSON.stringify(piece).slice(1, -1)), '",', others.slice(1)];
}

/** Whom the reader turns to: the operator when named, else the shop's own contact. */
function contactOf(submission: Submission, brand: Brand): { readonly name: string; readonly email: string } {
  return brand.contact ?? { name: submission.owner_name, email: submission.owner_email };
}
