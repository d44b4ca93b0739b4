import { openPdf, type Pdf } from "../src/adapters/files/pdf/open-pdf.ts";
import type { Paper } from "../src/adapters/settings/settings.ts";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import { memoizeEach } from "../src/diagnosis/memoize.ts";
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

/** What the shared typesetter noted. */
export const sharedNotes: string[] = [];
let shared: Promise<Pdf> | undefined;

/** The typesetter of all test files of a worker: each reads the fonts anew, and knows the pages that it has set before. */
export function sharedPrinter(): Promise<Pdf> {
  shared ??= printer(sharedNotes);
  return shared;
}

/** A file, and what the typesetter noted while it made it. */
interface Print {
  readonly file: Uint8Array;
  readonly notes: readonly string[];
}

const printsOf = memoizeEach((_: Submission) => new Map<string, Promise<Print>>());

/** A file of a shop on the day of the tests, printed once for all test files of a worker. */
export function printed(kind: keyof Pdf, shop: Submission, paper: Paper = "letter"): Promise<Print> {
  const prints = printsOf(shop);
  const made = prints.get(`${kind} ${paper}`) ?? print(kind, shop, paper);
  prints.set(`${kind} ${paper}`, made);
  return made;
}

async function print(kind: keyof Pdf, shop: Submission, paper: Paper): Promise<Print> {
  const pdf = await sharedPrinter();
  const before = sharedNotes.length;
  // Made before the call returns, so no note of another file comes between.
  const making = pdf[kind](dossierOf(shop), paper);
  const notes = sharedNotes.slice(before);
  return { file: await making, notes };
}
