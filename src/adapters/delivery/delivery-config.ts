import type { Channels } from "../../service/deliveries.ts";
import type { Sender } from "./mail/send-mail.ts";
import type { SmtpPlace } from "./mail/smtp-place.ts";
import { mayBeCalled, type Webhook } from "./webhook/call-webhook.ts";

/** Whom leads and reports are delivered to, and through what. */
export interface DeliveryConfig {
  /** `null` sends no mail. */
  readonly mail: { readonly place: SmtpPlace; readonly from: Sender } | null;
  /** The operator's own address; `null` gets none. */
  readonly leadEmail: string | null;
  readonly webhook: Webhook | null;
}

/** The ways out that are set up. */
export const channelsOf = ({ mail, leadEmail, webhook }: DeliveryConfig): Channels => ({
  respondent: mail !== null,
  operator: mail !== null && leadEmail !== null,
  webhook: webhook !== null,
});

/** The settings of delivery as they were given, before they were checked. */
type DeliveryTexts = Readonly<
  Record<"SMTP_URL" | "MAIL_FROM" | "LEAD_EMAIL" | "WEBHOOK_URL" | "WEBHOOK_SECRET" | "WEBHOOK_ALLOW_PRIVATE", string>
>;

/** Settings that do not go together, each with what would be right. Neither password nor secret is repeated. */
export function deliveryMistakes(texts: DeliveryTexts): readonly string[] {
  const mistakes: string[] = [];
  const has = (name: keyof DeliveryTexts): boolean => texts[name] !== "";
  if (has("SMTP_URL") !== has("MAIL_FROM")) {
    mistakes.push("SMTP_URL, MAIL_FROM: one is set without the other; set both, or neither");
  }
  if (has("LEAD_EMAIL") && !has("SMTP_URL")) mistakes.push("LEAD_EMAIL: needs SMTP_URL and MAIL_FROM to send with");
  if (has("WEBHOOK_URL") !== has("WEBHOOK_SECRET")) {
    mistakes.push("WEBHOOK_URL, WEBHOOK_SECRET: one is set without the other; set both, or neither");
  }
  const url = texts.WEBHOOK_URL;
  const isOpen = texts.WEBHOOK_ALLOW_PRIVATE === "on" || !URL.canParse(url);
  if (!isOpen && !mayBeCalled({ url, allowPrivate: false })) mistakes.push(insideOnly);
  return mistakes;
}

const insideOnly =
  "WEBHOOK_URL: needs https: and an address of the open internet; WEBHOOK_ALLOW_PRIVATE=on allows http: and private networks";

/** The same after they were checked, one by one and together. */
interface CheckedSettings {
  readonly SMTP_URL: SmtpPlace | null;
  readonly MAIL_FROM: Sender | null;
  readonly LEAD_EMAIL: string | null;
  readonly WEBHOOK_URL: string | null;
  readonly WEBHOOK_SECRET: string | null;
  readonly WEBHOOK_ALLOW_PRIVATE: "on" | "off";
  readonly PRODUCT_NAME: string;
}

export function deliveryConfigOf(read: CheckedSettings): DeliveryConfig {
  const { SMTP_URL: place, MAIL_FROM: from, WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = read;
  const allowPrivate = read.WEBHOOK_ALLOW_PRIVATE === "on";
  return {
    mail: place === null || from === null ? null : { place, from: { ...from, name: from.name || read.PRODUCT_NAME } },
    leadEmail: read.LEAD_EMAIL,
    webhook: url === null || secret === null ? null : { url, secret, allowPrivate },
  };
}
