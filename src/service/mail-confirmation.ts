import type { Brand } from "../report/occasion.ts";
import type { Letter } from "./mail-letter.ts";

/** All sentences of this letter. Nothing in it is a text of whoever filled in the form: the address may be a stranger's. */
const words = {
  subject: "Confirm your email address",
  title: "Do you want the report here?",
  opening: (product: string) =>
    `Someone filled in the shop diagnostic of ${product} and asked for the report at this address. Was it you? Then confirm, and the report comes right away.`,
  confirm: "Confirm this address",
  notYou: "It wasn't you? Then do nothing. No report comes, and we won't ask about it again today.",
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
  /** Notes that this delivery asks, where nobody asked within a day. */
  readonly standing: (email: string, deliveryId: string) => Promise<AddressStanding>;
  /** Opens the page on which the owner of the address confirms it. */
  readonly confirmToken: (email: string) => Promise<string>;
}
