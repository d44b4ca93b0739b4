import { type Markup, markup } from "../report/markup.ts";
import type { Brand } from "../report/occasion.ts";
import { shortPage } from "./short-form.ts";

const home = "Return to Home";

/** A page with one message and a link to continue. */
export const messagePage = (
  { title, text }: { readonly title: string; readonly text: string },
  brand: Brand,
  wayOn: Markup = markup`<p><a class="button" href="/">${home}</a></p>`,
): string => shortPage(title, text, markup`<h1>${title}</h1><p>${text}</p>${wayOn}`, brand);
