import { longDate } from "./format.ts";
import { blockMarkup } from "./html/blocks.ts";
import { styleSheet } from "./html/style.ts";
import { logoMark } from "./logo.ts";
import { Markup, markup } from "./markup.ts";
import type { Brand } from "./occasion.ts";
import type { Block, Heading, Report } from "./report.ts";

/**
 * The report as one complete HTML document. It asks nothing of the outside and holds no script; it is read on a desk,
 * on a phone and on paper, on light and on dark ground.
 */
export const renderHtml = (report: Report): string => renderHtmlInPieces(report).join("");

/** The same document block by block, for whoever passes it on without ever holding it whole. */
export function renderHtmlInPieces(report: Report): readonly string[] {
  const chapters = chaptersOf(report.blocks);
  return [
    opening(report).source,
    ...chapters.flatMap((chapter, index) => chapterPieces(chapter, index, chapters)),
    markup`
</main>
${footer(report)}</body></html>
`.source,
  ];
}

const opening = (report: Report): Markup => markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'"><meta name="referrer" content="no-referrer"><title>${report.title} – ${report.shop} – ${report.brand.productName}</title><style>${Markup.trusted(styleSheet(report.brand.color))}</style></head>
<body><a class="skip" href="#in-short">Skip to the findings</a>
${letterhead(report)}
<main>`;

/** The blocks from one heading of level 2 to the next. */
interface Chapter {
  readonly heading: Heading;
  readonly blocks: readonly Block[];
}

function chaptersOf(blocks: readonly Block[]): readonly Chapter[] {
  const starts = blocks.flatMap((block, index) =>
    block.kind === "heading" && block.level === 2 ? [{ heading: block, index }] : [],
  );
  return starts.map(({ heading, index }, place) => ({
    heading,
    blocks: blocks.slice(index, starts[place + 1]?.index),
  }));
}

function letterhead({ title, shop, preparedFor, date, rules, brand }: Report): Markup {
  const cells = [
    ["Shop", markup`<bdi>${shop}</bdi>`],
    ["Prepared for", markup`<bdi>${preparedFor}</bdi>`],
    ["Date", markup`<time datetime="${date}">${longDate(date)}</time>`],
    ["Rules version", markup`${rules}`],
  ] as const;
  return markup`<header class="letterhead"><p class="house">${logo(brand)}<span>${brand.productName}</span><em>Diagnostic report</em></p><h1>${title}</h1><dl class="title-block">${cells.map(([term, value]) => markup`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl></header>`;
}

/** The operator's logo where it lies in the address itself, else our own mark. */
function logo({ logoUrl, productName }: Brand): Markup {
  if (logoUrl?.startsWith("data:image/") === true) return markup`<img src="${logoUrl}" alt="${productName}">`;
  return Markup.trusted(logoMark(28));
}

function chapterPieces({ heading, blocks }: Chapter, index: number, chapters: readonly Chapter[]): readonly string[] {
  const look = index === 0 ? "first" : flowing.has(heading.id) ? "tail" : "chapter";
  return [
    markup`
<section class="${look}" aria-labelledby="${heading.id}">`.source,
    ...blocks.map((block) => `\n${blockMarkup(block).source}`),
    ...(index === 0 ? [contents(chapters.slice(1)).source] : []),
    "</section>",
  ];
}

/** Short chapters, which on paper stay on the page of the one before where there is room. */
const flowing: ReadonlySet<string> = new Set(["chain", "not-yet", "sharpen"]);

function contents(chapters: readonly Chapter[]): Markup {
  const lines = chapters.map(
    ({ heading: { id, topic, text } }) => markup`<li><a href="#${id}">${topic}</a><small>${text}</small></li>`,
  );
  return markup`<nav aria-label="In this report"><ol class="contents">${lines}</ol></nav>`;
}

function footer({ brand, rules, date }: Report): Markup {
  const contact = brand.contact === null ? null : markup` Questions? ${brand.contact.name}, ${brand.contact.email}.`;
  return markup`<footer><p>${brand.productName}, rules ${rules}, ${longDate(date)}. Estimates from answers, not measurements. Check before you invest.${contact}</p></footer>`;
}
