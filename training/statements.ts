import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ThemeId, themes } from "../src/knowledge/themes.ts";
import { situationSentences } from "./sentences.ts";

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
  /** Number of its file, or for a sentence of a situation, of its writer. */
  readonly part: number;
}

/** The files of labeled statements, in order. */
const labeled: readonly PartStatement[] = readdirSync(folder)
  .map((name) => Number(/^part-(\d+)\.jsonl$/.exec(name)?.[1]))
  .filter((part) => part > 0)
  .sort((a, b) => a - b)
  .flatMap((part) =>
    readFileSync(join(folder, `part-${part}.jsonl`), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => ({ ...JSON.parse(line), part })),
  );

/** The part of the sentences by the first writer of situations; later writers have later parts. */
const partsDescribing = 101;
/** Sentences of invented cases, which are read to check the method. */
const writerOfCases = 5;
/** Among theirs, a sentence without a situation may still report a problem. */
const writersOfComplaints: readonly number[] = [7, 9];

/** A sentence that describes a situation reports its cause; one that describes none reports nothing. */
const describing: readonly PartStatement[] = situationSentences
  .filter(({ writer, cause }) => writer !== writerOfCases && (cause !== null || !writersOfComplaints.includes(writer)))
  .map(({ text, cause, writer }) => ({
    text,
    themes: cause === null ? [] : [cause],
    stance: cause === null ? "neutral" : "problem",
    part: partsDescribing + writer - 1,
  }));

/** Everything the reader of causes is trained on or tested with. */
export const statements: readonly PartStatement[] = [...labeled, ...describing];

/** Whether a statement reports a problem or a wish. All others count for no theme, whatever they mention. */
export const isProblemOrGoal = ({ stance }: Statement): boolean => stance === "problem" || stance === "goal";

/**
 * The group of writers a statement belongs to, by its part: a reader is calibrated on writers it wasn't trained on.
 * Part 19 is in no group, because its texts come from invented cases.
 */
export function writersOf({ part }: PartStatement): number | null {
  if (part === 19) return null;
  return lastOfGroups.findIndex((last) => part <= last);
}

const lastOfGroups = [8, 18, 25, 31, 36, 38, 106, 108, 111, 114, Number.POSITIVE_INFINITY];

export const isOnlyTrainedOn = ({ part }: PartStatement): boolean => part > partsHeldFrom;

/** A quarter of the first parts is never trained on: texts whose hash (FNV-1a of their UTF-8) is divisible by four. */
export const isHeldBack = (statement: PartStatement): boolean =>
  !isOnlyTrainedOn(statement) && hashOf(statement.text) % 4 === 0;

export function hashOf(text: string): number {
  return Buffer.from(text).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
}
