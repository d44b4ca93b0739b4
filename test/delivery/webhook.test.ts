import { createHmac, timingSafeEqual } from "node:crypto";
import { expect, test } from "vitest";
import { createWebhook, type WebhookOptions } from "../../src/adapters/delivery/webhook/call-webhook.ts";
import {
  checkedLookup,
  isPublic,
  PrivateAddressError,
  type ResolveAll,
} from "../../src/adapters/delivery/webhook/checked-lookup.ts";
import { webhookEvent } from "../../src/service/delivery/deliver-webhook.ts";
import { certificate } from "./certificate.ts";
import { type Answer, openHook, status } from "./hook-server.ts";

const secret = "a-secret-of-more-than-24-characters";
const now = () => new Date("2026-11-21T10:00:00.900Z");
const call = { deliveryId: "0123456789abcdef", body: '{"shop":"工場 \\u0000 <b>"}', event: webhookEvent };

const callTo = (url: string, options: Partial<WebhookOptions> = {}, allowPrivate = true) =>
  createWebhook({ url, secret, allowPrivate }, { now, ...options })(call);

/** A receiver refuses a signature with a time further off, so that a recorded call can't be replayed. */
const replayWindowSeconds = 5 * 60;

/** The check that docs/webhook.md gives to receivers. */
function isGenuine(header: string, rawBody: string, atSeconds: number): boolean {
  const [, time = "", given = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (Math.abs(atSeconds - Number(time)) > replayWindowSeconds) return false;
  const expected = createHmac("sha256", secret).update(`${time}.${rawBody}`).digest("hex");
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

test("[R106] a call is signed over its time and raw body, and has an id, event and version", async () => {
  const hook = await openHook();
  expect(await callTo(hook.url)).toEqual({ kind: "delivered" });
  const [only] = hook.calls;
  const { headers, body } = only ?? { headers: {}, body: "" };
  expect(body).toBe(call.body);
  expect(headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "delivery-id": "0123456789abcdef",
    "spindlewise-event": "lead.received; version=1",
    "spindlewise-signature": expect.stringMatching(/^t=1795255200,v1=[0-9a-f]{64}$/),
  });
  const signature = String(headers["spindlewise-signature"]);
  const at = 1795255200;
  expect(isGenuine(signature, body, at)).toBe(true);
  expect(isGenuine(signature, `${body} `, at)).toBe(false);
  expect(isGenuine(signature, body, at + 301)).toBe(false);
  expect(isGenuine(signature.replace("t=1795255200", "t=1795255201"), body, at)).toBe(false);
});

const endless: Answer = (response) => {
  response.writeHead(200);
  const more = () => {
    while (response.write(Buffer.alloc(64 * 1024)));
    response.once("drain", more);
  };
  more();
};

test.for<readonly [string, Answer, object]>([
  ["200", status(200), { kind: "delivered" }],
  ["202 and a body without end", endless, { kind: "delivered" }],
  ["400", status(400), { kind: "failed", problem: "hook-refused", status: 400 }],
  ["401", status(401), { kind: "failed", problem: "hook-refused", status: 401 }],
  ["410", status(410), { kind: "failed", problem: "hook-gone", status: 410 }],
  ["500", status(500), { kind: "failed", problem: "hook-fault", status: 500 }],
  [
    "429 with a time",
    status(429, { "retry-after": "90" }),
    { kind: "failed", problem: "hook-later", status: 429, retryAfterSeconds: 90 },
  ],
  ["503 with nonsense", status(503, { "retry-after": "soon" }), { kind: "failed", problem: "hook-later", status: 503 }],
  ["no answer but a cut", (response) => response.destroy(), { kind: "failed", problem: "hook-unreachable" }],
])("[R106] an answer of %s gives %j", async ([, answer, outcome]) => {
  const hook = await openHook({ answers: [answer] });
  expect(await callTo(hook.url)).toEqual(outcome);
});

test("[R106] an answer that does not come is not waited for", async () => {
  const hook = await openHook({ answers: [() => {}] });
  expect(await callTo(hook.url, { timeoutMs: 50 })).toEqual({ kind: "failed", problem: "hook-slow" });
});

test.for<readonly [string, Answer, object]>([
  ["200", (response) => response.writeHead(200).write("o"), { kind: "delivered" }],
  ["500", (response) => response.writeHead(500).write("o"), { kind: "failed", problem: "hook-fault", status: 500 }],
  [
    "a cut in a 200",
    (response) => response.writeHead(200, { "content-length": "9" }).write("o", () => response.destroy()),
    { kind: "delivered" },
  ],
])("[R106] the status counts, though the answer does not end: %s", async ([, answer, outcome]) => {
  const hook = await openHook({ answers: [answer] });
  expect(await callTo(hook.url, { timeoutMs: 3_000 })).toEqual(outcome);
});

test("[R106] a redirect is not followed", async () => {
  const inside = await openHook();
  const hook = await openHook({ answers: [status(307, { location: inside.url })] });
  expect(await callTo(hook.url)).toEqual({ kind: "failed", problem: "hook-redirect", status: 307 });
  expect(inside.calls).toEqual([]);
});

test("[R106] a server with an untrusted certificate gets no call", async () => {
  const hook = await openHook({ isSecure: true });
  expect(await callTo(hook.named)).toEqual({ kind: "failed", problem: "hook-not-private" });
  expect(await callTo(hook.named, { ca: certificate.cert })).toEqual({ kind: "delivered" });
  expect(hook.calls.length).toBe(1);
});

test.for([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.1",
  "100.64.0.1",
  "169.254.169.254",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "198.18.0.1",
  "192.0.2.1",
  "::1",
  "::",
  "::ffff:10.0.0.1",
  "::ffff:169.254.169.254",
  "64:ff9b::a00:1",
  "2002:a00:1::",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "ff02::1",
  "2001:db8::1",
  "::127.0.0.1",
  "4000::1",
  "not an address",
])("[R106] %s is inside", (address) => {
  expect(isPublic(address)).toBe(false);
});

test.for(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "::ffff:8.8.8.8"])(
  "[R106] %s is public",
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test.for([
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://0x7f.1/",
  "https://2130706433/",
  "https://[::ffff:a00:1]/",
  "https://169.254.169.254/latest/meta-data/",
  "http://crm.example/",
])("[R106] %s is refused before anything is asked", async (url) => {
  const resolve: ResolveAll = () => {
    throw new Error("nobody may be asked");
  };
  expect(await callTo(url, { resolve }, false)).toEqual({ kind: "failed", problem: "hook-inside" });
});

test("[R106] a name that leads inside with any of its addresses is refused", async () => {
  const hook = await openHook({ isSecure: true });
  const resolve: ResolveAll = (_host, done) =>
    done(null, [
      { address: "8.8.8.8", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ]);
  const outcome = await callTo(`https://crm.example:${hook.port}/`, { resolve }, false);
  expect(outcome).toEqual({ kind: "failed", problem: "hook-inside" });
  expect(hook.calls).toEqual([]);
});

test("[R106] the connection goes to an address that was checked: a name is asked for once", async () => {
  const answers = ["8.8.8.8", "127.0.0.1"];
  const resolve: ResolveAll = (_host, done) => done(null, [{ address: answers.shift() ?? "", family: 4 }]);
  const lookup = checkedLookup(resolve);
  const found = await new Promise((done) => lookup("crm.example", { all: true }, (error, all) => done([error, all])));
  expect(found).toEqual([null, [{ address: "8.8.8.8", family: 4 }]]);
  const again = await new Promise((done) => lookup("crm.example", {}, (error) => done(error)));
  expect([again, answers]).toEqual([expect.any(PrivateAddressError), []]);
});
