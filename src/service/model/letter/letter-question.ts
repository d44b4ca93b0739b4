import { rolesNamed } from "../../../diagnosis/case/shop.ts";
import type { Diagnosis, RankedTheme } from "../../../diagnosis/diagnosis.ts";
import type { SumInput } from "../../../diagnosis/letter/sum.ts";
import { unitText } from "../../../diagnosis/letter/unit.ts";
import { roles } from "../../../knowledge/first-weeks.ts";
import type { Range } from "../../../knowledge/units.ts";
import { labelOf } from "../../../survey/label.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { ModelQuestion } from "../narrator.ts";
import { contactBlanker } from "../reading/blank-contacts.ts";
import { givenInputs } from "./given-inputs.ts";
import { tickedAnswers } from "./grounds.ts";
import { letterSchema } from "./letter-form.ts";
import { letterInstructions } from "./letter-instructions.ts";
import { toldFields } from "./quotes.ts";

/**
 * What a model is asked about a whole case: all answers, our ranking with its evidence, our figures and what may be used in
 * sums. Contact details are blanked.
 */
export function letterQuestion(submission: Submission, diagnosis: Diagnosis): ModelQuestion {
  return {
    purpose: "letter",
    instructions: letterInstructions,
    data: letterData(submission, diagnosis),
    schema: letterSchema(),
    maxOutputTokens: 4000,
    takesParts: true,
  };
}

function letterData(submission: Submission, diagnosis: Diagnosis): string {
  const blanked = contactBlanker(submission);
  return block({
    ...answersOf(submission, blanked),
    roles: [...rolesNamed(submission)].map((id) => roles[id].name),
    systems: diagnosis.systems.map(({ name }) => name),
    themes: diagnosis.themes.map((theme, rank) => themeData(theme, rank, blanked)),
    inputs: givenInputs(submission, diagnosis).map(inputData),
    kpis: diagnosis.kpis.map(({ id, name, tracked, readiness }) => ({ id, name, tracked, readiness })),
    findings: diagnosis.findings.map(({ title }) => title),
  });
}

/** The answers, and the lines of a letter that is to be held against them. */
export function answersData(submission: Submission, diagnosis: Diagnosis, letter: readonly object[]): string {
  return block({
    ...answersOf(submission, contactBlanker(submission)),
    systems: diagnosis.systems.map(({ name }) => name),
    letter,
  });
}

const block = (data: object): string => [opening, escaped(lines(data)), closing].join("\n");

function answersOf(submission: Submission, blanked: (text: string) => string) {
  return {
    told: toldFields.flatMap((field) => {
      const answer = submission[field];
      return typeof answer === "string" ? [{ field, asked: labelOf(field), answer: blanked(answer) }] : [];
    }),
    ticked: tickedAnswers(submission).map(([field, answer]) => ({
      field,
      asked: labelOf(field),
      answer: blanked(answer),
    })),
  };
}

const [opening, closing] = ["<case>", "</case>"];

/** One line for each thing, so that a reader can tell them apart. */
const lines = (data: object): string =>
  `{${Object.entries(data)
    .map(
      ([name, items]: [string, readonly unknown[]]) =>
        `"${name}": [\n${items.map((one) => JSON.stringify(one)).join(",\n")}]`,
    )
    .join(",\n")}}`;

/** Whose evidence is told: the others are far off. */
const toldInFull = 5;

const themeData = (
  { id, name, probability, evidence }: RankedTheme,
  rank: number,
  blanked: (text: string) => string,
) => ({
  theme: id,
  name,
  ours: `${Math.round(probability * 100)}%`,
  ...(rank < toldInFull && {
    evidence: evidence
      .slice(0, 4)
      .map(({ speaks, field, answer }) => `${speaks}: ${field}: ${blanked(answer).slice(0, 120)}`),
  }),
});

const inputData = ({ name, value, unit }: SumInput) => ({ name, value: rangeText(value), unit: unitText(unit) });

function rangeText({ low, likely, high }: Range): string {
  const written = [...new Set([low, likely, high])].map((value) => String(Number(value.toPrecision(3))));
  return written.join(" to ");
}

const escaped = (json: string): string =>
  json.replace(/[<>\u2028\u2029]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
