import type { ReadyBoard } from "../../knowledge/kpi-record/kpi-drawing.ts";
import { area, circle, type Frame, label, type Mark } from "./drawing.ts";
import { rowsIn, widest } from "./rows.ts";
import { cutText } from "./text-width.ts";

/** What is ready for the next jobs: one row per job, one column per thing it needs. */
export type Board = ReadyBoard;

export function drawBoard({ columns, rows }: Board, frame: Frame): readonly Mark[] {
  const names =
    widest(
      rows.map(({ name }) => name),
      frame.width * 0.34,
    ) + 8;
  const width = (frame.width - names) / Math.max(1, columns.length);
  const [heading, ...lines] = rowsIn(frame, rows.length + 1, 26);
  const middle = (column: number) => frame.x + names + (column + 0.5) * width;
  const heads = columns.map((name, column) =>
    label(cutText(name, width - 3, 10.5), middle(column), heading?.baseline ?? 0, { anchor: "middle", tone: "muted" }),
  );
  const cells = lines.flatMap((row, index) => {
    const { name, ready } = rows[index] ?? { name: "", ready: [] };
    const y = row.y + row.height / 2;
    return [
      ...columns.map((_, column) =>
        ready[column] === true ? isReady(middle(column), y) : isMissing(middle(column), y),
      ),
      label(cutText(name, names - 8, 10.5), frame.x, row.baseline),
    ];
  });
  return [...heads, ...cells];
}

const isReady = (x: number, y: number): Mark => circle(x, y, 4.2, "good");

const isMissing = (x: number, y: number): Mark => area(`M${x},${y - 5}l5.4,9.4h-10.8Z`, "loss");
