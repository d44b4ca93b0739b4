import type { Dossier } from "../../../report/dossier.ts";
import { longDate } from "../../../report/format.ts";
import { memoHeading } from "../../../report/letter/memo-blocks.ts";
import { logoMark } from "../../../report/logo.ts";
import { lightPalette, type Palette } from "../../../report/pictures/palette.ts";
import { renderedWords as words } from "../../../report/rendered.words.ts";
import type { Report } from "../../../report/report.ts";
import { withTypography } from "../../../report/typography.ts";
import { fonts } from "./fonts.ts";
import { printedBlock } from "./printed-block.ts";
import { briefPartsOf, type Part, partsOf } from "./printed-parts.ts";
import { answerText } from "./printed-text.ts";

/**
 * The data of the template for a report or its evidence: text and pictures, no markup. The same report always gives the
 * same data.
 */
export function printedReport(given: Report) {
  const report = withTypography(given);
  const palette = paperPalette(report.brand.color);
  return {
    brand: brandOf(report, palette),
    words: {
      ...printedWords,
      kind: words.kind[report.layer],
      sheet: { ...sheet, columns: sheet.heads(report.countSheet ?? sheet.anyCause) },
    },
    title: report.title,
    running: shortened(report.shop.toWellFormed(), 60),
    particulars: [
      { term: words.particulars.shop, value: answerText(report.shop) },
      { term: words.particulars.preparedFor, value: answerText(report.preparedFor) },
      { term: words.particulars.date, value: longDate(report.date) },
    ],
    contact:
      report.brand.contact === null
        ? ""
        : words.questions(`${report.brand.contact.name}, ${report.brand.contact.email}`),
    ...printedParts(report, palette),
  };
}

type PrintedPart = Omit<Part, "blocks"> & { readonly blocks: readonly ReturnType<typeof printedBlock>[] };

/** The parts, and the number of pages that page one may take: two for a letter. */
function printedParts({ layer, blocks }: Report, palette: Palette) {
  const parts = (layer === "brief" ? briefPartsOf : partsOf)(blocks).map((part) => ({
    ...part,
    blocks: part.blocks.map((block) => printedBlock(block, palette, layer)),
  }));
  const isShort = charactersOnPageOne(parts) <= maxOnOnePage && !hasMemo(parts);
  if (layer !== "brief" || isShort) return { parts, pagesOfFirst: 1 };
  return { parts: withPlanEarly(parts), pagesOfFirst: 2 };
}

/** Whether page one has headings of a model's own, which take more room than ours. */
const hasMemo = (parts: readonly PrintedPart[]): boolean =>
  blocksOnPageOne(parts).some((block) => block.kind === "heading" && block.id.startsWith(memoHeading));

/** If only the plan follows the dashboard, it moves up below a letter. Otherwise the plan's own page would be nearly empty. */
function withPlanEarly(parts: readonly PrintedPart[]): readonly PrintedPart[] {
  const last = parts.at(-1);
  const opening = last?.blocks.find((block) => block.kind === "heading" && block.level === 2);
  if (last === undefined || last.isWide || opening?.kind !== "heading" || opening.id !== "plan") return parts;
  return parts
    .slice(0, -1)
    .map((part) => (part.topic === "" && !part.isWide ? { ...part, blocks: [...part.blocks, ...last.blocks] } : part));
}

/** How many characters fit on page one. */
const maxOnOnePage = 8_700;
/**
 * With more characters, page one has no room for what follows the dashboard in any type size. Counted on the published
 * shops.
 */
export const maxTogether = 7_250;

/** The characters of page one with what follows the dashboard. A page one with figures has no room for it. */
export function charactersTogether(parts: readonly PrintedPart[]): number {
  const last = parts.at(-1);
  const follows = last === undefined || last.isWide ? 0 : JSON.stringify(last.blocks).length;
  return hasFigures(parts) ? Number.POSITIVE_INFINITY : charactersOnPageOne(parts) + follows;
}

/**
 * How much text the first page of the brief has, in characters. Its figures are left out: they always take the same
 * space.
 */
export function charactersOnPageOne(parts: readonly PrintedPart[]): number {
  const set = blocksOnPageOne(parts).filter(({ kind }) => kind !== "headline-figures" && kind !== "callout");
  return JSON.stringify(set).length;
}

const blocksOnPageOne = (parts: readonly PrintedPart[]): PrintedPart["blocks"] =>
  parts.find(({ topic }) => topic === "")?.blocks ?? [];

const hasFigures = (parts: readonly PrintedPart[]): boolean =>
  blocksOnPageOne(parts).some(({ kind }) => kind === "headline-figures");

/** The labels that the templates add around the blocks. */
const { how, evidence, workings, sources, kpi, notAnswered, sheet } = words;
const printedWords = {
  how,
  evidence,
  workings: [workings.input, workings.value, workings.from],
  sources: { caption: sources.caption, columns: [sources.says, sources.source] },
  kpi: { pitfalls: kpi.pitfalls, columns: Object.values(kpi.columns) },
  notAnswered,
};

/** The brand on every page: name, colors, mark, fonts. */
export const brandOf = ({ brand, date }: Dossier["report"], palette: Palette) => ({
  name: brand.productName,
  date,
  palette,
  mark: logoMark(28, palette.accent),
  fonts: fonts.map(({ family }) => family),
  footer: words.runningFooter(brand.productName),
});

/** The light palette with the white of paper as its background. */
export const paperPalette = (color: string): Palette => ({ ...lightPalette(color), ground: "#ffffff" });

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A name cut to at most `limit` characters, for one line. */
function shortened(name: string, limit: number): string {
  const characters = Array.from(graphemes.segment(name), ({ segment }) => segment);
  return characters.length <= limit ? name : `${characters.slice(0, limit - 1).join("")}…`;
}
