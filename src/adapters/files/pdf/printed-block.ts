import type { Drawing } from "../../../report/charts/drawing.ts";
import { svgOf } from "../../../report/charts/svg.ts";
import type { AnswersBlock, EvidenceLine, ViewsBlock, Working } from "../../../report/evidence-blocks.ts";
import type { Dashboard, DataLocation, KpiSheet, Widget } from "../../../report/kpi-blocks.ts";
import { drawChart, drawReading } from "../../../report/pictures/draw-chart.ts";
import { dashboardRows, drawTile, tallTile } from "../../../report/pictures/draw-tile.ts";
import { drawWidget, widgetSize } from "../../../report/pictures/draw-widget.ts";
import type { Palette } from "../../../report/pictures/palette.ts";
import { renderedWords as words } from "../../../report/rendered.words.ts";
import type { Block, Report } from "../../../report/report.ts";
import { wordsOf } from "../../../report/text.ts";
import type { Chart, Fact, FactsBlock, HeadlineFigure, Table, Timeline } from "../../../report/text-blocks.ts";
import { viewsWords } from "../../../report/views/views.words.ts";
import { readinessWords } from "../../../survey/shared.words.ts";
import { drawingFont } from "./fonts.ts";
import { answerText, printedText } from "./printed-text.ts";

/** Widths at which pictures are drawn, in their own pixels; the template scales them. */
const widths = { chart: 610, halfChart: 328, reading: 190, readingOfTwo: { brief: 180, evidence: 118 } } as const;

/** A block as data for the template: text prepared for typesetting, drawings as SVG. */
export function printedBlock(block: Block, palette: Palette, layer: Report["layer"]) {
  switch (block.kind) {
    case "heading":
      return block;
    case "paragraph":
    case "callout":
      return { ...block, text: printedText(block.text) };
    case "headline-figures":
      return { kind: block.kind, figures: block.figures.map((figure) => printedFigure(figure, palette, layer)) };
    case "chart":
      return printedChart(block, palette);
    case "evidence":
      return {
        kind: block.kind,
        for: block.speaksFor.map(printedEvidence),
        against: block.speaksAgainst.map(printedEvidence),
      };
    case "list":
      return { ...block, items: block.items.map(printedText) };
    case "facts":
      return { kind: block.kind, isWhole: isHalfPage(block), facts: block.facts.map(printedFact) };
    case "table":
      return printedTable(block);
    case "widget-grid":
      return {
        kind: block.kind,
        shape: widgetSize.height / widgetSize.width,
        widgets: block.widgets.map((widget) => printedWidget(widget, palette)),
      };
    case "dashboard":
      return printedDashboard(block, palette);
    case "kpi-sheet":
      return printedSheet(block);
    case "timeline":
      return { kind: block.kind, phases: block.phases.map(printedPhase) };
    case "workings":
      return { kind: block.kind, workings: block.workings.map(printedWorking) };
    case "sources":
      return {
        kind: block.kind,
        sources: block.sources.map((line) => ({ ...line, source: printedText(line.source) })),
      };
    case "changes":
      return block;
    case "views":
      return printedViews(block);
    case "answers":
      return { kind: block.kind, sections: block.sections.map(printedSection) };
  }
}

const printedViews = ({ tally: { differ, same }, ...block }: ViewsBlock) => ({
  ...block,
  tally: { differ, same, words: viewsWords.tally(differ, same) },
  words: viewsWords,
});

/** A drawing and its alternative text. */
export interface Picture {
  readonly svg: string;
  readonly alt: string;
}

const picture = (drawing: Drawing, palette: Palette): Picture => ({
  svg: svgOf(drawing, (tone) => palette[tone], "", ` font-family="${drawingFont}"`),
  alt: `${drawing.title}. ${drawing.description}`,
});

const printedFigure = (
  { name, readings, words: range, how }: HeadlineFigure,
  palette: Palette,
  layer: Report["layer"],
) => ({
  name,
  readings: readings.map((reading) => ({
    value: reading.value,
    unit: reading.unit,
    scale:
      reading.scale === null
        ? null
        : picture(
            drawReading(
              { ...reading, scale: reading.scale },
              readings.length > 1 ? widths.readingOfTwo[layer] : widths.reading,
            ),
            palette,
          ),
  })),
  words: printedText(range),
  // On paper, a link to the evidence leads nowhere.
  how: printedText(how.filter(({ kind }) => kind !== "evidence")),
});

