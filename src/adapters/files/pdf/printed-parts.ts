import { whatChangedId } from "../../../report/changes/what-changed.ts";
import type { Block } from "../../../report/report.ts";
import type { Heading } from "../../../report/text-blocks.ts";

/** Blocks that start on a new page and are typeset together. */
export interface Part {
  /** The running head of its pages. */
  readonly topic: string;
  /** Whether its pages are landscape, as the dashboard's are. */
  readonly isWide: boolean;
  readonly blocks: readonly Block[];
}

/**
 * Splits the evidence into parts: the opening, which fills its page; the dashboard, which is landscape; and all the rest,
 * whose chapters follow one another without page breaks, so that no page is half empty.
 */
export function partsOf(blocks: readonly Block[]): readonly Part[] {
  const dashboardAt = blocks.findIndex(({ kind }) => kind === "widget-grid");
  if (dashboardAt === -1) return [chaptersFrom(blocks)];
  const start = blocks.findLastIndex((block, at) => at < dashboardAt && isChapter(block));
  return [
    chaptersFrom(blocks.slice(0, start)),
    { ...chaptersFrom(blocks.slice(start, dashboardAt + 1)), isWide: true },
    chaptersFrom(blocks.slice(dashboardAt + 1)),
  ];
}

/** A part with the topic of its first chapter. */
const chaptersFrom = (blocks: readonly Block[]): Part => partOf(blocks, blocks.find(isChapter)?.topic);

/**
 * Splits the brief into the parts it has on paper: what changed since the last visit, if there was one; the first page; the dashboard; and
 * the rest.
 */
export function briefPartsOf(blocks: readonly Block[]): readonly Part[] {
  const dashboardAt = blocks.findIndex(({ kind }) => kind === "dashboard");
  const firstPageAt = blocks.findIndex((block) => isChapter(block) && block.id !== whatChangedId);
  const changed = firstPageAt > 0 ? [partOf(blocks.slice(0, firstPageAt), changedTopic)] : [];
  if (dashboardAt === -1) return [...changed, partOf(blocks.slice(firstPageAt))];
  const start = blocks.findLastIndex((block, at) => at < dashboardAt && isChapter(block));
  return [
    ...changed,
    partOf(blocks.slice(firstPageAt, start)),
    { ...partOf(blocks.slice(start, dashboardAt + 1)), isWide: true },
    partOf(blocks.slice(isList(blocks[dashboardAt + 1]) ? dashboardAt + 2 : dashboardAt + 1)),
  ];
}

/**
 * The list that repeats the dashboard in words. It is left out on paper: the dashboard's page shows the same values, and
 * the evidence says where each comes from.
 */
const isList = (block: Block | undefined): boolean => block?.kind === "list";

/** Marks the part before the first page for the brief's template. */
const changedTopic = "changed";

const partOf = (blocks: readonly Block[], topic = ""): Part => ({ topic, isWide: false, blocks });

const isChapter = (block: Block): block is Heading => block.kind === "heading" && block.level === 2;
