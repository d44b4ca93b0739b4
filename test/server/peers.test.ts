import { expect, test } from "vitest";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { toWire } from "../../src/survey/wire/wire.ts";
import { seen, wordsOf } from "../read-pdf.ts";
import { from, type OpenServer, openServer, temporaryFolder } from "./open-server.ts";

interface Answered {
  readonly id: string;
  readonly analysis: string;
  readonly peers?: { readonly kind: string };
}

async function submit(server: OpenServer, shop: number): Promise<Answered> {
  const answers = {
    ...sampleShop,
    shop_name: `Shop ${shop}`,
    owner_email: `owner${shop}@shop.example`,
    shop_rate_value: 100 + shop,
  };
  const response = await server.analyze(toWire(answers));
  expect(response.status).toBe(200);
  return (await response.json()) as Answered;
}

async function submitMany(server: OpenServer, last: number, first = 1): Promise<void> {
  for (let shop = first; shop <= last; shop += 1) await submit(server, shop);
}

const fileOf = (server: OpenServer, path: string) => server.app.request(path, {}, from("192.0.2.1"));

const evidenceOf = async (server: OpenServer, { id }: Answered): Promise<string> =>
  (await fileOf(server, `/api/reports/${id}/evidence.html`)).text();

test("[R123] below twenty shops a stored report says so; with twenty it compares, those stored before the start included, and files made later say what was shown first", async () => {
  const dataDir = temporaryFolder();
  const before = await openServer({ dataDir });
  const first = await submit(before, 1);
  const shownFirst = await evidenceOf(before, first);
  expect([first.peers?.kind, shownFirst.includes("not enough shops yet")]).toEqual(["not-enough", true]);
  // What was stored while comparing was off is taken up by the next server that starts.
  await before.close();
  const old = await openServer({ dataDir, settings: { PEERS: "off" } });
  await submitMany(old, 20, 2);
  await old.close();
  const server = await openServer({ dataDir });
  await server.services.peers.renew();
  const next = await submit(server, 21);
  const shownNext = await evidenceOf(server, next);
  expect([next.peers?.kind, shownNext.includes("not enough shops yet")]).toEqual(["compared", false]);
  expect(shownNext).toContain("Shops like yours:");

  await submitMany(server, 31, 22);
  await server.services.peers.renew();
  const pdf = await wordsOf(
    new Uint8Array(await (await fileOf(server, `/api/reports/${next.id}/evidence.pdf`)).arrayBuffer()),
  );
  const later = await evidenceOf(server, next);
  for (const figure of ["$110/h", "$120/h"]) {
    for (const text of [seen(shownNext), seen(later), pdf]) expect(text.includes(seen(figure)), figure).toBe(true);
  }
  for (const [shown, evidence] of [
    [first, shownFirst],
    [next, shownNext],
  ] as const) {
    expect((await (await fileOf(server, `/api/reports/${shown.id}/report.json`)).json()).peers).toEqual(shown.peers);
    expect(await evidenceOf(server, shown)).toBe(evidence);
  }
  const stored = (await (await fileOf(server, `/api/reports/${first.id}`)).json()) as Answered;
  expect(stored.peers).toEqual(first.peers);
  expect((await submit(server, 32)).peers).not.toEqual(next.peers);
});

test("[R123] the sample and a shop where comparing is off say nothing of other shops", async () => {
  const server = await openServer({ settings: { PEERS: "off" } });
  const stored = await submit(server, 1);
  const evidence = await evidenceOf(server, stored);
  expect([stored.peers, evidence.includes("Shops like yours:")]).toEqual([undefined, false]);
  const comparing = await openServer();
  const preview = await comparing.analyze("", { "x-preview": "true" });
  expect((await preview.text()).includes("Shops like yours")).toBe(false);
  const sample = await fileOf(comparing, "/api/sample/evidence.html");
  expect([sample.status, (await sample.text()).includes("Shops like yours:")]).toEqual([200, false]);
});

test("a server that stops ends the renewal that runs", async () => {
  const server = await openServer();
  await submitMany(server, 3);
  server.services.peers.start();
  await server.close();
  expect(server.logLines.filter((line) => line.includes("could not be renewed"))).toEqual([]);
});
