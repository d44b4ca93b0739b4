import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Server as NetServer } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { readConfig } from "../src/adapters/config.ts";
import { openDatabase, type Place } from "../src/adapters/database.ts";
import { createLog } from "../src/adapters/log.ts";
import { webhookHeaders } from "../src/adapters/webhook/signature.ts";
import { openServices } from "../src/adapters/wire-up.ts";

/** A real mail server and a real door for webhooks. They note the id of each delivery that they confirm. */
export interface Sinks {
  /** Settings under which a server delivers to them. */
  readonly settings: Readonly<Record<string, string>>;
  /** How often each delivery arrived, by its id. */
  readonly arrived: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
}

export async function openSinks(): Promise<Sinks> {
  const arrived = new Map<string, number>();
  const note = (id: string) => arrived.set(id, (arrived.get(id) ?? 0) + 1);
  const hook = hookThat(note);
  const office = officeThat(note);
  const [hookPort, mailPort] = [await portOf(hook.listen(0, "127.0.0.1")), await portOf(office.listen(0, "127.0.0.1"))];
  const settings = {
    WEBHOOK_URL: `http://127.0.0.1:${hookPort}/leads`,
    WEBHOOK_SECRET: "only-for-the-bench-0123456789",
    WEBHOOK_ALLOW_PRIVATE: "on",
    SMTP_URL: `smtp://127.0.0.1:${mailPort}?starttls=off`,
    MAIL_FROM: "bench@spindlewise.example",
    LEAD_EMAIL: "leads@spindlewise.example",
  };
  const close = async () => {
    hook.closeAllConnections();
    hook.close();
    await new Promise<void>((resolve) => office.close(resolve));
  };
  return { settings, arrived, close };
}

const hookThat = (note: (id: string) => void): Server =>
  createServer(async (request, response) => {
    try {
      await text(request);
      note(String(request.headers[webhookHeaders.deliveryId]));
      response.writeHead(204).end();
    } catch {
      // The server was killed in the middle of its call: nothing was confirmed.
    }
  });

/** The id of a delivery stands before the sign in the Message-ID of its mail. */
function officeThat(note: (id: string) => void): SMTPServer {
  const office = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      const take = (mail: string) => {
        note(/^message-id: <([^@>]+)@/im.exec(mail)?.[1] ?? "a mail without an id");
        done();
      };
      // A mail whose sender was killed does not come whole: it is not confirmed.
      text(stream).then(take, done);
    },
  });
  // Clients that are killed break off.
  office.on("error", () => {});
  return office;
}

async function portOf(server: NetServer): Promise<number> {
  await once(server, "listening");
  // The cast is sound: a server that listens on a port has the address of a port.
  return (server.address() as AddressInfo).port;
}

/** What became of the deliveries of all stored leads. */
export interface Delivered {
  readonly leads: number;
  readonly deliveries: number;
  readonly arrived: number;
  /** Arrivals beyond the first, under the id of the first. */
  readonly again: number;
  /** Deliveries that never arrived. */
  readonly lost: number;
  /** Leads whose deliveries were never written down. */
  readonly missing: number;
  /** Deliveries beyond the first of one kind for one lead: they would arrive under another id. */
  readonly twice: number;
}

/** By then what a killed server had in hand is over, and so is the time that a lead waits for its report. */
const laterMs = 20 * 60 * 1000;

/** Lets a last server, whose clock is ahead, deliver what the killed ones left, and compares the store with what arrived. */
export async function deliverTheRest(place: Place, { settings, arrived }: Sinks): Promise<Delivered> {
  const { dataDir, databaseUrl } = place;
  const config = readConfig({ ...settings, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" });
  const services = await openServices(config, createLog("silent"), { now: () => new Date(Date.now() + laterMs) });
  while ((await services.deliveries.runDue()) > 0);
  await services.close();
  const database = await openDatabase(place);
  const leads = await database.selectFrom("leads").select("id").execute();
  const deliveries = await database.selectFrom("deliveries").select(["id", "lead_id", "kind"]).execute();
  await database.destroy();
  const kinds = new Set(deliveries.map(({ lead_id, kind }) => `${lead_id} ${kind}`));
  const times = deliveries.map(({ id }) => arrived.get(id) ?? 0);
  return {
    leads: leads.length,
    deliveries: deliveries.length,
    arrived: times.filter((count) => count > 0).length,
    again: times.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
    lost: times.filter((count) => count === 0).length,
    missing: leads.length * kindsOfDelivery - kinds.size,
    twice: deliveries.length - kinds.size,
  };
}

/** A mail to the operator and a call of the webhook. */
const kindsOfDelivery = 2;
