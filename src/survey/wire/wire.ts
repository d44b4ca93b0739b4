import { type Confirmation, floorFactsOnWire } from "../floor-facts.ts";
import type { MeasuredKpi } from "../measured.ts";
import { fields } from "../questionnaire.ts";
import type { OtherText, Submission } from "../submission.ts";

/**
 * A list as it is sent: its choices joined with commas. The words next to `Other` come last, so they may contain
 * commas.
 */
export function joinChoices(checked: readonly string[]): string {
  return [...checked].sort((a, b) => Number(isOtherText(a)) - Number(isOtherText(b))).join(", ");
}

/** The choices of a joined list. Everything after `Other:` belongs to it, commas included. */
export function splitChoices(joined: string): readonly string[] {
  const other = /(?:^|,)\s*Other:/.exec(joined);
  const plain = other ? joined.slice(0, other.index) : joined;
  const checked = plain
    .split(",")
    .map((choice) => choice.trim())
    .filter((choice) => choice !== "");
  return other ? [...checked, joined.slice(joined.indexOf("Other:", other.index)).trim()] : checked;
}

export const isOtherText = (choice: string): choice is OtherText => choice.startsWith("Other:");

/** The text next to `Other`, without `Other:`. */
export const textOfOther = (choice: OtherText): string => choice.slice("Other:".length).trim();

/** The answers as a request sends them: lists joined, everything else as it is. */
export function toWire(answers: Partial<Submission>): WireAnswers {
  const asked = Object.fromEntries(
    fields.flatMap((field) => {
      const answer = answers[field];
      if (answer === undefined) return [];
      return [[field, isList(answer) ? joinChoices(answer) : answer]];
    }),
  );
  return { ...asked, ...floorFactsOnWire(answers) };
}

/** Answers as they are sent: lists joined, confirmed sentences as objects. */
export type WireAnswers = Readonly<
  Record<string, string | number | boolean | readonly Confirmation[] | readonly MeasuredKpi[]>
>;

function isList(answer: unknown): answer is readonly string[] {
  return Array.isArray(answer);
}

/** The function that analyzes a shop, as clients call it, and the headers it understands. */
export const analyzeEndpoint = {
  name: "analyze-shop",
  path: "/functions/v1/analyze-shop",
  idempotencyHeader: "idempotency-key",
  previewHeader: "x-preview",
} as const;

/** The path of stored reports: `/api/reports/{id}`, with each of their files below it. */
export const reportsPath = "/api/reports";

/** The path of the sample shop's files: `/api/sample/report.pdf`. */
export const samplePath = "/api/sample";

/** What the server tells the page: the brand, and where to call. None of it is compiled in. */
export interface PageSettings {
  readonly productName: string;
  /** Address of a logo, or `null` for our own. */
  readonly logoUrl: string | null;
  /** Accent color, `#rrggbb`. The tones for light and dark backgrounds reach the page as CSS variables. */
  readonly brandColor: string;
  /** Base address of the functions; the function's name follows. */
  readonly functionsUrl: string;
  /** The anonymous public key, or `null` if none is required. */
  readonly anonKey: string | null;
  /** Whether this server can write PDF files; the module for it isn't available for every machine. */
  readonly pdfAvailable: boolean;
  /** Address of the operator's privacy notice; if `null`, the page itself says what is stored. */
  readonly privacyUrl: string | null;
  /** Days after which answers and report are erased automatically; `null` keeps them until someone erases them. */
  readonly retentionDays: number | null;
  /** Sites that may show this page in a frame and are told its height. */
  readonly embedOrigins: readonly string[];
  /** Whether this server can email the report: the form then has the checkbox, and the results the button. */
  readonly mailAvailable: boolean;
  /** Whether a submission must carry a proof of work in the field `proof`. */
  readonly botCheck: boolean;
}
