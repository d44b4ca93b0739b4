import { typesetWords } from "../../report/html/typeset-html.ts";
import { Markup, markup, type Part } from "../../report/markup.ts";
import type { Brand } from "../../report/occasion.ts";
import { darkPalette, lightPalette, type Palette, sansFonts } from "../../report/pictures/palette.ts";

/** An email before it is rendered as text and as HTML, with the same content. */
export interface Email {
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly EmailBlock[];
  /** Small print at the end. */
  readonly footer: readonly string[];
}

export type EmailBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "figures"; readonly figures: readonly EmailFigure[] }
  | { readonly kind: "list"; readonly items: readonly { readonly text: string; readonly note: string }[] }
  | { readonly kind: "facts"; readonly facts: readonly (readonly [term: string, value: string])[] }
  | { readonly kind: "link"; readonly label: string; readonly address: string };

export interface EmailFigure {
  readonly name: string;
  readonly value: string;
  /** Next to the value, in small type. */
  readonly unit: string;
  readonly note: string;
}

/** The sentences of an email with a single link. */
export interface OneLinkWords {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  /** The link text. */
  readonly open: string;
  /** Why the recipient gets it. */
  readonly why: (productName: string) => string;
}

/** An email of one paragraph and one link. */
export const oneLinkEmail = (words: OneLinkWords, { productName }: Brand, url: string): Email => ({
  subject: words.subject,
  title: words.title,
  blocks: [
    { kind: "paragraph", text: words.text },
    { kind: "link", label: words.open, address: url },
  ],
  footer: [words.why(productName)],
});

/** A rendered email, without its addresses. */
export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders an email as text and HTML. It loads nothing and doesn't track that it was opened. */
export const renderEmail = (email: Email, brand: Brand): RenderedEmail => ({
  subject: oneLine(email.subject),
  text: textOf(email, brand),
  html: typesetWords(`<!doctype html>${documentOf(email, brand).source}`),
});

/** A text for a header: control characters and line breaks become spaces. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

function textOf({ title, blocks, footer }: Email, { productName }: Brand): string {
  const parts = [productName, title, ...blocks.map(blockAsText), `-- \n${footer.join("\n")}`];
  return `${parts.join("\n\n")}\n`;
}

function blockAsText(block: EmailBlock): string {
  switch (block.kind) {
    case "paragraph":
      return block.text;
    case "heading":
      return block.text.toUpperCase();
    case "figures":
      return block.figures.map(({ name, value, unit, note }) => `${name}: ${value} ${unit}\n  ${note}`).join("\n");
    case "list":
      return block.items.map(({ text, note }, index) => `${index + 1}. ${text}\n   ${note}`).join("\n");
    case "facts":
      return block.facts.map(([term, value]) => `${term}: ${value}`).join("\n");
    case "link":
      return `${block.label}:\n${block.address}`;
  }
}

/** Tables and inline styles, because email programs drop everything else. The classes are only for dark mode. */
function documentOf({ subject, title, blocks, footer }: Email, brand: Brand): Markup {
  const light = lightPalette(brand.color);
  const look = lookOf(light);
  const head = markup`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${Markup.trusted(darkStyle(darkPalette(brand.color)))}</style></head>`;
  const brandLine = markup`<p class="accent" style="${look.brand}">${brand.productName}</p>`;
  const sheet = markup`<td class="sheet" style="${look.sheet}">${brandLine}<h1 class="ink" style="${look.title}">${title}</h1>${blocks.map((block) => blockAsHtml(block, look))}<div class="rule muted" style="${look.footer}">${footer.map((line) => markup`<p style="margin:0 0 6px">${line}</p>`)}</div></td>`;
  return markup`<html lang="en">${head}<body class="ground" style="${look.body}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr>${sheet}</tr></table></td></tr></table></body></html>`;
}

