import { max } from "d3-array";
import { scaleLinear } from "d3-scale";
import type { EstimatesAndActuals } from "../../knowledge/kpi-record/kpi-drawing.ts";
import { area, circle, type Frame, label, line, type Mark } from "./drawing.ts";
import { inset } from "./placing.ts";

/** Estimated against actual, one dot per job. On the line, the estimate was right; above it, the job took longer. */
export type Scatter = EstimatesAndActuals;

export function drawScatter({ jobs, tolerance, unit }: Scatter, frame: Frame): readonly Mark[] {
  const plot = inset(frame, 2, 74, 15, 2);
  const greatest = (max(jobs.flat()) ?? 1) * 1.04 || 1;
  const x = scaleLinear([0, greatest], [plot.x, plot.x + plot.width]);
  const y = scaleLinear([0, greatest], [plot.y + plot.height, plot.y]).clamp(true);
  const [foot, right] = [plot.y + plot.height, plot.x + plot.width];
  const dots = jobs.map(([estimated, actual]) =>
    circle(x(estimated), y(actual), 2.6, actual > estimated * (1 + tolerance) ? "loss" : "accent"),
  );
  return [
    area(bandPath(x, y, greatest, tolerance), "accent-soft"),
    line([x(0), y(0)], [x(greatest), y(greatest)], "muted", 1, true),
    line([plot.x, foot], [right, foot], "rule"),
    line([plot.x, plot.y], [plot.x, foot], "rule"),
    ...dots,
    label(`±${Math.round(tolerance * 100)}%`, right + 8, plot.y + 9, { tone: "muted" }),
    label("took longer", right + 8, plot.y + 28, { tone: "loss" }),
    label("than quoted", right + 8, plot.y + 40, { tone: "loss" }),
    label(`estimated, ${unit} →`, right, foot + 12, { anchor: "end", tone: "muted" }),
    label("↑ actual", plot.x, foot + 12, { tone: "muted" }),
  ];
}

type Scale = (value: number) => number;

function bandPath(x: Scale, y: Scale, greatest: number, tolerance: number): string {
  const corners = [
    [0, 0],
    [greatest / (1 + tolerance), greatest],
    [greatest, greatest],
    [greatest, greatest * (1 - tolerance)],
  ] as const;
  return `M${corners.map(([a, b]) => `${x(a)},${y(b)}`).join("L")}Z`;
}
