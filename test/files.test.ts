import { readXlsx } from "hucre/xlsx";
import { beforeAll, describe, expect, test } from "vitest";
import { createFileMaker } from "../src/adapters/files/make-file.ts";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import type { Diagnosis } from "../src/diagnosis/diagnosis.ts";
import type { FigureUnit } from "../src/diagnosis/losses/figure.ts";
import type { Range } from "../src/knowledge/figures/units.ts";
import { onWall } from "../src/report/brief/dashboard/on-wall.ts";
import { lightsOn } from "../src/report/brief/dashboard/tile-lights.ts";
import { composeDossier, type Dossier } from "../src/report/dossier.ts";
import { figuresOf, quoted } from "../src/report/figures.ts";
import { estimate, rangeOf, typeset } from "../src/report/format.ts";
import { renderHtml } from "../src/report/render-html.ts";
import { makeDossier } from "../src/service/analyze/make-dossier.ts";
import { jsonOf, responseOf } from "../src/service/analyze/render-response.ts";
import type { MadeFormat } from "../src/service/ports.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";
import { seen, wordsOf } from "./read-pdf.ts";
import { fullShop, occasion, sparseShop } from "./shops.ts";

const makeFile = createFileMaker("letter", (message) => {
  throw new Error(message);
});

async function bytesOf(format: MadeFormat, dossier: Dossier): Promise<Uint8Array> {
  const made = await makeFile(format, dossier);
  if (made.kind !== "made") throw new Error(`No ${format} could be made`);
  return made.bytes;
}

const textOf = async (format: MadeFormat, dossier: Dossier): Promise<string> =>
  Buffer.from(await bytesOf(format, dossier)).toString();

/** What a web page shows, without its tags. */
const shownBy = (html: string): string =>
  seen(
    html
      .replace(/<style>.*?<\/style>|<[^>]*>/gs, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&"),
  );

/** The ends of a figure as they are written, with and without the unit. */
const endsOf = ({ low, likely, high }: Range, unit: FigureUnit): readonly string[] =>
  [low, likely, high].flatMap((value) => [estimate(value, unit), estimate(value, unit).replace(/ h$| days?$/, "")]);

interface Row {
  readonly name: string;
  readonly range: { readonly low: number; readonly likely: number; readonly high: number };
  readonly inReport: string;
}

/** The rows of the sheet Hours that show a figure of the report. */
async function hoursIn(file: Uint8Array): Promise<readonly Row[]> {
  const { sheets } = await readXlsx(file);
  const rows = sheets.find(({ name }) => name === "Hours")?.rows ?? [];
  return rows.flatMap(([, name, low, likely, high, , inReport]) =>
    typeof low === "number" && typeof inReport === "string" && inReport !== ""
      ? [{ name: String(name), range: { low, likely: Number(likely), high: Number(high) }, inReport }]
      : [],
  );
}

describe.for(Object.entries({ sampleShop, fullShop, sparseShop }))("the files about the %s", ([, submission]) => {
  const dossier = composeDossier(submission, diagnose(submission), occasion);
  const figures = figuresOf(dossier.diagnosis).map((named) => ({ ...named, value: quoted(named) }));
  const files = {
    html: "",
    pdf: "",
    evidence: "",
    evidencePdf: "",
    poster: "",
    spec: "",
    csv: "",
    calendar: "",
    tv: "",
    grafana: "",
  };

  beforeAll(async () => {
    files.html = shownBy(renderHtml(dossier.report));
    files.pdf = await wordsOf(await bytesOf("pdf", dossier));
    files.evidence = shownBy(await textOf("evidence-html", dossier));
    files.evidencePdf = await wordsOf(await bytesOf("evidence-pdf", dossier));
    files.poster = await wordsOf(await bytesOf("poster", dossier));
    for (const format of ["spec", "tv"] as const) files[format] = shownBy(await textOf(format, dossier));
    files.csv = seen(await textOf("csv", dossier));
    files.calendar = seen((await textOf("calendar", dossier)).replace(/\r\n /g, "").replaceAll("\\", ""));
    files.grafana = seen(await textOf("grafana", dossier));
  });

  test.for(figures)("[R69] $name is the same in the evidence as web page and as PDF: $value", ({ name, value }) => {
    for (const file of [files.evidence, files.evidencePdf]) expect(file).toContain(seen(name + value));
  });

  test("[R69] every figure of the brief, written as the dossier writes it, is the dossier's", () => {
    const own = new Set(figures.flatMap(({ figure }) => endsOf(figure, figure.unit)));
    const facts = dossier.report.blocks.flatMap((block) => (block.kind === "facts" ? block.facts : []));
    const costs = facts.filter(({ term }) => term === "What it costs").flatMap(({ lines }) => lines.flat());
    const ranges = costs.flatMap((piece) =>
      piece.kind === "evidence" ? [piece.text] : (piece.text.match(/(?<=\(|to )[\d$][\d.,$]*(?= to|\))/g) ?? []),
    );
    expect(ranges.filter((end) => !own.has(end))).toEqual([]);
    const [first] = dossier.report.blocks.flatMap((block) => (block.kind === "headline-figures" ? [block] : []));
    const money = first?.figures.at(-1)?.readings[0]?.value;
    // Page one prices the hours of the first cause; the sales of all causes are in the evidence.
    const all = submission.shop_rate_value && first ? dossier.diagnosis.hidden_dollars.likely : undefined;
    if (all !== undefined) {
      expect(files.evidence).toContain(seen(estimate(all, "$/yr")));
      expect(Number(money?.replace(/[$,]/g, ""))).toBeLessThanOrEqual(all);
    }
  });

  test("[R69] every figure of the workbook, written as the report writes it, is the report's", async () => {
    const rows = await hoursIn(await bytesOf("xlsx", dossier));
    expect(rows.map(({ name, inReport }) => [seen(name), inReport]).toSorted()).toEqual(
      figures.map(({ name, value }) => [seen(name), value]).toSorted(),
    );
    for (const { name, range, inReport } of rows) {
      const figure = figures.find((one) => seen(one.name) === seen(name))?.figure;
      expect(figure && rangeOf(range, figure.unit), name).toBe(inReport);
    }
  });

  test("[R69] the JSON that the call answers holds the very same figures", async () => {
    const answer = JSON.parse(jsonOf(responseOf(await makeDossier(submission, occasion))).join("")) as {
      diagnosis: Diagnosis;
    };
    expect(figuresOf(answer.diagnosis).map(quoted)).toEqual(figures.map(({ value }) => value));
  });

  test.for(dossier.diagnosis.kpis)("[R69] $name is in every file", ({ name }) => {
    for (const [file, text] of Object.entries(files)) expect(text.includes(seen(name)), file).toBe(true);
  });

  test.for(dossier.diagnosis.kpis)("[R69] the target and the lights of $name are the same in every file", (kpi) => {
    const good = seen(typeset(kpi.target.good));
    for (const file of ["evidence", "evidencePdf", "spec"] as const)
      expect(files[file].includes(good), file).toBe(true);
    for (const [, words] of lightsOn(kpi.id, submission)) {
      for (const file of ["evidence", "evidencePdf", "spec", "tv", "poster", "calendar"] as const)
        expect(files[file].includes(seen(words)), `${file}: ${words}`).toBe(true);
    }
    const { goal } = onWall(kpi, submission);
    expect(files.poster.includes(seen(typeset(goal))), `poster: ${goal}`).toBe(true);
  });
});
