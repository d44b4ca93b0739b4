import { max } from "d3-array";
import { scaleBand, scaleLinear } from "d3-scale";
import type { WeeklyLoad } from "../../knowledge/kpi-record/kpi-drawing.ts";
import { type Frame, label, line, type Mark, rect, type Tone, typeSize } from "./drawing.ts";
import { inset } from "./placing.ts";
import { widest } from "./rows.ts";
import type { Target } from "./target.ts";
import { cutText } from "./text-width.ts";

/** The load of the coming weeks, where 100 is what the work center has demonstrated. */
export interface LoadBars extends WeeklyLoad {
  readonly target: Target;
}

const full = "100 = full";

export function drawLoadBars({ weeks, target }: LoadBars, frame: Frame): readonly Mark[] {
  const room = widest([full, target.text], frame.width * 0.3);
  const plot = inset(frame, 6, room + 9, 15, 2);
  const most = Math.max(110, max(weeks, ({ load }) => load) ?? 0);
  const y = scaleLinear([0, most], [plot.y + plot.height, plot.y]).clamp(true);
  const [foot, right] = [plot.y + plot.height, plot.x + plot.width];
  const side = (text: string, at: number, tone: Tone): Mark =>
    label(cutText(text, room, typeSize.small), right + 7, at, { tone });
  return [
    rect({ x: plot.x, y: y(target.high), width: plot.width, height: y(target.low) - y(target.high) }, "accent-soft"),
    ...columnsOf(weeks, plot, y),
    line([plot.x, y(100)], [right + 4, y(100)], "ink", 1, true),
    line([plot.x, foot], [right, foot], "rule"),
    side(full, y(100) + 3.5, "ink"),
    side(target.text, Math.max(y(100) + 16, y((target.low + target.high) / 2) + 4), "muted"),
  ];
}

/** One column per week with its load at the bottom, and the week below it. */
function columnsOf(weeks: LoadBars["weeks"], plot: Frame, y: (load: number) => number): readonly Mark[] {
  const x = scaleBand(weeks.keys(), [plot.x, plot.x + plot.width]).paddingInner(0.3);
  const foot = plot.y + plot.height;
  return weeks.flatMap(({ name, load }, index) => {
    const left = x(index) ?? plot.x;
    const over = load > 100;
    const middle = { anchor: "middle", bold: over } as const;
    const at = left + x.bandwidth() / 2;
    return [
      rect({ x: left, y: y(load), width: x.bandwidth(), height: foot - y(load) }, over ? "loss" : "accent"),
      label(cutText(String(Math.round(load)), x.bandwidth(), typeSize.small, over), at, foot - 5, {
        ...middle,
        tone: "on-accent",
      }),
      label(cutText(name, x.step() - 2, typeSize.small), at, foot + 12, { anchor: "middle", tone: "muted" }),
    ];
  });
}
