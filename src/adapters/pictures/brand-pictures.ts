import { createRequire } from "node:module";
import type { Resvg } from "@resvg/resvg-js";
import { brandTones } from "../../report/brand.ts";
import { logoPaths } from "../../report/logo.ts";
import { escapeText } from "../../report/markup.ts";

/** Pixels, the size that sites expect for link previews. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The brand's pictures as PNG files, by their URL path. */
export const brandPictures = {
  "/icon-192.png": async ({ color }) => icon(192, color, 0.72),
  "/icon-512.png": async ({ color }) => icon(512, color, 0.72),
  /** Phones crop this icon to their own shape, so the mark is kept well inside. */
  "/icon-maskable-512.png": async ({ color }) => icon(512, color, 0.52),
  "/card.png": card,
} as const satisfies Readonly<Record<string, (brand: BrandWords) => Promise<Uint8Array>>>;

export type PicturePath = keyof typeof brandPictures;

/** What the pictures show. */
export interface BrandWords {
  readonly color: string;
  readonly productName: string;
  /** The tagline, in large type under the name. */
  readonly promise: string;
}

async function icon(size: number, color: string, share: number): Promise<Uint8Array> {
  const { accent, onAccent } = brandTones(color);
  const border = (size * (1 - share)) / 2;
  return png(size, size, accent, mark(border, border, size * share, onAccent));
}

/** The mark, the name and the promise on the brand's color. */
async function card({ color, productName, promise }: BrandWords): Promise<Uint8Array> {
  const { accent, onAccent } = brandTones(color);
  const { width, height } = cardSize;
  const nameLeft = margin + logo.size + logo.gap;
  const nameSize = await sizeToFit(productName, name.size, width - margin - nameLeft);
  const lines = [
    line(productName, { size: nameSize, left: nameLeft, baseline: name.baseline }),
    ...(await linesOf(promise, tagline.size)).map((text, row) =>
      line(text, { size: tagline.size, left: margin, baseline: tagline.baseline + row * tagline.lineHeight }),
    ),
  ];
  const content = `${mark(margin, margin, logo.size, onAccent)}<g fill="${onAccent}">${lines.join("")}</g>`;
  return png(width, height, accent, content);
}

/** Pixels between the edge of the card and what is on it. */
const margin = 84;
/** Pixels; a baseline is measured from the top of the card. */
const logo = { size: 88, gap: 24 } as const;
const name = { size: 46, baseline: 144 } as const;
const tagline = { size: 84, baseline: 340, lineHeight: 98 } as const;

const mark = (left: number, top: number, size: number, color: string): string =>
  `<g transform="translate(${left} ${top}) scale(${size / 32})" fill="none">${logoPaths(color)}</g>`;

interface PlacedText {
  readonly size: number;
  readonly left: number;
  readonly baseline: number;
}

const line = (text: string, { size, left, baseline }: PlacedText): string =>
  `<text x="${left}" y="${baseline}" font-size="${size}" font-weight="600" font-family="IBM Plex Sans, Noto Sans">${escapeText(text)}</text>`;

/** The largest size up to `size` at which the text fits in `room` pixels. */
async function sizeToFit(text: string, size: number, room: number): Promise<number> {
  return Math.min(size, (size * room) / Math.max(1, await widthOf(text, size)));
}

/** Breaks a text between words into lines that fit between the margins. */
async function linesOf(text: string, size: number): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if ((await widthOf(longer, size)) <= cardSize.width - 2 * margin) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Measured on a canvas that is large enough for any line, because the bounding box excludes what is outside it. */
async function widthOf(text: string, size: number): Promise<number> {
  const drawing = await render(100 * size, 2 * size, "none", line(text, { size, left: 0, baseline: size }));
  return drawing.getBBox()?.width ?? 0;
}

const png = async (...drawn: Parameters<typeof render>): Promise<Uint8Array> =>
  (await render(...drawn)).render().asPng();

/**
 * An SVG rendered with our fonts only. The renderer is loaded with the first picture, so a server starts without it.
 */
async function render(width: number, height: number, background: string, content: string): Promise<Resvg> {
  const { Resvg } = await import("@resvg/resvg-js");
  const backdrop = background === "none" ? "" : `<rect width="${width}" height="${height}" fill="${background}"/>`;
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${backdrop}${content}</svg>`,
    { font: { loadSystemFonts: false, fontFiles, defaultFontFamily: "IBM Plex Sans" } },
  );
}

const { resolve } = createRequire(import.meta.url);
const fontFiles = [
  resolve("@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf"),
  resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf"),
];
