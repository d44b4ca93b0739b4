import { expect, test } from "vitest";
import { type ExportFormatName, exportFormatNames, exportFormats } from "../../src/survey/export-formats.ts";
import { analyzeShop, toWire } from "../../src/survey/wire.ts";
import { hostileShop, sparseShop } from "../shops.ts";
import { jsonCall } from "./open-server.ts";
import { startServer } from "./start-server.ts";

/** The first bytes of each file if it is what it claims. */
const beginnings: Readonly<Record<ExportFormatName, string>> = {
  pdf: "%PDF-",
  "evidence-pdf": "%PDF-",
  "evidence-html": "<!doctype html>",
  poster: "%PDF-",
  xlsx: "PK\u0003\u0004",
  html: "<!doctype html>",
  spec: "<!doctype html>",
  tv: "<!doctype html>",
  calendar: "BEGIN:VCALENDAR\r\n",
  csv: "",
  grafana: "{",
  json: "{",
};

test.for([
  ["a shop that answered seven questions", toWire(sparseShop)],
  ["a shop with hostile answers", toWire(hostileShop)],
] as const)("[R68] every file of %s is made over the network", async ([, answers], { expect }) => {
  const { address } = await startServer();
  const { id } = await (await fetch(address + analyzeShop.path, jsonCall(answers))).json();
  for (const format of exportFormatNames) {
    const { path, type } = exportFormats[format];
    const response = await fetch(`${address}/api/reports/${id}/${path}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([format, response.status, response.headers.get("content-type")]).toEqual([format, 200, type]);
    expect(bytes.toString("latin1").slice(0, beginnings[format].length).toLowerCase()).toBe(
      beginnings[format].toLowerCase(),
    );
    expect(bytes.length).toBeGreaterThan(500);
  }
});

test("[R68] every file of the sample shop is made as well", async () => {
  const { address } = await startServer();
  for (const format of exportFormatNames) {
    const response = await fetch(`${address}/api/sample/${exportFormats[format].path}`);
    expect([format, response.status]).toEqual([format, 200]);
    expect((await response.text()).slice(0, beginnings[format].length)).toBe(beginnings[format]);
  }
});
