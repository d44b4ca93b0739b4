import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { contentsOf } from "../../src/adapters/store/copy-tables.ts";
import { type Database, type DatabaseLocation, databaseFile } from "../../src/adapters/store/database.ts";
import { restore } from "../../src/adapters/store/restore.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { toWire } from "../../src/survey/wire/wire.ts";
import { openServer, temporaryFolder } from "../server/open-server.ts";
import { tidyShop } from "../shops.ts";
import { type Engine, engines, openFor, settingsFor } from "./engines.ts";

/**
 * Written by the last release that stored answers as HTML (schema 6, rules 2026.11.3): the tidy shop with a model's
 * text, the sample shop, a sparse shop without a key, and a lead whose analysis failed. All were received on
 * 11/20/2026, under another brand.
 */
const olderFile = join(import.meta.dirname, "schema-6.sqlite");

/** A database with what the older release stored. */
async function olderLocation({ name, freshLocation }: Engine): Promise<DatabaseLocation> {
  if (name === "SQLite") {
    const dataDir = temporaryFolder();
    copyFileSync(olderFile, databaseFile(dataDir));
    return { dataDir, databaseUrl: null };
  }
  const location = await freshLocation();
  await restore(await openFor(location), olderFile, { replaces: false, log: null });
  return location;
}

type StoredAnswer = { id: string; analysis: string; diagnosis: { rules: string } };

async function answersIn(database: Database) {
  const rows = await database.selectFrom("results").selectAll().orderBy("lead_id").execute();
  return rows.map(({ answer }) => {
    const json = zstdDecompressSync(answer).toString();
    return { json, ...(JSON.parse(json) as StoredAnswer) };
  });
}

/** Today's server on what the older release stored. */
async function todayOn(engine: Engine) {
  const location = await olderLocation(engine);
  const database = await openFor(location);
  const server = await openServer({ settings: settingsFor(location), dataDir: location.dataDir });
  return { server, database, stored: await answersIn(database) };
}

for (const engine of engines) {
  test(`[R101] ${engine.name}: what an older release stored is shown as it was, and its files are made`, async () => {
    const { server, stored } = await todayOn(engine);
    expect(stored).toHaveLength(3);
    for (const { id, json, analysis } of stored) {
      const shown = await server.app.request(`/api/reports/${id}`);
      expect(await shown.json()).toMatchObject(JSON.parse(json));
      expect(await (await server.app.request(`/api/reports/${id}/report.html`)).text()).toBe(analysis);
      for (const file of ["report.xlsx", "spec.html", "report.csv"]) {
        expect((await server.app.request(`/api/reports/${id}/${file}`)).status, file).toBe(200);
      }
    }
  });

  test(`[R101] ${engine.name}: keys of an older release give its answers again; a missing one is made now`, async () => {
    const { server, database, stored } = await todayOn(engine);
    for (const [key, shop] of [
      ["key of the sample shop", sampleShop],
      ["key of the tidy shop", tidyShop],
    ] as const) {
      const text = await (await server.analyze(toWire(shop), { "idempotency-key": key })).text();
      expect(stored.map(({ json }) => json)).toContain(text);
    }
    const failed = await database.selectFrom("leads").select("answers").where("answers", "like", "%Lot 10%").execute();
    const answers = toWire(JSON.parse(failed[0]?.answers ?? "{}"));
    const made = await server.analyze(answers, { "idempotency-key": "key without an answer" });
    expect([made.status, (await contentsOf(database)).dossiers.rows]).toEqual([200, 1]);
  });

  test(`[R101] ${engine.name}: a diagnosis that today's files cannot be made of says so, and stays readable`, async () => {
    const { server, database, stored } = await todayOn(engine);
    const [{ id, analysis, json } = { id: "", analysis: "", json: "{}" }] = stored;
    const { diagnosis, ...response } = JSON.parse(json);
    const [leading, ...others] = diagnosis.themes;
    for (const older of [
      { rules: "2026.1.1", themes: [] },
      { ...diagnosis, themes: [{ ...leading, id: "renamed_since" }, ...others] },
    ]) {
      const answer = new Uint8Array(zstdCompressSync(JSON.stringify({ ...response, diagnosis: older })));
      await database.updateTable("results").set({ answer }).where("lead_id", "=", id).execute();
      expect(await (await server.app.request(`/api/reports/${id}/report.html`)).text()).toBe(analysis);
      const file = await server.app.request(`/api/reports/${id}/report.xlsx`);
      expect([file.status, (await file.json()).error]).toEqual([
        501,
        "This file can't be made: an older version of this site stored the report. The web page and the JSON still show it as it was.",
      ]);
    }
  });
}
