import { Markup, markup } from "../report/markup.ts";
import type { Brand } from "../report/occasion.ts";
import { asProperties, darkPalette, lightPalette } from "../report/palette.ts";
import type { Question } from "../survey/question.ts";
import { type Field, questionOf } from "../survey/questionnaire.ts";
import { type StatementId, statementsMixed, weeklyChecklist } from "../survey/weekly-checklist.ts";
import { witnessQuery, witnessRoles } from "../survey/witness.ts";
import type { WitnessForm } from "./ask-witness.ts";
import { witnessPageWords as words } from "./witness-page.words.ts";
import { witnessStyle } from "./witness-style.ts";

/** What stands behind the link of a witness. */
export type WitnessPage =
  | { readonly kind: "form"; readonly form: WitnessForm; readonly isEmpty: boolean }
  | { readonly kind: "thanks"; readonly form: WitnessForm; readonly secret: string }
  | { readonly kind: "counted" }
  | { readonly kind: "gone" }
  | { readonly kind: "too-many" };

/** The name of the tick that agrees to be shown by role. */
export const mayShowRole = "may_show_role";
/** How a statement is named in the form, before its id. */
export const statementPrefix = "weekly.";

/** A page without scripts, for a phone in the break room: it works on any browser, and nothing has to load. */
export function witnessPage(page: WitnessPage, brand: Brand): string {
  const title =
    page.kind === "form" || page.kind === "thanks" ? words.title(page.form.shopName) : words.plain[page.kind].title;
  const tones = `:root{${asProperties(lightPalette(brand.color))}}@media(prefers-color-scheme:dark){:root{${asProperties(darkPalette(brand.color))}}}`;
  const head = markup`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="description" content="${words.description}"><meta name="robots" content="noindex,nofollow"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title><style>${Markup.trusted(tones + witnessStyle)}</style></head>`;
  return markup`<!doctype html><html lang="en">${head}<body><header>${brand.productName}</header><main>${contentOf(page)}</main></body></html>`
    .source;
}

function contentOf(page: WitnessPage): Markup {
  switch (page.kind) {
    case "form":
      return formMarkup(page.form, page.isEmpty);
    case "thanks":
      return markup`<h1>${words.thanks.title}</h1><p>${words.thanks.text(page.form.shopName)}</p><p><a class="button" href="/?${witnessQuery}=${page.secret}&change">${words.thanks.change}</a></p>`;
    case "counted":
    case "gone":
    case "too-many":
      return markup`<h1>${words.plain[page.kind].title}</h1><p>${words.plain[page.kind].text}</p>`;
  }
}

function formMarkup(form: WitnessForm, isEmpty: boolean): Markup {
  const { shopName, role, questions } = form;
  const count = statementsMixed.length + questions.length;
  return markup`<h1>${words.title(shopName)}</h1>
<p class="lead">${words.lead(shopName, witnessRoles[role].label.toLowerCase())}</p>
<ul class="facts"><li>${words.facts.time(count)}</li><li>${words.facts.nobody}</li><li>${words.facts.change}</li></ul>
${isEmpty ? markup`<p class="problem" role="alert">${words.empty}</p>` : null}
<form method="post">
<section class="shown"><h2>${words.shown.title}</h2><p>${form.showsRoles ? words.shown.byRole(shopName) : words.shown.combined}</p>
<label class="tick"><input type="checkbox" name="${mayShowRole}" value="yes"${checked(form.mayShowRole)}><span>${words.shown.tick(witnessRoles[role].label.toLowerCase())}</span></label></section>
<h2>${words.weekly.title}</h2><p>${words.weekly.text}</p>
${statementsMixed.map((id) => statement(id, form))}
<h2>${words.questions}</h2>
${questions.map((field) => question(field, form))}
<div class="send"><p><span class="done" aria-hidden="true"></span></p><button>${form.hasAnswered ? words.sendAgain : words.send}</button></div>
</form>`;
}

const checked = (is: boolean): Markup | null => (is ? Markup.trusted(" checked") : null);

function statement(id: StatementId, { answers }: WitnessForm): Markup {
  const given = answers.happens_weekly?.includes(id) ? "yes" : answers.does_not_happen?.includes(id) ? "no" : "";
  return radios(`${statementPrefix}${id}`, weeklyChecklist[id].text, yesNo, given);
}

const yesNo = [
  ["yes", words.yes],
  ["no", words.no],
] as const;

function question(field: Field, { answers }: WitnessForm): Markup {
  const asked: Question = questionOf(field);
  const given = answers[field];
  switch (asked.kind) {
    case "yesNo":
      return radios(field, asked.label, yesNo, given === undefined ? "" : given === true ? "yes" : "no");
    case "oneOf":
      return radios(
        field,
        asked.label,
        asked.choices.map((choice) => [choice, choice] as const),
        String(given ?? ""),
      );
    case "anyOf":
      return checkboxes(field, asked.label, asked.choices, Array.isArray(given) ? given : []);
    case "line":
    case "email":
    case "prose":
    case "count":
    case "amount":
      // No role is asked for words or numbers: witness.test.ts looks at the table.
      throw new Error(`A witness is not asked for ${field}`);
  }
}

function radios(name: string, text: string, choices: readonly (readonly [string, string])[], given: string): Markup {
  const all = [...choices, ["", words.unsure] as const];
  const options = all.map(
    ([value, label]) =>
      markup`<label><input type="radio" name="${name}" value="${value}"${checked(value === given)}><span>${label}</span></label>`,
  );
  return markup`<fieldset class="${choices.length > 2 ? "many" : "two"}"><legend>${text}</legend><div>${options}</div></fieldset>`;
}

function checkboxes(name: string, text: string, choices: readonly string[], given: readonly unknown[]): Markup {
  const options = choices.map(
    (choice) =>
      markup`<label><input type="checkbox" name="${name}" value="${choice}"${checked(given.includes(choice))}><span>${choice}</span></label>`,
  );
  return markup`<fieldset class="many"><legend>${text} <small>${words.any}</small></legend><div>${options}</div></fieldset>`;
}