const printedChart = (chart: Chart, palette: Palette) => ({
  kind: chart.kind,
  title: chart.title,
  picture: picture(drawChart(chart, widths.chart), palette),
  // For two charts next to each other.
  half: picture(drawChart(chart, widths.halfChart), palette),
  caption: printedText(chart.caption),
});

const printedEvidence = ({ answer, why, ...line }: EvidenceLine) => ({
  ...line,
  answer: printedText(answer),
  why: printedText(why),
});

const printedFact = ({ term, lines }: Fact) => ({ term, lines: lines.map(printedText) });

const printedTable = (table: Table) => ({
  kind: table.kind,
  isWhole: isHalfPage(table),
  hasTallRows: table.rows.some((row) => row.some((cell) => wordsOf(cell).length > longCell)),
  caption: table.caption,
  columns: table.columns.map((column, at) => ({ ...column, share: shareOf(table, at) })),
  rows: table.rows.map((row) => row.map(printedText)),
});

/** From this many characters a cell may break across pages, because its row could be taller than one. */
const longCell = 800;

/** Whether a block is short enough to move to the next page rather than break. */
const isHalfPage = (block: Table | FactsBlock): boolean => JSON.stringify(block).length < 4_500;

/** The column's share of the width relative to others; 0 if its cells are short and it takes only what they need. */
function shareOf({ rows }: Table, at: number): number {
  const lengths = rows.map((row) => wordsOf(row[at] ?? []).length);
  return Math.max(0, ...lengths) <= 24
    ? 0
    : Math.round(Math.sqrt(lengths.reduce((sum, length) => sum + length, 0) / lengths.length));
}

const printedDashboard = ({ tiles }: Dashboard, palette: Palette) => ({
  kind: "dashboard" as const,
  rows: dashboardRows(tiles).map((row, _, rows) =>
    row.map((tile) => ({
      isReal: tile.isReal,
      picture: picture(
        drawTile(tile, row.length === 3 ? "third" : "half", rows.length < 3 ? tallTile : undefined),
        palette,
      ),
    })),
  ),
});

const printedWidget = (widget: Widget, palette: Palette) => ({
  to: `kpi-${widget.id}`,
  picture: picture(drawWidget(widget), palette),
});

function printedSheet({ widget, position, question, formula, facts, data, pitfalls }: KpiSheet) {
  return {
    kind: "kpi-sheet" as const,
    id: `kpi-${widget.id}`,
    name: widget.name,
    dataTitle: words.kpi.data(widget.name),
    position,
    question,
    facts: [
      { term: words.kpi.formula, lines: [[{ kind: "plain" as const, text: formula }]] },
      ...facts.map(printedFact),
    ],
    data: data.map(printedLocation),
    pitfalls,
  };
}

const printedLocation = ({ where, readiness, ...location }: DataLocation) => ({
  ...location,
  readiness,
  status: readinessWords[readiness],
  where: printedText(where),
});

const printedPhase = ({ title, steps }: Timeline["phases"][number]) => ({
  title,
  steps: steps.map((step) => ({ ...step, what: printedText(step.what) })),
});

/** What a figure is computed from, as table rows: answers, other figures, assumptions. */
const printedWorking = ({ id, name, value, formula, answers, figures, assumptions }: Working) => ({
  id,
  name,
  value,
  formula,
  rows: [
    ...answers.map(({ question, answer }) => [
      printedText([{ kind: "plain", text: question }]),
      printedText(answer),
      words.workings.yourAnswer,
    ]),
    ...figures.map((figure) => [printedText(figure.name), figure.value, printedText(figure.source)]),
    ...assumptions.map((assumption) => [assumption.name, assumption.value, printedText(assumption.source)]),
  ],
});

const printedSection = ({ title, answers }: AnswersBlock["sections"][number]) => ({
  title,
  answers: answers.map(({ question, answer }) => ({ question, answer: answer === null ? null : answerText(answer) })),
});
