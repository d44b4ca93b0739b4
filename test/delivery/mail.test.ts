import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { createMailer, type MailerOptions } from "../../src/adapters/delivery/mail/send-mail.ts";
import { readSmtpUrl } from "../../src/adapters/delivery/mail/smtp-server.ts";
import type { OutgoingMail } from "../../src/service/delivery/deliver-ports.ts";
import { certificate } from "./certificate.ts";
import { openPostOffice, type Treatment } from "./post-office.ts";

const sender = { name: "Kerf", address: "hello@kerf.example" };

const mail = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  deliveryId: "0123456789abcdef",
  to: "dana@cedar.example",
  replyTo: { name: "Pat", address: "pat@kerf.example" },
  subject: "Your report",
  text: "Hello",
  html: "<p>Hello</p>",
  attached: null,
  ...more,
});

function mailerFor(url: string, options: MailerOptions = {}) {
  const server = readSmtpUrl(url);
  if (!server) throw new Error(`${url} is not usable`);
  return createMailer(server, sender, options);
}

test("an email says who it is from, to whom, whom to answer, and that a machine wrote it; as text and HTML", async () => {
  const { port, arrived } = await openPostOffice();
  const bytes = new Uint8Array([37, 80, 68, 70, 0, 255]);
  const attached = { name: "工場-diagnostic.pdf", type: "application/pdf", bytes };
  const send = mailerFor(`smtp://127.0.0.1:${port}?starttls=off`);
  expect(await send(mail({ attached }))).toEqual({ kind: "delivered" });
  const [only] = arrived;
  expect(only).toMatchObject({ from: "hello@kerf.example", to: ["dana@cedar.example"] });
  expect(only?.mail).toMatchObject({
    from: sender,
    to: [{ address: "dana@cedar.example" }],
    replyTo: [{ name: "Pat", address: "pat@kerf.example" }],
    subject: "Your report",
    messageId: "<0123456789abcdef@kerf.example>",
    text: "Hello\n",
  });
  expect(only?.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  expect(only?.raw).not.toMatch(/^X-Mailer|^List-/m);
  const [file] = only?.mail.attachments ?? [];
  expect([file?.filename, file?.mimeType, new Uint8Array(file?.content as ArrayBuffer)]).toEqual([
    "工場-diagnostic.pdf",
    "application/pdf",
    bytes,
  ]);
});

test("[R106] over STARTTLS and from the start, to a server whose certificate is trusted", async () => {
  const options = { ca: certificate.cert };
  const upgraded = await openPostOffice();
  const secured = await openPostOffice({ options: { secure: true } });
  expect(await mailerFor(`smtp://localhost:${upgraded.port}`, options)(mail())).toEqual({ kind: "delivered" });
  expect(await mailerFor(`smtps://localhost:${secured.port}`, options)(mail())).toEqual({ kind: "delivered" });
  expect([upgraded.arrived.length, secured.arrived.length]).toEqual([1, 1]);
});

test("[R106] an untrusted certificate, or no encryption where it is required: nothing is sent", async () => {
  const selfSigned = await openPostOffice();
  const secured = await openPostOffice({ options: { secure: true } });
  const open = await openPostOffice({ options: { disabledCommands: ["STARTTLS"] } });
  for (const url of [
    `smtp://localhost:${selfSigned.port}`,
    `smtps://localhost:${secured.port}`,
    `smtp://localhost:${open.port}`,
  ]) {
    expect(await mailerFor(url)(mail())).toMatchObject({ kind: "failed", problem: "mail-not-private" });
  }
  expect([selfSigned, secured, open].flatMap(({ arrived }) => arrived)).toEqual([]);
});

test("[R106] the login goes out only encrypted, and a wrong one is a problem of ours", async () => {
  const office = await openPostOffice({
    options: {
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === "kerf" && password === "p@ss" ? done(null, { user: "kerf" }) : done(new Error("no")),
    },
  });
  const options = { ca: certificate.cert };
  expect(await mailerFor(`smtp://kerf:p%40ss@localhost:${office.port}`, options)(mail())).toEqual({
    kind: "delivered",
  });
  const wrong = await mailerFor(`smtp://kerf:other@localhost:${office.port}`, options)(mail());
  expect(wrong).toMatchObject({ kind: "failed", problem: "mail-login" });
  expect(readSmtpUrl("smtp://kerf:p@localhost:25?starttls=off")).toBeUndefined();
});

test.for<readonly [Treatment, object]>([
  [
    { refuse: "recipient", code: 450 },
    { problem: "mail-later", status: 450 },
  ],
  [
    { refuse: "recipient", code: 550 },
    { problem: "mail-recipient", status: 550 },
  ],
  [
    { refuse: "sender", code: 553 },
    { problem: "mail-sender", status: 553 },
  ],
  [
    { refuse: "sender", code: 421 },
    { problem: "mail-later", status: 421 },
  ],
  [
    { refuse: "message", code: 452 },
    { problem: "mail-later", status: 452 },
  ],
  [
    { refuse: "message", code: 554 },
    { problem: "mail-content", status: 554 },
  ],
  ["take-and-break-off", { problem: "mail-broken-off" }],
])("a mail server that does %j gives %j", async ([treatment, problem]) => {
  const { port } = await openPostOffice({ treatments: [treatment] });
  const outcome = await mailerFor(`smtp://127.0.0.1:${port}?starttls=off`)(mail());
  expect(outcome).toEqual({ kind: "failed", ...problem });
});

test("a server that is not there, or says nothing, is tried again", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const quiet = await mailerFor(`smtp://127.0.0.1:${port}?starttls=off`, { idleTimeoutMs: 20 })(mail());
  expect(quiet).toEqual({ kind: "failed", problem: "mail-broken-off" });
  await new Promise((resolve) => {
    silent.close(resolve);
  });
  const gone = await mailerFor(`smtp://127.0.0.1:${port}?starttls=off`)(mail());
  expect(gone).toEqual({ kind: "failed", problem: "mail-unreachable" });
});

