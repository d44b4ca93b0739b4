import { type Dossier, evidenceOf } from "../../../report/dossier.ts";
import type { Paper } from "../../settings/settings.ts";
import { type Layouts, layoutsFor, layoutsOfLetter, layoutsTogether } from "./first-fit.ts";
import { embeddedLogo, type LogoFile } from "./logo-file.ts";
import { posterData } from "./poster-data.ts";
import { charactersOnPageOne, charactersTogether, maxTogether, printedReport } from "./printed-report.ts";
import { createTypesetter, type Typeset } from "./typesetter.ts";

/** Makes the PDF files of a report. The same dossier and paper always give the same bytes. */
export interface Pdf {
  readonly report: (dossier: Dossier, paper: Paper) => Promise<Uint8Array>;
  readonly evidence: (dossier: Dossier, paper: Paper) => Promise<Uint8Array>;
  /** On paper twice as large: 11 × 17 in, or A3. */
  readonly poster: (dossier: Dossier, paper: Paper) => Promise<Uint8Array>;
}

/**
 * Opens the typesetter; `undefined` if it is not installed for this machine. It works on the calling thread.
 *
 * @param note called if a file had to be made with something missing; the message never quotes an answer
 */
export async function openPdf(note: (message: string) => void): Promise<Pdf | undefined> {
  const typst = await import("@myriaddreamin/typst-ts-node-compiler").catch((error: unknown) => {
    if (!isNotInstalled(error)) note(`The module that makes PDF files is broken: ${error}`);
    return undefined;
  });
  if (typst === undefined) return undefined;
  const typeset = createTypesetter(typst.NodeCompiler, note);
  return {
    report: async (dossier, paper) => {
      const data = { paper, ...printedReport(dossier.report) };
      return typesetDossier(typeset, "brief.typ", data, dossier, note, layoutsOf(data));
    },
    evidence: async (dossier, paper) =>
      typesetDossier(typeset, "evidence.typ", { paper, ...printedReport(evidenceOf(dossier)) }, dossier, note),
    poster: async (dossier, paper) =>
      typesetDossier(typeset, "poster.typ", { paper, ...posterData(dossier) }, dossier, note),
  };
}

const isNotInstalled = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";

function layoutsOf({ parts, pagesOfFirst }: ReturnType<typeof printedReport>): Layouts {
  if (pagesOfFirst > 1) return layoutsOfLetter;
  const together = charactersTogether(parts);
  return together > maxTogether ? layoutsFor(charactersOnPageOne(parts)) : layoutsTogether(together);
}

function typesetDossier(
  typeset: Typeset,
  template: string,
  data: object,
  { report }: Dossier,
  note: (message: string) => void,
  layouts?: Layouts,
): Uint8Array {
  const set = (logo?: LogoFile) => typeset(template, { ...data, logo: logo?.name ?? null }, logo, layouts);
  const { logoUrl } = report.brand;
  const logo = embeddedLogo(logoUrl);
  if (logo === undefined) {
    if (logoUrl?.startsWith("data:")) note(withoutLogo);
    return set();
  }
  try {
    return set(logo);
  } catch {
    // The logo from the settings may not be a picture. If it isn't the cause, this throws the real error.
    const file = set();
    note(withoutLogo);
    return file;
  }
}

const withoutLogo = "The logo can't be used in a PDF; our own mark takes its place.";
