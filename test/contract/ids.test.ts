import { expect, test } from "vitest";
import { whatIfPath } from "../../src/survey/wire/results.ts";
import { jsonRequest, openServer, wireAnswers } from "../server/open-server.ts";
import { engines, settingsFor } from "./engines.ts";

/** As they look in a URL. */
const wrongIds = [
  "0".repeat(32),
  "x",
  "%00",
  "a%00b",
  "%27%20or%201=1%20--",
  "%F0%9F%92%A5",
  "a".repeat(5000),
  "%ED%A0%80",
];

for (const { name, freshLocation } of engines) {
  test(`[R68] ${name}: anything that isn't an id finds no report`, async () => {
    const server = await openServer({ settings: settingsFor(await freshLocation()) });
    const answers = new Set<string>();
    for (const id of wrongIds) {
      const asked = [
        server.app.request(`/api/reports/${id}`),
        server.app.request(`/api/reports/${id}/report.html`),
        server.app.request(`/api/reports/${id}`, { method: "DELETE" }),
        server.app.request(whatIfPath, jsonRequest({ report: decode(id), levers: {} })),
      ];
      for (const response of await Promise.all(asked)) answers.add(`${response.status} ${await response.text()}`);
    }
    expect([...answers]).toEqual([
      '404 {"error":"There is no report at this address. It may have been erased.","code":"not-found"}',
    ]);
  });

  test(`[R68] ${name}: asking for an email with a wrong id does nothing`, async () => {
    const settings = {
      PUBLIC_URL: "https://shop.example",
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "report@shop.example",
    };
    const server = await openServer({ settings: { ...settingsFor(await freshLocation()), ...settings } });
    for (const id of wrongIds) {
      expect((await server.app.request(`/api/reports/${id}/mail`, { method: "POST" })).status).toBe(404);
    }
  });

  test(`[R68] ${name}: an idempotency key is any text`, async () => {
    const server = await openServer({ settings: settingsFor(await freshLocation()) });
    const first = await (await server.analyze(wireAnswers, { "idempotency-key": "\u00e9 'x' %00" })).text();
    expect(await (await server.analyze(wireAnswers, { "idempotency-key": "\u00e9 'x' %00" })).text()).toBe(first);
  });
}

/** What no decoder accepts is sent as is. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
