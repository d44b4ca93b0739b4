import type { AnswersBlock, ChangesBlock, EvidenceBlock, Sources, ViewsBlock, Workings } from "./evidence-blocks.ts";
import type { Dashboard, KpiSheet, WidgetGrid } from "./kpi-blocks.ts";
import type { Brand } from "./occasion.ts";
import type {
  Callout,
  Chart,
  FactsBlock,
  Heading,
  HeadlineFigures,
  List,
  Paragraph,
  Table,
  Timeline,
} from "./text-blocks.ts";

/** The report as data, without markup. HTML, PDF and workbook are rendered from the same blocks. */
export interface Report {
  /** The brief is for the owner to read. The evidence is for checking it. */
  readonly layer: "brief" | "evidence";
  /** The finding, as a sentence. */
  readonly title: string;
  readonly shop: string;
  readonly preparedFor: string;
  /** The day of the report, `2026-11-21`. */
  readonly date: string;
  readonly brand: Brand;
  /** The version of the rules that made it. */
  readonly rulesVersion: string;
  /** The heads of the sheet on which the ten days' counts are written, if they fit one cause. */
  readonly countSheet?: readonly string[];
  /** In reading order. Each heading of level 2 starts a chapter; the first block is one. */
  readonly blocks: readonly Block[];
}

/** A piece of the report. Every renderer handles all of them. */
export type Block =
  | Heading
  | Paragraph
  | HeadlineFigures
  | Callout
  | Chart
  | EvidenceBlock
  | List
  | FactsBlock
  | Table
  | WidgetGrid
  | Dashboard
  | KpiSheet
  | Timeline
  | Workings
  | Sources
  | AnswersBlock
  | ViewsBlock
  | ChangesBlock;
