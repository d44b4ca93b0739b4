import type { Light } from "../knowledge/signals.ts";
import {
  area,
  circle,
  type Drawing,
  type Frame,
  inset,
  label,
  type Mark,
  rect,
  type Tone,
  withoutClashes,
} from "./charts/drawing.ts";
import { drawPlot } from "./charts/plot.ts";
import { cutText, textWidth, wrapText } from "./charts/text-width.ts";
import { describePlot } from "./describe-plot.ts";
import type { WallTile } from "./report.ts";

/** Sizes of a tile: three of one fill a row, or two of the other. */
const tileSizes = { third: { width: 300, height: 196 }, half: { width: 452, height: 196 } } as const;

export type TileSize = keyof typeof tileSizes;

/** The rows of the wall, each full: the first tiles are the larger ones. */
export function wallRows<Tile>(tiles: readonly Tile[]): readonly (readonly Tile[])[] {
  if (tiles.length < 3) return tiles.length === 0 ? [] : [tiles];
  const pairs = [0, 2, 1][tiles.length % 3] ?? 0;
  const wide = Array.from({ length: pairs }, (_, row) => tiles.slice(row * 2, row * 2 + 2));
  const rest = tiles.slice(pairs * 2);
  const narrow = Array.from({ length: rest.length / 3 }, (_, row) => rest.slice(row * 3, row * 3 + 3));
  return [...wide, ...narrow];
}

/** One tile as a picture of its own, large enough to be read across a room. */
export function drawTile(tile: WallTile, size: TileSize): Drawing {
  const frame = { x: 0, y: 0, ...tileSizes[size] };
  const room = inset(frame, 0, 16, 0, 16);
  return {
    title: `${tile.name}: ${tile.value} ${tile.unit}${tile.isReal ? "" : ", example"}`,
    description:
      `${tile.light === "" ? "" : `${tile.light}; `}${tile.target}. ${tile.note} ${describePlot(tile.plot)}`.replace(
        /\s+/g,
        " ",
      ),
    ...tileSizes[size],
    marks: [
      ...withoutClashes(head(tile, room), frame),
      ...lightMarks(tile, room),
      ...drawPlot(tile.plot, plotIn(tile, room)),
    ],
  };
}

const numeral = 46;

/** Room that the light and its word take beside the name. */
const lightRoom = (tile: WallTile): number =>
  tile.lights.length === 0 ? 0 : textWidth(tile.light, 12, true) + 16 + 17 * tile.lights.length;

function head(tile: WallTile, room: Frame): readonly Mark[] {
  const { name, value, unit, target, note, light } = tile;
  const { x, y, width } = room;
  const texts = [unit, note, target].filter((text) => text !== "");
  const widest = Math.max(...texts.map((line) => textWidth(line, 12)));
  const roomBeside = (one: number): number => width - textWidth(value, one, true) - 9;
  const fits = [numeral, 40, 34, 28].find((one) => roomBeside(one) >= widest);
  const size = fits ?? [numeral, 40, 34, 28].find((one) => textWidth(value, one, true) <= width * 0.72) ?? 24;
  const beside = x + textWidth(value, size, true) + 9;
  const left = x + width - beside;
  const lines = texts.flatMap((text) => wrapText(text, left, 12, 2));
  const nameRoom = width - lightRoom(tile);
  const nameSize = [14, 13, 12, 11].find((one) => textWidth(name, one, true) <= nameRoom) ?? 11;
  const [lowest, step] = lines.length > 3 ? [y + 89, 15] : [y + 77, 16];
  return [
    label(cutText(name, nameRoom, nameSize, true), x, y + 25, { size: nameSize, bold: true }),
    ...(light === ""
      ? []
      : [label(light, x + width, y + 25, { size: 12, bold: true, anchor: "end", tone: toneOf(tile) })]),
    label(value, x, y + 76, { size, bold: true }),
    ...(left > 40
      ? lines.map((line, at) =>
          label(line, beside, lowest - step * (lines.length - 1 - at), { size: 12, tone: "muted" }),
        )
      : [label(cutText(target, width, 12), x, y + 93, { size: 12, tone: "muted" })]),
  ];
}

const tones = { green: "good", amber: "watch", red: "loss" } as const satisfies Record<Light, Tone>;

const toneOf = ({ lights: [only, more] }: WallTile): Tone =>
  only === undefined || more !== undefined ? "ink" : tones[only];

/** The shapes of the lights, left of their word: circle, triangle and square. */
function lightMarks(tile: WallTile, { x, y, width }: Frame): readonly Mark[] {
  const right = x + width - textWidth(tile.light, 12, true) - 12;
  return tile.lights.toReversed().map((light, at) => lightMark(light, right - at * 17, y + 20.5));
}

function lightMark(light: Light, x: number, y: number): Mark {
  switch (light) {
    case "green":
      return circle(x, y, 6.2, "good");
    case "amber":
      return area(`M${x},${y - 6.5}l7.2,12.6h-14.4Z`, "watch");
    case "red":
      return rect({ x: x - 5.6, y: y - 5.6, width: 11.2, height: 11.2 }, "loss");
  }
}

const plotIn = (tile: WallTile, room: Frame): Frame =>
  tile.isReal ? { ...inset(room, 112, 0, 0, 0), height: 46 } : inset(room, 100, 0, 12, 0);