test("a server that never stops talking is cut off, and the email is retried", async () => {
  const talker = createServer((socket) => {
    const talk = setInterval(() => socket.write("250-and so on\r\n"), 5);
    socket.on("error", () => {});
    socket.on("close", () => clearInterval(talk));
    socket.write("220 hello\r\n");
  }).listen(0, "127.0.0.1");
  await once(talker, "listening");
  onTestFinished(() => void talker.close());
  const { port } = talker.address() as AddressInfo;
  const outcome = await mailerFor(`smtp://127.0.0.1:${port}?starttls=off`, { totalTimeoutMs: 100 })(mail());
  expect(outcome).toEqual({ kind: "failed", problem: "mail-broken-off" });
});

test("[R64] no text can add a header, a recipient or a second email", async () => {
  const { port, arrived } = await openPostOffice();
  const send = mailerFor(`smtp://127.0.0.1:${port}?starttls=off`);
  const breaks = fc.constantFrom("\r\n", "\n", "\r", "\u2028", "\u0085", "\r\n.\r\n", "\r\n\r\n", "\u0000", "");
  const hostile = fc
    .array(fc.tuple(fc.string({ unit: "binary", maxLength: 20 }), breaks, fc.constantFrom("Bcc: x@evil.example", "")))
    .map((parts) => parts.flat().join(""));
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (subject, name, text) => {
      arrived.length = 0;
      const replyTo = { name, address: "pat@kerf.example" };
      await send(mail({ subject, replyTo, text, html: `<p></p>` }));
      const [only] = arrived;
      expect(arrived.length).toBe(1);
      expect(only?.to).toEqual(["dana@cedar.example"]);
      const names = only?.mail.headers.map(({ key }) => key).toSorted();
      expect(names?.filter((key) => key !== "subject" && key !== "content-transfer-encoding")).toEqual(
        headersOfEveryMail,
      );
      expect(only?.mail.replyTo?.map(({ address }) => address)).toEqual(["pat@kerf.example"]);
    }),
    { seed: 7, numRuns: 25 },
  );
});

const headersOfEveryMail = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "to",
  "x-auto-response-suppress",
];

test.for([
  ["smtps://u:p@mail.example", { host: "mail.example", port: 465, encryption: "from-start" }],
  ["smtp://u:p@mail.example", { host: "mail.example", port: 587, encryption: "upgrade" }],
  ["smtp://relay:2525?starttls=off", { host: "relay", port: 2525, encryption: "off", login: null }],
  ["smtp://[::1]?starttls=off", { host: "::1", port: 25, encryption: "off", login: null }],
] as const)("[R106] %s is %j", ([url, server]) => {
  expect(readSmtpUrl(url)).toMatchObject(server);
});

test.for([
  "mail.example",
  "http://mail.example",
  "smtp://",
  "smtp://user@mail.example",
  "smtp://:p@mail.example",
  "smtp://mail.example?tls=off",
  "smtps://mail.example?starttls=off",
  "smtp://mail.example/path",
  "smtp://a%ZZ:p@mail.example",
])("[R106] %s isn't a mail server", (url) => {
  expect(readSmtpUrl(url)).toBeUndefined();
});
