import type { Light } from "../../knowledge/kpi-record/signals.ts";
import { type Drawing, type Frame, label, type Mark, type Tone } from "../charts/drawing.ts";
import { gapBeforeAfter, inset, withoutClashes } from "../charts/placing.ts";
import { drawPlot } from "../charts/plot.ts";
import { cutText, textWidth, wrapText } from "../charts/text-width.ts";
import type { DashboardTile } from "../kpi-blocks.ts";
import { boxesHeight, boxesUnder, countByHand, lightMark, textAt, wholeIn } from "./count-by-hand.ts";
import { describePlot } from "./describe-plot.ts";
import { pictureWords } from "./pictures.words.ts";

const { tile: words } = pictureWords;

/** Tile sizes: three of one fill a row, or two of the other. */
const tileSizes = { third: { width: 300, height: 196 }, half: { width: 452, height: 196 } } as const;

export type TileSize = keyof typeof tileSizes;

/** The rows of the dashboard. All rows are full, so if the count doesn't divide evenly, the first tiles are larger. */
export function dashboardRows<Tile>(tiles: readonly Tile[]): readonly (readonly Tile[])[] {
  if (tiles.length < 3) return tiles.length === 0 ? [] : [tiles];
  const pairs = tiles.length === 6 ? 3 : ([0, 2, 1][tiles.length % 3] ?? 0);
  const wide = Array.from({ length: pairs }, (_, row) => tiles.slice(row * 2, row * 2 + 2));
  const rest = tiles.slice(pairs * 2);
  const narrow = Array.from({ length: rest.length / 3 }, (_, row) => rest.slice(row * 3, row * 3 + 3));
  return [...wide, ...narrow];
}

/** The height of a tile on a dashboard with few rows, so that they fill the sheet. */
export const tallTile = 300;

/** One tile as a separate picture, large enough to be read across a room. */
export function drawTile(tile: DashboardTile, size: TileSize, height: number = tileSizes[size].height): Drawing {
  const frame = { x: 0, y: 0, width: tileSizes[size].width, height };
  const room = inset(frame, 0, 16, 0, 16);
  const { name, value, unit, light, target, note, isReal, plot } = tile;
  const said = isReal ? `${light === "" ? "" : `${light}; `}${target}. ${note}` : `${note}.`;
  const { marks, foot } = isReal ? valueHead(tile, room) : goalHead(tile, room);
  const days = height < tallTile ? [] : (tile.readingDays ?? []);
  const below = inset(room, foot + 12, 0, days.length === 0 ? 12 : boxesHeight + 28, 0);
  const todo = tile.whenRed === undefined ? [] : wholeIn(tile.whenRed, below.width, todoSize, linesUnder(below));
  const foundation = todoStep * todo.length;
  const body = [
    ...(plot === null ? [] : drawPlot(plot, middleOf(inset(below, 0, 0, foundation, 0), scaleHeight))),
    ...textAt(todo, below.x, below.y + below.height - foundation, todoSize, todoStep),
    ...(tile.byHand === undefined ? [] : countByHand(tile.byHand, below)),
    ...boxesUnder(days, { ...room, y: height - boxesHeight - 14, height: boxesHeight }),
  ];
  return {
    title: isReal ? words.withReading(name, value, unit) : words.withGoal(name, target, value, unit),
    description: `${said} ${tile.byHand?.how ?? (plot === null ? "" : describePlot(plot))}`.replace(/\s+/g, " ").trim(),
    width: frame.width,
    height,
    marks: [...withoutClashes(marks, frame), ...lightMarks(tile, room), ...body],
  };
}

const [todoSize, todoStep] = [12, 16];
/** How many lines fit under the scale of a value. */
const linesUnder = ({ height }: Frame): number => Math.floor((height - scaleHeight - 24) / todoStep);

const scaleHeight = 54;

/** A strip in the vertical middle of a frame, or at its top if there is no more room. */
const middleOf = (frame: Frame, height: number): Frame => ({
  ...frame,
  y: frame.y + Math.max(10, (frame.height - height) / 2),
  height,
});

/** The text of a tile above its plot, and how far down it reaches. */
interface Head {
  readonly marks: readonly Mark[];
  readonly foot: number;
}

