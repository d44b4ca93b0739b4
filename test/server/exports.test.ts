import { expect, test } from "vitest";
import { inBoardOrder } from "../../src/report/brief/dashboard/board-order.ts";
import type { Dossier } from "../../src/report/dossier.ts";
import type { MadeFile, MakeFile } from "../../src/service/ports.ts";
import type { StoredLead } from "../../src/service/store-port.ts";
import { exportFormatNames, exportFormats, fileNameOf } from "../../src/survey/export-formats.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { from, type OpenServer, openServer, storedLeads, wireAnswers } from "./open-server.ts";

const now = () => new Date("2026-11-21T10:00:00Z");
const made: MadeFile = { kind: "made", bytes: Buffer.from("a file") };
const makeFile: MakeFile = async () => made;

/** A server with one stored report, and the address of its files. */
async function serverWithReport(given: Parameters<typeof openServer>[0] = {}, answers: unknown = wireAnswers) {
  const server = await openServer({ ...given, externals: { now, makeFile, ...given.externals } });
  const { id } = await (await server.analyze(answers)).json();
  return { server, id, get: async (file: string) => server.app.request(`/api/reports/${id}/${file}`) };
}

/** A server that records the dossiers that files are made of. */
async function serverWithDossiers() {
  const dossiers: Dossier[] = [];
  const keep: MakeFile = async (_format, dossier) => {
    dossiers.push(dossier);
    return made;
  };
  return { dossiers, ...(await serverWithReport({ externals: { makeFile: keep } })) };
}

