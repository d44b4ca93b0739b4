import { extent, median } from "d3-array";
import { scaleLinear } from "d3-scale";
import type { GroupDots, Series } from "../../knowledge/kpi-record/kpi-drawing.ts";
import { plainNumber } from "../format.ts";
import { circle, type Frame, label, line, type Mark, rect } from "./drawing.ts";
import { inset } from "./placing.ts";
import { nameIn, type Row, rowsIn, widest } from "./rows.ts";
import type { Target } from "./target.ts";

/** Every single value of a group as a dot, the median as a stroke: shows the spread that an average hides. */
export interface DotStrip extends GroupDots {
  readonly target: Target;
}

export function drawDotStrip({ groups, target, suffix }: DotStrip, frame: Frame): readonly Mark[] {
  const names = widest(
    groups.map(({ name }) => name),
    frame.width * 0.36,
  );
  const plot = inset(frame, 14, 16, 15, names + 20);
  const [least = 0, most = 1] = extent([...groups.flatMap(({ values }) => values), target.low, target.high, 0]);
  const x = scaleLinear([least, most > least ? most : least + 1], [plot.x, plot.x + plot.width]);
  const band = { ...plot, x: x(target.low), width: Math.max(1, x(target.high) - x(target.low)) };
  const rows = rowsIn(inset(frame, 14, 0, 15, 0), groups.length, 34);
  return [
    rect(band, "accent-soft"),
    ...groups.flatMap((group, index) => {
      const row = rows[index];
      return row === undefined ? [] : [...groupMarks(group, row, plot, x, target), nameIn(row, group.name, names)];
    }),
    label(target.text, band.x + band.width / 2, frame.y + 9, { anchor: "middle", tone: "muted" }),
    ...axisLabels(x, [0, most, least], suffix, plot.y + plot.height + 12),
  ];
}

type Scale = (value: number) => number;

function groupMarks({ values }: Series, row: Row, plot: Frame, x: Scale, { high }: Target): readonly Mark[] {
  const y = row.y + row.height / 2;
  const middle = x(median(values) ?? 0);
  return [
    line([plot.x, y], [plot.x + plot.width, y], "rule"),
    ...values.map((value) => circle(x(value), y, 2.8, value > high ? "loss" : "accent")),
    line([middle, y - 6], [middle, y + 6], "ink", 2),
  ];
}

function axisLabels(x: Scale, values: readonly number[], suffix: string, y: number): readonly Mark[] {
  return [...new Set(values)].map((value) => {
    const sign = value > 0 && suffix === "%" ? "+" : "";
    const text = `${sign}${plainNumber(Math.round(value * 10) / 10)}${suffix}`;
    return label(text, x(value), y, { anchor: "middle", tone: "muted" });
  });
}
