/** The five sections of the form, in the order they are asked. */
export const sections = [
  "Contact Information",
  "Shop Basics",
  "Operations & Challenges",
  "Goals & Current Tracking",
  "Wrap Up",
] as const;
export type Section = (typeof sections)[number];

/** One field of the survey: what is asked, how, and the message if an answer doesn't fit. */
export type Question = Asked | Accepted;

/** A question of the form. */
type Asked = {
  readonly section: Section;
  readonly label: string;
  /** One short line on why it is asked, if that isn't obvious. */
  readonly why?: string;
  /**
   * What exactly is asked, so that several people's answers can be compared. Shown in place of `why` wherever the
   * question is asked.
   */
  readonly meaning?: string;
  readonly required?: true;
  /** The message if a required answer is missing; `Required` if a question has no other. */
  readonly missing?: string;
  /** The question is asked, and its answer kept, only if this is true. */
  readonly askedWhen?: { readonly field: string; readonly anyOf: readonly string[] };
} & AnswerKind;

/** A field that the wire accepts and keeps as given, but the form doesn't ask. */
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
      /** An answer must be a multiple of it. */
      readonly step?: number;
      readonly offStep?: string;
      readonly unit?: string;
    }
  | { readonly kind: "oneOf"; readonly choices: readonly string[] }
  | { readonly kind: "anyOf"; readonly choices: readonly string[]; readonly otherMaxLength?: number }
  | { readonly kind: "yesNo" };

/** What the browser can autofill (values of the HTML `autocomplete` attribute). */
export type Purpose = "organization" | "name" | "tel";

/** The question as the form asks it. */
export type AskedQuestion = Asked;

/** The line under a question, if it has one. */
export const noteOf = ({ meaning, why }: AskedQuestion): string | undefined => meaning ?? why;

export const isAsked = (question: Question): question is Asked => question.section !== null;
