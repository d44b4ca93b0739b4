import { expect, test } from "vitest";
import { backfillLeads } from "../../src/adapters/peers/facts.ts";
import { readPublications, renewPublications } from "../../src/adapters/peers/publications.ts";
import { backUp } from "../../src/adapters/store/backup.ts";
import type { DatabaseLocation } from "../../src/adapters/store/database.ts";
import { restore } from "../../src/adapters/store/restore.ts";
import { createStore } from "../../src/adapters/store/store.ts";
import type { Database } from "../../src/adapters/store/tables.ts";
import type { PeerFacts } from "../../src/diagnosis/peers.ts";
import type { Lead } from "../../src/service/store-port.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { spindlewise } from "../commands.ts";
import { temporaryFolder } from "../server/open-server.ts";
import { engines, openFor, settingsFor } from "./engines.ts";
import { aDossier, aLead } from "./store-contract.ts";

const key = "16-40 High-mix / prototype work";

const facts: PeerFacts = {
  kind: { size: "16-40", work: "High-mix / prototype work" },
  figures: { visibility_index: 31, shop_rate: 175 },
  choices: { late_job_ratio: "15–30%" },
};
const goesOn = () => false;

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, location) => from + location);

const submissionOf = (shop: number) => ({
  ...sampleShop,
  shop_name: `Shop ${shop}`,
  owner_email: `owner${shop}@shop.example`,
});

async function answered(database: Database, id: string, more: Partial<Lead> = {}, said = facts): Promise<void> {
  const store = createStore(database);
  await store.saveLead(aLead(id, more));
  await store.saveDossier(id, aDossier("{}", said));
}

/** Shops of one kind, each with a different shop rate. */
async function fill(database: Database, shops: readonly number[], rate = (shop: number) => shop): Promise<void> {
  for (const shop of shops) {
    const said = { ...facts, figures: { visibility_index: shop, shop_rate: rate(shop) } };
    await answered(database, `id-${shop}`, { submission: submissionOf(shop) }, said);
  }
}

async function publishedIn(database: Database) {
  await renewPublications(database, "2026-11-21T10:00:00.000Z", goesOn);
  return (await readPublications(database)).get(key);
}

const rateIn = (peers: Awaited<ReturnType<typeof publishedIn>>) =>
  peers?.kind === "compared" ? peers.figures.find(({ id }) => id === "shop_rate") : peers?.kind;

