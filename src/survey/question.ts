/** The five sections of the form, in the order they are asked. */
export const sections = [
  "Contact Information",
  "Shop Basics",
  "Operations & Challenges",
  "Goals & Current Tracking",
  "Wrap Up",
] as const;
export type Section = (typeof sections)[number];

/** One field of the survey: what is asked, how, and what is said when an answer does not fit. */
export type Question = Asked | Accepted;

/** A question of the form. */
type Asked = {
  readonly section: Section;
  readonly label: string;
  /** One short line why it is asked, where that is not obvious. */
  readonly why?: string;
  /** What exactly is asked, so that several people's answers compare. Shown wherever it is asked, instead of `why`. */
  readonly meaning?: string;
  readonly required?: true;
  /** What is said when a required answer is missing; `Required` if a question has no message of its own. */
  readonly missing?: string;
  /** The question is asked, and its answer kept, only while this holds. */
  readonly askedWhen?: { readonly field: string; readonly anyOf: readonly string[] };
} & AnswerKind;

/** A field that the wire accepts and keeps as given, but that the form does not ask. */
type Accepted = { readonly section: null; readonly label: string } & AnswerKind;

/** What an answer is. Lengths count UTF-16 units, as browsers do. */
export type AnswerKind =
  | { readonly kind: "line"; readonly maxLength?: number; readonly tooLong?: string; readonly purpose?: Purpose }
  | { readonly kind: "prose"; readonly maxLength: number; readonly tooLong: string }
  | { readonly kind: "email"; readonly maxLength: number; readonly tooLong: string; readonly malformed: string }
  | { readonly kind: "count"; readonly min: number; readonly tooSmall?: string }
  | {
      readonly kind: "amount";
      readonly min?: number;
      readonly tooSmall?: string;
      /** An answer is a multiple of it. */
      readonly step?: number;
      readonly offStep?: string;
      readonly unit?: string;
    }
  | { readonly kind: "oneOf"; readonly choices: readonly string[] }
  | { readonly kind: "anyOf"; readonly choices: readonly string[]; readonly otherMaxLength?: number }
  | { readonly kind: "yesNo" };

/** What a line is filled with by the browser's own memory (values of the HTML `autocomplete` attribute). */
export type Purpose = "organization" | "name" | "tel";

/** The question as the form asks it. */
export type AskedQuestion = Asked;

/** The line under a question, if it has one. */
export const noteOf = ({ meaning, why }: AskedQuestion): string | undefined => meaning ?? why;

export const isAsked = (question: Question): question is Asked => question.section !== null;
