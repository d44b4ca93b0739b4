import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "../src/adapters/monitoring/log.ts";
import type { Services } from "../src/adapters/services.ts";
import { readConfig } from "../src/adapters/settings/config.ts";
import { openServices } from "../src/adapters/wire-up.ts";
import { ignoreProgress } from "../src/service/analyze/progress.ts";
import type { Submission } from "../src/survey/submission.ts";
import { toWire } from "../src/survey/wire/wire.ts";
import { shops } from "./load.ts";
import { printTable, quantile, rounded } from "./table.ts";

const warmUps = 2;
const rounds = 5;
const day = 24 * 60 * 60 * 1000;
const goal = 1.3;

/** The versions made of each report, in this order. */
const kinds = ["first analysis", "changed the same day", "with two coworkers", "after 90 days, compared"] as const;
type Times = Readonly<Record<(typeof kinds)[number], number>>;

/**
 * Processor time of each new version of a report, compared with its first analysis, stored and answered. The two take
 * turns in one process.
 */
export async function benchRemake() {
  const folder = mkdtempSync(join(tmpdir(), "spindlewise-remake-"));
  let now = Date.now();
  const config = readConfig({ DATA_DIR: folder, RATE_LIMIT: "off" });
  const services = await openServices(config, createLog("silent"), { now: () => new Date(now) });
  const later = (days: number): void => {
    now += days * day;
  };
  const runs: Times[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const shop of shops) {
      const times = await timesOf(shop, services, later);
      if (round >= warmUps) runs.push(times);
    }
  }
  await services.close();
  rmSync(folder, { recursive: true });
  return printResult(runs);
}

function printResult(runs: readonly Times[]) {
  const p50 = (kind: keyof Times): number =>
    quantile(
      runs.map((times) => times[kind]),
      0.5,
    );
  const ratio = (kind: keyof Times): number => rounded(p50(kind) / p50("first analysis"));
  printTable([["", "processor ms, p50", "ratio"], ...kinds.map((kind) => [kind, rounded(p50(kind), 1), ratio(kind)])]);
  const worst = Math.max(...kinds.map(ratio));
  return { ratio: worst, goal, holds: worst <= goal, reports: runs.length };
}

async function timesOf(shop: Submission, services: Services, later: (days: number) => void): Promise<Times> {
  const answers = toWire(shop);
  const changed = { ...answers, machine_count: Number(shop.machine_count) + 1 };
  let id = "";
  const first = await timed(async () => {
    id = idIn(await analyze(services, answers, null));
  });
  const sameDay = await timed(() => analyze(services, changed, id));
  await askTwo(services, id);
  // Opening the link makes the version that counts them. The time to read it isn't part of that.
  const opened = await timed(() => services.reportHistory(id));
  const coworkers = opened - (await timed(() => services.reportHistory(id)));
  later(90);
  const compared = await timed(() => analyze(services, answers, id));
  return {
    "first analysis": first,
    "changed the same day": sameDay,
    "with two coworkers": coworkers,
    "after 90 days, compared": compared,
  };
}

async function analyze(services: Services, answers: unknown, report: string | null): Promise<Uint8Array> {
  const plain = {
    key: null,
    wantsMail: false,
    isSuspect: false,
    needsProof: false,
    proof: null,
    added: {},
    onProgress: ignoreProgress,
  };
  const outcome = await services.analyzeShop({ ...plain, answers, address: "192.0.2.1", report });
  if (outcome.kind !== "analyzed") throw new Error(`An analysis ended with ${outcome.kind}`);
  return outcome.response;
}

const idIn = (answer: Uint8Array): string => JSON.parse(Buffer.from(answer).toString()).id;

async function askTwo(services: Services, id: string): Promise<void> {
  const body = { roles: ["planner", "foreman"], shows_roles: true };
  const invited = await services.inviteCoworkers({ id, body, address: "192.0.2.1" });
  if (invited.kind !== "invited") throw new Error(`Asking coworkers ended with ${invited.kind}`);
  for (const { secret } of invited.links.links) {
    const rawAnswers = { happens_weekly: ["made_again"], does_not_happen: ["no_material"] };
    await services.answerAsCoworker({ secret, rawAnswers, key: undefined, mayShowRole: true, address: "192.0.2.1" });
  }
}

/** Processor time, which a busy machine doesn't distort. */
async function timed(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
