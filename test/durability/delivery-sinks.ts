import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Server as NetServer } from "node:net";
import { buffer, text } from "node:stream/consumers";
import PostalMime, { type Attachment } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { webhookHeaders } from "../../src/adapters/delivery/webhook/signature.ts";
import type { LeadDeliveryKind } from "../../src/service/delivery/deliveries.ts";

/** A delivery that arrived in full and is about to be confirmed. */
export interface Arrival {
  /** Where it arrived. */
  readonly kind: LeadDeliveryKind;
  /** The recipient of an email; `null` for a call. */
  readonly to: string | null;
  readonly hasPdf: boolean;
}

/** A real mail server and a real webhook receiver. They record the id of each delivery they confirm. */
export interface Sinks {
  /** Settings for a server that delivers to them. */
  readonly settings: Readonly<Record<string, string>>;
  /** What arrived, by delivery id. */
  readonly arrived: ReadonlyMap<string, readonly Arrival[]>;
  /** Resolves when the next email to a respondent starts to arrive: its PDF is made, and nothing is confirmed. */
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
      // The server was killed during its call, so nothing was confirmed.
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
      // An email whose sender was killed is incomplete and isn't confirmed.
      buffer(stream).then(take).catch(done);
    },
  });
  // Clients that are killed drop the connection.
  office.on("error", () => {});
  return office;
}

/** The delivery id is the part before the @ in the Message-ID. */
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
  // The cast is sound: a server that listens on a port has an address with a port.
  return (server.address() as AddressInfo).port;
}
