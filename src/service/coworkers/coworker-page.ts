import { Markup, markup } from "../../report/markup.ts";
import type { Brand } from "../../report/occasion.ts";
import { type CoworkerAnswers, coworkerQuery, coworkerRoles } from "../../survey/coworker.ts";
import { type StatementId, weeklyChecklist } from "../../survey/weekly-checklist.ts";
import { checkbox, checked, question, sendBar, shortPage } from "../short-form/short-form.ts";
import type { CoworkerForm } from "./ask-coworker.ts";
import { coworkerPageWords as words } from "./coworker-page.words.ts";

/** What a coworker's link can show. */
export type CoworkerPage =
  /** `problem`: why the form that was sent is shown again. */
  | { readonly kind: "form"; readonly form: CoworkerForm; readonly problem: "empty" | "too-many" | null }
  | { readonly kind: "thanks"; readonly form: CoworkerForm; readonly link: string }
  | { readonly kind: "taken-back"; readonly secret: string }
  | { readonly kind: "answered" }
  | { readonly kind: "counted" }
  | { readonly kind: "gone" }
  | { readonly kind: "too-many" };

/** The name of the checkbox that agrees to be shown by role. */
export const mayShowRole = "may_show_role";
/** The name of the button that erases all answers. */
export const takeBack = "take_back";
/** The prefix of a statement's id in the form. */
export const statementPrefix = "weekly.";
/** The name of the checkbox that says that the unchecked statements in its value don't happen. */
export const otherStatements = "weekly_others";
/** Statements shown before “more”. */
const statementsAtOnce = 8;

/** The page of a coworker's link: no scripts, made for phones. */
export function coworkerPage(page: CoworkerPage, brand: Brand): string {
  return shortPage(titleOf(page), words.description, contentOf(page), brand);
}

function titleOf(page: CoworkerPage): string {
  if (page.kind === "form" || page.kind === "thanks") return words.title(page.form.shopName);
  return page.kind === "taken-back" ? words.takenBack.title : words.plain[page.kind].title;
}

function contentOf(page: CoworkerPage): Markup {
  switch (page.kind) {
    case "form":
      return formMarkup(page.form, page.problem);
    case "thanks":
      return thanks(page);
    case "taken-back":
      return markup`<h1>${words.takenBack.title}</h1><p>${words.takenBack.text}</p><p><a class="button" href="/?${coworkerQuery}=${page.secret}">${words.takenBack.again}</a></p>`;
    case "answered":
    case "counted":
    case "gone":
    case "too-many":
      return markup`<h1>${words.plain[page.kind].title}</h1><p>${words.plain[page.kind].text}</p>`;
  }
}

/** Says when the answers go into the report, how they appear there, and how to change them. */
function thanks({ form, link }: Extract<CoworkerPage, { readonly kind: "thanks" }>): Markup {
  return markup`<h1>${words.thanks.title}</h1><p class="lead">${words.thanks.text}</p>
<p>${whenShown(form)}</p><p>${words.thanks.until}</p>
<form method="post" class="after"><a href="${link}&change">${words.thanks.change}</a><button class="plain" name="${takeBack}" value="yes">${words.thanks.takeBack}</button></form>`;
}

function whenShown({ mayShowRole, rolesAsked, role }: CoworkerForm): string {
  if (!mayShowRole) return words.thanks.waits;
  return rolesAsked === 1 ? words.thanks.agreedAlone(nameOf(role)) : words.thanks.agreed;
}

const nameOf = (role: CoworkerForm["role"]): string => coworkerRoles[role].label.toLowerCase();

function formMarkup(form: CoworkerForm, problem: keyof typeof words.problems | null): Markup {
  const { shopName, role, questions, rolesAsked: people, showsRoles } = form;
  const roleName = nameOf(role);
  const count = questions.length + 1;
  const asked = { role: roleName, people, showsRoles };
  const { time, nobody, change } = words.facts;
  return markup`<h1>${words.title(shopName)}</h1>
<p class="lead">${words.lead(shopName, roleName)}</p>
<ul class="facts">${[time(count), nobody, change].map((fact) => markup`<li>${fact}</li>`)}</ul>
${problem === null ? null : markup`<p class="problem" role="alert">${words.problems[problem]}</p>`}
<form method="post">
<section class="shown"><h2>${words.shown.title}</h2><p>${words.shown.who} ${words.shown.how(asked)}</p>
<label class="checkbox"><input type="checkbox" name="${mayShowRole}" value="yes"${checked(form.mayShowRole)}><span>${words.shown.choice(asked)}</span></label><p class="small">${words.shown.unchecked(asked)}</p></section>
${weekly(form)}
${questions.map((field) => question(field, form.answers))}
${sendBar(count, form.hasAnswered ? words.sendAgain : words.send)}
</form>`;
}

/** One question of checkboxes: the most informative statements, and the others behind a button. */
function weekly({ statements, answers }: CoworkerForm): Markup {
  const [first, more] = [statements.slice(0, statementsAtOnce), statements.slice(statementsAtOnce)];
  const isOpen = more.some((id) => answers.happens_weekly?.includes(id) || answers.does_not_happen?.includes(id));
  return markup`<fieldset class="checkboxes"><legend>${words.weekly.title} <small>${words.weekly.text}</small></legend><div>
${statementBoxes(first, answers)}
<details${isOpen ? Markup.trusted(" open") : null}><summary>${words.weekly.more(more.length)}</summary>${statementBoxes(more, answers)}</details></div></fieldset>`;
}

/** Statements to check, and one more box that says the unchecked ones don't happen. */
function statementBoxes(
  ids: readonly StatementId[],
  { happens_weekly = [], does_not_happen = [] }: CoworkerAnswers,
): Markup {
  const open = ids.filter((id) => !happens_weekly.includes(id));
  const isNone = open.length > 0 && open.every((id) => does_not_happen.includes(id));
  const boxes = ids.map((id) =>
    checkbox(statementPrefix + id, "yes", weeklyChecklist[id].text, happens_weekly.includes(id)),
  );
  return markup`${boxes}${checkbox(otherStatements, ids.join(" "), words.weekly.others, isNone)}`;
}