/** The shop's value in the largest type on the dashboard, with its light. */
function valueHead(tile: DashboardTile, room: Frame): Head {
  const { value, unit, target, note, light } = tile;
  const { x, y, width } = room;
  const sizes = room.height >= tallTile ? [64, 54, 46, 40, 34, 28] : [46, 40, 34, 28];
  const besideAt = (one: number): number => width - textWidth(value, one, true) - 9;
  const size = sizes.find((one) => besideAt(one) >= 31 && fitsWhole(unit, besideAt(one))) ?? 24;
  const foot = 40 + Math.round(0.74 * Math.max(46, size));
  const beside = textWidth(value, size, true) + 9;
  const units = wrapText(unit, Math.max(0, width - beside), 12, 2);
  const notes = lineOf(
    { text: note, tone: "ink" },
    { text: target, tone: "muted" },
    room,
    foot + Math.max(22, Math.round(0.44 * size)),
  );
  return {
    marks: [
      ...nameOf(tile, room, lightRoom(tile)),
      label(light, x + width, y + 25, { size: 12, bold: true, anchor: "end", tone: toneOf(tile) }),
      label(value, x, y + foot, { size, bold: true, ...(units.length === 1 && { after: { text: unit, size: 12 } }) }),
      ...(units.length === 1 ? [] : units).map((line, at) =>
        label(line, x + beside, y + foot - 15 * (units.length - 1 - at), { size: 12, tone: "muted" }),
      ),
      ...notes.marks,
    ],
    foot: notes.foot,
  };
}

/** Whether two lines of small type hold a unit uncut. */
const fitsWhole = (unit: string, room: number): boolean =>
  wrapText(unit, room, 12, 9).length <= 2 && unit.split(" ").every((word) => textWidth(word, 12) <= room);

/** The goal of a KPI without a reading: smaller than a value, and labeled as a goal. */
function goalHead(tile: DashboardTile, room: Frame): Head {
  const { value, unit, target, note } = tile;
  const { x, y, width } = room;
  const word = textWidth(target, 14) + 8;
  const roomBeside = width - word - gapBeforeAfter - textWidth(unit, 12);
  // What is counted is next to the goal if there is room, else on the line below.
  // Words such as “half the first week’s count” aren't a number to read across a room.
  const large = room.height >= tallTile ? [38, 33, 28, 25, 22] : [28, 25, 22];
  const sizes = /\d/.test(value) ? large : [19];
  const together = sizes.find((one) => textWidth(value, one, true) <= roomBeside);
  const isBeside = together !== undefined;
  const size = together ?? [...sizes, 19].find((one) => textWidth(value, one, true) <= width - word) ?? 16;
  const below = { text: isBeside ? "" : unit, tone: "muted" } as const;
  const foot = 40 + Math.round(0.78 * Math.max(28, size));
  const notes = lineOf({ text: note, tone: "accent" }, below, room, foot + 24);
  return {
    marks: [
      ...nameOf(tile, room, 0),
      label(target, x, y + foot, { size: 14, tone: "muted" }),
      label(value, x + word, y + foot, { size, bold: true, ...(isBeside && { after: { text: unit, size: 12 } }) }),
      ...notes.marks,
    ],
    foot: notes.foot,
  };
}

/** The name on one line, or in small type on two. */
function nameOf({ name }: DashboardTile, { x, y, width }: Frame, taken: number): readonly Mark[] {
  const room = width - taken;
  const size = [14, 13, 12].find((one) => textWidth(name, one, true) <= room);
  if (size !== undefined) return [label(name, x, y + 25, { size, bold: true })];
  return wrapText(name, room, 12, 2, true).map((line, at) =>
    label(line, x, y + 17 + 14 * at, { size: 12, bold: true }),
  );
}

interface Words {
  readonly text: string;
  readonly tone: Tone;
}

/** Two short texts at the ends of one line, or one below the other if they would touch. */
function lineOf(first: Words, second: Words, room: Frame, at: number): Head {
  if (first.text === "" && second.text !== "") return lineOf(second, first, room, at);
  const { x, y, width } = room;
  const isBold = first.tone === "accent";
  const lines = wrapText(first.text, width, 12, 2, isBold);
  const fits = textWidth(first.text, 12, isBold) + textWidth(second.text, 12) + 14 <= width;
  const foot = at + 15 * Math.max(0, lines.length - 1) + (fits || second.text === "" ? 0 : 15);
  return {
    marks: [
      ...lines.map((line, row) => label(line, x, y + at + 15 * row, { size: 12, bold: isBold, tone: first.tone })),
      label(cutText(second.text, width, 12), fits ? x + width : x, y + foot, {
        size: 12,
        tone: second.tone,
        anchor: fits ? "end" : "start",
      }),
    ],
    foot,
  };
}

/** The space the light and its word take next to the name. */
const lightRoom = (tile: DashboardTile): number =>
  tile.lights.length === 0 ? 0 : textWidth(tile.light, 12, true) + 16 + 17 * tile.lights.length;

const tones = { green: "good", amber: "watch", red: "loss" } as const satisfies Record<Light, Tone>;

const toneOf = ({ lights: [only, more] }: DashboardTile): Tone =>
  only === undefined || more !== undefined ? "ink" : tones[only];

/** The shapes of the lights, to the left of their word: circle, triangle and square. */
function lightMarks(tile: DashboardTile, { x, y, width }: Frame): readonly Mark[] {
  const right = x + width - textWidth(tile.light, 12, true) - 12;
  return tile.lights.toReversed().map((light, at) => lightMark(light, right - at * 17, y + 20.5));
}