function blockAsHtml(block: EmailBlock, look: Look): Markup {
  switch (block.kind) {
    case "paragraph":
      return markup`<p class="ink" style="${look.text}">${block.text}</p>`;
    case "heading":
      return markup`<h2 class="ink" style="${look.heading}">${block.text}</h2>`;
    case "figures":
      return asTable(
        block.figures.map(
          ({ name, value, unit, note }) =>
            markup`<tr><td class="rule" style="${look.row}"><p class="muted" style="${look.small}">${name}</p><p class="ink" style="${look.figure}">${value} <span class="muted" style="${look.unit}">${unit}</span></p><p class="muted" style="${look.small}">${note}</p></td></tr>`,
        ),
      );
    case "list":
      return asTable(
        block.items.map(
          ({ text, note }, index) =>
            markup`<tr><td class="rule muted" style="${look.number}">${index + 1}</td><td class="rule" style="${look.row}"><p class="ink" style="${look.item}">${text}</p><p class="muted" style="${look.small}">${note}</p></td></tr>`,
        ),
      );
    case "facts":
      return asTable(
        block.facts.map(
          ([term, value]) =>
            markup`<tr><td class="rule muted" style="${look.term}">${term}</td><td class="rule ink" style="${look.value}"><bdi>${value}</bdi></td></tr>`,
        ),
      );
    case "link":
      return markup`<p style="margin:24px 0"><a class="button" href="${block.address}" style="${look.button}">${block.label}</a></p>`;
  }
}

const asTable = (rows: Part): Markup =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${rows}</table>`;

type Look = ReturnType<typeof lookOf>;

function lookOf(tone: Palette) {
  const cell = `border-top:1px solid ${tone.rule};vertical-align:top`;
  const broken = "overflow-wrap:anywhere;word-break:break-word";
  return {
    body: `margin:0;padding:0;background:${tone.ground};font-family:${sansFonts};color:${tone.ink}`,
    sheet: `background:${tone.raised};border:1px solid ${tone.rule};border-radius:6px;padding:28px 28px 20px`,
    brand: `margin:0 0 20px;padding-left:10px;border-left:4px solid ${tone.accent};font-size:15px;line-height:20px;font-weight:650;color:${tone.accent}`,
    title: `margin:0 0 16px;font-size:24px;line-height:31px;font-weight:650;letter-spacing:-.01em;text-wrap:balance;color:${tone.ink};${broken}`,
    heading: `margin:28px 0 8px;font-size:16px;line-height:22px;font-weight:650;color:${tone.ink}`,
    text: `margin:0 0 16px;font-size:16px;line-height:25px;color:${tone.ink};${broken}`,
    item: `margin:0 0 2px;font-size:16px;line-height:23px;color:${tone.ink}`,
    small: `margin:0;font-size:14px;line-height:20px;color:${tone.muted}`,
    figure: `margin:2px 0;font-size:26px;line-height:32px;font-weight:650;font-variant-numeric:tabular-nums;color:${tone.ink}`,
    unit: `font-size:15px;font-weight:400;color:${tone.muted}`,
    row: `padding:12px 0;${cell}`,
    number: `padding:13px 12px 12px 0;width:18px;font-size:16px;line-height:21px;font-weight:650;color:${tone.muted};${cell}`,
    term: `padding:8px 16px 8px 0;width:30%;font-size:14px;line-height:22px;color:${tone.muted};${cell}`,
    value: `padding:8px 0;font-size:16px;line-height:22px;color:${tone.ink};${cell};${broken}`,
    button: `display:inline-block;padding:13px 22px;border-radius:5px;background:${tone.accent};color:${tone["on-accent"]};font-size:16px;line-height:20px;font-weight:650;text-decoration:none`,
    footer: `margin-top:28px;padding-top:14px;border-top:1px solid ${tone.rule};font-size:13px;line-height:19px;color:${tone.muted};${broken}`,
  } as const;
}

const darkStyle = (tone: Palette): string =>
  `@media (prefers-color-scheme:dark){.ground{background:${tone.ground}!important}.sheet{background:${tone.raised}!important;border-color:${tone.rule}!important}.ink{color:${tone.ink}!important}.muted{color:${tone.muted}!important}.accent{color:${tone.accent}!important;border-color:${tone.accent}!important}.rule{border-color:${tone.rule}!important}.button{background:${tone.accent}!important;color:${tone["on-accent"]}!important}}`;
