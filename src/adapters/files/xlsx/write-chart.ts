import type { SheetChart } from "hucre/xlsx";
import { absoluteAreaRef, sheetRef } from "../../../report/workbook/reference.ts";
import type { LineChart } from "../../../report/workbook/workbook.ts";
import { type CellFormats, font } from "./cell-formats.ts";

/** A line chart in the report's style: the value as a solid line, its limits as thin dashes, no grid. */
export function chartOf(chart: LineChart, sheet: string, cellFormats: CellFormats): SheetChart {
  const { area } = chart;
  const { colorOf } = cellFormats;
  return {
    type: "line",
    anchor: { from: { row: area.row - 1, col: area.column - 1 }, to: { row: area.lastRow, col: area.lastColumn } },
    series: chart.lines.map((line) => seriesOf(line, chart, sheet, cellFormats)),
    legend: "top",
    legendFontSize: 9,
    legendFontColor: colorOf("ink"),
    legendFontFamily: font,
    showTitle: false,
    autoTitleDeleted: true,
    // The line spans a week without a value; some programs draw gaps as zero.
    dispBlanksAs: "span",
    roundedCorners: false,
    altText: chart.description,
    chartSpaceFillColor: colorOf("raised"),
    chartSpaceBorderColor: colorOf("rule"),
    axes: axesOf(chart, cellFormats),
  };
}

function seriesOf(
  { name, values, role }: LineChart["lines"][number],
  { weeks }: LineChart,
  sheet: string,
  { colorOf }: CellFormats,
): SheetChart["series"][number] {
  const accent = colorOf("accent");
  const data = {
    name,
    values: sheetRef(sheet, absoluteAreaRef(values)),
    categories: sheetRef(sheet, absoluteAreaRef(weeks)),
    smooth: false,
  };
  switch (role) {
    case "value": {
      const marker = { symbol: "circle", size: 6, fill: accent, line: accent } as const;
      return { ...data, color: accent, stroke: { width: 2.25 }, marker };
    }
    case "limit":
      return { ...data, color: colorOf("muted"), stroke: { width: 1.25, dash: "dash" }, marker: { symbol: "none" } };
  }
}

function axesOf({ format }: LineChart, { colorOf, axisFormat }: CellFormats): NonNullable<SheetChart["axes"]> {
  const common = {
    labelFontSize: 8,
    labelColor: colorOf("muted"),
    labelFontFamily: font,
    majorTickMark: "none",
    minorTickMark: "none",
  } as const;
  return {
    // Weeks are category labels here, not dates on a time axis, so each label is below its own point.
    x: { ...common, auto: false, tickLblSkip: 3, numberFormat: { formatCode: "mmm d", sourceLinked: false } },
    y: { ...common, numberFormat: { formatCode: axisFormat(format) } },
  };
}
