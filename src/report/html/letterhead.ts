import { longDate } from "../format.ts";
import { logoMark } from "../logo.ts";
import { Markup, markup } from "../markup.ts";
import type { Brand } from "../occasion.ts";
import { renderedWords as words } from "../rendered.words.ts";
import type { Report } from "../report.ts";

/** The head of a document that runs no script and makes no outside request. */
export const headMarkup = (title: string, { shop, brand }: Report, style: string): Markup =>
  markup`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'"><meta name="referrer" content="no-referrer"><title>${title} – ${shop} – ${brand.productName}</title><style>${Markup.trusted(style)}</style></head>`;

/** The operator's logo if its URL contains the picture, otherwise our own mark. The name next to it describes it. */
export function logoMarkup({ logoUrl }: Brand): Markup {
  if (logoUrl?.startsWith("data:image/") === true) return markup`<img src="${logoUrl}" alt="">`;
  return Markup.trusted(logoMark(28));
}

/** The top of a document: the brand, the title, the reader and the date. */
interface Letterhead {
  /** `Diagnostic report` */
  readonly kind: string;
  readonly title: string;
  readonly preparedFor: Markup;
}

export function letterheadMarkup({ shop, date, brand }: Report, head: Letterhead): Markup {
  const cells = [
    [words.particulars.shop, markup`<bdi>${shop}</bdi>`],
    [words.particulars.preparedFor, head.preparedFor],
    [words.particulars.date, markup`<time datetime="${date}">${longDate(date)}</time>`],
  ] as const;
  return markup`<header class="letterhead"><p class="house">${logoMarkup(brand)}<span>${brand.productName}</span><em>${head.kind}</em></p><h1>${head.title}</h1><dl class="title-block">${cells.map(([term, value]) => markup`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl></header>`;
}

/** @param caution a sentence about the limits of the document */
export function footerMarkup({ brand, rulesVersion, date }: Report, caution: string): Markup {
  const contact =
    brand.contact === null ? null : markup` ${words.questions(`${brand.contact.name}, ${brand.contact.email}.`)}`;
  return markup`<footer><p>${words.footer(brand.productName, rulesVersion, longDate(date))} ${caution}${contact}</p></footer>`;
}
