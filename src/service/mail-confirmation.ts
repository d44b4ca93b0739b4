import type { Brand } from "../report/occasion.ts";
import type { Letter } from "./mail-letter.ts";

/** All sentences of this letter. Nothing in it is a text of whoever filled in the form: the address may be a stranger's. */
const words = {
  subject: "Confirm your email address",
  title: "May we email you here?",
  opening: (product: string) =>
    `Someone filled in the shop diagnostic of ${product} and asked us to email this address. If that was you, confirm and we'll send what you asked for.`,
  confirm: "Confirm this address",
  notYou: "If it wasn't you, ignore this email. We won't send anything else, and we won't ask again today.",
} as const;

/** What an address gets before the first report goes there. */
export const confirmationLetter = ({ productName }: Brand, link: string): Letter => ({
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
  /** Another one asked within the day. */
  | "asked";

/** Who owns an address, as far as they told us. */
export interface MailAddresses {
  /** Notes that this delivery asks, where no one asked within a day. */
  readonly standing: (email: string, deliveryId: string) => Promise<AddressStanding>;
  /** Opens the page on which the owner of the address confirms it. */
  readonly confirmToken: (email: string) => Promise<string>;
}
