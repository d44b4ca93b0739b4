import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { brandTones } from "../../report/brand.ts";
import { type Canvas, canvasOf, fill } from "./canvas.ts";
import { markOutlines } from "./mark.ts";
import { pngOf } from "./png.ts";
import { readTypeface, type Typeface } from "./typeface.ts";

/** Pixels, as the readers of link cards want them. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Pictures of the brand as PNG files, by the paths at which they are served. */
export const brandPictures = {
  "/icon-192.png": async ({ color }) => icon(192, color, 0.72),
  "/icon-512.png": async ({ color }) => icon(512, color, 0.72),
  /** Phones cut such an icon to their own shape: all that counts lies within its middle. */
  "/icon-maskable-512.png": async ({ color }) => icon(512, color, 0.52),
  "/card.png": card,
} as const satisfies Readonly<Record<string, (given: BrandWords) => Promise<Uint8Array>>>;

export type PicturePath = keyof typeof brandPictures;

/** What stands on the pictures. */
export interface BrandWords {
  readonly color: string;
  readonly productName: string;
  /** What the product promises, set large under its name. */
  readonly promise: string;
}

function icon(size: number, color: string, share: number): Uint8Array {
  const { accent, onAccent } = brandTones(color);
  const canvas = canvasOf(size, size, accent);
  drawMark(canvas, (size * (1 - share)) / 2, (size * (1 - share)) / 2, size * share, onAccent);
  return pngOf(canvas);
}

/** The mark, the name and the promise on the brand's color. A line with a sign that our faces lack is left out. */
async function card({ color, productName, promise }: BrandWords): Promise<Uint8Array> {
  const { accent, onAccent } = brandTones(color);
  const canvas = canvasOf(cardSize.width, cardSize.height, accent);
  const faces = await Promise.all(faceFiles.map(async (file) => readTypeface(await readFile(file))));
  drawMark(canvas, edge, 84, 88, onAccent);
  drawLine(canvas, faces, productName, { size: 46, left: edge + 112, baseline: 144, color: onAccent });
  for (const [index, text] of brokenInto(promise, faces, 84).entries()) {
    drawLine(canvas, faces, text, { size: 84, left: edge, baseline: 340 + index * 98, color: onAccent });
  }
  return pngOf(canvas);
}

const edge = 84;

/** One outline after the other: where two overlap, both are there. */
function drawMark(canvas: Canvas, left: number, top: number, size: number, color: string): void {
  for (const outline of markOutlines(left, top, size)) fill(canvas, [outline], color);
}

interface Line {
  readonly size: number;
  readonly left: number;
  readonly baseline: number;
  readonly color: string;
}

function drawLine(
  canvas: Canvas,
  faces: readonly Typeface[],
  text: string,
  { size, left, baseline, color }: Line,
): void {
  const face = faces.find(({ has }) => has(text));
  if (!face) return;
  const room = canvas.width - left - edge;
  const fitting = Math.min(size, room / face.width(text));
  fill(canvas, face.outlines(text, fitting, left, baseline), color);
}

/** Lines that fit between the edges, broken between words. */
function brokenInto(text: string, faces: readonly Typeface[], size: number): readonly string[] {
  const [face] = faces;
  const fits = (line: string) => face === undefined || face.width(line) * size <= cardSize.width - 2 * edge;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

const { resolve } = createRequire(import.meta.url);
const faceFiles = [
  resolve("@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf"),
  resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf"),
];
