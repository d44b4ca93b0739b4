import { openPdf, type Pdf } from "../src/adapters/files/pdf/open-pdf.ts";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import { composeDossier, type Dossier } from "../src/report/dossier.ts";
import { answersGiven } from "../src/report/evidence/answers-given.ts";
import type { Occasion } from "../src/report/occasion.ts";
import type { Submission } from "../src/survey/submission.ts";
import { occasion } from "./shops.ts";

/** The dossier of a shop on the day of the tests. */
export const dossierOf = (shop: Submission, on: Occasion = occasion): Dossier =>
  composeDossier(shop, diagnose(shop), on);

/** A dossier whose report is only the answers, which is typeset quickly. */
export function answersAlone(shop: Submission): Dossier {
  const dossier = dossierOf(shop);
  return { ...dossier, report: { ...dossier.report, blocks: answersGiven(shop) } };
}

/**
 * Opens the typesetter.
 *
 * @param notes collects its notes on files made with something missing
 */
export async function printer(notes: string[] = []): Promise<Pdf> {
  const pdf = await openPdf((message) => notes.push(message));
  if (pdf === undefined) throw new Error("The typesetter is not installed for this machine");
  return pdf;
}
