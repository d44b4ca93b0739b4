import type { Outline, Point } from "./canvas.ts";

/** A face whose letters can be drawn: TrueType outlines, read from its file. */
export interface Typeface {
  readonly has: (text: string) => boolean;
  /** Width of a line of text, in parts of the type's size. */
  readonly width: (text: string) => number;
  /** The letters of a line as outlines. `left` and `baseline` in pixels. */
  readonly outlines: (text: string, size: number, left: number, baseline: number) => readonly Outline[];
}

/** @throws RangeError when the file ends too early, Error when it holds no TrueType outlines */
export function readTypeface(file: Uint8Array): Typeface {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = tablesIn(view);
  const font: Font = {
    view,
    tables,
    unitsPerEm: view.getUint16(tables("head") + 18),
    hasLongOffsets: view.getInt16(tables("head") + 50) === 1,
    metrics: view.getUint16(tables("hhea") + 34),
    glyphOf: characterMap(view, tables("cmap")),
  };
  const glyphs = (text: string) => Array.from(text, (sign) => font.glyphOf(sign.codePointAt(0) ?? 0));
  return {
    has: (text) => glyphs(text).every((glyph) => glyph !== 0),
    width: (text) => glyphs(text).reduce((sum, glyph) => sum + advanceOf(font, glyph), 0) / font.unitsPerEm,
    outlines: (text, size, left, baseline) => {
      let pen = 0;
      return glyphs(text).flatMap((glyph) => {
        const scale = size / font.unitsPerEm;
        const x = pen;
        pen += advanceOf(font, glyph);
        return contoursOf(font, glyph).map((contour) =>
          contour.map(([px, py]): Point => [left + (x + px) * scale, baseline - py * scale]),
        );
      });
    },
  };
}

interface Font {
  readonly view: DataView;
  readonly tables: (name: string) => number;
  readonly unitsPerEm: number;
  readonly hasLongOffsets: boolean;
  readonly metrics: number;
  readonly glyphOf: (code: number) => number;
}

function tablesIn(view: DataView): (name: string) => number {
  const offsets = new Map<string, number>();
  for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(at + letter)));
    offsets.set(name, view.getUint32(at + 8));
  }
  return (name) => {
    const offset = offsets.get(name);
    if (offset === undefined) throw new Error(`The face has no table ${name}: it is no TrueType face`);
    return offset;
  };
}

/** From a sign to its glyph, 0 where the face has none. Reads the segments of format 4: the signs up to U+FFFF. */
function characterMap(view: DataView, cmap: number): (code: number) => number {
  const places = Array.from({ length: view.getUint16(cmap + 2) }, (_, n) => cmap + view.getUint32(cmap + 8 + n * 8));
  const map = places.find((place) => view.getUint16(place) === 4);
  if (map === undefined) throw new Error("The face has no table of signs in format 4");
  const doubled = view.getUint16(map + 6);
  return (code) => {
    for (let at = 0; at < doubled; at += 2) {
      if (view.getUint16(map + 14 + at) < code) continue;
      const start = view.getUint16(map + 16 + doubled + at);
      if (start > code) return 0;
      const delta = view.getUint16(map + 16 + 2 * doubled + at);
      const rangePlace = map + 16 + 3 * doubled + at;
      const range = view.getUint16(rangePlace);
      const glyph = range === 0 ? code : view.getUint16(rangePlace + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function advanceOf({ view, tables, metrics }: Font, glyph: number): number {
  return view.getUint16(tables("hmtx") + Math.min(glyph, metrics - 1) * 4);
}

/** The outlines of a glyph in the face's units, upwards. */
function contoursOf(font: Font, glyph: number): readonly Outline[] {
  const { view, tables, hasLongOffsets } = font;
  const place = (index: number) =>
    hasLongOffsets ? view.getUint32(tables("loca") + index * 4) : view.getUint16(tables("loca") + index * 2) * 2;
  if (place(glyph) === place(glyph + 1)) return [];
  const at = tables("glyf") + place(glyph);
  const contours = view.getInt16(at);
  return contours >= 0 ? simpleContours(view, at, contours) : composedContours(font, at + 10);
}

/** A letter made of others: `é` of `e` and its accent, each moved. Enlarged or turned parts are drawn as they are. */
function composedContours(font: Font, start: number): readonly Outline[] {
  const { view } = font;
  const parts: Outline[] = [];
  let [at, more] = [start, true];
  while (more) {
    const [flags, glyph] = [view.getUint16(at), view.getUint16(at + 2)];
    const [x, y] =
      flags & 1 ? [view.getInt16(at + 4), view.getInt16(at + 6)] : [view.getInt8(at + 4), view.getInt8(at + 5)];
    parts.push(...contoursOf(font, glyph).map((part) => part.map(([px, py]): Point => [px + x, py + y])));
    at += 4 + (flags & 1 ? 4 : 2) + bytesOfTurn(flags);
    more = (flags & 0x20) !== 0;
  }
  return parts;
}

/** How much a composed letter's part says about being enlarged or turned, bytes. */
const bytesOfTurn = (flags: number): number => (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);

interface Knot {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
}

function simpleContours(view: DataView, at: number, contours: number): readonly Outline[] {
  const ends = Array.from({ length: contours }, (_, n) => view.getUint16(at + 10 + n * 2));
  const knots = knotsAt(view, at + 10 + contours * 2, (ends.at(-1) ?? -1) + 1);
  return ends.map((end, n) => smoothed(knots.slice(n === 0 ? 0 : (ends[n - 1] ?? 0) + 1, end + 1)));
}

function knotsAt(view: DataView, place: number, count: number): readonly Knot[] {
  let at = place + 2 + view.getUint16(place);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = view.getUint8(at++);
    const times = flag & 8 ? view.getUint8(at++) + 1 : 1;
    for (let n = 0; n < times; n += 1) flags.push(flag);
  }
  const coordinates = (short: number, same: number): readonly number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? view.getUint8(at++) : -view.getUint8(at++);
      else if (!(flag & same)) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [coordinates(2, 16), coordinates(4, 32)];
  return flags.map((flag, n) => ({ x: xs[n] ?? 0, y: ys[n] ?? 0, isOn: (flag & 1) !== 0 }));
}

/** Straight pieces for each curve: at the sizes of a card nobody sees a corner. */
const pieces = 6;

/** The outline through its knots. Between two that are off the line lies one that is on it. */
function smoothed(knots: readonly Knot[]): Outline {
  const whole = knots.flatMap((knot, n) => {
    const next = knots[(n + 1) % knots.length] ?? knot;
    return knot.isOn || next.isOn ? [knot] : [knot, { ...between(knot, next), isOn: true }];
  });
  const first = whole.findIndex(({ isOn }) => isOn);
  const turned = [...whole.slice(first), ...whole.slice(0, first)];
  return turned.flatMap((knot, n): readonly Point[] => {
    if (knot.isOn) return [[knot.x, knot.y]];
    const [from, to] = [turned[n - 1] ?? knot, turned[(n + 1) % turned.length] ?? knot];
    return Array.from({ length: pieces - 1 }, (_, step) => onCurve(from, knot, to, (step + 1) / pieces));
  });
}

const between = (a: Knot, b: Knot) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function onCurve(from: Knot, bend: Knot, to: Knot, t: number): Point {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return [a * from.x + b * bend.x + c * to.x, a * from.y + b * bend.y + c * to.y];
}
