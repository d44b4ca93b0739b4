import * as z from "zod/mini";
import type { Sender } from "./mail/send-mail.ts";
import { readSmtpUrl, type SmtpServer } from "./mail/smtp-server.ts";

/** A text that `read` understands. It may hold a password, and is never repeated in a message. */
function hiddenBy<Value>(read: (given: string) => Value | undefined, wanted: string): z.ZodMiniType<Value, string> {
  return z.pipe(
    z.string(),
    z.transform((given, context) => {
      const value = read(given);
      if (value !== undefined) return value;
      context.issues.push({ code: "custom", input: given, message: wanted });
      return z.NEVER;
    }),
  );
}

export const smtpUrl = (): z.ZodMiniType<SmtpServer, string> =>
  hiddenBy(
    readSmtpUrl,
    "not an address like smtps://user:password@host:465 or smtp://user:password@host:587, or smtp://host:25?starttls=off without a password; what was given is not shown here",
  );

/** `Cedar Consulting <hello@cedar.example>`, or the address alone. */
export const mailSender = (): z.ZodMiniType<Sender, string> =>
  hiddenBy(readSender, "not an address like hello@example.com or Example <hello@example.com>");

function readSender(given: string): Sender | undefined {
  const [, name = "", inBrackets] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(given) ?? [];
  const address = inBrackets ?? given;
  return z.regexes.email.test(address) ? { name: name.trim().replace(/^"(.*)"$/, "$1"), address } : undefined;
}

/** Long enough that no one finds it by trying. */
export const webhookSecret = (): z.ZodMiniType<string, string> =>
  hiddenBy(
    (given) => (/^[\x21-\x7e]{24,1000}$/.test(given) ? given : undefined),
    "needs 24 characters or more, without blanks: `openssl rand -hex 32` makes one; what was given is not shown here",
  );

/** An address with a name or a password in it is refused: the signature says who calls. */
export const webhookUrl = (): z.ZodMiniType<string, string> =>
  hiddenBy((given) => {
    if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) return undefined;
    const { username, password, href } = new URL(given);
    return username === "" && password === "" ? href : undefined;
  }, "not an address like https://crm.example.com/hooks/leads, without a name or password in it; what was given is not shown here");
