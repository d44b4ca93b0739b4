import { type Frame, label, line, type Mark, rect, stroke, typeSize } from "./drawing.ts";
import { inset } from "./placing.ts";
import { type Row, rowsIn, widest } from "./rows.ts";
import { cutText } from "./text-width.ts";

/** A chart before its first reading: what it will show and where the goal is, with dashes in place of values. */
export interface Blank {
  readonly kind: "blank";
  readonly form: BlankForm;
}

export type BlankForm =
  /** Readings to come, one a week or a month, and where the goal is: a line, a band, at zero, or nowhere yet. */
  | {
      readonly kind: "readings";
      readonly ends: readonly [from: string, to: string];
      readonly goal: "line" | "band" | "zero" | "none";
    }
  /** One bar per name. An empty name is a line to write one on. */
  | { readonly kind: "rows"; readonly names: readonly string[] }
  | { readonly kind: "columns"; readonly names: readonly string[] }
  | { readonly kind: "grid"; readonly columns: readonly string[]; readonly rows: readonly string[] }
  /** A scale to 100 with the goal on it, and lines to write on under a title. */
  | { readonly kind: "list"; readonly title: string; readonly goal: number }
  /** One dot per job, on the line if both values are the same. */
  | { readonly kind: "pairs"; readonly across: string; readonly up: string };

export function drawBlank({ form }: Blank, frame: Frame): readonly Mark[] {
  switch (form.kind) {
    case "readings":
      return readings(form, frame);
    case "rows":
      return bars(form.names, frame);
    case "columns":
      return columns(form.names, frame);
    case "grid":
      return grid(form, frame);
    case "list":
      return list(form, frame);
    case "pairs":
      return pairs(form, frame);
  }
}

const shaped = <K extends BlankForm["kind"]>(form: Extract<BlankForm, { kind: K }>) => form;
type Form<K extends BlankForm["kind"]> = ReturnType<typeof shaped<K>>;

/** As many as the poster has weekly boxes. */
const readingCount = 13;
const goalWord = "goal";
/** The greatest height of a row to write in; on a tall tile, the rows fill it. */
const writingRow = 40;

function readings({ ends, goal }: Form<"readings">, frame: Frame): readonly Mark[] {
  const beside = goal === "none" ? 2 : widest([goalWord], frame.width) + 10;
  const plot = inset(frame, 8, beside, 16, 2);
  const [foot, right] = [plot.y + plot.height, plot.x + plot.width];
  const target = goal === "zero" ? foot : plot.y + plot.height * 0.3;
  const at = (index: number): number => plot.x + (plot.width * index) / (readingCount - 1);
  return [
    ...(goal === "band" ? [rect({ ...plot, y: target - 7, height: 14 }, "accent-soft")] : []),
    ...Array.from({ length: readingCount }, (_, index) =>
      line([at(index), plot.y], [at(index), foot], "rule", 1, true),
    ),
    line([plot.x, foot], [right, foot], "muted"),
    ...(goal === "line" || goal === "zero" ? [line([plot.x, target], [right, target], "accent", 1.5)] : []),
    ...(goal === "none" ? [] : [label(goalWord, right + 8, target + 3.7, { tone: "muted" })]),
    label(ends[0], plot.x, foot + 13, { tone: "muted" }),
    label(ends[1], right, foot + 13, { tone: "muted", anchor: "end" }),
  ];
}

function bars(names: readonly string[], frame: Frame): readonly Mark[] {
  const room = nameRoom(names, frame);
  return rowsIn(frame, names.length, writingRow).flatMap((row, index) => [
    ...named(row, names[index] ?? "", room),
    empty({
      ...row,
      x: row.x + room + 8,
      width: row.width - room - 8,
      y: row.y + row.height * 0.22,
      height: row.height * 0.56,
    }),
  ]);
}

const nameRoom = (names: readonly string[], frame: Frame): number =>
  names.includes("") ? frame.width * 0.34 : widest(names, frame.width * 0.4);

/** The name of a row, or a line to write it on. */
const named = (row: Row, name: string, room: number): readonly Mark[] =>
  name === ""
    ? [line([row.x, row.baseline + 2], [row.x + room, row.baseline + 2], "muted", 0.75, true)]
    : [label(cutText(name, room, typeSize.small), row.x, row.baseline)];

const empty = (frame: Frame): Mark => rect(frame, null, { stroke: "muted", dashed: true, opacity: 0.7 });

function columns(names: readonly string[], frame: Frame): readonly Mark[] {
  const plot = inset(frame, 6, 0, 16, 0);
  const [width, foot] = [plot.width / Math.max(1, names.length), plot.y + plot.height];
  return [
    ...names.map((_, index) =>
      empty({ x: plot.x + index * width + width * 0.14, y: plot.y, width: width * 0.72, height: plot.height }),
    ),
    line([plot.x, foot], [plot.x + plot.width, foot], "muted"),
    ...names.map((name, index) =>
      label(cutText(name, width - 2, typeSize.small), plot.x + (index + 0.5) * width, foot + 13, {
        anchor: "middle",
        tone: "muted",
      }),
    ),
  ];
}

function grid({ columns: heads, rows }: Form<"grid">, frame: Frame): readonly Mark[] {
  // The column heads may narrow the line for a name to a fifth of the width.
  const wanted = (widest(heads, frame.width) + 3) * heads.length;
  const least = rows.every((name) => name === "") ? frame.width * 0.2 : Number.POSITIVE_INFINITY;
  const room = Math.min(nameRoom(rows, frame), Math.max(least, frame.width - 8 - wanted));
  const width = (frame.width - room - 8) / Math.max(1, heads.length);
  const left = (column: number): number => frame.x + room + 8 + column * width;
  const [top, ...lines] = rowsIn(frame, rows.length + 1, writingRow);
  return [
    ...heads.map((name, column) =>
      label(cutText(name, width - 2, typeSize.small), left(column) + width / 2, top?.baseline ?? 0, {
        anchor: "middle",
        tone: "muted",
      }),
    ),
    ...lines.flatMap((row, index) => [
      ...named(row, rows[index] ?? "", room),
      ...heads.map((_, column) => rect({ ...row, x: left(column), width }, null, { stroke: "muted", opacity: 0.45 })),
    ]),
  ];
}

function list({ title, goal }: Form<"list">, frame: Frame): readonly Mark[] {
  const scale = { ...frame, y: frame.y + 16, height: 12 };
  const at = frame.x + (frame.width * Math.min(100, goal)) / 100;
  const rows = rowsIn(inset(frame, 50, 0, 0, 0), 2, 18);
  return [
    empty(scale),
    line([at, scale.y - 4], [at, scale.y + scale.height + 4], "accent", 1.5),
    label(goalWord, at, frame.y + 8, { tone: "muted", anchor: at > frame.x + frame.width - 16 ? "end" : "middle" }),
    label(title, frame.x, frame.y + 46, { tone: "muted" }),
    ...rows.flatMap((row) => named(row, "", frame.width)),
  ];
}

function pairs({ across, up }: Form<"pairs">, frame: Frame): readonly Mark[] {
  const plot = inset(frame, 14, 0, 16, 2);
  const [foot, right] = [plot.y + plot.height, plot.x + plot.width];
  return [
    line([plot.x, plot.y], [plot.x, foot], "muted"),
    line([plot.x, foot], [right, foot], "muted"),
    stroke(`M${plot.x},${foot}L${right},${plot.y}`, "accent", 1.5),
    label(up, plot.x, frame.y + 8, { tone: "muted" }),
    label(across, right, foot + 13, { tone: "muted", anchor: "end" }),
  ];
}
