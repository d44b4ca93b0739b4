import type { RankedTheme } from "../../../diagnosis/diagnosis.ts";
import { labelOf } from "../../../survey/label.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { ModelQuestion } from "../narrator.ts";
import { contactBlanker } from "../reading/blank-contacts.ts";
import { common } from "./instructions.ts";
import type { Section } from "./section.ts";

/**
 * What a model is asked about one section. It sees no figure, so it can copy none: every number in what we give is
 * replaced by a sign, and our own figures stand behind placeholders.
 */
export function wordingQuestion(section: Section, submission: Submission): ModelQuestion {
  return {
    purpose: section.name,
    instructions: `${common}\n\n${section.ask}`,
    data: dataOf(section, contactBlanker(submission)),
    schema: schemaFor(section.sentences.most),
    maxOutputTokens: 600,
  };
}

function dataOf({ name, facts, about, ours }: Section, blanked: (text: string) => string): string {
  const clean = (text: string): string => withoutFigures(blanked(text)).replace(/[{}]/gu, "");
  const data = {
    section: name,
    facts: facts.map(({ id, means }) => ({ use: `{{${id}}}`, means: clean(means) })),
    themes: about.map((theme) => themeData(theme, clean)),
    known: ours.map(clean),
  };
  return [opening, escaped(JSON.stringify(data, null, 1)), closing].join("\n");
}

const themeData = ({ id, confidence, evidence }: RankedTheme, clean: (text: string) => string) => ({
  theme: `{{theme.${id}}}`,
  confidence,
  answers: evidence.slice(0, mostAnswers).map(({ field, answer, speaks }) => ({
    asked: clean(labelOf(field)),
    answered: clean(answer),
    speaks,
  })),
});

const mostAnswers = 6;

/** Numbers, money and shares, as they are written: a sign stands instead. */
const withoutFigures = (text: string): string => text.replace(/[$€£]?\p{N}(?:[\p{N}.,:–-]*\p{N})?(?:\s?%)?/gu, "#");

/** Braces of a placeholder are ours alone, and so is what begins and ends the block. */
const escaped = (json: string): string =>
  json.replace(/[<>\u2028\u2029]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

const [opening, closing] = ["<facts>", "</facts>"];

const schemaFor = (most: number): ModelQuestion["schema"] => ({
  type: "object",
  additionalProperties: false,
  required: ["sentences"],
  properties: { sentences: { type: "array", maxItems: most, items: { type: "string" } } },
});
