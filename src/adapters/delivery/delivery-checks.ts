import * as z from "zod/mini";
import { secretMistakes } from "../settings/settings.words.ts";
import type { Sender } from "./mail/send-mail.ts";
import { readSmtpUrl, type SmtpServer } from "./mail/smtp-server.ts";

/** A setting parsed by `parse`. The text may hold a password, so an error message never repeats it. */
function secretText<Value>(parse: (text: string) => Value | undefined, message: string): z.ZodMiniType<Value, string> {
  return z.pipe(
    z.string(),
    z.transform((text, context) => {
      const value = parse(text);
      if (value !== undefined) return value;
      context.issues.push({ code: "custom", input: text, message });
      return z.NEVER;
    }),
  );
}

export const smtpUrl = (): z.ZodMiniType<SmtpServer, string> => secretText(readSmtpUrl, secretMistakes.smtp);

/** `Cedar Consulting <hello@cedar.example>`, or the address alone. */
export const mailSender = (): z.ZodMiniType<Sender, string> => secretText(readSender, secretMistakes.sender);

function readSender(text: string): Sender | undefined {
  const [, name = "", inBrackets] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? [];
  const address = inBrackets ?? text;
  return z.regexes.email.test(address) ? { name: name.trim().replace(/^"(.*)"$/, "$1"), address } : undefined;
}

/** At least 24 printable characters, too many to guess. */
export const webhookSecret = (): z.ZodMiniType<string, string> =>
  secretText((text) => (/^[\x21-\x7e]{24,1000}$/.test(text) ? text : undefined), secretMistakes.webhookSecret);

/** A URL with a username or password is refused; the signature already proves who is calling. */
export const webhookUrl = (): z.ZodMiniType<string, string> =>
  secretText((text) => {
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
    const { username, password, href } = new URL(text);
    return username === "" && password === "" ? href : undefined;
  }, secretMistakes.webhookUrl);
