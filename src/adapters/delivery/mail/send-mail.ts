import type { OutgoingMail, SendResult } from "../../../service/delivery/deliver-ports.ts";
import { oneLine } from "../../../service/delivery/email.ts";
import { problemOfMail } from "./mail-problems.ts";
import type { SmtpServer } from "./smtp-server.ts";

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Overrides for tests. */
export interface MailerOptions {
  /** CA certificates to trust instead of the system's, PEM. */
  readonly ca?: string;
  readonly idleTimeoutMs?: number;
  readonly totalTimeoutMs?: number;
}

/** How long the mail server may go without answering, milliseconds. */
const idleTimeoutMs = 20_000;

/**
 * How long sending one email may take, milliseconds. Must stay well below `leaseMs`, after which another server takes
 * the delivery over.
 */
const totalTimeoutMs = 2 * 60_000;

/**
 * Sends emails through one SMTP server, each over its own connection: a lead causes few emails, often hours or days apart,
 * and an idle connection may drop between them.
 *
 * The server's certificate is checked. The Message-ID is the delivery's id, so mail clients can drop a duplicate if an
 * email had to be sent twice.
 */
export function createMailer(server: SmtpServer, from: Sender, options: MailerOptions = {}) {
  let transport: ReturnType<typeof openTransport> | undefined;
  /** A failed load isn't kept: the next email tries again. */
  const openOnce = () => {
    transport ??= openTransport(server, options).catch((error: unknown) => {
      transport = undefined;
      throw error;
    });
    return transport;
  };
  return async (mail: OutgoingMail): Promise<SendResult> => {
    try {
      const signal = AbortSignal.timeout(options.totalTimeoutMs ?? totalTimeoutMs);
      await (await openOnce()).sendMail({ ...messageOf(mail, from), signal });
      return { kind: "delivered" };
    } catch (error) {
      return problemOfMail(error);
    }
  };
}

/** Loads the library with the first email, because most servers and all commands send none. */
async function openTransport(server: SmtpServer, options: MailerOptions) {
  const { createTransport } = await import("nodemailer");
  return createTransport(transportOptions(server, options));
}

function transportOptions({ host, port, encryption, login }: SmtpServer, options: MailerOptions) {
  const timeout = options.idleTimeoutMs ?? idleTimeoutMs;
  return {
    host,
    port,
    secure: encryption === "from-start",
    requireTLS: encryption === "upgrade",
    ignoreTLS: encryption === "off",
    ...(login !== null && { auth: login }),
    tls: { minVersion: "TLSv1.2", ...(options.ca !== undefined && { ca: options.ca }) } as const,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
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
    // RFC 3834: tells autoresponders not to reply.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    xMailer: false as const,
    text,
    html,
    attachments: attached === null ? [] : [fileOf(attached)],
  };
}

const fileOf = ({ name, type, bytes }: NonNullable<OutgoingMail["attached"]>) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);
