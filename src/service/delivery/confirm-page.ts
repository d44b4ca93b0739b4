import { markup } from "../../report/markup.ts";
import type { Brand } from "../../report/occasion.ts";
import { messagePage } from "../short-form/message-page.ts";
import { shortFormWords } from "../short-form/short-forms.words.ts";

export type ConfirmStep = "ask" | "confirmed" | "unknown";

const words = shortFormWords.confirm;

/** A page without scripts. Confirming takes a form post, so programs that open every link in an email confirm nothing. */
export const confirmPage = (step: ConfirmStep, brand: Brand): string =>
  step === "ask"
    ? messagePage(words.ask, brand, markup`<form method="post"><button>${words.button}</button></form>`)
    : messagePage(words[step], brand);
