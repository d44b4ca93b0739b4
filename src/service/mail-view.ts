import type { Brand } from "../report/occasion.ts";
import { type Email, type OneLinkWords, oneLinkEmail } from "./email.ts";

/** All sentences of this email. */
const words = {
  subject: "A second view came in",
  title: "Someone you asked has answered",
  text: "Open your report: it now counts their view, or says when it can be shown. Where you see it differently, it shows both sides and a ten-minute check.",
  open: "Open your report",
  why: (product: string) =>
    `You get this once for each person you asked, because you wanted your ${product} report by email.`,
} as const satisfies OneLinkWords;

/** The email to the owner of a report when somebody they asked has answered. It doesn't say who or what. */
export const viewEmail = (brand: Brand, address: string): Email => oneLinkEmail(words, brand, address);
