/** A question that the file doesn't answer. The column isn't used until a person does. */
export interface Question {
  readonly kind: "date-order" | "decimal-mark" | "time-unit" | "year" | "day" | "word";
  /** The id an answer is given under. */
  readonly id: string;
  readonly column: string;
  readonly heading: string;
  readonly text: string;
  readonly readings: readonly Reading[];
}

export interface Reading {
  readonly answer: string;
  /** What an example from the file would mean with this answer. */
  readonly means: string;
}

/** Answers by question id. */
export type Answers = Readonly<Record<string, string>>;

export const questionId = (kind: Question["kind"], heading: string): string => `${kind}:${heading}`;
