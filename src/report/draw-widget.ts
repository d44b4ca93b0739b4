import type { Readiness } from "../diagnosis/diagnosis.ts";
import { readinessWords } from "../survey/shared.words.ts";
import {
  area,
  circle,
  type Drawing,
  type Frame,
  inset,
  label,
  line,
  type Mark,
  rect,
  typeSize,
  withoutClashes,
} from "./charts/drawing.ts";
import { drawPlot } from "./charts/plot.ts";
import { cutText, textWidth } from "./charts/text-width.ts";
import { describePlot } from "./describe-plot.ts";
import type { Widget } from "./report.ts";

/** The natural size of one widget. */
export const widgetSize = { width: 320, height: 216 } as const;

const margin = 14;

/** One widget as a picture of its own. */
export function drawWidget(widget: Widget): Drawing {
  return {
    title: `${widget.name}, sample values`,
    description: describeWidget(widget),
    ...widgetSize,
    marks: widgetMarks(widget, { x: 0, y: 0, ...widgetSize }),
  };
}

const describeWidget = ({ sample, typical, good, readiness, source }: Widget): string =>
  `Sample: ${sample.figure} ${sample.unit}. Typical ${typical}, good ${good}. ${describePlot(sample.plot)} ${readinessWords[readiness]}, source: ${source}.`;

/** A widget within a larger picture: name, figure, target, plot, and below a rule where its data comes from. */
export function widgetMarks(widget: Widget, frame: Frame): readonly Mark[] {
  const room = inset(frame, 0, margin, 0, margin);
  const plot = inset(room, 82, 0, 36, 0);
  return [...head(widget, room), ...drawPlot(widget.sample.plot, plot), ...foot(widget, room)];
}

function head({ name, sample, typical, good }: Widget, room: Frame): readonly Mark[] {
  const { x, y, width } = room;
  const figure = textWidth(sample.figure, typeSize.figure, true);
  const tag = textWidth("sample", typeSize.small) + 10;
  const right = x + width;
  const marks: readonly Mark[] = [
    nameLabel(name, x, y + 22, width),
    label(sample.figure, x, y + 53, { size: typeSize.figure, bold: true }),
    label("sample", right - tag / 2, y + 49.5, { anchor: "middle", tone: "muted" }),
    label(cutText(sample.unit, width - figure - tag - 18, typeSize.plain), x + figure + 7, y + 53, {
      size: typeSize.plain,
      tone: "muted",
    }),
    label(cutText(`typical ${typical} → good ${good}`, width, typeSize.small), x, y + 71, { tone: "muted" }),
  ];
  return [
    rect({ x: right - tag, y: y + 38.5, width: tag, height: 15 }, null, { stroke: "muted", radius: 2 }),
    ...withoutClashes(marks, room),
  ];
}

/** The name on one line: a little smaller where it is long, cut only where that is not enough. */
function nameLabel(name: string, x: number, y: number, width: number): Mark {
  const size = [typeSize.name, 12, 11].find((one) => textWidth(name, one, true) <= width) ?? 11;
  return label(cutText(name, width, size, true), x, y, { size, bold: true });
}

function foot({ readiness, source }: Widget, room: Frame): readonly Mark[] {
  const y = room.y + room.height - 27;
  const words = readinessWords[readiness];
  const start = room.x + 15 + textWidth(words, typeSize.small, true) + 8;
  return [
    line([room.x, y], [room.x + room.width, y], "rule"),
    ...readinessBadge(readiness, room.x + 5, y + 14.5),
    label(words, room.x + 15, y + 18, { bold: true }),
    label(cutText(source, room.x + room.width - start, typeSize.small), start, y + 18, { tone: "muted" }),
  ];
}

/** A full, a half and an empty circle: the shape says it without the color. */
export function readinessBadge(readiness: Readiness, x: number, y: number): readonly Mark[] {
  switch (readiness) {
    case "ready-now":
      return [circle(x, y, 4.2, "good", "good")];
    case "needs-a-habit":
      return [circle(x, y, 4.2, null, "watch"), area(`M${x},${y - 4.2}A4.2,4.2,0,0,0,${x},${y + 4.2}Z`, "watch")];
    case "needs-a-source":
      return [circle(x, y, 4.2, null, "muted")];
  }
}
