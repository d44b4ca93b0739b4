import { type Markup, markup } from "../report/markup.ts";
import type { Brand } from "../report/occasion.ts";
import { lightPalette } from "../report/palette.ts";

export type ConfirmStep = "ask" | "confirmed" | "unknown";

const words = {
  ask: { title: "May we email this address?", text: "Click to confirm and we'll send what you asked for." },
  confirmed: {
    title: "Thanks. Your address is confirmed.",
    text: "A report comes right away, a reminder on its day. You can close this page.",
  },
  unknown: { title: "This link doesn't work.", text: "The link may be cut off. Copy the whole link from the email." },
} as const satisfies Record<ConfirmStep, { readonly title: string; readonly text: string }>;

const button = "Yes, that’s my address";

/** A page without scripts. Confirming takes a form post, so programs that open every link in an email confirm nothing. */
export function confirmPage(step: ConfirmStep, { productName, color }: Brand): string {
  const { title, text } = words[step];
  const { accent, "on-accent": onAccent } = lightPalette(color);
  const form: Markup | null =
    step === "ask"
      ? markup`<form method="post"><button style="font:inherit;padding:12px 22px;border:0;border-radius:5px;background:${accent};color:${onAccent};min-height:44px">${button}</button></form>`
      : null;
  const head = markup`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title></head>`;
  return markup`<!doctype html><html lang="en">${head}<body style="font:18px/1.5 system-ui,sans-serif;max-width:36rem;margin:12vh auto;padding:0 1rem"><main><p>${productName}</p><h1 style="font-size:1.6rem">${title}</h1><p>${text}</p>${form}</main></body></html>`
    .source;
}
