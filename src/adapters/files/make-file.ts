import type { Dossier } from "../../report/dossier.ts";
import { inMoney } from "../../report/own-money.ts";
import type { MadeFile, MakeFile } from "../../service/ports.ts";
import { goalMark } from "../../survey/currency.ts";
import type { Paper } from "../settings/settings.ts";
import { utf8 } from "../utf8.ts";
import type { Pdf } from "./pdf/open-pdf.ts";

/**
 * Makes files. Each format's module is loaded when a file of that format is first made.
 *
 * @param note called if a file had to be made with something missing; the message never quotes an answer
 */
export function createFileMaker(paper: Paper, note: (message: string) => void): MakeFile {
  let pdf: Promise<Pdf | undefined> | undefined;
  const openPdfOnce = () => (pdf ??= import("./pdf/open-pdf.ts").then(({ openPdf }) => openPdf(note)));
  return async (format, dossier) => {
    const inOwnMoney = (text: string): MadeFile => madeText(inMoney(text, goalMark(dossier.submission)));
    switch (format) {
      case "pdf":
        return madeFile(await (await openPdfOnce())?.report(dossier, paper));
      case "evidence-pdf":
        return madeFile(await (await openPdfOnce())?.evidence(dossier, paper));
      case "evidence-html":
        return madeText(await evidencePage(dossier));
      case "poster":
        return madeFile(await (await openPdfOnce())?.poster(dossier, paper));
      case "xlsx":
        return madeFile(await (await import("./xlsx/render-xlsx.ts")).renderXlsx(dossier));
      case "csv":
        return inOwnMoney((await import("../../report/files/data-dictionary.ts")).renderDataDictionary(dossier));
      case "grafana":
        return inOwnMoney((await import("../../report/files/grafana.ts")).renderGrafana(dossier));
      case "spec":
        return inOwnMoney((await import("../../report/files/spec-sheet.ts")).renderSpecSheet(dossier));
      case "calendar":
        return inOwnMoney((await import("../../report/files/calendar.ts")).renderCalendar(dossier));
      case "tv":
        return inOwnMoney((await import("../../report/files/tv.ts")).renderTvPage(dossier));
    }
  };
}

async function evidencePage(dossier: Dossier): Promise<string> {
  const [{ renderHtml }, { evidenceOf }] = await Promise.all([
    import("../../report/render-html.ts"),
    import("../../report/dossier.ts"),
  ]);
  return renderHtml(evidenceOf(dossier));
}

const madeFile = (bytes: Uint8Array | undefined): MadeFile =>
  bytes === undefined ? { kind: "not-available" } : { kind: "made", bytes };

const madeText = (content: string): MadeFile => ({ kind: "made", bytes: utf8.encode([content]) });
