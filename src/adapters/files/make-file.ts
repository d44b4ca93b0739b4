import type { Dossier } from "../../report/dossier.ts";
import type { MadeFile, MakeFile } from "../../service/ports.ts";
import type { Paper } from "../settings/settings.ts";
import { utf8 } from "../utf8.ts";
import type { Pdf } from "./pdf/open-pdf.ts";

/**
 * Makes the files. The module for a kind of file is loaded with the first one of its kind, so that it costs nothing where no
 * one asks for it.
 *
 * @param note called when a file was made with less than it should have; a note never holds an answer
 */
export function createFileMaker(paper: Paper, note: (message: string) => void): MakeFile {
  let opened: Promise<Pdf | undefined> | undefined;
  const openedPdf = () => (opened ??= import("./pdf/open-pdf.ts").then(({ openPdf }) => openPdf(note)));
  return async (format, dossier) => {
    switch (format) {
      case "pdf":
        return written(await (await openedPdf())?.report(dossier, paper));
      case "evidence-pdf":
        return written(await (await openedPdf())?.evidence(dossier, paper));
      case "evidence-html":
        return text(await evidencePage(dossier));
      case "poster":
        return written(await (await openedPdf())?.poster(dossier, paper));
      case "xlsx":
        return written(await (await import("./xlsx/render-xlsx.ts")).renderXlsx(dossier));
      case "csv":
        return text((await import("../../report/files/data-dictionary.ts")).renderDataDictionary(dossier));
      case "grafana":
        return text((await import("../../report/files/grafana.ts")).renderGrafana(dossier));
      case "spec":
        return text((await import("../../report/files/spec-sheet.ts")).renderSpecSheet(dossier));
      case "calendar":
        return text((await import("../../report/files/calendar.ts")).renderCalendar(dossier));
      case "tv":
        return text((await import("../../report/files/tv.ts")).renderTvPage(dossier));
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

const written = (bytes: Uint8Array | undefined): MadeFile =>
  bytes === undefined ? { kind: "not-available" } : { kind: "made", bytes };

const text = (content: string): MadeFile => ({ kind: "made", bytes: utf8.encode([content]) });
