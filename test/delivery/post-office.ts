import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import { certificate } from "./certificate.ts";

/** How a mail server handles one email. */
export type Treatment =
  | "take"
  /** Accepts the email, but closes the connection before saying so. */
  | "take-and-break-off"
  | { readonly refuse: "sender" | "recipient" | "message"; readonly code: number };

interface Given {
  /** One for each email; the last one repeats for all that follow. */
  readonly treatments?: readonly Treatment[];
  readonly options?: SMTPServerOptions;
}

/** An email as it arrived. */
export interface Arrived {
  readonly to: readonly string[];
  readonly from: string;
  /** The raw message. */
  readonly raw: string;
  readonly mail: Email;
}

/** A real mail server on a free local port. */
export async function openPostOffice({ treatments = ["take"], options = {} }: Given = {}) {
  const arrived: Arrived[] = [];
  let mails = 0;
  const treatment = (): Treatment => treatments[Math.min(mails, treatments.length - 1)] ?? "take";
  const office = new SMTPServer({
    ...certificate,
    authOptional: true,
    disableReverseLookup: true,
    onMailFrom: (_address, _session, done) => done(refusal("sender", treatment())),
    onRcptTo: (_address, _session, done) => done(refusal("recipient", treatment())),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const now = treatment();
        mails += 1;
        const refused = refusal("message", now);
        if (refused) return done(refused);
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        arrived.push({
          raw: raw.toString("utf8"),
          mail: await PostalMime.parse(raw),
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : "",
        });
        if (now === "take-and-break-off") for (const one of office.connections) one.close();
        else done();
      });
    },
    onClose: (session) => {
      // A refused sender or recipient counts as an email too: the next one gets the next treatment.
      const now = treatment();
      const isEarly = typeof now === "object" && now.refuse !== "message";
      if (isEarly && session.envelope.mailFrom !== undefined) mails += 1;
    },
    ...options,
  });
  // Clients that drop the connection are part of what is tested.
  office.on("error", () => {});
  office.listen(0, "127.0.0.1");
  await once(office.server, "listening");
  onTestFinished(() => new Promise<void>((resolve) => office.close(resolve)));
  const { port } = office.server.address() as AddressInfo;
  return { port, arrived };
}

export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>;

function refusal(
  at: "sender" | "recipient" | "message",
  treatment: Treatment,
): (Error & { responseCode: number }) | null {
  if (typeof treatment !== "object" || treatment.refuse !== at) return null;
  return Object.assign(new Error("no"), { responseCode: treatment.code });
}
