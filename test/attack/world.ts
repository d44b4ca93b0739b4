import { once } from "node:events";
import { rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { createFileThread } from "../../src/adapters/files/file-thread.ts";
import { createLog } from "../../src/adapters/monitoring/log.ts";
import { readConfig } from "../../src/adapters/settings/config.ts";
import { openServices } from "../../src/adapters/wire-up.ts";
import { diagnose } from "../../src/diagnosis/diagnose.ts";
import { composeDossier, type Dossier } from "../../src/report/dossier.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { openSinks } from "../durability/delivery-sinks.ts";
import { killRounds } from "../durability/kill-rounds.ts";
import { occasion } from "../shops.ts";
import { type Attack, createFindings, until } from "./attack.ts";
import { ask, startTarget, submit, temporaryFolder } from "./target.ts";

/** A server that accepts connections and never answers. */
async function silentServer(): Promise<{ readonly port: number; readonly close: () => void }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).resume();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // The cast is sound: a server that listens on a port has an address with a port.
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port, close };
}

/** An attack in which one of the two receivers accepts connections and never answers. */
const hangs = (
  name: string,
  others: { readonly wanted: string; readonly arrive: string },
  hangingAt: (port: number) => Readonly<Record<string, string>>,
): Attack => ({
  name,
  wanted: `${others.wanted} go on; a stop ends in time`,
  run: async () => {
    const { broke, expect } = createFindings();
    const [sinks, silent] = [await openSinks(), await silentServer()];
    const target = await startTarget({ ...sinks.settings, ...hangingAt(silent.port), STOP_TIMEOUT_S: "2" });
    for (let call = 0; call < 10; call += 1) expect((await submit(target)).status === 200, "a call fails");
    await until(() => sinks.arrived.size >= 10);
    expect(sinks.arrived.size === 10, `${sinks.arrived.size} of 10 ${others.arrive} arrived`);
    const begun = performance.now();
    await target.stop();
    expect(performance.now() - begun < 15_000, "a stop takes over 15 s");
    silent.close();
    await sinks.close();
    return { tried: "10 submissions with mail and webhook", broke };
  },
});

export const hungMailServer = hangs(
  "mail server that hangs",
  { wanted: "calls and webhooks", arrive: "webhook calls" },
  (port) => ({ SMTP_URL: `smtp://127.0.0.1:${port}?starttls=off` }),
);

export const slowWebhook = hangs("webhook that hangs", { wanted: "calls and mails", arrive: "mails" }, (port) => ({
  WEBHOOK_URL: `http://127.0.0.1:${port}/`,
}));

const aheadDays = 400;

export const clockJump: Attack = {
  name: "clock that jumps 400 days",
  wanted: "nothing is erased until the operator says so",
  run: async () => {
    const { broke, expect } = createFindings();
    const folder = temporaryFolder();
    const target = await startTarget({ DATA_DIR: folder, RETENTION_DAYS: "30" });
    for (let call = 0; call < 5; call += 1) await submit(target);
    await target.stop();
    const config = readConfig({ DATA_DIR: folder, RETENTION_DAYS: "30" });
    const now = () => new Date(Date.now() + aheadDays * 24 * 60 * 60 * 1000);
    const services = await openServices(config, createLog("silent"), { now });
    for (let hour = 0; hour < 3; hour += 1) {
      for (let call = 0; call < 10; call += 1)
        await services.store.saveLead({
          id: `late-${hour}-${call}`,
          receivedAt: now().toISOString(),
          key: null,
          fingerprint: "late",
          submission: sampleShop,
          wantsMail: false,
          isSuspect: false,
        });
      const outcome = await services.eraseExpired();
      expect(outcome.kind === "held", `a run comes to ${JSON.stringify(outcome)}`);
    }
    let left = 0;
    for await (const _ of services.store.leads()) left += 1;
    expect(left === 35, `${35 - left} of 35 submissions are gone`);
    await services.close();
    rmSync(folder, { recursive: true });
    return { tried: "3 runs over 5 submissions and 30 that come under the wrong clock", broke };
  },
};

const kills = 4;

export const killed: Attack = {
  name: "kill -9 under load",
  wanted: "no answered submission lost or stored twice",
  run: async () => {
    const { broke, expect } = createFindings();
    const folder = temporaryFolder();
    const sinks = await openSinks();
    const survived = await killRounds({
      rounds: kills,
      seed: 20_261_122,
      location: { dataDir: folder, databaseUrl: null },
      sinks,
    });
    const { lost, duplicated, unanswered, acknowledged } = survived;
    expect(lost + duplicated + unanswered === 0, JSON.stringify(survived));
    await sinks.close();
    rmSync(folder, { recursive: true });
    return { tried: `${kills} kills, ${acknowledged} answered`, broke };
  },
};

export const crashedThread: Attack = {
  name: "thread that writes files dies",
  wanted: "that file fails, the next one is made, the server lives",
  run: async () => {
    const { broke, expect } = createFindings();
    const thread = createFileThread("letter", () => {});
    const whole = composeDossier(sampleShop, diagnose(sampleShop), occasion);
    // The cast is the attack: no real dossier looks like this.
    const broken = { ...whole, report: null } as unknown as Dossier;
    for (let round = 0; round < 3; round += 1) {
      const failed = await thread.make({ format: "pdf", dossier: broken }).catch(() => "failed");
      expect(failed === "failed", "a broken dossier makes a file");
      const made = await thread.make({ format: "calendar", dossier: whole }).catch((error: Error) => error.message);
      expect(typeof made !== "string" && made.kind === "made", `the next file: ${JSON.stringify(made).slice(0, 100)}`);
    }
    await thread.close();
    return { tried: "3 deaths, 3 files after them", broke };
  },
};

export const ownRequests: Attack = {
  name: "requests that HTTP does not know",
  wanted: "an answer below 500 or a cut connection; the next call is served",
  run: async () => {
    const { broke, expect } = createFindings();
    const target = await startTarget();
    const methods = ["PUT", "PATCH", "OPTIONS", "HEAD", "TRACE", "PROPFIND", "LINK"];
    for (const method of methods) {
      for (const path of [
        "/",
        "/functions/v1/analyze-shop",
        "/api/reports/x",
        "/healthz",
        "/%ff%fe",
        `/${"a".repeat(8_000)}`,
      ]) {
        const { status } = await ask(target, path, {
          method,
          headers: { "content-length": "0", accept: "text/event-stream" },
        });
        expect(status < 500 || status === 501, `${method} ${path.slice(0, 40)}: ${status}`);
      }
    }
    expect((await submit(target)).status === 200, "a call afterwards fails");
    await target.stop();
    return { tried: `${methods.length} methods × 6 paths`, broke };
  },
};
