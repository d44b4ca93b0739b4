import { expect, test } from "vitest";
import { type ExportFormatName, exportFormatNames, exportFormats } from "../../src/survey/export-formats.ts";
import type { Submission } from "../../src/survey/submission.ts";
import { analyzeEndpoint, reportsPath, samplePath, toWire } from "../../src/survey/wire/wire.ts";
import { hostileShop, sparseShop } from "../shops.ts";
import { jsonRequest } from "./open-server.ts";
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

test("[R68] every file is made over the network: of a shop that answered seven questions, of one with hostile answers, and of the sample", async () => {
  const { address } = await startServer();
  const stored = async (shop: Submission): Promise<string> => {
    const { id } = await (await fetch(address + analyzeEndpoint.path, jsonRequest(toWire(shop)))).json();
    return `${reportsPath}/${id}`;
  };
  for (const [shop, at] of [
    ["sparse", await stored(sparseShop)],
    ["hostile", await stored(hostileShop)],
    ["sample", samplePath],
  ]) {
    for (const format of exportFormatNames) {
      const { path, type } = exportFormats[format];
      const response = await fetch(`${address}${at}/${path}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      const what = `${format} of the ${shop} shop`;
      expect.soft([response.status, response.headers.get("content-type")], what).toEqual([200, type]);
      expect.soft(bytes.toString("latin1").slice(0, beginnings[format].length), what).toBe(beginnings[format]);
      expect.soft(bytes.length, what).toBeGreaterThan(500);
    }
  }
});
