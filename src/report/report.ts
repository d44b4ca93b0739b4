import type { KpiId } from "../knowledge/kpis/kpis.ts";
import type { Light } from "../knowledge/signals.ts";
import type { ShownReadiness } from "../survey/shown-readiness.ts";
import type { Views } from "../survey/wire-views.ts";
import type { Plot } from "./charts/plot.ts";
import type { Sample } from "./kpi-samples.ts";
import type { Brand } from "./occasion.ts";
import type { Text } from "./text.ts";

/** The report as data, without markup: HTML, PDF and workbook are drawn from the same blocks. */
export interface Report {
  /** The brief is what the owner reads. The evidence is for whoever checks it. */
  readonly layer: "brief" | "evidence";
  /** The finding, as a sentence. */
  readonly title: string;
  readonly shop: string;
  readonly preparedFor: string;
  /** The day of the report, `2026-11-21`. */
  readonly date: string;
  readonly brand: Brand;
  /** Version of the rules that made it. */
  readonly rules: string;
  /** In reading order. A chapter begins with a heading of level 2 and ends before the next. */
  readonly blocks: readonly Block[];
}

/** A piece of the report. Every renderer handles all of them. */
export type Block =
  | Heading
  | Paragraph
  | HeadlineFigures
  | Callout
  | Chart
  | EvidenceBlock
  | List
  | Facts
  | Table
  | Dashboard
  | Wall
  | KpiSheet
  | Timeline
  | Workings
  | Sources
  | Answers
  | ViewsBlock
  | Changes;

export interface Heading {
  readonly kind: "heading";
  readonly level: 2 | 3;
  /** Where links lead. Unique in a report. */
  readonly id: string;
  /** What the chapter is about, in two or three words; the heading itself is the answer. */
  readonly topic: string;
  readonly text: string;
}

export interface Paragraph {
  readonly kind: "paragraph";
  readonly role: "lead" | "body" | "note";
  readonly text: Text;
}

/** The few figures on the first page, each with its range drawn on a rule. */
export interface HeadlineFigures {
  readonly kind: "headline-figures";
  readonly figures: readonly HeadlineFigure[];
}

export interface HeadlineFigure {
  readonly name: string;
  /** What is read first, one or two figures side by side. */
  readonly readings: readonly Reading[];
  /** The range in words. */
  readonly words: Text;
  /** How it was found, in short: the formula and the answers it rests on. */
  readonly how: Text;
}

export interface Reading {
  readonly value: string;
  readonly unit: string;
  /** `null` where a single number has nothing to be held against. */
  readonly scale: Plot | null;
  /** What the scale shows, for readers who listen. */
  readonly description: string;
}

/** One thing that must not be overlooked. */
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
  /** Natural height at a width, both in pixels. */
  readonly rows: number;
  readonly caption: Text;
}

/** The answers that speak for and against a theme. */
export interface EvidenceBlock {
  readonly kind: "evidence";
  readonly speaksFor: readonly EvidenceLine[];
  readonly speaksAgainst: readonly EvidenceLine[];
}

export interface EvidenceLine {
  readonly question: string;
  readonly answer: Text;
  readonly weight: "strong" | "moderate" | "weak";
  /** How many times likelier the answer is if the theme is a root cause: `× 5`. */
  readonly times: string;
  readonly why: Text;
}

export interface List {
  readonly kind: "list";
  readonly ordered: boolean;
  readonly items: readonly Text[];
}

