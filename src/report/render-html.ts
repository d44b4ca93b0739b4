import { pageOneWords } from "./brief/page-one/page-one.words.ts";
import { whatChangedId } from "./changes/what-changed.ts";
import { blockMarkup } from "./html/blocks.ts";
import { footerMarkup, headMarkup, letterheadMarkup } from "./html/letterhead.ts";
import { changedStyle, pageOneStyle, styleSheet } from "./html/style.ts";
import { type Markup, markup } from "./markup.ts";
import { renderedWords as words } from "./rendered.words.ts";
import type { Block, Report } from "./report.ts";
import type { Heading } from "./text-blocks.ts";
import { withTypography } from "./typography.ts";

/**
 * The report as one complete HTML document. It loads nothing from outside and has no script. It works on a desktop, on a
 * phone and on paper, in light and in dark mode.
 */
export const renderHtml = (report: Report, evidenceUrl: string | null = null): string =>
  renderHtmlInPieces(report, evidenceUrl).join("");

/**
 * The same document block by block, for callers that never hold it as a whole.
 *
 * @param evidenceUrl address of the evidence; `null` leaves out all links to it
 */
export function renderHtmlInPieces(given: Report, evidenceUrl: string | null = null): readonly string[] {
  const report = withTypography(given);
  const chapters = chaptersOf(report.blocks);
  return [
    opening(report).source,
    ...chapters
      .flatMap((chapter, index) => chapterPieces(chapter, index, chapters, report.layer))
      .map((piece) => withEvidence(piece, evidenceUrl)),
    markup`
</main>
${footerMarkup(report, words.caution)}</body></html>
`.source,
  ];
}

/**
 * Points the links to the evidence at its address. Without an address, each gives way to its text, or to nothing where the text
 * only says that there is evidence. Only our own markup can hold such a link; all other text is escaped.
 */
const withEvidence = (piece: string, address: string | null): string =>
  address === null
    ? piece
        .replace(evidenceLink, (_, _to, text: string) => (text === pageOneWords.evidence ? "" : text))
        .replaceAll(emptyNote, "")
    : piece.replace(
        evidenceLink,
        (_, to: string, text: string) => `<a href="${address}#${to}" target="_blank" rel="noopener">${text}</a>`,
      );

/** What `html/blocks.ts` makes of a note that is only a link to the evidence, once the link is removed. */
const emptyNote = '<p class="how"></p>';

const evidenceLink = /<a data-evidence="([^"]*)">([^<]*)<\/a>/g;

const opening = (report: Report): Markup => markup`<!doctype html>
<html lang="en">${headMarkup(report.title, report, styleSheet(report.brand.color) + (report.layer === "brief" ? pageOneStyle : ""))}
<body><a class="skip" href="#in-short">${words.skip}</a>
${letterhead(report)}
<main>`;

const letterhead = (report: Report): Markup =>
  letterheadMarkup(report, {
    kind: words.kind[report.layer],
    title: report.title,
    preparedFor: markup`<bdi>${report.preparedFor}</bdi>`,
  });

/** The blocks from one heading of level 2 to the next. */
interface Chapter {
  readonly heading: Heading;
  readonly blocks: readonly Block[];
}

type ChapterClass = "changed" | "first" | "tail" | "chapter";

function chaptersOf(blocks: readonly Block[]): readonly Chapter[] {
  const starts = blocks.flatMap((block, index) =>
    block.kind === "heading" && block.level === 2 ? [{ heading: block, index }] : [],
  );
  return starts.map(({ heading, index }, position) => ({
    heading,
    blocks: blocks.slice(index, starts[position + 1]?.index),
  }));
}

function chapterPieces(
  { heading, blocks }: Chapter,
  index: number,
  chapters: readonly Chapter[],
  layer: Report["layer"],
): readonly string[] {
  const chapterClass = classOf(heading.id, index, chapters);
  return [
    markup`
<section class="${chapterClass}" aria-labelledby="${heading.id}">`.source,
    ...(chapterClass === "changed" ? [`<style>${changedStyle}</style>`] : []),
    ...blocks.map((block, at) => `\n${shownBlock(block, blocks[at - 1]).source}`),
    ...(index === 0 && layer === "evidence" ? [contents(chapters.slice(1)).source] : []),
    "</section>",
  ];
}

/** A list after the dashboard repeats its tiles in words, so it starts collapsed. */
const shownBlock = (block: Block, before: Block | undefined): Markup =>
  block.kind === "list" && before?.kind === "dashboard"
    ? markup`<details class="in-words"><summary>${words.tilesInWords}</summary>${blockMarkup(block)}</details>`
    : blockMarkup(block);

/** The class of a chapter, which sets its print style. On a later visit, a page about what changed comes before page one. */
function classOf(id: string, index: number, [firstChapter]: readonly Chapter[]): ChapterClass {
  if (id === whatChangedId && index === 0) return "changed";
  if (index === (firstChapter?.heading.id === whatChangedId ? 1 : 0)) return "first";
  return tailChapters.has(id) ? "tail" : "chapter";
}

/** Short chapters, which in print stay on the page of the one before if there is room. */
const tailChapters: ReadonlySet<string> = new Set(["chain", "not-yet", "sharpen"]);

function contents(chapters: readonly Chapter[]): Markup {
  const lines = chapters.map(
    ({ heading: { id, topic, text } }) => markup`<li><a href="#${id}">${topic}</a><small>${text}</small></li>`,
  );
  return markup`<nav aria-label="${words.contents}"><ol class="contents">${lines}</ol></nav>`;
}
