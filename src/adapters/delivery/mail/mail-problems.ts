import type { DeliveryProblem, Failed } from "../../../service/deliver-problems.ts";

/** What is known of an attempt that the mail server, or the way to it, ended. */
interface MailError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Reads what nodemailer threw. Its message may quote an address: it is looked through for one thing, and never repeated. */
export function problemOfMail(error: unknown): Failed {
  const { code, command, responseCode: status } = errorOf(error);
  if (code === "ETLS") return failed("mail-not-private", undefined);
  if (code === "EAUTH" || code === "ENOAUTH") return failed("mail-login", status);
  if (status !== undefined && status >= 500) return failed(refusedAt[stepOf(command)], status);
  if (status !== undefined && status >= 400) return failed("mail-later", status);
  return failed(problemOnTheWay(error, code), undefined);
}

/** Of a connection that did not come about, nodemailer tells the cause in its message alone. */
function problemOnTheWay(error: unknown, code: string | undefined): DeliveryProblem {
  if (code === "EDNS") return "mail-unreachable";
  if (!(error instanceof Error) || code !== "ESOCKET") return "mail-broken-off";
  if (/certificate|altnames|\b(ssl|tls)\b/i.test(error.message)) return "mail-not-private";
  return "syscall" in error && error.syscall === "connect" ? "mail-unreachable" : "mail-broken-off";
}

const failed = (problem: DeliveryProblem, status: number | undefined): Failed =>
  status === undefined ? { kind: "failed", problem } : { kind: "failed", problem, status };

type Step = "sender" | "recipient" | "message" | "other";

/** A refusal for good ends a delivery only where it is about this recipient or this message: the rest can be set right. */
const refusedAt = {
  sender: "mail-sender",
  recipient: "mail-recipient",
  message: "mail-content",
  other: "mail-later",
} as const satisfies Record<Step, DeliveryProblem>;

function stepOf(command = ""): Step {
  if (/^MAIL FROM/i.test(command)) return "sender";
  if (/^RCPT TO/i.test(command)) return "recipient";
  return /^DATA/i.test(command) ? "message" : "other";
}

function errorOf(error: unknown): MailError {
  if (!(error instanceof Error)) return {};
  // The cast only names fields that are then read one by one: nodemailer hangs them on its errors.
  const { code, command, responseCode } = error as Error & {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  return {
    ...(typeof code === "string" && { code }),
    ...(typeof command === "string" && { command }),
    ...(typeof responseCode === "number" && { responseCode }),
  };
}
