import type { ThemeId } from "../../../knowledge/themes.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";

/** What a sum shows about where time or jobs are lost, with the numbers of its picture. */
export type Shown =
  | {
      readonly kind: "load";
      readonly theme: ThemeId;
      readonly who: string | null;
      readonly things: string;
      readonly period: "day" | "week";
      readonly count: number;
      /** What is planned or wanted; `null` if they don't say. */
      readonly countThen: number | null;
      /** Whether it is wanted rather than planned. */
      readonly isThenWanted: boolean;
      /** Hours in a period: needed, and there. */
      readonly needs: number;
      readonly needsThen: number | null;
      readonly has: number;
    }
  | {
      readonly kind: "stood";
      /** Only some machines are counted, which may have a reason of their own. */
      readonly theme: null;
      /** Hours in the period, and how many of them the machines stood. */
      readonly has: number;
      readonly of: number;
    }
  | { readonly kind: "groups"; readonly theme: null; readonly what: string; readonly groups: readonly [Group, Group] };

/** One of two groups: how many there are, and how many of them went wrong. */
export interface Group {
  /** `repeats`, `lots that go to Fort Wayne`; empty if they are only called the others. */
  readonly name: string;
  readonly all: number;
  readonly bad: number;
}

/** A sum over numbers that the shop wrote, with the words it rests on. */
export interface Worked {
  /** Their words, unchanged, in order: parts of sentences that hold the numbers. */
  readonly said: readonly Said[];
  /** Sums written out, each with its result, without a period. */
  readonly sums: readonly string[];
  /** The sentences whose numbers give each other, if the sum shows that they do; else absent. */
  readonly meets?: readonly string[];
  /** The cause that the sum speaks for by itself; else absent. */
  readonly speaksFor?: ThemeId;
  /** What makes no difference by this sum: `Days or nights`; else absent. */
  readonly rulesOut?: string;
  /** What it shows, if it can stand as a picture; else absent. */
  readonly shows?: Shown;
}

export interface Said {
  readonly field: FreeTextField;
  /** What is shown. */
  readonly text: string;
  /** The sentence it is from. */
  readonly sentence: string;
}

export interface Answer {
  readonly field: FreeTextField;
  /** Its sentences in order. */
  readonly texts: readonly string[];
}
