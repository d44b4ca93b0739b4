import type { Channels } from "../../service/deliveries.ts";
import { type Read, type SettingTexts, setting } from "../settings/setting.ts";
import { email, emptyOr, onOrOff } from "../settings/setting-checks.ts";
import { mailSender, smtpUrl, webhookSecret, webhookUrl } from "./delivery-checks.ts";
import type { Sender } from "./mail/send-mail.ts";
import type { SmtpServer } from "./mail/smtp-server.ts";
import { mayBeCalled, type Webhook } from "./webhook/call-webhook.ts";

/** Whom leads and reports are delivered to, and through what. */
export interface DeliveryConfig {
  /** `null` sends no mail. */
  readonly mail: { readonly server: SmtpServer; readonly from: Sender } | null;
  /** The operator's own address; `null` gets none. */
  readonly leadEmail: string | null;
  readonly webhook: Webhook | null;
}

/** The ways out that are set up. A respondent confirms the address on a page of ours: it needs an address of its own. */
export const channelsOf = ({ mail, leadEmail, webhook }: DeliveryConfig, publicUrl: string | null): Channels => ({
  respondent: mail !== null && publicUrl !== null,
  operator: mail !== null && leadEmail !== null,
  webhook: webhook !== null,
});

export const deliverySettings = {
  smtp: setting(
    "SMTP_URL",
    "",
    "Mail server, like smtps://user:password@host:465 or smtp://user:password@host:587 (STARTTLS). Empty: no mail is sent.",
    emptyOr(smtpUrl()),
  ),
  from: setting(
    "MAIL_FROM",
    "",
    "Sender of the mails, like Example <hello@example.com>; goes with SMTP_URL.",
    emptyOr(mailSender()),
  ),
  leadEmail: setting("LEAD_EMAIL", "", "Address that gets a mail for each lead. Empty: none.", emptyOr(email())),
  webhookUrl: setting(
    "WEBHOOK_URL",
    "",
    "Address that is called for each lead, as of a CRM. Empty: none.",
    emptyOr(webhookUrl()),
  ),
  webhookSecret: setting(
    "WEBHOOK_SECRET",
    "",
    "Secret that signs these calls, 24 characters or more; goes with WEBHOOK_URL.",
    emptyOr(webhookSecret()),
  ),
  allowPrivate: setting(
    "WEBHOOK_ALLOW_PRIVATE",
    "off",
    "on: WEBHOOK_URL may lie in a private network and be called over http. off: neither.",
    onOrOff(),
  ),
} as const;

/** Settings that do not go together, each with what would be right. Neither password nor secret is repeated. */
export function deliveryMistakes(texts: SettingTexts): readonly string[] {
  const mistakes: string[] = [];
  const has = (name: string): boolean => texts[name] !== "";
  if (has("SMTP_URL") !== has("MAIL_FROM")) {
    mistakes.push("SMTP_URL, MAIL_FROM: one is set without the other; set both, or neither");
  }
  if (has("LEAD_EMAIL") && !has("SMTP_URL")) mistakes.push("LEAD_EMAIL: needs SMTP_URL and MAIL_FROM to send with");
  if (has("WEBHOOK_URL") !== has("WEBHOOK_SECRET")) {
    mistakes.push("WEBHOOK_URL, WEBHOOK_SECRET: one is set without the other; set both, or neither");
  }
  const { WEBHOOK_URL: url = "" } = texts;
  const isOpen = texts.WEBHOOK_ALLOW_PRIVATE === "on" || !URL.canParse(url);
  if (!isOpen && !mayBeCalled({ url, allowPrivate: false })) mistakes.push(insideOnly);
  return mistakes;
}

const insideOnly =
  "WEBHOOK_URL: needs https: and an address of the open internet; WEBHOOK_ALLOW_PRIVATE=on allows http: and private networks";

/** @param productName the sender's name where none is set */
export function deliveryConfigOf(read: Read<typeof deliverySettings>, productName: string): DeliveryConfig {
  const { smtp, from, webhookUrl: url, webhookSecret: secret, allowPrivate, leadEmail } = read;
  return {
    mail: smtp === null || from === null ? null : { server: smtp, from: { ...from, name: from.name || productName } },
    leadEmail,
    webhook: url === null || secret === null ? null : { url, secret, allowPrivate },
  };
}
