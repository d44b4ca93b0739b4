import type { Brand } from "../report/occasion.ts";
import { returnDays } from "../survey/return-day.ts";
import { type Email, type OneLinkWords, oneLinkEmail } from "./email.ts";

/** All sentences of this email. */
const words = {
  subject: `Your ${returnDays}-day review`,
  title: `${returnDays} days later: what has changed?`,
  text: "It takes three minutes. Your earlier answers are filled in, so you only touch what moved. Then your report shows each KPI then and now, which causes rose or fell, and what to do next.",
  open: "See what changed",
  why: (product: string) =>
    `You asked ${product} for this reminder on your report. There won't be another one. Erasing the report erases its reminder too.`,
} as const satisfies OneLinkWords;

/** The reminder that the owner of a report asked for. */
export const returnEmail = (brand: Brand, address: string): Email => oneLinkEmail(words, brand, address);
