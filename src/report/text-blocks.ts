import type { Plot } from "./charts/plot.ts";
import type { Text } from "./text.ts";

export interface Heading {
  readonly kind: "heading";
  readonly level: 2 | 3;
  /** The anchor for links. Unique in a report. */
  readonly id: string;
  /** The chapter's subject in two or three words. The heading itself states the result. */
  readonly topic: string;
  readonly text: string;
}

export interface Paragraph {
  readonly kind: "paragraph";
  readonly role: "lead" | "body" | "note";
  readonly text: Text;
}

/** The few figures on the first page, each with its range drawn on a scale. */
export interface HeadlineFigures {
  readonly kind: "headline-figures";
  readonly figures: readonly HeadlineFigure[];
}

export interface HeadlineFigure {
  readonly name: string;
  /** The main numbers, one or two side by side. */
  readonly readings: readonly Reading[];
  /** The range in words. */
  readonly words: Text;
  /** How it was computed, in short: the formula and the answers it is based on. */
  readonly how: Text;
}

export interface Reading {
  readonly value: string;
  readonly unit: string;
  /** `null` for a single number with nothing to compare it with. */
  readonly scale: Plot | null;
  /** What the scale shows, for screen readers. */
  readonly description: string;
}

/** A highlighted note. */
export interface Callout {
  readonly kind: "callout";
  readonly label: string;
  readonly text: Text;
}

export interface Chart {
  readonly kind: "chart";
  /** Unique in a report: the kind of its plot if no other chart has it. */
  readonly name?: string;
  readonly title: string;
  readonly description: string;
  readonly plot: Plot;
  /** How many rows of the plot its height has to fit. */
  readonly rows: number;
  readonly caption: Text;
}

export interface List {
  readonly kind: "list";
  readonly ordered: boolean;
  readonly items: readonly Text[];
}

/** Terms and their explanations. */
export interface FactsBlock {
  readonly kind: "facts";
  readonly facts: readonly Fact[];
}

/** A term and one line, or several, about it. */
export interface Fact {
  readonly term: string;
  readonly lines: readonly Text[];
}

export interface Table {
  readonly kind: "table";
  readonly caption: string;
  readonly columns: readonly { readonly title: string; readonly align: "start" | "end" }[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly Text[])[];
}

export interface Timeline {
  readonly kind: "timeline";
  readonly phases: readonly {
    /** The day of the plan on which it ends: 30, 60 or 90. */
    readonly ends: number;
    readonly title: string;
    readonly steps: readonly PlanStep[];
  }[];
}

export interface PlanStep {
  readonly what: Text;
  readonly owner: string;
  readonly why: string;
  /** The same in a list of tasks, where there is no page 1; `null` if it is nothing to check off. */
  readonly asTask?: string | null;
}
