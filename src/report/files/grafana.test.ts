import fc from "fast-check";
import { expect, test } from "vitest";
import { fullShop, hostileShop, occasion, sparseShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { lightLabels, lightOf, signalOf } from "../../knowledge/kpi-record/signals.ts";
import { type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { composeDossier, type Dossier } from "../dossier.ts";
import { sampleReading } from "../pictures/kpi-samples.ts";
import { renderGrafana } from "./grafana.ts";
import { lightColors, lightMappings, thresholdsOf } from "./grafana-lights.ts";
import type { GridPos, Panel, Target } from "./grafana-model.ts";

const shops = { sampleShop, sparseShop, hostileShop, fullShop };
const ids = Object.keys(kpis) as readonly KpiId[];

const dossierOf = (shop: Submission): Dossier => composeDossier(shop, diagnose(shop), occasion);

interface Written {
  readonly __inputs: readonly { readonly name: string }[];
  readonly title: string;
  readonly time: { readonly from: string; readonly to: string };
  readonly panels: readonly (Panel & { readonly targets?: readonly Target[] })[];
}

const read = (dossier: Dossier): Written => JSON.parse(renderGrafana(dossier));

/** A dossier whose plan consists of the given KPIs, whatever the shop. */
function planOf(wanted: readonly KpiId[]): Dossier {
  const dossier = dossierOf(sampleShop);
  const planned = wanted.map((id, index) => {
    const kpi = dossier.diagnosis.kpis[index % dossier.diagnosis.kpis.length];
    if (kpi === undefined) throw new Error("The sample shop has a KPI plan");
    return { ...kpi, id, name: kpis[id].name };
  });
  return { ...dossier, diagnosis: { ...dossier.diagnosis, kpis: planned } };
}

const doOverlap = (a: GridPos, b: GridPos): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const named = (panels: Written["panels"], name: string): Written["panels"] =>
  panels.filter(({ title }) => title === `${name} (sample data)`);

test("[R78] every KPI of the plan has its panel, with its last reading next to it", () => {
  for (const shop of Object.values(shops)) {
    const dossier = dossierOf(shop);
    const { panels } = read(dossier);
    for (const { name } of dossier.diagnosis.kpis) expect(named(panels, name)).toHaveLength(1);
    expect(named(panels, "Last reading")).toHaveLength(dossier.diagnosis.kpis.length);
  }
});

test.for([
  ["kpi_otd", "timeseries"],
  ["kpi_rev_hour", "barchart"],
  ["kpi_supplier_otd", "bargauge"],
  ["kpi_pm", "gauge"],
  ["kpi_downtime_reasons", "barchart"],
  ["kpi_spindle_util", "table"],
  ["kpi_ready_to_run", "table"],
  ["kpi_est_actual", "xychart"],
] as const)("[R78] %s takes the form of a %s", ([id, type]) => {
  expect(named(read(planOf([id])).panels, kpis[id].name).map((panel) => panel.type)).toEqual([type]);
});

test("[R78] no two panels lie over each other and all lie within 24 columns, however many KPIs there are", () => {
  for (const count of [0, 1, 2, 3, 7, 9, 12, ids.length]) {
    const positions = read(planOf(ids.slice(0, count))).panels.map(({ gridPos }) => gridPos);
    expect(positions.filter(({ x, w, h }) => x < 0 || w < 1 || h < 1 || x + w > 24)).toEqual([]);
    const clashes = positions.filter((one, index) => positions.slice(index + 1).some((other) => doOverlap(one, other)));
    expect(clashes).toEqual([]);
  }
});

test("[R78] panels have numbers of their own, and queries letters of their own", () => {
  const { panels } = read(planOf(ids));
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { targets } of panels) expect((targets ?? []).map(({ refId }) => refId).join("")).toMatch(/^(?:AB)?$/);
});

test("[R78] Grafana's thresholds show the light of our own rule, to a thousandth", () => {
  const colorAt = (id: KpiId, value: number): string => {
    const { steps } = thresholdsOf(signalOf(id)) as {
      readonly steps: readonly { value: number | null; color: string }[];
    };
    return steps.findLast((step) => step.value === null || value >= step.value)?.color ?? "";
  };
  const value = fc.integer({ min: -20_000, max: 80_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(fc.constantFrom(...ids), value, (id, reading) => {
      expect(colorAt(id, reading)).toBe(lightColors[lightOf(signalOf(id), reading)]);
    }),
    {
      seed: 44,
      numRuns: 300,
      examples: [
        ["kpi_otd", 95],
        ["kpi_otd", 85],
        ["kpi_scrap", 2],
        ["kpi_scrap", 4],
        ["kpi_overtime", 7],
      ],
    },
  );
});

test("[R78] the light is written out too, exactly as our own rule has it", () => {
  type Range = { options: { from: number; to: number; result: { text: string } } };
  const wordAt = (id: KpiId, value: number): string | undefined =>
    (lightMappings(signalOf(id)) as unknown as readonly Range[]).find(
      ({ options: { from, to } }) => value >= from && value <= to,
    )?.options.result.text;
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.double({ min: -500, max: 5000, noNaN: true }), (id, reading) => {
      expect(wordAt(id, reading)).toBe(lightLabels[lightOf(signalOf(id), reading)]);
    }),
    {
      seed: 45,
      numRuns: 300,
      examples: [
        ["kpi_otd", 95],
        ["kpi_scrap", 4],
        ["kpi_setup_var", -30],
      ],
    },
  );
});

