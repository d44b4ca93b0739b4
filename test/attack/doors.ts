import { randomBytes } from "node:crypto";
import { confirmPath } from "../../src/service/delivery/deliver-ports.ts";
import { analyzeEndpoint, reportsPath } from "../../src/survey/wire/wire.ts";
import { openSinks } from "../durability/delivery-sinks.ts";
import { type Attack, createFindings, inParallel, until } from "./attack.ts";
import {
  ask,
  idIn,
  isRefusal,
  post,
  startTarget,
  submit,
  type Target,
  temporaryFolder,
  wireAnswers,
} from "./target.ts";

const keyed = (key: string) => ({ headers: { [analyzeEndpoint.idempotencyHeader]: key } });

export const reusedKeys: Attack = {
  name: "one key many times",
  wanted: "one submission and one report; other answers get 409; the same after kill -9",
  run: async () => {
    const { broke, expect } = createFindings();
    const settings = { DATA_DIR: temporaryFolder() };
    const target = await startTarget(settings);
    const ids = new Set<string>();
    await inParallel(40, 20, async () => {
      const reply = await submit(target, wireAnswers, keyed("k-1"));
      if (reply.status === 200) ids.add(idIn(reply));
      else expect(isRefusal(reply), `a call gets ${reply.status}`);
    });
    expect(ids.size === 1, `${ids.size} reports for one key: ${[...ids].join(" ")}`);
    const others = await submit(target, { ...wireAnswers, machine_count: 3 }, keyed("k-1"));
    expect(others.status === 409, `other answers got ${others.status}`);
    const cut = submit(target, wireAnswers, keyed("k-2"));
    await target.kill();
    await cut;
    const next = await startTarget(settings);
    expect(ids.has(idIn(await submit(next, wireAnswers, keyed("k-1")))), "another report after the kill");
    expect((await submit(next, wireAnswers, keyed("k-2"))).status === 200, "the call that was cut off gets no answer");
    await next.stop();
    return { tried: "40 calls with 20 at once, a kill, a restart", broke };
  },
};

const guesses = 5_000;

export const guessedAddresses: Attack = {
  name: "guessed ids, links and paths",
  wanted: "404 for each; no file outside of the page",
  run: async () => {
    const { broke, expect } = createFindings();
    const target = await startTarget();
    const id = idIn(await submit(target));
    await inParallel(guesses, 8, async (index) => {
      const guess = guessOf(id, index);
      const path = index % 5 === 4 ? `${confirmPath}/${guess}` : `${reportsPath}/${guess}`;
      const { status } = await ask(target, path, { method: index % 3 === 0 ? "DELETE" : "GET" });
      expect(status === 404, `${path.replace(guess, "…")} answers ${status} to guess ${index}`);
    });
    for (const path of outside) {
      const { status, bytes } = await ask(target, path, { headers: { accept: "*/*" } });
      expect(
        !/root:|"name": "spindlewise"|SQLite format/.test(bytes.toString()),
        `${path} gives a file away (${status})`,
      );
    }
    expect((await ask(target, `${reportsPath}/${id}`)).status === 200, "the real report is gone");
    await target.stop();
    return { tried: `${guesses} guesses, ${outside.length} paths`, broke };
  },
};

/** A random id, one like the real one, or one with a piece of SQL in it. */
function guessOf(id: string, index: number): string {
  if (index % 4 === 0) return `${id.slice(0, -1)}${"AZaz09-_"[index % 8]}${index % 8 === 0 ? "" : "x"}`;
  if (index % 4 === 1) return encodeURIComponent(`${id}' or '1'='1`);
  return randomBytes(16).toString("base64url");
}

const outside = [
  "/../package.json",
  "/..%2fpackage.json",
  "/assets/..%2f..%2f..%2fpackage.json",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/assets/%00/../../package.json",
  "//etc/passwd",
  "/.env",
  "/spindlewise.sqlite",
  "/data/spindlewise.sqlite",
  `${reportsPath}/..%2f..%2fhealthz`,
];

const allowed = 5;

export const spoofedAddresses: Attack = {
  name: "spoofed addresses",
  wanted: "made-up forwarding headers give no second allowance; /metrics tells no stranger anything",
  run: async () => {
    const { broke, expect } = createFindings();
    const target = await startTarget({ RATE_LIMIT: String(allowed) });
    let accepted = 0;
    for (let call = 0; call < 30; call += 1) {
      const address = `203.0.113.${call}`;
      const headers = {
        "x-forwarded-for": address,
        "x-real-ip": address,
        forwarded: `for=${address}`,
        "cf-connecting-ip": address,
      };
      const { status } = await submit(target, wireAnswers, { headers });
      if (status === 200) accepted += 1;
      else expect(status === 429, `a call over the limit gets ${status}`);
    }
    expect(accepted === allowed, `${accepted} of 30 calls were accepted instead of ${allowed}`);
    expect(
      (await submit(target, wireAnswers, { from: "127.0.0.9" })).status === 200,
      "a real other address is refused",
    );
    for (const headers of [
      { host: "evil.example" },
      { "x-forwarded-for": "10.0.0.1" },
      { host: "127.0.0.1.evil.example" },
    ]) {
      expect(
        (await ask(target, "/metrics", { headers })).status === 404,
        `/metrics answers to ${JSON.stringify(headers)}`,
      );
    }
    const planted = await post(target, "/", { shop_name: "</script><script>alert(1)</script>" });
    expect(!planted.bytes.toString().includes("<script>alert"), "a form from elsewhere becomes script");
    await target.stop();
    return { tried: "30 calls under 30 addresses, 3 hosts, 1 form", broke };
  },
};

export const confirmLinks: Attack = {
  name: "report mails to strangers",
  wanted: "unless the address confirms, one short mail and no word of the sender; plus-tags and erasing give no more",
  run: async () => {
    const { broke, expect } = createFindings();
    const sinks = await openSinks();
    const target = await startTarget({ ...sinks.settings, WEBHOOK_URL: "", WEBHOOK_SECRET: "", LEAD_EMAIL: "" });
    for (let call = 0; call < 20; call += 1) {
      const owner_email = `victim${call % 2 === 0 ? "" : `+${call}`}@victim.example`;
      const reply = await submit(target, {
        ...wireAnswers,
        owner_email,
        shop_name: "BUY NOW evil.example",
        mail_report: true,
      });
      if (call % 4 === 0) await ask(target, `${reportsPath}/${idIn(reply)}`, { method: "DELETE" });
    }
    expect(await until(() => nothingWaits(target)), "deliveries wait for a minute");
    const mails = [...sinks.arrived.values()].flat();
    expect(mails.length === 1, `${mails.length} mails went to one mailbox`);
    expect(
      mails.every(({ hasPdf }) => !hasPdf),
      "a report went out unconfirmed",
    );
    await target.stop();
    await sinks.close();
    return { tried: `20 submissions for one mailbox: ${mails.length} mail`, broke };
  },
};

/** Whether each delivery was either attempted or erased with its report. */
async function nothingWaits(target: Target): Promise<boolean> {
  const metrics = (await ask(target, "/metrics")).bytes.toString();
  return /^spindlewise_deliveries\{state="waiting"\} 0$/m.test(metrics);
}
