import type { OutgoingMail, Sent } from "../../../service/deliver-ports.ts";
import { oneLine } from "../../../service/mail-letter.ts";
import { problemOfMail } from "./mail-problems.ts";
import type { SmtpServer } from "./smtp-server.ts";

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** The parts of the world that tests put another in place of. */
export interface MailWorld {
  /** Certificates of authorities that are trusted beside those of the machine. */
  readonly authorities?: string;
  /** How long the other side may be silent, milliseconds. */
  readonly patience?: number;
  /** How long one mail may take in all, milliseconds. */
  readonly longest?: number;
}

/** How long the mail server may be silent, milliseconds. */
const patience = 20_000;

/** How long one mail may take in all, milliseconds: well below the time after which another server takes it over. */
const longest = 2 * 60_000;

/**
 * Sends mails through one server, each over a connection of its own: a lead brings two mails at most, and a connection
 * that is kept open is one that breaks between them.
 *
 * The server's certificate is checked. The Message-ID is that of the delivery, so that a mail that had to be sent twice
 * is one to whoever sorts by it.
 */
export function createMailer(server: SmtpServer, from: Sender, world: MailWorld = {}) {
  let opened: ReturnType<typeof openTransport> | undefined;
  return async (mail: OutgoingMail): Promise<Sent> => {
    try {
      opened ??= openTransport(server, world);
      const transport = await opened;
      const signal = AbortSignal.timeout(world.longest ?? longest);
      await transport.sendMail({ ...messageOf(mail, from), signal });
      return { kind: "delivered" };
    } catch (error) {
      return problemOfMail(error);
    }
  };
}

/** The library is loaded with the first mail: most servers and all commands send none. */
async function openTransport(server: SmtpServer, world: MailWorld) {
  const { createTransport } = await import("nodemailer");
  return createTransport(transportOptions(server, world));
}

function transportOptions({ host, port, encryption, login }: SmtpServer, world: MailWorld) {
  const silence = world.patience ?? patience;
  return {
    host,
    port,
    secure: encryption === "from-start",
    requireTLS: encryption === "upgrade",
    ignoreTLS: encryption === "off",
    ...(login !== null && { auth: login }),
    tls: { minVersion: "TLSv1.2", ...(world.authorities !== undefined && { ca: world.authorities }) } as const,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    dnsTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function messageOf({ deliveryId, to, subject, text, html, replyTo, attached }: OutgoingMail, from: Sender) {
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: "", address: to },
    ...(replyTo !== null && { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } }),
    envelope: { from: from.address, to: [to] },
    subject: oneLine(subject),
    messageId: `<${deliveryId}@${domainOf(from.address)}>`,
    // RFC 3834: no machine answers a machine.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    xMailer: false as const,
    text,
    html,
    attachments: attached === null ? [] : [fileOf(attached)],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const fileOf = ({ name, type, bytes }: NonNullable<OutgoingMail["attached"]>) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);
