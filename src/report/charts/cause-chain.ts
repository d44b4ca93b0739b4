import { area, circle, type Frame, label, type Mark, stroke, typeSize } from "./drawing.ts";
import { joinPaths } from "./join-paths.ts";
import { type Row, rowsIn } from "./rows.ts";
import { cutText } from "./text-width.ts";

/** What brings what about, the most upstream first: a row each, arrows from cause to effect. */
export interface CauseChain {
  readonly kind: "cause-chain";
  readonly nodes: readonly { readonly name: string; readonly text: string; readonly isBreak: boolean }[];
  /** By the places of the nodes. A link that passes a row swings out around it. */
  readonly links: readonly { readonly from: number; readonly to: number }[];
}

export function drawCauseChain({ nodes, links }: CauseChain, frame: Frame): readonly Mark[] {
  const rows = rowsIn(frame, nodes.length, 44);
  const x = frame.x + (links.every(isNext) ? point + 1 : gutter);
  return joinPaths([
    ...links.flatMap((link) => linkMarks(rows[link.from], rows[link.to], link, x)),
    ...nodes.flatMap((node, index) => nodeMarks(node, rows[index], x)),
  ]);
}

type Link = CauseChain["links"][number];

const isNext = ({ from, to }: Link): boolean => to - from === 1;

/** Room for the arrows that swing out, left of the row of points. */
const gutter = 44;
const point = 5;

function nodeMarks({ name, text, isBreak }: CauseChain["nodes"][number], row: Row | undefined, x: number) {
  if (row === undefined) return [];
  const y = row.y + row.height / 2;
  const room = row.x + row.width - x - 14;
  const words = isBreak ? `${text}; break here` : text;
  return [
    circle(x, y, point, isBreak ? "accent" : "ground", "accent"),
    label(cutText(name, room, typeSize.plain, true), x + 14, y - 1, { size: typeSize.plain, bold: true }),
    label(cutText(words, room, typeSize.small), x + 14, y + 12, { tone: "muted" }),
  ];
}

/** From a cause down to its effect: straight to the next row, around the rows between to a further one. */
function linkMarks(from: Row | undefined, to: Row | undefined, link: Link, x: number): readonly Mark[] {
  if (from === undefined || to === undefined || from === to) return [];
  const [start, end] = [from.y + from.height / 2, to.y + to.height / 2];
  if (isNext(link)) {
    return [stroke(`M${x},${start + point}V${end - point - 5}`, "accent", 1.5), headDown(x, end - point)];
  }
  const out = x - Math.min(gutter - 6, 12 + Math.abs(link.to - link.from) * 9);
  return [
    stroke(`M${x - point},${start}C${out},${start} ${out},${end} ${x - point - 5},${end}`, "accent", 1.5),
    area(`M${x - point},${end}l-8,-4v8Z`, "accent"),
  ];
}

const headDown = (x: number, y: number): Mark => area(`M${x},${y}l-4,-8h8Z`, "accent");
