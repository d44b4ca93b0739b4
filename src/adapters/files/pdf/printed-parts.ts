import { whatChangedId } from "../../../report/chapters/what-changed.ts";
import type { Block } from "../../../report/report.ts";

/** Blocks that begin on a fresh page and are set by themselves. */
export interface Part {
  /** What stands at the head of its pages. */
  readonly topic: string;
  /** Whether its pages lie on their side: the dashboard is wider than high. */
  readonly isWide: boolean;
  readonly blocks: readonly Block[];
}

/**
 * The report in parts: a long chapter is one, and each KPI sheet, so that it can be handed out alone. A short chapter
 * follows the one before it on the same page.
 */
export function partsOf(blocks: readonly Block[]): readonly Part[] {
  const parts: { topic: string; isWide: boolean; blocks: Block[] }[] = [];
  blocks.forEach((block, index) => {
    const last = parts.at(-1);
    const topic = block.kind === "heading" && block.level === 2 ? block.topic : (last?.topic ?? "");
    if (last === undefined || isOpening(block, index, blocks)) parts.push({ topic, isWide: false, blocks: [block] });
    else last.blocks.push(block);
    const current = parts.at(-1);
    if (current !== undefined && block.kind === "dashboard") current.isWide = true;
  });
  return parts;
}

/**
 * The brief in parts: what changed since the last visit, where there was one; the first page, the dashboard, and all that
 * follows in one run, so that its pages are full.
 */
export function briefPartsOf(blocks: readonly Block[]): readonly Part[] {
  const wallAt = blocks.findIndex(({ kind }) => kind === "wall");
  const opens = blocks.findIndex(
    (block) => block.kind === "heading" && block.level === 2 && block.id !== whatChangedId,
  );
  const changed = opens > 0 ? [partOf(blocks.slice(0, opens), changedTopic)] : [];
  if (wallAt === -1) return [...changed, partOf(blocks.slice(opens))];
  const start = blocks.findLastIndex((block, at) => at < wallAt && block.kind === "heading" && block.level === 2);
  return [
    ...changed,
    partOf(blocks.slice(opens, start)),
    { ...partOf(blocks.slice(start, wallAt + 1)), isWide: true },
    partOf(blocks.slice(wallAt + 1)),
  ];
}

/** By this the template of the brief knows the page that stands before its first. */
const changedTopic = "changed";

const partOf = (blocks: readonly Block[], topic = ""): Part => ({ topic, isWide: false, blocks });

function isOpening(block: Block, index: number, blocks: readonly Block[]): boolean {
  if (block.kind === "kpi-sheet") return true;
  // Parts are set side by side on all cores, and this is half of the longest chapter.
  if (block.kind === "heading" && block.id === "source-list") return true;
  return block.kind === "heading" && block.level === 2 && !isShort(blocks, index);
}

/** Half a page of text, about. */
const shortChapter = 3_600;

/** Whether the chapter that begins here is short and holds nothing that wants a page of its own. */
function isShort(blocks: readonly Block[], start: number): boolean {
  const next = blocks.findIndex((block, index) => index > start && block.kind === "heading" && block.level === 2);
  const chapter = blocks.slice(start, next === -1 ? undefined : next);
  return start > 0 && !chapter.some(fillsPages) && JSON.stringify(chapter).length < shortChapter;
}

const fillsPages = ({ kind }: Block): boolean => kind === "kpi-sheet" || kind === "dashboard" || kind === "answers";