/** Terms and their explanations. */
export interface Facts {
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

/** The KPI dashboard as it will hang on the wall. */
export interface Dashboard {
  readonly kind: "dashboard";
  readonly widgets: readonly Widget[];
}

/** The dashboard of the report: a light on every tile, and one mark over all that are examples. */
export interface Wall {
  readonly kind: "wall";
  readonly tiles: readonly WallTile[];
  /** The other KPIs of the plan. They are on the page and on the TV, not in the report. */
  readonly later: readonly WallTile[];
}

export interface WallTile {
  /** `null` if it isn't a KPI of the plan but something this shop counts by hand or measures itself by. */
  readonly id: KpiId | null;
  readonly name: string;
  /** In large numerals: `88%`, `70–85%`. For a KPI without a reading, its goal: `95% or more`. */
  readonly value: string;
  readonly unit: string;
  /** Several if the value is a range over more than one; none without a reading. */
  readonly lights: readonly Light[];
  readonly light: string;
  /** What is good: `good: 95% or more`. Without a reading, whose goal the value is: `goal`. */
  readonly target: string;
  readonly plot: Plot;
  /** Whether the value is the shop's own; else it is the goal. */
  readonly isReal: boolean;
  /** Whose value it is, which machines it counts and how. Without a reading, when the first one comes. */
  readonly note: string;
}

export interface Widget {
  readonly id: KpiId;
  readonly name: string;
  /** In large numerals: `95% or more`. */
  readonly goal: string;
  /** How it looks once it is filled. */
  readonly sample: Sample;
  readonly typical: string;
  readonly good: string;
  readonly readiness: ShownReadiness;
  /** Where its data is, in short. */
  readonly source: string;
}

/** All that is needed to build one KPI. */
export interface KpiSheet {
  readonly kind: "kpi-sheet";
  readonly widget: Widget;
  readonly position: number;
  readonly question: string;
  readonly formula: string;
  readonly facts: readonly Fact[];
  readonly data: readonly DataLocation[];
  readonly pitfalls: readonly string[];
}

/** Where one data element is in the shop's own systems. */
export interface DataLocation {
  readonly element: string;
  readonly readiness: ShownReadiness;
  readonly system: string;
  readonly where: Text;
  readonly coverage: string;
}

export interface Timeline {
  readonly kind: "timeline";
  readonly phases: readonly {
    readonly title: string;
    readonly aim: string;
    readonly steps: readonly PlanStep[];
  }[];
}

export interface PlanStep {
  readonly what: Text;
  readonly owner: string;
  readonly why: string;
}

/** How figures came about, one sheet a figure. */
export interface Workings {
  readonly kind: "workings";
  readonly workings: readonly Working[];
}

export interface Working {
  /** Where links to the figure lead. */
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly formula: string;
  readonly answers: readonly { readonly question: string; readonly answer: Text }[];
  readonly assumptions: readonly { readonly name: string; readonly value: string; readonly source: Text }[];
  readonly figures: readonly { readonly name: Text; readonly value: string; readonly source: Text }[];
}

/** Published figures and assumptions that the report rests on. */
export interface Sources {
  readonly kind: "sources";
  readonly sources: readonly SourceLine[];
}

export interface SourceLine {
  readonly id: string;
  readonly metric: string;
  readonly value: string;
  readonly population: string;
  readonly source: Text;
  readonly note: string;
}

/** What several people in one shop say about the same things. */
export interface ViewsBlock extends Pick<Views, "differing" | "agreed"> {
  readonly kind: "views";
  /** Of how many points they see so many differently, and so many the same way. */
  readonly tally: { readonly differ: number; readonly same: number };
}

/** What was on an earlier day, and what is now. */
export interface Changes {
  readonly kind: "changes";
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly ChangeLine[];
}

export interface ChangeLine {
  readonly what: string;
  /** Measured, estimated from an answer, or an answer as it is. */
  readonly known: string;
  readonly before: string;
  readonly now: string;
  /** Which way it went, and the word for it. */
  readonly change: "better" | "worse" | "same" | "about" | "other" | "unknown";
  readonly said: string;
}

export interface Answers {
  readonly kind: "answers";
  readonly sections: readonly {
    readonly title: string;
    /** `null` if a question was not answered. */
    readonly answers: readonly { readonly question: string; readonly answer: string | null }[];
  }[];
}
