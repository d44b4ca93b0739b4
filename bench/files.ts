import { createFileMaker } from "../src/adapters/files/make-file.ts";
import { readConfig } from "../src/adapters/settings/config.ts";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import { composeDossier, type Dossier } from "../src/report/dossier.ts";
import { renderHtml } from "../src/report/render-html.ts";
import type { MadeFormat } from "../src/service/ports.ts";
import { type ExportFormatName, exportFormatNames } from "../src/survey/export-formats.ts";
import { shops } from "./shops.ts";
import { printTable, quantile, rounded } from "./table.ts";

const goal = 400;
const goalOfPdf = 60;

/** Time to make every file of a report, milliseconds, in a warm process; each report is one that was never made before. */
export async function benchFiles() {
  const make = createFileMaker("letter", (message) => console.log(message));
  const dossiers = shops.map((shop) =>
    composeDossier(shop, diagnose(shop), { date: "2026-11-21", brand: readConfig({}).brand }),
  );
  const [warmUp, ...measured] = dossiers;
  if (warmUp === undefined) throw new Error("There are no shops to measure with");
  for (const format of exportFormatNames) await fileOf(format, warmUp, make);

  const times = new Map<ExportFormatName, number[]>(exportFormatNames.map((format) => [format, []]));
  const sizes = new Map<ExportFormatName, number>();
  for (const dossier of measured) {
    for (const format of exportFormatNames) {
      const start = performance.now();
      sizes.set(format, await fileOf(format, dossier, make));
      times.get(format)?.push(performance.now() - start);
    }
  }
  const p50 = (format: ExportFormatName): number => quantile(times.get(format) ?? [], 0.5);
  const together = measured.map((_, at) => [...times.values()].reduce((sum, one) => sum + (one[at] ?? 0), 0));
  printTable([
    ["file", "p50 ms", "p95 ms", "kB"],
    ...exportFormatNames.map((format) => [
      format,
      rounded(p50(format), 1),
      rounded(quantile(times.get(format) ?? [], 0.95), 1),
      rounded((sizes.get(format) ?? 0) / 1000, 0),
    ]),
  ]);
  const all = rounded(quantile(together, 0.5), 0);
  const pdf = rounded(p50("pdf"), 0);
  return {
    all_p50_ms: all,
    goal_ms: goal,
    holds: all < goal,
    pdf_p50_ms: pdf,
    pdf_goal_ms: goalOfPdf,
    pdf_holds: pdf <= goalOfPdf,
  };
}

async function fileOf(
  format: ExportFormatName,
  dossier: Dossier,
  make: (format: MadeFormat, dossier: Dossier) => Promise<{ kind: string; bytes?: Uint8Array }>,
): Promise<number> {
  if (format === "html") return Buffer.byteLength(renderHtml(dossier.report));
  if (format === "json") return Buffer.byteLength(JSON.stringify(dossier.diagnosis));
  const made = await make(format, dossier);
  if (made.bytes === undefined) throw new Error(`No ${format} could be made`);
  return made.bytes.length;
}
