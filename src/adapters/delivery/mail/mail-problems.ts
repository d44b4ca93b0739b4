import type { DeliveryProblem, Failed } from "../../../service/delivery/deliver-problems.ts";

/** The fields of a nodemailer error that we use. */
interface MailError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/**
 * Classifies an error thrown by nodemailer. Its message may quote an address, so it is only matched, never repeated.
 */
export function problemOfMail(error: unknown): Failed {
  const { code, command, responseCode: status } = errorOf(error);
  if (code === "ETLS") return failed("mail-not-private", undefined);
  if (code === "EAUTH" || code === "ENOAUTH") return failed("mail-login", status);
  if (status !== undefined && status >= 500) return failed(permanentRefusal[stepOf(command)], status);
  if (status !== undefined && status >= 400) return failed("mail-later", status);
  return failed(connectionProblem(error, code), undefined);
}

/** For a failed connection, only nodemailer's message tells the cause. */
function connectionProblem(error: unknown, code: string | undefined): DeliveryProblem {
  if (code === "EDNS") return "mail-unreachable";
  if (!(error instanceof Error) || code !== "ESOCKET") return "mail-broken-off";
  if (/certificate|altnames|\b(ssl|tls)\b/i.test(error.message)) return "mail-not-private";
  return "syscall" in error && error.syscall === "connect" ? "mail-unreachable" : "mail-broken-off";
}

const failed = (problem: DeliveryProblem, status: number | undefined): Failed =>
  status === undefined ? { kind: "failed", problem } : { kind: "failed", problem, status };

type Step = "sender" | "recipient" | "message" | "other";

/**
 * A permanent refusal (5xx) ends the delivery only if it is about this recipient or this message. The operator can fix
 * anything else.
 */
const permanentRefusal = {
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
  // The cast only names the fields that nodemailer adds to its errors; each is checked below.
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
