import type { Views } from "../survey/wire/views.ts";
import type { Text } from "./text.ts";

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
  /** How many times likelier the answer is if the theme is a root cause: `5 times likelier`. */
  readonly times: string;
  readonly why: Text;
}

/** How each figure was computed, one sheet per figure. */
export interface Workings {
  readonly kind: "workings";
  readonly workings: readonly Working[];
}

export interface Working {
  /** Id that links to the figure point to. */
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly formula: string;
  readonly answers: readonly { readonly question: string; readonly answer: Text }[];
  readonly assumptions: readonly { readonly name: string; readonly value: string; readonly source: Text }[];
  readonly figures: readonly { readonly name: Text; readonly value: string; readonly source: Text }[];
}

/** Published figures and assumptions that the report is based on. */
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
  /** On how many points they differ, and on how many they agree. */
  readonly tally: { readonly differ: number; readonly same: number };
}

/** What was true on an earlier day, and what is true now. */
export interface ChangesBlock {
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

export interface AnswersBlock {
  readonly kind: "answers";
  readonly sections: readonly {
    readonly title: string;
    /** `null` if a question was not answered. */
    readonly answers: readonly { readonly question: string; readonly answer: string | null }[];
  }[];
}