test("[R78] the figure of every sample is a number that the reading shows", () => {
  expect(ids.filter((id) => !Number.isFinite(sampleReading(id)))).toEqual([]);
  const signed = ["kpi_job_margin", "kpi_setup_var", "kpi_est_actual", "kpi_rev_hour"] as const;
  expect(signed.map(sampleReading)).toEqual([-3, 15, 11, 91]);
});

test("[R64] every panel with values says so in its title, and shows its sample until someone switches", () => {
  for (const { title, targets } of read(planOf(ids)).panels) {
    if (targets === undefined) continue;
    expect(title).toMatch(/ \(sample data\)$/);
    expect(targets.map(({ hide, source }) => [hide, source])).toEqual([
      [false, "inline"],
      [true, "url"],
    ]);
    expect(targets[1]?.url).toMatch(/^\$\{csv_folder\}\/kpi_\w+\.csv$/);
  }
});

test("[R64] the first line of a sample names the columns that the query and the shop's own file have", () => {
  for (const { targets } of read(planOf(ids)).panels) {
    for (const { data, columns, source } of targets ?? []) {
      if (source === "url") continue;
      const [header = "", ...lines] = data.split("\n");
      expect(header.split(",")).toEqual(columns.map(({ selector }) => selector));
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line.match(/"[^"]*"|[^,]+|(?<=,|^)(?=,|$)/g)).toHaveLength(columns.length);
    }
  }
});

test("[R64] columns are in the order of the file, though the data source lists them alphabetically", () => {
  const [panel] = named(read(planOf(["kpi_est_actual"])).panels, kpis.kpi_est_actual.name);
  expect(panel?.transformations?.map(({ id, options }) => [id, options.indexByName])).toEqual([
    ["organize", { estimated: 0, actual: 1, "as estimated": 2 }],
  ]);
});

test("[R64] all values over time are within the period that the dashboard shows", () => {
  const { panels, time } = read(planOf(ids));
  const times = panels.flatMap(({ targets }) => targets?.[0]?.data.match(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z/gm) ?? []);
  expect(times.length).toBeGreaterThan(50);
  expect(times.filter((one) => one < time.from || one > time.to)).toEqual([]);
});

test("[R64] no answer is in a query, and no name, of shop or brand, is markup or a variable", () => {
  const name = `**b** <img src=x onerror=alert(1)> \${csv_folder} [[x]] $__all [a](javascript:1) http://x.example \`c\``;
  const dossier = dossierOf(sampleShop);
  const brand = { ...dossier.report.brand, productName: name };
  const written = read({ ...dossier, report: { ...dossier.report, shop: name, brand } });
  const [heading = "", , by = ""] = String(written.panels[0]?.options.content).split("\n");
  expect(by.replace(/&#\d+;/g, "")).toMatch(/^[a-z0-9_ ]+, November 21, 2026\. /);
  expect(heading.replace(/&#\d+;/g, "")).toMatch(/^### KPI plan for [a-z0-9_ ]+$/);
  expect(heading.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code))).toBe(`### KPI plan for ${name}`);
  expect(written.title).toBe(`${name}: KPI dashboard (sample data)`);
  expect(JSON.stringify(written.panels.map(({ targets }) => targets))).not.toContain("onerror");
});

test("[R64] a shop with the same name as the data source doesn't become one at import", () => {
  const dossier = dossierOf(sampleShop);
  const written = read({ ...dossier, report: { ...dossier.report, shop: `\${DS_INFINITY}` } });
  expect(written.__inputs.map(({ name }) => name)).toEqual(["DS_INFINITY_"]);
  const sources = new Set(written.panels.flatMap(({ datasource }) => datasource?.uid ?? []));
  expect([...sources]).toEqual([`\${DS_INFINITY_}`]);
});

test("[R64] the file is the same each time and under 120 kB for every shop", () => {
  for (const shop of Object.values(shops)) {
    const file = renderGrafana(dossierOf(shop));
    expect(renderGrafana(dossierOf(shop))).toBe(file);
    expect(Buffer.byteLength(file)).toBeLessThan(120_000);
  }
});
