import type { Channels } from "../../service/delivery/deliveries.ts";
import { type Read, type SettingTexts, setting } from "../settings/setting.ts";
import { email, emptyOr, onOrOff } from "../settings/setting-checks.ts";
import { mistakeWords } from "../settings/settings.words.ts";
import { mailSender, smtpUrl, webhookSecret, webhookUrl } from "./delivery-checks.ts";
import type { Sender } from "./mail/send-mail.ts";
import type { SmtpServer } from "./mail/smtp-server.ts";
import { isAllowed, type Webhook } from "./webhook/call-webhook.ts";

/** Where leads and reports are delivered, and how. */
export interface DeliveryConfig {
  /** `null`: email is off. */
  readonly mail: { readonly server: SmtpServer; readonly from: Sender } | null;
  /** The operator's address; `null`: the operator gets no email. */
  readonly leadEmail: string | null;
  readonly webhook: Webhook | null;
}

/** Who gets deliveries. Respondents confirm their address on our page, so emailing them needs `PUBLIC_URL`. */
export const channelsOf = ({ mail, leadEmail, webhook }: DeliveryConfig, publicUrl: string | null): Channels => ({
  respondent: mail !== null && publicUrl !== null,
  operator: mail !== null && leadEmail !== null,
  webhook: webhook !== null,
});

export const deliverySettings = {
  smtp: setting(
    "SMTP_URL",
    "",
    "Mail server, like smtps://user:password@host:465 or smtp://user:password@host:587 (STARTTLS). Empty: no email is sent.",
    emptyOr(smtpUrl()),
  ),
  from: setting(
    "MAIL_FROM",
    "",
    "Sender of the emails, like Example <hello@example.com>; goes with SMTP_URL.",
    emptyOr(mailSender()),
  ),
  leadEmail: setting("LEAD_EMAIL", "", "Address that gets an email for each lead. Empty: none.", emptyOr(email())),
  webhookUrl: setting(
    "WEBHOOK_URL",
    "",
    "URL called for each lead, such as a CRM's. Empty: none.",
    emptyOr(webhookUrl()),
  ),
  webhookSecret: setting(
    "WEBHOOK_SECRET",
    "",
    "Secret that signs these requests, 24 characters or more; goes with WEBHOOK_URL.",
    emptyOr(webhookSecret()),
  ),
  allowPrivate: setting(
    "WEBHOOK_ALLOW_PRIVATE",
    "off",
    "on: WEBHOOK_URL may be in a private network and use http. off: neither.",
    onOrOff(),
  ),
} as const;

/** Settings that don't work together, one message each with how to fix it. Passwords and secrets are never repeated. */
export function deliveryMistakes(texts: SettingTexts): readonly string[] {
  const mistakes: string[] = [];
  const has = (name: string): boolean => texts[name] !== "";
  if (has("SMTP_URL") !== has("MAIL_FROM")) {
    mistakes.push(mistakeWords.oneWithoutOther("SMTP_URL", "MAIL_FROM"));
  }
  if (has("LEAD_EMAIL") && !has("SMTP_URL")) mistakes.push(mistakeWords.leadEmail);
  if (has("WEBHOOK_URL") !== has("WEBHOOK_SECRET")) {
    mistakes.push(mistakeWords.oneWithoutOther("WEBHOOK_URL", "WEBHOOK_SECRET"));
  }
  const { WEBHOOK_URL: url = "" } = texts;
  const allowPrivate = texts.WEBHOOK_ALLOW_PRIVATE === "on";
  // An address that can't be parsed has its own message.
  if (URL.canParse(url) && !isAllowed({ url, allowPrivate })) mistakes.push(mistakeWords.webhookPrivate);
  return mistakes;
}

/** @param productName the sender's name when MAIL_FROM has none */
export function deliveryConfigOf(values: Read<typeof deliverySettings>, productName: string): DeliveryConfig {
  const { smtp, from, webhookUrl: url, webhookSecret: secret, allowPrivate, leadEmail } = values;
  return {
    mail: smtp === null || from === null ? null : { server: smtp, from: { ...from, name: from.name || productName } },
    leadEmail,
    webhook: url === null || secret === null ? null : { url, secret, allowPrivate },
  };
}
