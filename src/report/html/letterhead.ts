import { longDate } from "../format.ts";
import { logoMark } from "../logo.ts";
import { Markup, markup } from "../markup.ts";
import type { Brand } from "../occasion.ts";
import type { Report } from "../report.ts";

/** The head of a document that runs no script and asks nothing of the outside. */
export const headMarkup = (title: string, { shop, brand }: Report, style: string): Markup =>
  markup`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'"><meta name="referrer" content="no-referrer"><title>${title} – ${shop} – ${brand.productName}</title><style>${Markup.trusted(style)}</style></head>`;

/**
 * The operator's logo where it lies in the address itself, else our own mark. It stands beside the operator's name, so
 * that it has none of its own.
 */
export function logoMarkup({ logoUrl }: Brand): Markup {
  if (logoUrl?.startsWith("data:image/") === true) return markup`<img src="${logoUrl}" alt="">`;
  return Markup.trusted(logoMark(28));
}

/** What stands over a document: whose it is, what it is, for whom and from when. */
interface Letterhead {
  /** `Diagnostic report` */
  readonly kind: string;
  readonly title: string;
  readonly preparedFor: Markup;
}

export function letterheadMarkup({ shop, date, rules, brand }: Report, words: Letterhead): Markup {
  const cells = [
    ["Shop", markup`<bdi>${shop}</bdi>`],
    ["Prepared for", words.preparedFor],
    ["Date", markup`<time datetime="${date}">${longDate(date)}</time>`],
    ["Rules version", markup`${rules}`],
  ] as const;
  return markup`<header class="letterhead"><p class="house">${logoMarkup(brand)}<span>${brand.productName}</span><em>${words.kind}</em></p><h1>${words.title}</h1><dl class="title-block">${cells.map(([term, value]) => markup`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl></header>`;
}

/** @param caution how far the document can be trusted */
export function footerMarkup({ brand, rules, date }: Report, caution: string): Markup {
  const contact = brand.contact === null ? null : markup` Questions? ${brand.contact.name}, ${brand.contact.email}.`;
  return markup`<footer><p>${brand.productName}, rules ${rules}, ${longDate(date)}. ${caution}${contact}</p></footer>`;
}
