import { markup } from "../report/markup.ts";
import type { Brand } from "../report/occasion.ts";
import { messagePage } from "./message-page.ts";

export type ConfirmStep = "ask" | "confirmed" | "unknown";

const words = {
  ask: { title: "May we email this address?", text: "Click to confirm and we’ll send what you asked for." },
  confirmed: {
    title: "Thanks. Your address is confirmed.",
    text: "A report comes right away, a reminder on its day. You can close this page.",
  },
  unknown: { title: "This link doesn’t work.", text: "The link may be cut off. Copy the whole link from the email." },
} as const satisfies Record<ConfirmStep, { readonly title: string; readonly text: string }>;

const button = "Yes, that’s my address";

/** A page without scripts. Confirming takes a form post, so programs that open every link in an email confirm nothing. */
export const confirmPage = (step: ConfirmStep, brand: Brand): string =>
  step === "ask"
    ? messagePage(words.ask, brand, markup`<form method="post"><button>${button}</button></form>`)
    : messagePage(words[step], brand);
