/** A question about a column that the file leaves open. The column isn't used until a person answers. */
export interface Question {
  readonly kind: "date-order" | "decimal-mark" | "time-unit" | "year" | "day" | "word" | "column";
  /** The id an answer is given under. */
  readonly id: string;
  readonly column: string;
  readonly heading: string;
  readonly text: string;
  readonly readings: readonly AnswerOption[];
}

export interface AnswerOption {
  readonly answer: string;
  /** What an example from the file would mean with this answer. */
  readonly means: string;
}

/** A person's answers about a file, by question id; `header`, `year` and `utc-offset` are settings of the whole file. */
export type FileAnswers = Readonly<Record<string, string>>;

export const questionId = (kind: Question["kind"], heading: string): string => `${kind}:${heading}`;