for (const { name, freshLocation } of engines) {
  test(`[R122] ${name}: what a shop adds is stored with its answer, and gone with its lead`, async () => {
    const database = await openFor(await freshLocation());
    await fill(database, [1, 2]);
    await createStore(database).eraseLead("id-1");
    const rows = await database.selectFrom("peer_facts").selectAll().execute();
    expect(rows.map(({ lead_id, kind }) => [lead_id, kind])).toEqual([["id-2", key]]);
    expect(JSON.stringify(rows)).not.toContain("owner2");
  });

  test(`[R122] ${name}: a suspect adds nothing, and what is not to be kept is not`, async () => {
    const database = await openFor(await freshLocation());
    await answered(database, "suspect", { isSuspect: true });
    await createStore(database).saveLead(aLead("off"));
    await createStore(database).saveDossier("off", aDossier("{}"));
    expect(await database.selectFrom("peer_facts").selectAll().execute()).toEqual([]);
  });

  test(`[R122] ${name}: what the operator marks as a test adds nothing, until the mark is taken away`, async () => {
    const location = await freshLocation();
    const database = await openFor(location);
    await fill(database, numbers(1, 20));
    const mark = (...words: readonly string[]) => spindlewise(["mark-test", ...words], settingsFor(location));
    expect((await mark("id-20")).output).toBe("Marked as a test\n");
    expect((await publishedIn(database))?.kind ?? "nothing").toBe("nothing");
    // Its report is made again, as after a crash. It still doesn't count.
    await backfillLeads(database, goesOn);
    expect((await database.selectFrom("peer_facts").select("lead_id").execute()).length).toBe(19);
    expect((await mark("id-20", "--undo")).output).toBe("The mark is gone\n");
    await backfillLeads(database, goesOn);
    expect((await database.selectFrom("peer_facts").select("lead_id").execute()).length).toBe(20);
    expect((await mark("nobody")).code).toBe(1);
  });

  test(`[R122] ${name}: tags behind a plus and letter case make no second shop`, async () => {
    const database = await openFor(await freshLocation());
    await fill(database, numbers(1, 19));
    const again = { ...sampleShop, owner_email: "Owner1+again@Shop.example" };
    await answered(database, "again", { submission: again, receivedAt: "2026-11-21T11:00:00.000Z" });
    expect((await publishedIn(database))?.kind ?? "nothing").toBe("nothing");
  });

  test.for([
    ["the same name, written otherwise", { shop_name: "SHOP 20, Inc." }, { visibility_index: 1, shop_rate: 300 }],
    ["the very same figures", { shop_name: "Another name" }, { visibility_index: 20, shop_rate: 20 }],
  ])(`[R122] ${name}: from another mailbox, %s makes no other shop`, async ([, more, figures]) => {
    const database = await openFor(await freshLocation());
    await fill(database, [...numbers(1, 18), 20]);
    const submission = { ...sampleShop, owner_email: "someone@else.example", ...(more as { shop_name: string }) };
    const again = { submission, receivedAt: "2026-11-21T11:00:00.000Z" };
    await answered(database, "again", again, { ...facts, figures: figures as PeerFacts["figures"] });
    expect((await publishedIn(database))?.kind ?? "nothing").toBe("nothing");
    await fill(database, [19]);
    expect(rateIn(await publishedIn(database))).toMatchObject({ shops: 20 });
  });

  test(`[R122] ${name}: twenty shops are published, nineteen are not, and one address is one shop`, async () => {
    const database = await openFor(await freshLocation());
    await fill(database, numbers(1, 19));
    await answered(database, "again", { submission: submissionOf(1), receivedAt: "2026-11-21T11:00:00.000Z" });
    expect((await publishedIn(database))?.kind ?? "nothing").toBe("nothing");
    await fill(database, [20]);
    expect(rateIn(await publishedIn(database))).toEqual({
      id: "shop_rate",
      shops: 20,
      lower: 6.5,
      median: 12,
      upper: 17,
    });
  });

  test(`[R122] ${name}: a shop counts by its latest submission, also where that is of another kind`, async () => {
    const database = await openFor(await freshLocation());
    await fill(database, numbers(1, 20));
    const moved: PeerFacts = { ...facts, kind: { size: "41+", work: "Low-mix production" } };
    await answered(database, "moved", { submission: submissionOf(20), receivedAt: "2026-11-22T10:00:00.000Z" }, moved);
    expect((await publishedIn(database))?.kind ?? "nothing").toBe("nothing");
  });

  test(`${name}: a published value stays until ten shops have come or gone; nothing is based on fewer than twenty`, async () => {
    const database = await openFor(await freshLocation());
    await fill(database, numbers(1, 20));
    expect(rateIn(await publishedIn(database))).toMatchObject({ lower: 5.5, median: 11, upper: 16 });
    await fill(database, numbers(21, 29), () => 900);
    expect(rateIn(await publishedIn(database))).toMatchObject({ lower: 5.5, median: 11, upper: 16 });
    await fill(database, [30], () => 900);
    expect(rateIn(await publishedIn(database))).toMatchObject({ shops: 30, upper: 900 });
    for (const shop of numbers(1, 9)) await createStore(database).eraseLead(`id-${shop}`);
    expect(rateIn(await publishedIn(database))).toMatchObject({ shops: 30, upper: 900 });
    for (const shop of numbers(10, 11)) await createStore(database).eraseLead(`id-${shop}`);
    expect(rateIn(await publishedIn(database))).toBe("not-enough");
  });

  test(`${name}: what an older release published stays, though it named it differently`, async () => {
    const database = await openFor(await freshLocation());
    await fill(database, numbers(1, 20));
    const published = await publishedIn(database);
    const { basis } = await database.selectFrom("peer_publications").select("basis").executeTakeFirstOrThrow();
    await database
      .updateTable("peer_publications")
      .set({ basis: basis.replaceAll('"summary":', '"told":') })
      .execute();
    await fill(database, numbers(21, 29), () => 900);
    expect(await publishedIn(database)).toEqual(published);
  });

  test(`${name}: servers that renew at once publish the same, once`, async () => {
    const location = await freshLocation();
    const databases = await Promise.all(numbers(1, 4).map(() => openFor(location)));
    const [first] = databases;
    if (first === undefined) throw new Error("No database was opened");
    await fill(first, numbers(1, 25));
    const all = await Promise.all(databases.map(publishedIn));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(all[0]?.kind).toBe("compared");
    expect(await first.selectFrom("peer_publications").select("kind").execute()).toEqual([{ kind: key }]);
  });

  test(`${name}: a backup includes what was published, so a restore reveals no difference`, async () => {
    const from: DatabaseLocation = await freshLocation();
    const database = await openFor(from);
    await fill(database, numbers(1, 20));
    const before = await publishedIn(database);
    const file = `${temporaryFolder()}/backup.sqlite`;
    await backUp(database, file);
    const other = await openFor(await freshLocation());
    await restore(other, file, { replaces: false, log: null });
    expect((await readPublications(other)).get(key)).toEqual(before);
  });
}
