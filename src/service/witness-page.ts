import { type Markup, markup } from "../report/markup.ts";
import type { Brand } from "../report/occasion.ts";
import { type StatementId, statementsMixed, weeklyChecklist } from "../survey/weekly-checklist.ts";
import { witnessQuery, witnessRoles } from "../survey/witness.ts";
import type { WitnessForm } from "./ask-witness.ts";
import { checked, question, radios, shortPage, yesNo } from "./short-form.ts";
import { witnessPageWords as words } from "./witness-page.words.ts";

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
  return shortPage(title, words.description, contentOf(page), brand);
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
${questions.map((field) => question(field, form.answers))}
<div class="send"><p><span class="done" aria-hidden="true"></span></p><button>${form.hasAnswered ? words.sendAgain : words.send}</button></div>
</form>`;
}

function statement(id: StatementId, { answers }: WitnessForm): Markup {
  const given = answers.happens_weekly?.includes(id) ? "yes" : answers.does_not_happen?.includes(id) ? "no" : "";
  return radios(`${statementPrefix}${id}`, weeklyChecklist[id].text, yesNo, given);
}
