import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { databaseFile } from "../../src/adapters/store/database.ts";
import { reportsPath } from "../../src/survey/wire/wire.ts";
import { smallDisk } from "../small-disk.ts";
import { type Attack, createFindings } from "./attack.ts";
import { ask, idIn, innerDetail, isRefusal, startTarget, submit, temporaryFolder } from "./target.ts";

const diskMegabytes = 6;
const maxLeads = 400;

export const fullDisk: Attack = {
  name: "full disk",
  wanted: "503 with Retry-After; not ready; erasing works and makes room; nothing accepted is lost",
  run: async () => {
    const { broke, expect } = createFindings();
    const disk = smallDisk(temporaryFolder(), diskMegabytes);
    if (disk === undefined) return { tried: "not tried: a small disk can only be mounted as root on Linux", broke };
    const target = await startTarget({ DATA_DIR: disk.folder });
    const ids: string[] = [];
    let last = await submit(target);
    while (last.status === 200 && ids.length < maxLeads) {
      ids.push(idIn(last));
      last = await submit(target);
    }
    expect(isRefusal(last), `on a full disk a call gets ${last.status}`);
    expect(!innerDetail.test(last.bytes.toString()), "the answer tells inner detail");
    expect((await ask(target, "/healthz")).status === 200, "health is silent");
    for (const id of ids) {
      const { status } = await ask(target, `${reportsPath}/${id}`);
      expect(status === 200, `an accepted report answers ${status}`);
    }
    for (const id of ids.slice(0, Math.ceil(ids.length / 2))) {
      const { status } = await ask(target, `${reportsPath}/${id}`, { method: "DELETE" });
      expect(status === 204, `erasing answers ${status}`);
    }
    expect((await submit(target)).status === 200, "after erasing there is no room");
    expect((await ask(target, "/readyz")).status === 200, "after erasing it is not ready");
    await target.stop();
    disk.remove();
    return { tried: `${diskMegabytes} MB, full after ${ids.length} submissions`, broke };
  },
};

export const damagedDatabase: Attack = {
  name: "damaged database",
  wanted: "said on /readyz, no inner detail, health goes on; a start on it refuses or says so",
  run: async () => {
    const { broke, expect } = createFindings();
    const folder = temporaryFolder();
    const target = await startTarget({ DATA_DIR: folder });
    const ids = [];
    for (let call = 0; call < 60; call += 1) ids.push(idIn(await submit(target)));
    await target.stop();
    scramble(databaseFile(folder));
    const outcome = await startTarget({ DATA_DIR: folder }).catch((error: Error) => error.message);
    if (typeof outcome === "string") {
      expect(!/at .+:\d+:\d+\n.*at /s.test(outcome), "the refusal to start is a stack trace");
      rmSync(folder, { recursive: true });
      return { tried: "a sixth of the pages overwritten: the start is refused", broke };
    }
    const replies = [];
    for (const id of ids) replies.push(await ask(outcome, `${reportsPath}/${id}`));
    replies.push(await submit(outcome));
    for (const { status, bytes } of replies) {
      expect(status === 200 || !innerDetail.test(bytes.toString()), "an answer tells inner detail");
    }
    const isHit = replies.some(({ status }) => status >= 500);
    expect(!isHit || (await ask(outcome, "/readyz")).status === 503, "/readyz says 200 after damage was met");
    expect((await ask(outcome, "/healthz")).status === 200, "health is silent");
    await outcome.stop();
    rmSync(folder, { recursive: true });
    return {
      tried: `a sixth of the pages overwritten: ${replies.filter(({ status }) => status >= 500).length} of ${replies.length} calls meet it`,
      broke,
    };
  },
};

const pageBytes = 4096;

/**
 * Overwrites pages in the second half of the file, so that a server starts on it and finds the damage while working.
 */
function scramble(file: string): void {
  const pages = statSync(file).size / pageBytes;
  const open = openSync(file, "r+");
  for (let page = Math.ceil(pages / 2); page < pages; page += 3)
    writeSync(open, Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, page * pageBytes);
  closeSync(open);
}

export const readOnlyFolder: Attack = {
  name: "folder that cannot be written",
  wanted: "the start is refused in one sentence that names DATA_DIR",
  run: async () => {
    const { broke, expect } = createFindings();
    const folder = temporaryFolder();
    chmodSync(folder, 0o500);
    const isRoot = process.getuid?.() === 0;
    const isMounted = isRoot && spawnSync("mount", ["-t", "tmpfs", "-o", "ro", "none", folder]).status === 0;
    if (isRoot && !isMounted) return { tried: "not tried: root writes everywhere", broke };
    const outcome = await startTarget({ DATA_DIR: folder }).catch((error: Error) => error.message);
    if (isMounted) spawnSync("umount", [folder]);
    expect(typeof outcome === "string", "it starts");
    expect(/DATA_DIR/.test(String(outcome)), "the refusal does not name DATA_DIR");
    expect(!/\n\s+at .+:\d+:\d+/.test(String(outcome)), "the refusal is a stack trace");
    if (typeof outcome !== "string") await outcome.stop();
    rmSync(folder, { recursive: true, force: true });
    return { tried: "one start", broke };
  },
};
