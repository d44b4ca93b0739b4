import { type Markup, markup } from "../../report/markup.ts";
import type { Brand } from "../../report/occasion.ts";
import { shortPage } from "./short-form.ts";
import { shortFormWords } from "./short-forms.words.ts";

/** A page with one message and a link to continue. */
export const messagePage = (
  { title, text }: { readonly title: string; readonly text: string },
  brand: Brand,
  wayOn: Markup = markup`<p><a class="button" href="/">${shortFormWords.home}</a></p>`,
): string => shortPage(title, text, markup`<h1>${title}</h1><p>${text}</p>${wayOn}`, brand);
