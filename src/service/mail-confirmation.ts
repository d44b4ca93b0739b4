import type { Brand } from "../report/occasion.ts";
import type { Email } from "./email.ts";

/** All sentences of this email. It contains nothing from the form, because the address may be a stranger's. */
const words = {
  subject: "Confirm your email address",
  title: "May we email you here?",
  opening: (product: string) =>
    `Someone filled in the shop diagnostic of ${product} and asked us to email this address. If that was you, confirm and we'll send what you asked for.`,
  confirm: "Confirm this address",
  notYou: "If it wasn't you, ignore this email. We won't send anything else, and we won't ask again today.",
} as const;

/** The email an address gets before the first report is sent there. */
export const confirmationEmail = ({ productName }: Brand, link: string): Email => ({
  subject: words.subject,
  title: words.title,
  blocks: [
    { kind: "paragraph", text: words.opening(productName) },
    { kind: "link", label: words.confirm, address: link },
  ],
  footer: [words.notYou],
});

/** Whether an address may get a report. */
export type AddressStanding =
  | "confirmed"
  /** This delivery has to ask first. */
  | "ask"
  /** Another delivery asked within the day. */
  | "asked";

/** Which addresses their owners have confirmed. */
export interface MailAddresses {
  /** Also records that this delivery asks, if none has asked within a day. */
  readonly standing: (email: string, deliveryId: string) => Promise<AddressStanding>;
  /** Counts an email right before it is sent, however often it is tried; `too-many`: the address has had its emails for the day. */
  readonly countMail: (email: string, deliveryId: string) => Promise<"counted" | "too-many">;
  /** Opens the page on which the owner of the address confirms it. */
  readonly confirmToken: (email: string) => Promise<string>;
}
