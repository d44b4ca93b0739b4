import { scaleLinear } from "d3-scale";
import { area, type Frame, label, line, type Mark, stroke, typeSize } from "./drawing.ts";
import { joinPaths } from "./join-paths.ts";
import { isNarrow } from "./labeled-rows.ts";
import { inset } from "./placing.ts";
import { cutText, textWidth, wrapText } from "./text-width.ts";

/** A plan over days, one lane per owner: what is worked on, and what is started and reviewed from then on. */
export interface DayLanes {
  readonly kind: "day-lanes";
  readonly phases: readonly Phase[];
  readonly lanes: readonly { readonly owner: string; readonly rows: readonly LaneRow[] }[];
}

interface Phase {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export type LaneRow =
  | { readonly kind: "work"; readonly name: string; readonly spans: readonly Span[] }
  /** Set up from day `from`, read from day `on` at this interval in days. */
  | {
      readonly kind: "switch-on";
      readonly name: string;
      readonly from: number;
      readonly on: number;
      readonly everyDays: number;
      readonly rhythm: string;
    };

interface Span {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

type Scale = (day: number) => number;

export function drawDayLanes({ phases, lanes }: DayLanes, frame: Frame): readonly Mark[] {
  const end = Math.max(1, ...phases.map(({ to }) => to));
  const left = isNarrow(frame.width) ? 4 : columns.owner + columns.name;
  const plot = inset(frame, head, 26, 2, left);
  const x = scaleLinear([0, end], [plot.x, plot.x + plot.width]).clamp(true);
  return joinPaths([
    ...phaseMarks(phases, x, frame),
    ...rowsInRoom(lanes, frame).flatMap((row) => rowMarks(row, x, frame, end)),
  ]);
}

const head = 36;
const columns = { owner: 118, name: 200 } as const;
/** The height of the line that names the owner of a lane on a phone. */
const ownerLine = 20;

function phaseMarks(phases: readonly Phase[], x: Scale, frame: Frame): readonly Mark[] {
  const foot = isNarrow(frame.width) ? frame.y + head : frame.y + frame.height - 2;
  const days = [...new Set(phases.flatMap(({ from, to }) => [from, to]))];
  return [
    ...phases.map(({ name, from, to }) =>
      label(cutText(name, x(to) - x(from) - 4, typeSize.plain, true), (x(from) + x(to)) / 2, frame.y + 12, {
        size: typeSize.plain,
        bold: true,
        anchor: "middle",
      }),
    ),
    ...days.flatMap((day) => [
      stroke(`M${x(day)},${frame.y + head - 5}V${foot}`, "rule", 1),
      label(day === 0 ? "today" : `day ${day}`, x(day), frame.y + 28, {
        tone: "muted",
        anchor: day === 0 && isNarrow(frame.width) ? "start" : "middle",
      }),
    ]),
  ];
}

/** A row with its height, and the owner's name at the start of a lane. */
interface RowInRoom {
  readonly row: LaneRow;
  readonly owner: string | null;
  /** Whether the owner has only this row, so that a long name has no room below it. */
  readonly isAlone: boolean;
  readonly room: Frame;
}

function rowsInRoom(lanes: DayLanes["lanes"], frame: Frame): readonly RowInRoom[] {
  const extra = isNarrow(frame.width) ? ownerLine : 0;
  const rows = lanes.flatMap(({ owner, rows }) =>
    rows.map((row, index) => ({ row, owner: index === 0 ? owner : null, isAlone: rows.length === 1 })),
  );
  const owners = rows.filter(({ owner }) => owner !== null).length;
  const height = Math.max(0, frame.height - head - 2 - owners * extra) / Math.max(1, rows.length);
  return rows.map((row, index) => {
    const above = rows.slice(0, index + 1).filter(({ owner }) => owner !== null).length;
    return { ...row, room: { ...frame, y: frame.y + head + index * height + above * extra, height } };
  });
}

function rowMarks({ row, owner, isAlone, room }: RowInRoom, x: Scale, frame: Frame, end: number): readonly Mark[] {
  const narrow = isNarrow(frame.width);
  const y = narrow ? room.y + room.height - 10 : room.y + room.height / 2;
  return [
    ...(owner === null ? [] : ownerMarks(owner, room, narrow, isAlone)),
    ...(narrow ? [nameAbove(row, room)] : nameBeside(row.name, room)),
    ...(row.kind === "work"
      ? row.spans.flatMap((span) => spanMarks(span, x, y))
      : switchOnMarks(row, x, y, end, !narrow)),
  ];
}

function ownerMarks(owner: string, room: Frame, narrow: boolean, isAlone: boolean): readonly Mark[] {
  const top = narrow ? room.y - ownerLine : room.y;
  const edge = stroke(`M${room.x},${top}h${room.width}`, "ink", 1);
  const look = { size: typeSize.plain, bold: true } as const;
  if (narrow) return [edge, label(cutText(owner, room.width, look.size, true), room.x, top + 14, look)];
  const lines = wrapText(owner, columns.owner - 8, look.size, 2, true);
  const first = room.y + room.height / 2 + 4 - (isAlone ? (lines.length - 1) * 7 : 0);
  return [edge, ...lines.map((text, index) => label(text, room.x, first + index * 14, look))];
}

/** On a phone the review interval follows the name, because the line has no room for it. */
function nameAbove(row: LaneRow, room: Frame): Mark {
  const name = row.kind === "work" ? row.name : `${row.name}, ${row.rhythm}`;
  return label(cutText(name, room.width - 4, typeSize.small), room.x + 4, room.y + 9);
}

function nameBeside(name: string, room: Frame): readonly Mark[] {
  const size = typeSize.small;
  const lines = wrapText(name, columns.name - 14, size, room.height < 24 ? 1 : 2);
  const first = room.y + room.height / 2 + 3.7 - (lines.length - 1) * 5.75;
  return lines.map((text, index) => label(text, room.x + columns.owner, first + index * 11.5));
}

/** Work as a bar with its text inside. A bar too short for text has none. */
function spanMarks({ from, to, text }: Span, x: Scale, y: number): readonly Mark[] {
  const [start, end] = [x(from) + 2, x(to) - 2];
  return [
    area(`M${start},${y - 8}H${end}v16H${start}Z`, "accent-soft"),
    ...(isWide(text, end - start - 4) ? [] : [label(text, (start + end) / 2, y + 3.7, { anchor: "middle" })]),
  ];
}

const isWide = (text: string, room: number): boolean => textWidth(text, typeSize.small) > room;

/** Getting ready as a dashed line, the first review as a diamond, then a tick for each further one. */
function switchOnMarks(
  { from, on, everyDays, rhythm }: Extract<LaneRow, { kind: "switch-on" }>,
  x: Scale,
  y: number,
  end: number,
  withRhythm: boolean,
): readonly Mark[] {
  const [start, at, last] = [x(from), x(on), x(end)];
  const ticks = readingDays(on, end, everyDays, x).map((day) => `M${x(day)},${y - 3}v6`);
  return [
    line([start + 2, y], [at - 7, y], "muted", 1, true),
    ...(last > at + 8 ? [stroke(`M${at + 7},${y}H${last}${ticks.join("")}`, "accent", 1.25)] : []),
    stroke(`M${at},${y - 5.5}l5.5,5.5l-5.5,5.5l-5.5,-5.5Z`, "accent", 2.5),
    ...(withRhythm && !isWide(rhythm, at - start - 20)
      ? [label(rhythm, at - 11, y - 4, { anchor: "end", tone: "muted" })]
      : []),
  ];
}

/** The days of further reviews; empty if they would be too close together to tell apart. */
function readingDays(on: number, end: number, everyDays: number, x: Scale): readonly number[] {
  if (x(on + everyDays) - x(on) < 6) return [];
  return Array.from({ length: Math.max(0, Math.floor((end - on) / everyDays)) }, (_, n) => on + (n + 1) * everyDays);
}
