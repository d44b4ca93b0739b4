import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createLog } from "../../src/adapters/monitoring/log.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { contactFields } from "../submissions.ts";
import { openServer, wireAnswers } from "./open-server.ts";

const contact = contactFields.map((field) => sampleShop[field]);

test("[R112] contact data reaches no log line, whatever happens and however much is logged", async () => {
  const server = await openServer({
    externals: {
      makeDossier: async ({ owner_email, owner_name }) => {
        throw new Error(`no theme fits ${owner_name} <${owner_email}>`);
      },
    },
  });
  await server.analyze({ ...wireAnswers, machine_count: 0 });
  await server.analyze(`{"shop_name":"${sampleShop.shop_name}",`);
  await server.analyze({ ...wireAnswers, [sampleShop.owner_email]: 1, plain_extra: 1 });
  await server.app.request(`/${sampleShop.owner_email}?email=${sampleShop.owner_email}`);
  const log = server.logLines.join("");
  expect(log).toContain('"plain_extra","and 1 more"');
  expect(log).toContain("make");
  for (const value of contact) expect(log).not.toContain(value);
});

test("[R112] a file that can't be made logs where, and nothing about whom", async () => {
  const server = await openServer({
    externals: {
      makeFile: async (_format, { submission }) => {
        throw new Error(`no sheet fits ${submission.owner_name} <${submission.owner_email}>`);
      },
    },
  });
  const { id } = await (await server.analyze()).json();
  expect((await server.app.request(`/api/reports/${id}/report.pdf`)).status).toBe(500);
  const log = server.logLines.join("");
  expect(log).toContain("makeFile");
  for (const value of [...contact, id]) expect(log).not.toContain(value);
});

test("[R112] the id of a report, which is the key to it, reaches no log line", async () => {
  const server = await openServer();
  const { id } = await (await server.analyze()).json();
  await server.app.request(`/api/reports/${id}.html`);
  await server.app.request(`/api/reports/${id}/report.html`);
  await server.app.request(`/api/reports/${id}`, { method: "DELETE" });
  const log = server.logLines.join("");
  expect(log).toContain("/api/reports/:name");
  expect(log).not.toContain(id);
  for (const value of contact) expect(log).not.toContain(value);
});

test("[R112] of an error of SQLite the log has its kind, as of a full disk, and never the message", () => {
  const lines: string[] = [];
  const log = createLog("error", { write: (line) => void lines.push(line) });
  const file = new DatabaseSync(":memory:");
  file.exec("pragma max_page_count = 1");
  try {
    file.exec(`create table "${sampleShop.owner_email}" (a)`);
    file.exec("create table b (a)");
  } catch (err) {
    log.error({ err }, "a request failed");
  }
  file.close();
  expect(lines.map((line) => JSON.parse(line).err)).toMatchObject([
    { code: "ERR_SQLITE_ERROR", kind: "database or disk is full" },
  ]);
  expect(lines.join("")).not.toContain(sampleShop.owner_email);
});

test("[R112] a line of a message that looks like a place in code is not logged, and a place in code is", () => {
  const lines: string[] = [];
  const log = createLog("error", { write: (line) => void lines.push(line) });
  const quoted = "can't read the answer:\n  at dana@cedar.example, 555-0142\n  at Dana's (file:///x:1:2)";
  log.error({ err: new Error(quoted) }, "a bug");
  const changed = new Error(quoted);
  changed.message = "another";
  log.error({ err: changed }, "a bug");
  expect(lines.join("")).not.toMatch(/cedar|555/);
  expect(JSON.parse(lines[0] ?? "").err.stack[0]).toMatch(/log\.test\.ts:\d+:\d+\)?$/);
});
