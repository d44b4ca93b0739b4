import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { ownEnvironment } from "../own-environment.ts";
import { temporaryFolder } from "../server/open-server.ts";
import { startServerProcess } from "../server/start-process.ts";
import { read, root } from "./deploy-files.ts";

test("[R117] the installed tool runs the server as `npm start` does: with the same switches", () => {
  const [, listed = ""] = /const frugal = \[(.*)\];/.exec(read("scripts/install.mjs")) ?? [];
  const switches = [...listed.matchAll(/"([^"]+)"/g)].map(([, one]) => one);
  expect(switches.length).toBe(2);
  expect(read("deploy/spindlewise")).toContain(`exec "$node" ${switches.join(" ")} "$@"`);
});

test("[R117] the installed tool works through a link, and `backup` keeps the newest 14 with one list of erasures", async () => {
  const { address, dataDir } = await startServerProcess();
  const call = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(sampleShop) };
  expect((await fetch(`${address}/functions/v1/analyze-shop`, call)).status).toBe(200);
  const folder = temporaryFolder();
  const linked = join(folder, "spindlewise");
  symlinkSync(join(root, "deploy/spindlewise"), linked);
  const env = { ...ownEnvironment, DATA_DIR: dataDir };
  expect(spawnSync(linked, ["leads"], { env, encoding: "utf8" }).stdout).toContain(sampleShop.shop_name);

  const backups = join(folder, "backups");
  mkdirSync(backups);
  const old = Array.from({ length: 15 }, (_, day) => `spindlewise-2020-01-${String(day + 10)}T000000Z.sqlite`);
  for (const name of old) symlinkSync("/dev/null", join(backups, name));
  const { status, stdout } = spawnSync(join(root, "deploy/backup"), [backups], { env, encoding: "utf8" });
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^1 submission, 1 report backed up .*\n0 erasures written/),
  ]);
  const kept = readdirSync(backups).toSorted();
  expect(kept.slice(0, 14)).toEqual(["erased.json", ...old.slice(-13)]);
  expect(kept.length).toBe(15);
});
