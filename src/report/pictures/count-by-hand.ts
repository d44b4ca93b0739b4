import type { Light } from "../../knowledge/kpi-record/signals.ts";
import { area, circle, type Frame, label, line, type Mark, rect } from "../charts/drawing.ts";
import { inset } from "../charts/placing.ts";
import { textWidth, wrapText } from "../charts/text-width.ts";
import type { DashboardTile } from "../kpi-blocks.ts";
import { pictureWords } from "./pictures.words.ts";

const { tile: words } = pictureWords;

type ByHand = NonNullable<DashboardTile["byHand"]>;

/** How to count it, what each light stands for and what to do if it is red, or boxes to write in: no empty chart. */
export function countByHand({ how, lights, whenRed, isWeekly }: ByHand, room: Frame): readonly Mark[] {
  const { x, y, width, height } = room;
  const size = [14, 12].find((one) => heightOf({ how, lights, whenRed }, width, one) <= height) ?? 12;
  const step = stepOf(size);
  const lines = wrapText(how, width, size, lights.length > 0 ? 2 : Math.max(1, Math.floor(height / step)));
  const said = textAt(lines, x, y, size, step);
  const top = y + step * lines.length + Math.round(0.5 * step);
  if (lights.length === 0) return [...said, ...(isWeekly ? [] : writeIn(inset(room, top - y, 0, 0, 0)))];
  const after = top + step + Math.round(0.6 * step);
  const left = Math.floor((y + height - after) / step);
  return [
    ...said,
    ...(top + size > y + height ? [] : lightsInRow(lights, { ...room, y: top }, size)),
    ...textAt(wholeIn(whenRed, width, size, left), x, after, size, step),
  ];
}

/** From one line of text to the next. */
const stepOf = (size: number): number => Math.round(1.35 * size);

/** The height of a count by hand in type of this size: with lights and what to do if red, or with boxes for the days. */
function heightOf({ how, lights, whenRed }: ByHand, width: number, size: number): number {
  const lines = wrapText(how, width, size, 9).length + wrapText(whenRed, width, size, 9).length;
  return stepOf(size) * lines + (lights.length === 0 ? 60 : 2.2 * stepOf(size));
}

/** The lights next to each other, in the largest type that fits; none if it would be tiny. */
function lightsInRow(lights: ByHand["lights"], { x, y, width }: Frame, most: number): readonly Mark[] {
  const gap = 14;
  const endOf = (size: number, count: number): number =>
    lights.slice(0, count).reduce((end, [, text]) => end + 20 + textWidth(text, size) + gap, 0);
  const size = [most, 12, 11, 10].find((one) => endOf(one, lights.length) - gap <= width);
  if (size === undefined) return [];
  return lights.flatMap(([light, text], at) => {
    const left = x + endOf(size, at);
    return [
      lightMark(light, left + 7, y + 0.5 * most),
      label(text, left + 20, y + most - 1.5, { size, tone: "muted" }),
    ];
  });
}

/** The lines of a text, or of its first sentence, if all of them fit. */
export function wholeIn(text: string, width: number, size: number, most: number): readonly string[] {
  const [first = text] = text.match(/^[^.]+\./) ?? [];
  const fitting = [text, first].map((one) => wrapText(one, width, size, 9)).find((lines) => lines.length <= most);
  return text === "" ? [] : (fitting ?? []);
}

export const textAt = (lines: readonly string[], x: number, y: number, size: number, step: number): readonly Mark[] =>
  lines.map((text, at) => label(text, x, y + size + at * step, { size }));

/** The height of a row of boxes with a day over each. */
export const boxesHeight = 56;

/** One row of boxes to write a number in, each under its day: as many as leave each day its room. */
export function boxesUnder(all: readonly string[], { x, y, width, height }: Frame): readonly Mark[] {
  const gap = 6;
  const widest = Math.max(0, ...all.map((day) => textWidth(day, 11)));
  const days = all.slice(0, Math.floor((width + gap) / (widest + gap)));
  const each = (width - (days.length - 1) * gap) / days.length;
  return days.flatMap((day, column) => {
    const left = x + column * (each + gap);
    return [
      label(day, left, y + 11, { size: 11, tone: "muted" }),
      ...outline({ x: left, y: y + 16, width: each, height: height - 16 }),
    ];
  });
}

/** Boxes for two weeks of five days: one below the other, or next to each other in a low tile, if there is room. */
function writeIn({ x, y, width, height }: Frame): readonly Mark[] {
  const [gap, name] = [8, 16];
  const isLow = (height - name - gap) / 2 < 22;
  const rows = isLow ? 1 : 2;
  const days = isLow ? [...words.days, ...words.days] : words.days;
  const each = (width - (days.length - 1) * gap) / days.length;
  const tall = Math.min(46, (height - name) / rows - gap * (rows - 1));
  if (tall < 22 || each < 26) return [];
  return days.flatMap((day, column) => {
    const left = x + column * (each + gap);
    const boxes = Array.from({ length: rows }, (_, row) =>
      outline({ x: left, y: y + name + row * (tall + gap), width: each, height: tall }),
    );
    return [label(day, left, y + 11, { size: 11, tone: "muted" }), ...boxes.flat()];
  });
}

const outline = ({ x, y, width, height }: Frame): readonly Mark[] => [
  line([x, y], [x + width, y], "muted"),
  line([x + width, y], [x + width, y + height], "muted"),
  line([x + width, y + height], [x, y + height], "muted"),
  line([x, y + height], [x, y], "muted"),
];

export function lightMark(light: Light, x: number, y: number): Mark {
  switch (light) {
    case "green":
      return circle(x, y, 6.2, "good");
    case "amber":
      return area(`M${x},${y - 6.5}l7.2,12.6h-14.4Z`, "watch");
    case "red":
      return rect({ x: x - 5.6, y: y - 5.6, width: 11.2, height: 11.2 }, "loss");
  }
}