test.for(exportFormatNames)(
  "[R68] %s has its type and a name with shop and day; HEAD says the same",
  async (format, { expect }) => {
    const { get, server, id } = await serverWithReport();
    const { path, type } = exportFormats[format];
    const file = await get(`${path}?download`);
    const head = await server.app.request(`/api/reports/${id}/${path}?download`, { method: "HEAD" });
    const name = fileNameOf(sampleShop.shop_name, "2026-11-21", format);
    for (const { status, headers } of [file, head]) {
      expect([status, headers.get("content-type")]).toEqual([200, type]);
      expect(headers.get("content-disposition")).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`);
    }
    expect([await head.text(), (await file.text()).length > 0]).toEqual(["", true]);
  },
);

test("web page and JSON are those that were shown; other files are made of the diagnosis that was shown, in the dashboard's order", async () => {
  const { server, dossiers, get, id } = await serverWithDossiers();
  const body = await (await server.app.request(`/api/reports/${id}`)).json();
  expect(await (await get("report.html")).text()).toBe(body.analysis);
  expect(await (await get("report.json")).json()).toEqual(body);
  await get("report.pdf");
  const [dossier] = dossiers;
  expect(dossier?.submission).toEqual(sampleShop);
  expect(dossier?.diagnosis).toEqual(dossier && inBoardOrder(body.diagnosis, dossier.report));
  expect([dossier?.report.date, dossier?.report.shop]).toEqual(["2026-11-21", sampleShop.shop_name]);
});

/** What the store returns for a report, changed as an older release or questionnaire would have it. */
async function changeStored({ services }: OpenServer, id: string, change: (lead: StoredLead) => StoredLead) {
  const lead = await services.store.leadWithId(id);
  if (lead === undefined) throw new Error("There is no such lead");
  Object.assign(services.store, { leadWithId: async () => change(lead) });
}

test("after a change of the rules every file still shows the same figures", async () => {
  const { server, dossiers, get, id } = await serverWithDossiers();
  const body = await (await server.app.request(`/api/reports/${id}`)).json();
  const { rules } = body.diagnosis;
  await changeStored(server, id, ({ analysis, ...lead }) => {
    const json = Buffer.from(
      Buffer.from(analysis?.json ?? [])
        .toString()
        .replaceAll(`"${rules}"`, '"2020.1.1"'),
    );
    return { ...lead, analysis: { kind: "dossier", json } };
  });
  await get("report.xlsx");
  const [dossier] = dossiers;
  expect(dossier?.diagnosis).toEqual(dossier && inBoardOrder({ ...body.diagnosis, rules: "2020.1.1" }, dossier.report));
  expect(await (await get("report.html")).text()).toBe(body.analysis.replaceAll(rules, "2020.1.1"));
  expect((await (await get("report.json")).json()).diagnosis).toEqual({ ...body.diagnosis, rules: "2020.1.1" });
});

test("an answer that is no longer a choice is left out, and every file is still made", async () => {
  const { server, dossiers, get, id } = await serverWithDossiers();
  const older = { late_job_ratio: "A band of old", tech_stack: ["A system of old"], schedule_tool: "A tool of old" };
  await changeStored(server, id, (lead) => ({ ...lead, answers: { ...lead.answers, ...older } }));
  const [html, pdf] = [await get("report.html"), await get("report.pdf")];
  expect([html.status, pdf.status]).toEqual([200, 200]);
  const { late_job_ratio, tech_stack, ...others } = sampleShop;
  expect(dossiers[0]?.submission).toEqual({ ...others, schedule_tool: older.schedule_tool });
});

test("[R68] characters a header can't hold are sent next to those it can", async () => {
  const nameOf = async (shop: string) => {
    const { get } = await serverWithReport({}, { ...wireAnswers, shop_name: shop });
    return (await get("report.pdf?download")).headers.get("content-disposition");
  };
  expect(await nameOf('../"Großmann"\\')).toBe(
    `attachment; filename="gromann-diagnostic-2026-11-21.pdf"; filename*=UTF-8''gro%C3%9Fmann-diagnostic-2026-11-21.pdf`,
  );
  expect(await nameOf("工場")).toMatch(/^attachment; filename="diagnostic-2026-11-21\.pdf"; filename\*=UTF-8''%E5/);
  expect(await nameOf("///")).toContain('filename="diagnostic-2026-11-21.pdf"');
});

test("[R68] there is no file for what was erased, for an id that never existed, or under another name", async () => {
  const { server, get, id } = await serverWithReport();
  expect((await get("report.docx")).status).toBe(404);
  await server.app.request(`/api/reports/${id}`, { method: "DELETE" });
  for (const { path } of Object.values(exportFormats)) {
    for (const response of [await get(path), await server.app.request(`/api/reports/wrong/${path}`)]) {
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: "There is no report at this address. It may have been erased.", code: "not-found" },
      ]);
    }
  }
});

test("[R68] a browser at the address of an erased report gets a page with a sentence and a way on", async () => {
  const { server, id } = await serverWithReport();
  await server.app.request(`/api/reports/${id}`, { method: "DELETE" });
  for (const path of [`${id}/report.html`, `${id}/report.pdf`, `${id}.html`]) {
    const response = await server.app.request(`/api/reports/${path}`, { headers: { accept: "text/html,*/*;q=0.8" } });
    expect([response.status, response.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    const page = await response.text();
    expect(page).toContain("<h1>There is no report at this address</h1><p>It may have been erased.</p>");
    expect(page).toContain('href="/">Return to Home</a>');
  }
});

test("[R68] what is erased while its file is made is not handed out", async () => {
  const eraseAndMake: MakeFile = async () => {
    await server.services.store.eraseAddress(sampleShop.owner_email);
    return made;
  };
  const { server, get } = await serverWithReport({ externals: { makeFile: eraseAndMake } });
  expect((await get("report.pdf")).status).toBe(404);
});

test("[R70] a server that cannot write PDF says so, and the page knows beforehand", async () => {
  const { get } = await serverWithReport({ externals: { makeFile: async () => ({ kind: "not-available" }) } });
  const response = await get("report.pdf");
  expect([response.status, await response.json()]).toEqual([
    501,
    {
      error:
        "This server can't make PDF files because the module that writes them isn't installed. The report as a web page prints just as well.",
      code: "not-available",
    },
  ]);
});

test("[R107] when too many files wait the answer is 503 with the time to wait, and it uses nothing of the address's share", async () => {
  const externals = { makeFile: async () => ({ kind: "busy" }) as const };
  const { get } = await serverWithReport({ externals, settings: { RATE_LIMIT: "1" } });
  for (let files = 0; files < 25; files += 1) expect((await get("poster.pdf")).status).toBe(503);
  const response = await get("poster.pdf");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"]);
  expect((await response.json()).error).toBe("Many files are being made right now. Please try again in a moment.");
});

test("[R107] an address that has too many files made gets 429; what is only shown uses nothing of its share", async () => {
  const { server, id } = await serverWithReport({ settings: { RATE_LIMIT: "1" } });
  const ask = async (file: string, address = "192.0.2.1") =>
    server.app.request(`/api/reports/${id}/${file}`, {}, from(address));
  const statuses = [];
  for (let files = 0; files < 21; files += 1) statuses.push((await ask("report.csv")).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  const refused = await ask("report.csv");
  expect(await refused.json()).toEqual({
    error: "Too many files for your address. Please try again later.",
    code: "too-many-requests",
  });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
  expect([(await ask("report.html")).status, (await ask("report.csv", "192.0.2.2")).status]).toEqual([200, 200]);
});

test("[R68] the sample shop has all files too, dated today; nothing is stored", async () => {
  const server = await openServer({ externals: { now, makeFile } });
  for (const format of exportFormatNames) {
    const { path, type } = exportFormats[format];
    const response = await server.app.request(`/api/sample/${path}?download`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    const name = fileNameOf(sampleShop.shop_name, "2026-11-21", format);
    expect(response.headers.get("content-disposition")).toContain(`filename="${name}"`);
  }
  expect((await server.app.request("/api/sample/report.docx")).status).toBe(404);
  expect(await storedLeads(server)).toEqual([]);
});

test("[R68] the sample's web page and JSON are those of a preview", async () => {
  const server = await openServer({ externals: { now } });
  const preview = await (await server.analyze({}, { "x-preview": "true" })).json();
  expect(await (await server.app.request("/api/sample/report.json")).json()).toEqual(preview);
  expect(await (await server.app.request("/api/sample/report.html")).text()).toBe(preview.analysis);
});

test("[R68] the sample's files use the share of previews", async () => {
  const server = await openServer({ settings: { RATE_LIMIT: "1" }, externals: { makeFile } });
  const statuses = [];
  for (let files = 0; files < 11; files += 1) statuses.push((await server.app.request("/api/sample/tv.html")).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect((await server.analyze(wireAnswers, { "x-preview": "true" })).status).toBe(200);
});

test.for([
  ["report.html", "inline"],
  ["spec.html", "inline"],
  ["tv.html", "inline"],
  ["report.pdf", "inline"],
  ["poster.pdf", "inline"],
  ["report.json", "inline"],
  ["grafana.json", "inline"],
  ["report.xlsx", "attachment"],
  ["report.csv", "attachment"],
  ["calendar.ics", "attachment"],
] as const)("%s is shown in the browser or saved: %s; no cache keeps it", async ([file, how], { expect }) => {
  const { get } = await serverWithReport();
  const { headers } = await get(file);
  expect(headers.get("content-disposition")).toMatch(new RegExp(`^${how}; filename="cedar-ridge-precision-`));
  expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual(["no-store", "noindex, nofollow"]);
  expect([headers.get("referrer-policy"), headers.get("x-content-type-options")]).toEqual(["no-referrer", "nosniff"]);
  const policy = headers.get("content-security-policy");
  if (file.endsWith(".html")) expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:;/);
  else expect(policy).toMatch(/^default-src 'none'; /);
});

