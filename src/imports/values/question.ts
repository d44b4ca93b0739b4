/** Something that the file leaves open. Until it is answered, the column is not used. */
export interface Question {
  readonly kind: "date-order" | "decimal-mark" | "time-unit" | "year" | "word";
  /** What an answer is given under. */
  readonly id: string;
  readonly column: string;
  readonly heading: string;
  readonly text: string;
  readonly readings: readonly Reading[];
}

export interface Reading {
  readonly answer: string;
  /** What a value of the file would then mean. */
  readonly means: string;
}

/** Answers by the ids of questions. */
export type Answers = Readonly<Record<string, string>>;

export const questionId = (kind: Question["kind"], heading: string): string => `${kind}:${heading}`;
