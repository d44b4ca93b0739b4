import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { standsAlone, wholeLetter } from "../../diagnosis/letter/whole-letter.ts";
import { likelihoodOf } from "../../knowledge/odds/likelihood.ts";
import type { Occasion } from "../../report/occasion.ts";
import type { PlanTask } from "../../report/plan-task.ts";
import type { Words } from "../../report/words.ts";
import { isAsked } from "../../survey/question.ts";
import { type Field, questionOf } from "../../survey/questionnaire.ts";
import { readSubmission } from "../../survey/read-submission.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Engine } from "../../survey/wire/response.ts";
import type { Receipt } from "../model/receipt.ts";
import { jsonPieces } from "./json-pieces.ts";

/**
 * Everything a report says, as stored. Only the sentences in `summary` are final text; the web page, the PDF and all other files
 * are rendered from this, so the same stored dossier gives the same bytes under the same release.
 */
export interface StoredDossier {
  /** Stored once, with the lead. */
  readonly submission: Submission;
  readonly diagnosis: Diagnosis;
  /** The day, the brand, and what was known about other shops, all at that time. */
  readonly occasion: Occasion;
  readonly engine: Engine;
  /** A model's sentences in the report. Absent if there are none. */
  readonly words?: Words;
  /** Present if a model was asked, even if none of its replies was used. */
  readonly receipt?: Receipt;
  /** What a later version can refer to. Absent before the response is rendered, and in reports of older releases. */
  readonly summary?: ReportSummary;
}

/** The headline of a report and the tasks of its plan, in words. */
export interface ReportSummary {
  readonly finding: string;
  readonly tasks: readonly PlanTask[];
}

/** The JSON that is stored next to the lead, in pieces. The submission is not in it: the lead has it already. */
export const jsonOfDossier = ({ submission: _stored, ...rest }: StoredDossier): readonly string[] => jsonPieces(rest);

// The cast is sound: only `jsonOfDossier` writes what is read here.
export function dossierIn(json: string, answers: Readonly<Record<string, unknown>>): StoredDossier {
  const { told, ...stored } = JSON.parse(json) as Omit<StoredDossier, "submission"> & OlderName;
  const { words, summary = told } = stored;
  return {
    submission: submissionIn(answers),
    ...stored,
    ...(summary && { summary }),
    diagnosis: withLikelihoods(stored.diagnosis),
    ...(words && { words: wholeWords(words) }),
  };
}

/** The name of the summary up to rules 2026.11.8. */
interface OlderName {
  readonly told?: ReportSummary;
}

/**
 * Words with the parts that a letter of an older release lacks. Older releases also kept letters that can't stand alone: the
 * rules' words take their place.
 */
export function wholeWords({ letter: stored, ...others }: Words): Words {
  const letter = stored === undefined ? undefined : wholeLetter(stored);
  return letter !== undefined && standsAlone(letter) ? { ...others, letter } : others;
}

/** Reports of older releases lack the likelihood of a cause, but have what it is derived from. */
const withLikelihoods = (diagnosis: Diagnosis): Diagnosis => ({
  ...diagnosis,
  themes: diagnosis.themes.map((theme) => ({
    ...theme,
    likelihood: likelihoodOf(theme.probability, theme.confidence),
  })),
});

/**
 * A stored submission, read by today's questionnaire. An optional answer that is no longer a choice is left out and a required
 * one stays as it was, so that the report can still be shown.
 */
export function submissionIn(answers: Readonly<Record<string, unknown>>): Submission {
  const read = readSubmission(answers);
  if (read.kind === "submission") return read.submission;
  const outdated = new Set<string | null>(read.problems.map(({ field }) => field).filter(isOptional));
  // The cast is sound: these answers were complete when they were accepted.
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !outdated.has(field))) as unknown as Submission;
}

function isOptional(field: Field | null): boolean {
  const question = field === null ? undefined : questionOf(field);
  return question !== undefined && !(isAsked(question) && question.required);
}