test("no file but the text ones is packed a second time", async () => {
  const large: MakeFile = async () => ({ kind: "made", bytes: Buffer.alloc(5000, "x") });
  const { server, id } = await serverWithReport({ externals: { makeFile: large } });
  const codingOf = async (file: string) =>
    (await server.app.request(`/api/reports/${id}/${file}`, { headers: { "accept-encoding": "gzip" } })).headers.get(
      "content-encoding",
    );
  expect(await Promise.all(["report.pdf", "report.xlsx", "tv.html", "calendar.ics"].map(codingOf))).toEqual([
    null,
    null,
    "gzip",
    "gzip",
  ]);
});

test("[R77] where the server knows its address, day 90 of the calendar has the link of the short form", async () => {
  const textAt = async (settings: object) => {
    const { app, analyze } = await openServer({ settings: { ...settings } });
    const { id } = await (await analyze()).json();
    const text = await (await app.request(`/api/reports/${id}/calendar.ics`)).text();
    return { id, text: text.replaceAll("\r\n ", "") };
  };
  const { id, text } = await textAt({ PUBLIC_URL: "https://kerf.example" });
  expect(text).toContain(`Take three minutes to tell us what has changed: https://kerf.example/?report=${id}&return`);
  expect((await textAt({})).text).toContain("the one you saved or got by email. Choose “Tell us what changed” there");
});
