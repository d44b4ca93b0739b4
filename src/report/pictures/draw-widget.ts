import { readinessWords } from "../../survey/shared.words.ts";
import type { ShownReadiness } from "../../survey/shown-readiness.ts";
import {
  area,
  circle,
  type Drawing,
  type Frame,
  label,
  line,
  type Mark,
  rect,
  type Tone,
  typeSize,
} from "../charts/drawing.ts";
import { inset, withoutClashes } from "../charts/placing.ts";
import { drawPlot } from "../charts/plot.ts";
import { cutText, textWidth } from "../charts/text-width.ts";
import type { Widget } from "../kpi-blocks.ts";
import { describePlot } from "./describe-plot.ts";
import { pictureWords } from "./pictures.words.ts";

const { widget: words } = pictureWords;

/** The natural size of one widget. */
export const widgetSize = { width: 320, height: 216 } as const;

const margin = 14;

/** One widget as a separate picture. */
export function drawWidget(widget: Widget): Drawing {
  return {
    title: words.title(widget.name, widget.goal),
    description: describeWidget(widget),
    ...widgetSize,
    marks: widgetMarks(widget, { x: 0, y: 0, ...widgetSize }),
  };
}

const describeWidget = ({ sample, typical, good, readiness, source }: Widget): string =>
  words.description(typical, good, describePlot(sample.plot), readinessWords[readiness], source);

/** A widget within a larger picture: name, goal, typical value, plot, and below a line its readiness and data source. */
export function widgetMarks(widget: Widget, frame: Frame): readonly Mark[] {
  const room = inset(frame, 0, margin, 0, margin);
  const plot = inset(room, 94, 0, 36, 0);
  return [...head(widget, room), ...drawPlot(widget.sample.plot, plot).map(faint), ...foot(widget, room)];
}

/** Examples are drawn in lighter tones, so that no one mistakes them for real values. */
const lighter: Partial<Record<Tone, Tone>> = {
  accent: "accent-soft",
  "accent-soft": "rule",
  loss: "loss-soft",
  good: "accent-soft",
  watch: "loss-soft",
  ink: "muted",
  "on-accent": "ink",
};
const inLighter = (tone: Tone): Tone => lighter[tone] ?? tone;

function faint(mark: Mark): Mark {
  switch (mark.kind) {
    case "label":
      return { ...mark, tone: inLighter(mark.tone), bold: false };
    case "line":
      return { ...mark, stroke: inLighter(mark.stroke) };
    case "path":
      return { ...mark, fill: mark.fill && inLighter(mark.fill), stroke: mark.stroke && inLighter(mark.stroke) };
    case "rect":
    case "circle":
      return {
        ...mark,
        fill: mark.fill && inLighter(mark.fill),
        ...(mark.stroke && { stroke: inLighter(mark.stroke) }),
      };
  }
}

function head({ name, goal, sample, typical }: Widget, room: Frame): readonly Mark[] {
  const { x, y, width } = room;
  const goalWidth = textWidth(words.goal, typeSize.plain) + 6;
  const right = x + width;
  const tagWidth = textWidth(words.example, typeSize.small) + 10;
  const marks: readonly Mark[] = [
    nameLabel(name, x, y + 22, width),
    label(words.goal, x, y + 50, { size: typeSize.plain, tone: "muted" }),
    label(goal, x + goalWidth, y + 50, { size: 22, bold: true }),
    label(words.example, right - tagWidth / 2, y + 83, { anchor: "middle", tone: "muted" }),
    label(cutText(words.typical(typical, sample.unit), width - tagWidth - 8, typeSize.small), x, y + 69, {
      tone: "muted",
    }),
  ];
  return [
    rect({ x: right - tagWidth, y: y + 72, width: tagWidth, height: 15 }, null, { stroke: "muted", radius: 2 }),
    ...withoutClashes(marks, room),
  ];
}

/** The name on one line: a long one gets smaller, and is cut only if that isn't enough. */
function nameLabel(name: string, x: number, y: number, width: number): Mark {
  const size = [typeSize.name, 12, 11].find((one) => textWidth(name, one, true) <= width) ?? 11;
  return label(cutText(name, width, size, true), x, y, { size, bold: true });
}

function foot({ readiness, source }: Widget, room: Frame): readonly Mark[] {
  const y = room.y + room.height - 27;
  const ready = readinessWords[readiness];
  const start = room.x + 15 + textWidth(ready, typeSize.small, true) + 8;
  return [
    line([room.x, y], [room.x + room.width, y], "rule"),
    ...readinessBadge(readiness, room.x + 5, y + 14.5),
    label(ready, room.x + 15, y + 18, { bold: true }),
    ...(source === ""
      ? []
      : [label(cutText(source, room.x + room.width - start, typeSize.small), start, y + 18, { tone: "muted" })]),
  ];
}

/** A full circle, one with a dot, a half and an empty one, for readers who can't tell the colors apart. */
export function readinessBadge(readiness: ShownReadiness, x: number, y: number): readonly Mark[] {
  switch (readiness) {
    case "ready-now":
      return [circle(x, y, 4.2, "good", "good")];
    case "ask-first":
      return [circle(x, y, 4.2, null, "watch"), circle(x, y, 1.4, "watch")];
    case "needs-a-habit":
      return [circle(x, y, 4.2, null, "watch"), area(`M${x},${y - 4.2}A4.2,4.2,0,0,0,${x},${y + 4.2}Z`, "watch")];
    case "needs-a-source":
      return [circle(x, y, 4.2, null, "muted")];
  }
}
