import type { Brand } from "../report/occasion.ts";
import { type Email, oneLinkEmail } from "./email.ts";
import { emailWords } from "./emails.words.ts";

/** The email to the owner of a report when somebody they asked has answered. It doesn't say who or what. */
export const viewEmail = (brand: Brand, address: string): Email => oneLinkEmail(emailWords.view, brand, address);
