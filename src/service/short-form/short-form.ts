import { Markup, markup } from "../../report/markup.ts";
import type { Brand } from "../../report/occasion.ts";
import { asProperties, darkPalette, lightPalette } from "../../report/pictures/palette.ts";
import { plainChoice } from "../../survey/plain-choices.ts";
import type { Question } from "../../survey/question.ts";
import { type Field, questionOf } from "../../survey/questionnaire.ts";
import type { Answers } from "../../survey/submission.ts";
import { curlyApostrophes } from "../../survey/writing.ts";
import { shortFormStyle } from "./short-form-style.ts";
import { shortFormWords } from "./short-forms.words.ts";

const words = shortFormWords.question;

/** Choices up to this length fit two in a row on a phone. */
const maxLengthForTwo = 22;

/** A page without scripts for phones: it works in any browser and loads nothing else. */
export function shortPage(title: string, description: string, content: Markup, brand: Brand): string {
  const tones = `:root{${asProperties(lightPalette(brand.color))}}@media(prefers-color-scheme:dark){:root{${asProperties(darkPalette(brand.color))}}}`;
  const head = markup`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="description" content="${description}"><meta name="robots" content="noindex,nofollow"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title><style>${Markup.trusted(tones + shortFormStyle)}</style></head>`;
  return markup`<!doctype html><html lang="en">${head}<body><header><p><img src="/favicon.svg" alt="">${brand.productName}</p></header><main>${content}</main></body></html>`
    .source;
}

export const checked = (is: boolean): Markup | null => (is ? Markup.trusted(" checked") : null);

const yesNo = [
  ["yes", words.yes],
  ["no", words.no],
] as const;

/** A question of the survey as large choices, with the earlier answer selected. */
export function question(field: Field, answers: Partial<Answers>): Markup {
  const surveyQuestion: Question = questionOf(field);
  const given = answers[field];
  const meaning = surveyQuestion.section === null ? undefined : surveyQuestion.meaning;
  switch (surveyQuestion.kind) {
    case "yesNo":
      return radios(
        field,
        { text: surveyQuestion.label, meaning },
        yesNo,
        given === undefined ? "" : given === true ? "yes" : "no",
      );
    case "oneOf":
      return radios(
        field,
        { text: surveyQuestion.label, meaning },
        surveyQuestion.choices.map((choice) => [choice, plainChoice(choice)] as const),
        String(given ?? ""),
      );
    case "anyOf":
      return checkboxes(field, surveyQuestion.label, surveyQuestion.choices, Array.isArray(given) ? given : []);
    case "line":
    case "email":
    case "prose":
    case "count":
    case "amount":
      // Short forms only have choices; a test checks their fields.
      throw new Error(`A short form does not ask for ${field}`);
  }
}

/** Radio buttons, including one for no answer. */
function radios(
  name: string,
  { text, meaning }: { readonly text: string; readonly meaning: string | undefined },
  choices: readonly (readonly [string, string])[],
  given: string,
): Markup {
  const all = [...choices, ["", words.unsure] as const];
  const options = all.map(
    ([value, label]) =>
      markup`<label><input type="radio" name="${name}" value="${value}"${checked(value === given && given !== "")}><span>${label}</span></label>`,
  );
  return markup`<fieldset class="${classOf(choices.map(([, label]) => label))}"><legend>${text}${meaning === undefined ? null : markup` <small>${meaning}</small>`}</legend><div>${options}</div></fieldset>`;
}

const classOf = (choices: readonly string[]): string => {
  if (choices.length === 2) return "two";
  return choices.every((choice) => choice.length <= maxLengthForTwo) ? "many short" : "many";
};

/** A row with a checkbox. */
export const checkbox = (name: string, value: string, text: string, is: boolean): Markup =>
  markup`<label class="checkbox"><input type="checkbox" name="${name}" value="${value}"${checked(is)}><span>${curlyApostrophes(text)}</span></label>`;

/** The bar at the bottom: the number of answered questions, counted by CSS, and the button. */
export const sendBar = (questions: number, button: string): Markup =>
  markup`<div class="send"><p aria-hidden="true"><span class="done"></span>${words.answered(questions)}</p><button>${button}</button></div>`;

function checkboxes(name: string, text: string, choices: readonly string[], given: readonly unknown[]): Markup {
  const options = choices.map(
    (choice) =>
      markup`<label><input type="checkbox" name="${name}" value="${choice}"${checked(given.includes(choice))}><span>${plainChoice(choice)}</span></label>`,
  );
  return markup`<fieldset class="${classOf(choices)}"><legend>${text} <small>${words.any}</small></legend><div>${options}</div></fieldset>`;
}
