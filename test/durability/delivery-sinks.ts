import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Server as NetServer } from "node:net";
import { buffer, text } from "node:stream/consumers";
import PostalMime, { type Attachment } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { webhookHeaders } from "../../src/adapters/delivery/webhook/signature.ts";
import type { LeadDeliveryKind } from "../../src/service/deliveries.ts";

/** What came in whole, and was about to be confirmed. */
export interface Arrival {
  /** By where it came in. */
  readonly kind: LeadDeliveryKind;
  /** Whom a mail is for; `null` for a call. */
  readonly to: string | null;
  readonly hasPdf: boolean;
}

/** A real mail server and a real door for webhooks. They note the id of each delivery that they confirm. */
export interface Sinks {
  /** Settings under which a server delivers to them. */
  readonly settings: Readonly<Record<string, string>>;
  /** What arrived under the id of each delivery. */
  readonly arrived: ReadonlyMap<string, readonly Arrival[]>;
  /** The next time that a mail to a respondent begins to come in: its PDF is made, and nothing of it is confirmed. */
  readonly reportUnderWay: () => Promise<void>;
  readonly close: () => Promise<void>;
}

type Note = (id: string, arrival: Arrival) => void;

const operator = "leads@spindlewise.example";

export async function openSinks(): Promise<Sinks> {
  const arrived = new Map<string, readonly Arrival[]>();
  const note: Note = (id, arrival) => arrived.set(id, [...(arrived.get(id) ?? []), arrival]);
  let underWay = Promise.withResolvers<void>();
  const tellUnderWay = () => {
    underWay.resolve();
    underWay = Promise.withResolvers();
  };
  const hook = hookThat(note);
  const office = officeThat(note, tellUnderWay);
  const [hookPort, mailPort] = [await portOf(hook.listen(0, "127.0.0.1")), await portOf(office.listen(0, "127.0.0.1"))];
  const close = async () => {
    hook.closeAllConnections();
    hook.close();
    await new Promise<void>((resolve) => office.close(resolve));
  };
  return { settings: settingsFor(hookPort, mailPort), arrived, reportUnderWay: () => underWay.promise, close };
}

const settingsFor = (hookPort: number, mailPort: number) => ({
  WEBHOOK_URL: `http://127.0.0.1:${hookPort}/leads`,
  WEBHOOK_SECRET: "only-for-the-bench-0123456789",
  WEBHOOK_ALLOW_PRIVATE: "on",
  PUBLIC_URL: "http://localhost",
  SMTP_URL: `smtp://127.0.0.1:${mailPort}?starttls=off`,
  MAIL_FROM: "bench@spindlewise.example",
  LEAD_EMAIL: operator,
});

const hookThat = (note: Note): Server =>
  createServer(async (request, response) => {
    try {
      await text(request);
      note(String(request.headers[webhookHeaders.deliveryId]), { kind: "webhook", to: null, hasPdf: false });
      response.writeHead(204).end();
    } catch {
      // The server was killed in the middle of its call: nothing was confirmed.
    }
  });

function officeThat(note: Note, tellUnderWay: () => void): SMTPServer {
  const office = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => {
      if (address !== operator) tellUnderWay();
      done();
    },
    onData: (stream, { envelope }, done) => {
      const take = async (raw: Buffer) => {
        await noteMail(raw, envelope.rcptTo.map(({ address }) => address).join(" "), note);
        done();
      };
      // A mail whose sender was killed does not come whole: it is not confirmed.
      buffer(stream).then(take).catch(done);
    },
  });
  // Clients that are killed break off.
  office.on("error", () => {});
  return office;
}

/** The id of a delivery stands before the sign in the Message-ID of its mail. */
async function noteMail(raw: Buffer, to: string, note: Note): Promise<void> {
  const { messageId, attachments } = await PostalMime.parse(raw, { attachmentEncoding: "arraybuffer" });
  const [, id = "a mail without an id"] = /^<([^@>]+)@/.exec(messageId ?? "") ?? [];
  const kind = to === operator ? "mail-operator" : "mail-respondent";
  note(id, { kind, to, hasPdf: attachments.some(isWholePdf) });
}

function isWholePdf({ filename, mimeType, content }: Attachment): boolean {
  if (typeof content === "string") return false;
  const bytes = Buffer.from(new Uint8Array(content)).toString("latin1");
  const isNamed = mimeType === "application/pdf" && filename?.endsWith(".pdf") === true;
  return isNamed && /^%PDF-\d/.test(bytes) && /%%EOF\s*$/.test(bytes);
}

async function portOf(server: NetServer): Promise<number> {
  await once(server, "listening");
  // The cast is sound: a server that listens on a port has the address of a port.
  return (server.address() as AddressInfo).port;
}
