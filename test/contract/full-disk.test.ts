import { randomBytes } from "node:crypto";
import { closeSync, existsSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openSqlite } from "../../src/adapters/store/database.ts";
import { emptyLog } from "../../src/adapters/store/log-file.ts";
import { createStore } from "../../src/adapters/store/store.ts";
import { eraseExpired } from "../../src/service/reports/retention.ts";
import { temporaryFolder } from "../server/open-server.ts";
import { smallDisk } from "../small-disk.ts";
import { aDossier, aLead, saveAll } from "./store-contract.ts";

const shops = 40;
/** 52 kB when compressed, as large as a report gets. */
const report = aDossier(randomBytes(52_000).toString("hex"));
const retention = { retentionDays: 30, now: () => new Date("2027-11-21T10:00:00.000Z") };

/** A store with reports of one address, on a disk with no byte left. */
async function storeOnFullDisk(folder: string, leads: number) {
  const database = await openSqlite(folder);
  onTestFinished(() => database.destroy());
  const store = createStore(database);
  const ids = Array.from({ length: leads }, (_, at) => `id-${at}`);
  await saveAll(
    store,
    ids.map((id) => aLead(id)),
  );
  for (const id of ids) await store.saveDossier(id, report);
  await emptyLog(database);
  fillUp(join(folder, "other"));
  return { store, hasReserve: () => existsSync(join(folder, "spindlewise.reserve")) };
}

function fillUp(path: string): void {
  const file = openSync(path, "w");
  try {
    for (;;) writeSync(file, Buffer.alloc(4096, 1));
  } catch {
    closeSync(file);
  }
}

const onFullDisk = async (leads: number) => {
  const disk = smallDisk(temporaryFolder(), 12);
  onTestFinished(() => disk?.remove());
  return disk && storeOnFullDisk(disk.folder, leads);
};

test.for([shops, 8, 0])(
  "[R138] on a full disk, %i reports past their age are erased, and the reserve kept",
  async (leads, { skip }) => {
    const full = await onFullDisk(leads);
    if (full === undefined) return skip("only root on Linux can mount a small disk");
    const { store, hasReserve } = full;
    expect(await eraseExpired({ ...retention, store }, true)).toEqual({ kind: "erased", count: leads });
    const { stored, lastBefore } = await store.expiring("2027-11-21T10:00:00.000Z");
    expect([stored, lastBefore, hasReserve()]).toEqual([0, "2027-10-22T10:00:00.000Z", true]);
  },
);

test("[R138] on a full disk, all reports of an address are erased, and the reserve kept", async ({ skip }) => {
  const full = await onFullDisk(shops);
  if (full === undefined) return skip("only root on Linux can mount a small disk");
  const { store, hasReserve } = full;
  expect(await store.eraseAddress(String(aLead("a").submission.owner_email))).toBe(shops);
  expect([(await store.expiring("2999")).stored, hasReserve()]).toEqual([0, true]);
});
