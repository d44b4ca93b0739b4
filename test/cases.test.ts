import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Diagnosis } from "../src/diagnosis/diagnosis.ts";
import { themeWords } from "../src/report/wording.ts";
import { spindlewise } from "./commands.ts";
import { temporaryFolder } from "./server/open-server.ts";
import { startServer } from "./server/start-server.ts";

interface ShopCase {
  readonly id: string;
  readonly answers: { readonly shop_name: string };
}

const cases: readonly ShopCase[] = JSON.parse(readFileSync(new URL("./cases/dev-cases.json", import.meta.url), "utf8"));

/** A brief is complete if it names every cause it describes, or says it knows none, and every planned KPI. */
function expectComplete({ answers }: ShopCase, { analysis, diagnosis }: Body): void {
  expectWhole(analysis, answers.shop_name);
  expect(diagnosis.themes).toHaveLength(11);
  expect(diagnosis.kpis.length).toBeGreaterThanOrEqual(6);
  const namesCauses = analysis.includes('id="themes"');
  const described = [...analysis.matchAll(/id="theme-(\w+)"/g)].map(([, id]) => id);
  const leading: readonly (string | undefined)[] = diagnosis.themes.slice(0, 3).map(({ id }) => id);
  if (namesCauses) expect(leading).toContain(described[0]);
  else expect(analysis).toMatch(/Too little to name a cause yet|point to a cause yet/);
  for (const { name } of diagnosis.kpis) expect(analysis).toContain(name);
}

/** The evidence is complete if it names every leading theme and every planned KPI, and its markup ends. */
function expectAllEvidence({ answers }: ShopCase, { diagnosis }: Body, evidence: string): void {
  expectWhole(evidence, answers.shop_name);
  for (const { id } of diagnosis.themes.slice(0, 3)) expect(evidence.toLowerCase()).toContain(themeWords[id].noun);
  for (const { name } of diagnosis.kpis) expect(evidence).toContain(name);
}

function expectWhole(html: string, shop: string): void {
  expect(html).toMatch(/^<!doctype html>.*<\/html>\s*$/is);
  expect(html).toContain(shop);
  expect(html).not.toMatch(/\bundefined\b|\bNaN\b|\[object Object\]|\bInfinity\b/);
}

interface Body {
  readonly id: string;
  readonly analysis: string;
  readonly diagnosis: Diagnosis;
}

test("[R120] every published shop goes through the server; each report is complete", async () => {
  const { address } = await startServer();
  for (const shop of cases) {
    const response = await fetch(`${address}/functions/v1/analyze-shop`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(shop.answers),
    });
    expect(response.status).toBe(200);
    const body: Body = await response.json();
    expectComplete(shop, body);
    const evidence = await fetch(`${address}/api/reports/${body.id}/evidence.html`);
    expect(evidence.status).toBe(200);
    expectAllEvidence(shop, body, await evidence.text());
  }
});

test("[R120] the command line gives the same whole reports", async () => {
  const some = cases.filter((_, index) => index % 6 === 0);
  const file = join(temporaryFolder(), "answers.json");
  for (const shop of some) {
    writeFileSync(file, JSON.stringify(shop.answers));
    const { code, output } = await spindlewise(["analyze", file, "--format", "json"]);
    expect(code).toBe(0);
    expectComplete(shop, JSON.parse(output));
  }
});
