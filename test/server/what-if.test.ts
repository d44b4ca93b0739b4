import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { from, jsonRequest, type OpenServer, openServer, storedLeads, wireAnswers } from "./open-server.ts";

const ask = async ({ app }: OpenServer, body: unknown, address = "192.0.2.1") =>
  app.request("/api/what-if", jsonRequest(body), from(address));

const levers = { cut_setup_changeover: 0.33, measured_machines: 9, shift_machines: 2, shop_rate: 190 };

test("[R57] a stored report, the sample shop and the bare answers give the same figures; nothing is stored", async () => {
  const server = await openServer();
  const { id } = await (await server.analyze()).json();
  const { shop_name, owner_name, owner_email, owner_phone, ...shop } = wireAnswers;
  const asked = [
    { report: id },
    { report: "sample" },
    { answers: shop },
    { answers: { ...shop, owner_email: "no address" } },
  ];
  const replies = await Promise.all(asked.map((which) => ask(server, { ...which, levers })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const [first, ...others] = await Promise.all(replies.map((reply) => reply.json()));
  for (const other of others) expect(other).toEqual(first);
  expect(replies[0]?.headers.get("cache-control")).toBe("no-store");
  expect(await storedLeads(server)).toHaveLength(1);
});

test("[R57] no answers are sent back except those that the figures are based on", async () => {
  const server = await openServer();
  const text = await (await ask(server, { report: "sample", levers })).text();
  for (const secret of [sampleShop.owner_name, sampleShop.owner_email, sampleShop.shop_name, "Saturdays"]) {
    expect(text).not.toContain(secret);
  }
});

test.for([
  ["a lever that there is not", { report: "sample", levers: { magic: 1 } }, "This shop has no such lever."],
  ["more than all", { report: "sample", levers: { cut_setup_changeover: 1.01 } }, "a number from 0 to 1."],
  ["half a machine", { report: "sample", levers: { shift_machines: 1.5 } }, "a whole number from 0 to 18."],
  ["more machines than there are", { report: "sample", levers: { shift_machines: 19 } }, "from 0 to 18."],
  ["a rate of nothing", { report: "sample", levers: { shop_rate: 0 } }, "a number from 40 to 400."],
  ["a number as text", { report: "sample", levers: { shop_rate: "175" } }, "a number from 40 to 400."],
  ["levers that are a list", { report: "sample", levers: [1] }, "`levers` must be an object of numbers."],
  ["both a report and answers", { report: "sample", answers: {} }, "Send either"],
  ["neither of them", { levers: {} }, "Send either"],
  ["a report that is no id", { report: 7 }, "`report` must be the id"],
  ["answers that do not fit", { answers: { ...wireAnswers, machine_count: 0 } }, "Machine count must be at least 1"],
  ["a list", [], "Send one JSON object"],
] as const)("[R83] %s is refused with 422 and a sentence", async ([, body, sentence], { expect }) => {
  const response = await ask(await openServer(), body);
  const { error, code, problems } = await response.json();
  expect([response.status, code]).toEqual([422, "invalid-answers"]);
  expect(error).toContain(sentence);
  expect(problems[0].message).toBe(error);
});

test("[R83] all levers that do not fit are named at once", async () => {
  const server = await openServer();
  const { problems } = await (
    await ask(server, { report: "sample", levers: { shop_rate: 1, shift_machines: -1 } })
  ).json();
  expect(problems).toHaveLength(2);
});

const anyPosition = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.json().map(String),
);
const anyName = fc.oneof(
  fc.constantFrom(...Object.keys(levers), "__proto__", "constructor", "toString"),
  fc.string({ maxLength: 20 }),
);
const anyBody = fc.oneof(
  fc
    .record({ report: fc.constant("sample"), levers: fc.dictionary(anyName, anyPosition) })
    .map((body) => JSON.stringify(body)),
  fc
    .record({ report: anyPosition, answers: anyPosition, levers: anyPosition }, { requiredKeys: [] })
    .map((body) => JSON.stringify(body)),
  fc.json({ maxDepth: 4 }),
  fc.constantFrom(
    "NaN",
    "{",
    '"',
    "1e309",
    `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
    '{"report":"sample","levers":{"__proto__":{"shop_rate":1}}}',
  ),
  fc.string({ unit: "binary" }),
);

test("[R83] whatever the body, the call answers properly and never fails", async () => {
  const server = await openServer();
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      const response = await ask(server, body);
      const text = await response.text();
      expect([200, 400, 404, 422]).toContain(response.status);
      expect(text).not.toMatch(/node_modules|\.ts\b/);
      if (response.status !== 200) expect(JSON.parse(text).error.length).toBeGreaterThan(0);
      else expect(text).not.toMatch(/NaN|Infinity|null,"likely"/);
    }),
    { seed: 20261121, numRuns: 30 },
  );
  expect(await storedLeads(server)).toEqual([]);
});

test("[R83] a body of another type or size, and a method that there is not", async () => {
  const server = await openServer();
  const plain = await server.app.request("/api/what-if", {
    method: "POST",
    body: "{}",
    headers: { "content-type": "text/plain" },
  });
  const large = await ask(server, { report: "sample", levers: { shop_rate: 175 }, rest: "x".repeat(70_000) });
  expect([plain.status, large.status]).toEqual([415, 413]);
  expect((await server.app.request("/api/what-if")).status).toBe(404);
});

test("[R83] of a report that is not there: 404; an answer that is no longer a choice counts for nothing", async () => {
  const server = await openServer();
  const { id } = await (await server.analyze()).json();
  expect((await ask(server, { report: "never-there" })).status).toBe(404);
  const lead = await server.services.store.leadWithId(id);
  const answers = { ...lead?.answers, tech_stack: ["A system of old"] };
  Object.assign(server.services.store, { leadWithId: async () => lead && { ...lead, answers } });
  expect((await ask(server, { report: id })).status).toBe(200);
});

test("[R83] an address has a hundred trials for each analysis it may have, then 429 with the time to wait", async () => {
  const server = await openServer({ settings: { RATE_LIMIT: "1" } });
  const statuses = [];
  for (let trials = 0; trials < 101; trials += 1) statuses.push((await ask(server, { report: "sample" })).status);
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([100, 429]);
  const refused = await ask(server, { report: "sample" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
  expect((await refused.json()).error).toBe("Too many changes at once. Please wait a minute and try again.");
  expect((await ask(server, { report: "sample" }, "192.0.2.2")).status).toBe(200);
});

test("[R83] while the server is being stopped the answer is 503", async () => {
  const server = await openServer();
  server.beginStop();
  expect((await ask(server, { report: "sample" })).status).toBe(503);
});

test("[R83] question and answer are as the published description says", async () => {
  const server = await openServer();
  const document = await (await server.app.request("/openapi.json")).json();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(document, "call");
  const isGood = (name: string, value: unknown): boolean =>
    ajv.getSchema(`call#/components/schemas/${name}`)?.(value) === true;
  const question = { report: "sample", levers };
  expect([isGood("WhatIfQuestion", question), isGood("WhatIfQuestion", { levers })]).toEqual([true, false]);
  expect(isGood("WhatIf", await (await ask(server, question)).json())).toBe(true);
});

test("[R30] each KPI has a sample picture that shows itself and asks nothing of the outside; others are a 404", async () => {
  const server = await openServer();
  const picture = await server.app.request("/api/kpis/kpi_otd.svg");
  const text = await picture.text();
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(text).toContain("<title>On-time delivery, sample values</title>");
  expect(text).toContain(">sample</text>");
  expect(text.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|<script|url\(/);
  const again = { headers: { "if-none-match": picture.headers.get("etag") ?? "" } };
  expect((await server.app.request("/api/kpis/kpi_otd.svg", again)).status).toBe(304);
  for (const file of ["kpi_nothing.svg", "kpi_otd.png", "__proto__.svg"]) {
    expect((await server.app.request(`/api/kpis/${file}`)).status).toBe(404);
  }
});
