import type { Brand } from "../report/occasion.ts";
import { type Email, oneLinkEmail } from "./email.ts";
import { emailWords } from "./emails.words.ts";

/** The reminder that the owner of a report asked for. */
export const returnEmail = (brand: Brand, address: string): Email => oneLinkEmail(emailWords.reminder, brand, address);
