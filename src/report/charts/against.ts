import { scaleLinear } from "d3-scale";
import { type Frame, label, line, type Mark, rect, stroke, typeSize } from "./drawing.ts";
import { isNarrow } from "./labeled-rows.ts";
import { cutText, textWidth, wrapText } from "./text-width.ts";

/** Answers next to published figures: one strip per row, each on its own scale from zero. */
export interface Against {
  readonly kind: "against";
  readonly rows: readonly AgainstRow[];
}

export interface AgainstRow {
  readonly name: string;
  /** Where the strip ends, and how that is written. */
  readonly end: number;
  readonly endText: string;
  readonly published: Band;
  /** The shop's answer; `band` is `null` if the answer has no figure. */
  readonly own: { readonly band: Pick<Band, "low" | "high"> | null; readonly text: string };
}

/** From low to high; one value if both are equal. */
export interface Band {
  readonly low: number;
  readonly high: number;
  readonly text: string;
}

/** How many rows of bars its height has to fit: a strip has two lines of text beside it. Own judgment. */
export const againstHeight = (strips: number): number => Math.ceil(strips * 1.45);

export function drawAgainst({ rows }: Against, frame: Frame): readonly Mark[] {
  const height = frame.height / Math.max(1, rows.length);
  const textsWidth = Math.max(
    0,
    ...rows.flatMap(({ own, published }) => [wordsWidth(own, true), wordsWidth(published)]),
  );
  return rows.flatMap((row, index) => {
    const rowFrame = { ...frame, y: frame.y + index * height, height };
    return isNarrow(frame.width)
      ? stacked(row, rowFrame)
      : inColumns(row, rowFrame, Math.min(textsWidth + 16, frame.width * 0.32));
  });
}

const wordsWidth = ({ text }: Pick<Band, "text">, bold = false): number => textWidth(text, typeSize.plain, bold);

function inColumns(row: AgainstRow, rowFrame: Frame, textsWidth: number): readonly Mark[] {
  const namesWidth = Math.min(200, rowFrame.width * 0.28);
  const middle = rowFrame.y + rowFrame.height / 2;
  const right = rowFrame.x + rowFrame.width;
  const look = { size: typeSize.plain, anchor: "end" } as const;
  const lines = wrapText(row.name, namesWidth - 12, typeSize.plain, 2);
  const strip = { ...rowFrame, x: rowFrame.x + namesWidth, width: rowFrame.width - namesWidth - textsWidth };
  return [
    ...stripMarks(row, strip, middle - 6),
    ...endLabels(row.endText, strip, middle + 13),
    ...lines.map((text, index) =>
      label(text, rowFrame.x, middle - (lines.length - 1) * 7 + index * 14, { size: typeSize.plain }),
    ),
    label(cutText(row.own.text, textsWidth - 4, look.size, true), right, middle - 5, { ...look, bold: true }),
    label(cutText(row.published.text, textsWidth - 4, look.size), right, middle + 11, { ...look, tone: "muted" }),
  ];
}

/** On a phone: the name above its strip, both values below it. */
function stacked(row: AgainstRow, rowFrame: Frame): readonly Mark[] {
  const half = rowFrame.width / 2 - 4;
  const foot = Math.min(rowFrame.y + 50, rowFrame.y + rowFrame.height - 6);
  return [
    ...stripMarks(row, rowFrame, Math.min(rowFrame.y + 28, rowFrame.y + rowFrame.height / 2)),
    label(cutText(row.name, rowFrame.width, typeSize.plain), rowFrame.x, rowFrame.y + 12, { size: typeSize.plain }),
    label(cutText(row.own.text, half, typeSize.small, true), rowFrame.x, foot, { bold: true }),
    label(cutText(row.published.text, half, typeSize.small), rowFrame.x + rowFrame.width, foot, {
      anchor: "end",
      tone: "muted",
    }),
  ];
}

/**
 * The published range in a light tone with clear edges; the shop's own as a bracket, or a pointer if it is one value.
 */
function stripMarks({ end, published, own }: AgainstRow, strip: Frame, y: number): readonly Mark[] {
  const x = scaleLinear([0, end > 0 ? end : 1], [strip.x, strip.x + strip.width]).clamp(true);
  const [low, high] = [x(published.low), x(published.high)];
  return [
    rect({ x: low, y: y - 8, width: Math.max(1, high - low), height: 16 }, "accent-soft"),
    line([low, y - 8], [low, y + 8], "accent", 1.5),
    line([high, y - 8], [high, y + 8], "accent", 1.5),
    line([strip.x, y + 8], [strip.x + strip.width, y + 8], "muted"),
    ...(own.band === null ? [] : ownMarks(x(own.band.low), x(own.band.high), y)),
  ];
}

function ownMarks(low: number, high: number, y: number): readonly Mark[] {
  if (high - low < 3) return [stroke(`M${low},${y - 6}l5,6l-5,6l-5,-6Z`, "ink", 2.5)];
  return [
    line([low, y], [high, y], "ink", 3),
    line([low, y - 5], [low, y + 5], "ink", 2.5),
    line([high, y - 5], [high, y + 5], "ink", 2.5),
  ];
}

const endLabels = (endText: string, strip: Frame, y: number): readonly Mark[] => [
  label("0", strip.x, y, { tone: "muted" }),
  label(endText, strip.x + strip.width, y, { tone: "muted", anchor: "end" }),
];
