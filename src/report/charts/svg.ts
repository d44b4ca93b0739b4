import { escapeText } from "../markup.ts";
import { type Drawing, type Label, type Mark, type Tone, typeSize } from "./drawing.ts";
import { gapBeforeAfter } from "./placing.ts";

/** How a tone is written as a color: a custom property, or plain `#rrggbb`. */
export type Paint = (tone: Tone) => string;

/** The drawing as a self-contained SVG element, with its title and description for screen readers. */
export const svgOf = (drawing: Drawing, paint: Paint, style = "", attributes = ""): string =>
  elementFor(
    drawing,
    { paint, labelOf: bareLabel },
    wordsOf(drawing) + style,
    ` xmlns="http://www.w3.org/2000/svg"${attributes}`,
  );

/**
 * The drawing as an SVG element in a page whose style sheet includes `labelStyle`. It has no namespace.
 *
 * @param words the elements that name and describe it, if they aren't the drawing's own
 */
export const inlineSvgOf = (drawing: Drawing, paint: Paint, attributes = "", words = wordsOf(drawing)): string =>
  elementFor(drawing, { paint, labelOf: classedLabel }, words, attributes);

const wordsOf = ({ title, description }: Drawing): string =>
  `<title>${escapeText(title)}</title><desc>${escapeText(description)}</desc>`;

/** The style of each class of labels in a page: a label with a class is half as long as one with attributes. */
export const labelStyle =
  "svg .b{font-weight:600}svg .m{text-anchor:middle}svg .e{text-anchor:end}svg .u{fill:var(--muted)}";

interface Hand {
  readonly paint: Paint;
  readonly labelOf: (label: Label, paint: Paint) => string;
}

/** Marks inherit ink and small type from the whole, so that only what differs is written. */
function elementFor({ width, height, marks }: Drawing, hand: Hand, head: string, attributes: string): string {
  return `<svg viewBox="0 0 ${width} ${height}" role="img" font-size="${typeSize.small}" fill="${hand.paint("ink")}"${attributes}>${head}${marks.map((mark) => elementOf(mark, hand)).join("")}</svg>`;
}

function elementOf(mark: Mark, { paint, labelOf }: Hand): string {
  switch (mark.kind) {
    case "rect":
      return `<rect x="${n(mark.x)}" y="${n(mark.y)}" width="${n(mark.width)}" height="${n(mark.height)}"${fill(mark.fill, paint)}${outline(mark.stroke ?? null, 1, paint)}${dashes(mark.dashed)}${opacity(mark.opacity)}${mark.radius === undefined ? "" : ` rx="${mark.radius}"`}/>`;
    case "line":
      return `<line x1="${n(mark.x1)}" y1="${n(mark.y1)}" x2="${n(mark.x2)}" y2="${n(mark.y2)}"${outline(mark.stroke, mark.strokeWidth, paint)}${dashes(mark.dashed)}/>`;
    case "path":
      return `<path d="${shortPath(mark.d)}"${fill(mark.fill, paint)}${outline(mark.stroke, mark.strokeWidth, paint)}${opacity(mark.opacity)}/>`;
    case "circle":
      return `<circle cx="${n(mark.x)}" cy="${n(mark.y)}" r="${n(mark.r)}"${fill(mark.fill, paint)}${outline(mark.stroke ?? null, 1.5, paint)}/>`;
    case "label":
      return labelOf(mark, paint);
  }
}

function bareLabel({ x, y, text, size, bold, tone, anchor, after }: Label, paint: Paint): string {
  const align = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
  return `<text x="${n(x)}" y="${n(y)}"${sizeOf(size)}${bold ? ' font-weight="600"' : ""}${align}${fill(tone, paint)}>${escapeText(text)}${followed(after, paint)}</text>`;
}

function classedLabel({ x, y, text, size, bold, tone, anchor, after }: Label, paint: Paint): string {
  const classes = `${bold ? " b" : ""}${anchors[anchor]}${tone === "muted" ? " u" : ""}`;
  const look = classes === "" ? "" : ` class="${classes.slice(1)}"`;
  return `<text x="${n(x)}" y="${n(y)}"${sizeOf(size)}${look}${tone === "muted" ? "" : fill(tone, paint)}>${escapeText(text)}${followed(after, paint)}</text>`;
}

const followed = (after: Label["after"], paint: Paint): string =>
  after === undefined || after.text === ""
    ? ""
    : `<tspan dx="${gapBeforeAfter}" font-size="${after.size}" font-weight="400"${fill("muted", paint)}>${escapeText(after.text)}</tspan>`;

const anchors = { start: "", middle: " m", end: " e" } as const satisfies Record<Label["anchor"], string>;

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data with one decimal: a tenth of a pixel is finer than any screen or press. */
const shortPath = (d: string): string => d.replace(/-?\d+\.\d+(?:e-?\d+)?/g, (value) => n(Number(value)));

const sizeOf = (size: number): string => (size === typeSize.small ? "" : ` font-size="${size}"`);

const fill = (tone: Tone | null, paint: Paint): string =>
  tone === "ink" ? "" : ` fill="${tone === null ? "none" : paint(tone)}"`;

const outline = (tone: Tone | null, width: number, paint: Paint): string =>
  tone === null ? "" : ` stroke="${paint(tone)}"${width === 1 ? "" : ` stroke-width="${width}"`}`;

const dashes = (dashed: boolean | undefined): string => (dashed === true ? ' stroke-dasharray="4 3"' : "");

const opacity = (value: number | undefined): string =>
  value === undefined || value === 1 ? "" : ` opacity="${value}"`;
