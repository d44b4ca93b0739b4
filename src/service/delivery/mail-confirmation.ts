import type { Brand } from "../../report/occasion.ts";
import type { Email } from "./email.ts";
import { emailWords } from "./emails.words.ts";

const words = emailWords.confirmation;

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
  /** Counts an email right before it is sent, once however often it is tried; `too-many`: the address has reached its daily limit. */
  readonly countMail: (email: string, deliveryId: string) => Promise<"counted" | "too-many">;
  /** Opens the page on which the owner of the address confirms it. */
  readonly confirmToken: (email: string) => Promise<string>;
}
