import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { buffer } from "node:stream/consumers";
import { readConfig } from "../src/adapters/settings/config.ts";
import { newId } from "../src/adapters/store/ids.ts";
import { makeDossier } from "../src/service/analyze/make-dossier.ts";
import { jsonOf, responseOf } from "../src/service/analyze/render-response.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";

/**
 * The least any durable server must do: parse the JSON, write the answers and the report, flush them with our store's
 * settings, and reply with a report's bytes. It makes no report and validates nothing.
 */
const { dataDir, brand } = readConfig(process.env);
const report = jsonOf(responseOf(await makeDossier(sampleShop, { date: "2026-11-21", brand }))).join("");

const database = new DatabaseSync(join(dataDir, "floor.sqlite"));
database.exec("pragma journal_mode = wal; pragma synchronous = full;");
database.exec("create table records (id text primary key, answers text not null, answer text not null)");
const insert = database.prepare("insert into records values (?, ?, ?)");

const server = createServer(async (request, response) => {
  if (request.method === "GET") return void response.end("alive");
  const answers: unknown = JSON.parse((await buffer(request)).toString());
  insert.run(newId(), JSON.stringify(answers), report);
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(report) });
  response.end(report);
});

process.on("SIGTERM", () => process.exit(0));
server.listen(0, "127.0.0.1", () => {
  console.log(`The floor is ready at http://localhost:${(server.address() as AddressInfo).port}`);
});
