/** A point in pixels, from the upper left corner. */
export type Point = readonly [x: number, y: number];
/** A closed outline. Where outlines run the other way round inside another, they are holes. */
export type Outline = readonly Point[];

/** A picture of opaque pixels, red, green and blue. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** @param color `#rrggbb` */
export function canvasOf(width: number, height: number, color: string): Canvas {
  const pixels = new Uint8Array(width * height * 3);
  const channels = channelsOf(color);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = channels[at % 3] ?? 0;
  return { width, height, pixels };
}

/** Lines looked at within one row of pixels. Along the row, coverage is exact. */
const linesInRow = 5;

/** Fills outlines with a color, smooth at their edges, by the rule that what is wound around counts as inside. */
export function fill(canvas: Canvas, outlines: readonly Outline[], color: string): void {
  const edges = outlines.flatMap(edgesOf);
  const channels = channelsOf(color);
  const top = Math.max(0, Math.floor(Math.min(...edges.map(({ from }) => from[1]))));
  const bottom = Math.min(canvas.height, Math.ceil(Math.max(...edges.map(({ to }) => to[1]))));
  const cover = new Float64Array(canvas.width);
  for (let row = top; row < bottom; row += 1) {
    cover.fill(0);
    const near = edges.filter(({ from, to }) => from[1] < row + 1 && to[1] > row);
    for (let line = 0; line < linesInRow; line += 1) coverLine(cover, near, row + (line + 0.5) / linesInRow);
    blend(canvas, row, cover, channels);
  }
}

/** A side of an outline, its upper end first. */
interface Edge {
  readonly from: Point;
  readonly to: Point;
  /** 1 where the outline runs down here, -1 where it runs up. */
  readonly turn: 1 | -1;
}

function edgesOf(outline: Outline): readonly Edge[] {
  return outline.flatMap((from, index): readonly Edge[] => {
    const to = outline[(index + 1) % outline.length] ?? from;
    if (from[1] === to[1]) return [];
    return [from[1] < to[1] ? { from, to, turn: 1 } : { from: to, to: from, turn: -1 }];
  });
}

function coverLine(cover: Float64Array, edges: readonly Edge[], y: number): void {
  const crossings = edges
    .filter(({ from, to }) => from[1] <= y && to[1] > y)
    .map(({ from, to, turn }) => ({ x: from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]), turn }))
    .toSorted((a, b) => a.x - b.x);
  let winding = 0;
  for (const [index, { x, turn }] of crossings.entries()) {
    winding += turn;
    const next = crossings[index + 1];
    if (winding !== 0 && next) coverSpan(cover, x, next.x);
  }
}

function coverSpan(cover: Float64Array, from: number, to: number): void {
  const [start, end] = [Math.max(0, from), Math.min(cover.length, to)];
  for (let at = Math.floor(start); at < end; at += 1) {
    cover[at] = (cover[at] ?? 0) + (Math.min(at + 1, end) - Math.max(at, start)) / linesInRow;
  }
}

function blend({ width, pixels }: Canvas, row: number, cover: Float64Array, channels: readonly number[]): void {
  for (const [x, covered] of cover.entries()) {
    if (covered === 0) continue;
    const part = Math.min(1, covered);
    const at = (row * width + x) * 3;
    for (const [channel, value] of channels.entries()) {
      pixels[at + channel] = Math.round((pixels[at + channel] ?? 0) * (1 - part) + value * part);
    }
  }
}

const channelsOf = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
