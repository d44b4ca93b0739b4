import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ThemeId, themes } from "../src/knowledge/themes.ts";

/** A sentence or two that someone in a shop could write, and what it is about. */
export interface Statement {
  readonly text: string;
  /**
   * The primary one first. For a denial, what is denied; for praise, a past event or a plan, what a hasty reader would
   * detect.
   */
  readonly themes: readonly ThemeId[];
  readonly stance: "problem" | "goal" | "denied" | "neutral" | "satisfied" | "past" | "plan";
  /** How plainly the text shows each theme, 1 to 3; missing in the first parts. */
  readonly strength?: { readonly [T in ThemeId]?: number };
}

export const themeIds = Object.keys(themes) as readonly ThemeId[];

const folder = join(import.meta.dirname, "statements");

/** The first parts were labeled first and partly held back; the later ones were written for training. */
const partsHeldFrom = 8;

export interface PartStatement extends Statement {
  /** Number of its file. */
  readonly part: number;
}

/** All labeled statements, in file order. */
export const statements: readonly PartStatement[] = readdirSync(folder)
  .map((name) => Number(/^part-(\d+)\.jsonl$/.exec(name)?.[1]))
  .filter((part) => part > 0)
  .sort((a, b) => a - b)
  .flatMap((part) =>
    readFileSync(join(folder, `part-${part}.jsonl`), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => ({ ...JSON.parse(line), part })),
  );

/** Whether a statement reports a problem or a wish. All others count for no theme, whatever they mention. */
export const isProblemOrGoal = ({ stance }: Statement): boolean => stance === "problem" || stance === "goal";

/**
 * The group of writers a statement belongs to, by its part: a reader is calibrated on writers it wasn't trained on.
 * Part 19 is in no group, because its texts come from invented cases.
 */
export function writersOf({ part }: PartStatement): number | null {
  if (part === 19) return null;
  return [8, 18, 25, 31, 36, Number.POSITIVE_INFINITY].findIndex((last) => part <= last);
}

export const isOnlyTrainedOn = ({ part }: PartStatement): boolean => part > partsHeldFrom;

/** A quarter of the first parts is never trained on: texts whose hash (FNV-1a of their UTF-8) is divisible by four. */
export const isHeldBack = (statement: PartStatement): boolean =>
  !isOnlyTrainedOn(statement) && hashOf(statement.text) % 4 === 0;

export function hashOf(text: string): number {
  return Buffer.from(text).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
}
