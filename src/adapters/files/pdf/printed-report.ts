import { howSure } from "../../../report/chapters/first-page.ts";
import type { Dossier } from "../../../report/dossier.ts";
import { longDate } from "../../../report/format.ts";
import { logoMark } from "../../../report/logo.ts";
import { lightPalette, type Palette } from "../../../report/palette.ts";
import { faces } from "./faces.ts";
import { printedBlock } from "./printed-block.ts";
import { partsOf } from "./printed-parts.ts";
import { given } from "./printed-text.ts";

/** The report of a dossier as its template reads it: words and pictures, no markup. The same dossier gives the same for ever. */
export function printedReport({ report, diagnosis }: Dossier) {
  const palette = paperPalette(report.brand.color);
  const [first] = diagnosis.themes;
  return {
    house: house(report, palette),
    title: report.title,
    rules: report.rules,
    running: shortened(report.shop.toWellFormed(), 60),
    particulars: [
      { term: "Shop", value: given(report.shop) },
      { term: "Prepared for", value: given(report.preparedFor) },
      { term: "Date", value: longDate(report.date) },
      { term: "Rules version", value: report.rules },
    ],
    confidence: first === undefined ? "" : howSure(first),
    answered: `${diagnosis.answered.answered} of ${diagnosis.answered.asked} questions about the shop`,
    contact: report.brand.contact === null ? "" : `${report.brand.contact.name}, ${report.brand.contact.email}`,
    parts: partsOf(report.blocks).map(({ topic, isWide, blocks }) => ({
      topic,
      isWide,
      blocks: blocks.map((block) => printedBlock(block, palette)),
    })),
  };
}

/** In whose name and colours a page goes out. */
export const house = ({ brand, date }: Dossier["report"], palette: Palette) => ({
  name: brand.productName,
  date,
  palette,
  mark: logoMark(28, palette.accent),
  faces: faces.map(({ family }) => family),
});

/** The light palette on white: paper is its own ground. */
export const paperPalette = (color: string): Palette => ({ ...lightPalette(color), ground: "#ffffff" });

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A name on one line, cut where it is very long. */
function shortened(name: string, most: number): string {
  const signs = Array.from(graphemes.segment(name), ({ segment }) => segment);
  return signs.length <= most ? name : `${signs.slice(0, most - 1).join("")}…`;
}
