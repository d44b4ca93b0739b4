import { type Markup, markup } from "../../report/markup.ts";
import type { Brand } from "../../report/occasion.ts";
import type { PlanTask } from "../../report/plan-task.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { numbersQuery } from "../../survey/wire/page-address.ts";
import { messagePage } from "../short-form/message-page.ts";
import { checkbox, question, sendBar, shortPage } from "../short-form/short-form.ts";
import { shortFormWords } from "../short-form/short-forms.words.ts";

/** The form of a later visit: the plan's tasks and the answers that may have changed. */
export interface ReturnForm {
  readonly id: string;
  /** A new key each time the form is opened, so that a form sent twice counts once. */
  readonly key: string;
  readonly submission: Submission;
  /** Sentences the owner wrote last time that the report relies on. */
  readonly said: readonly string[];
  /** The questions asked; those that the likeliest cause depends on come first. */
  readonly questions: readonly Field[];
  /** Whether coworkers' answers are too old to count on this visit. */
  readonly areViewsOver: boolean;
  readonly tasks: readonly PlanTask[];
  readonly done: readonly string[];
}

/** Questions whose answers can change within a quarter in any shop. */
export const returnFields = [
  "late_job_ratio",
  "overtime_dependency",
  "setup_time_variability",
  "shipping_dwell",
  "machine_utilization_known",
  "downtime_tracking",
  "schedule_tracking_ready",
  "labor_tracking_ready",
  "variance_tracking_ready",
  "maintenance_tracking_ready",
  "primary_bottleneck",
] as const satisfies readonly Field[];

/** The name of the checkboxes for tasks that are done. */
export const tasksDone = "tasks_done";
/** The name of the checkboxes for sentences that no longer hold. */
export const noLongerSaid = "no_longer";

/** The name of the hidden field with the key of this form. */
export const formKey = "key";

/** A submitted form that was refused, with its content. */
export interface Refused {
  readonly why: string;
  /** The sentences marked as no longer true. */
  readonly over: readonly string[];
}

const words = shortFormWords.comeBack;

export function returnPage(form: ReturnForm | null, brand: Brand, refused: Refused | null = null): string {
  if (form === null) return messagePage(words.gone, brand);
  const title = words.title(form.submission.shop_name);
  return shortPage(title, words.description, content(title, form, refused), brand);
}

function content(
  title: string,
  { id, submission, questions, key, areViewsOver, tasks, said, done }: ReturnForm,
  refused: Refused | null,
): Markup {
  const plan = checkboxes(markup`${words.tasks}`, byPart(tasks, done));
  const written = checkboxes(
    markup`${words.said} <small>${words.saidText}</small>`,
    said.map((sentence) =>
      checkbox(noLongerSaid, sentence, `“${sentence}”`, refused?.over.includes(sentence) === true),
    ),
  );
  const measured =
    (submission.measured ?? []).length === 0
      ? null
      : markup`<p class="aside">${words.measured} <a href="/?${numbersQuery}&report=${id}">${words.add}</a></p>`;
  const parts = questions.length + [plan, written].filter((part) => part !== null).length;
  return markup`<h1>${title}</h1><p class="lead">${words.lead}</p>
${refused === null ? null : markup`<p class="problem" role="alert">${refused.why}</p>`}
<form method="post"><input type="hidden" name="${formKey}" value="${key}">${plan}<h2>${words.since}</h2>
${questions.map((field) => question(field, submission))}${written}
${areViewsOver ? markup`<p class="aside">${words.viewsOver}</p>` : null}${measured}<p class="aside"><a href="/?report=${id}">${words.all}</a></p>
${sendBar(parts, words.send)}</form>`;
}

/** The tasks to check off, by part of the plan. */
const byPart = (tasks: readonly PlanTask[], done: readonly string[]): readonly Markup[] =>
  [...Map.groupBy(tasks, ({ when = "" }) => when)].flatMap(([part, of]) => [
    ...(part === "" ? [] : [markup`<p class="part">${part}</p>`]),
    ...of.map(({ id, what }) => checkbox(tasksDone, id, asSentence(what), done.includes(id))),
  ]);

/** Tasks of the first week end with a period, those of the months don't. */
const asSentence = (task: string): string => (/[.?!]$/.test(task) ? task : `${task}.`);

/** A question with checkboxes; nothing if there are none. */
const checkboxes = (legend: Markup, boxes: readonly Markup[]): Markup | null =>
  boxes.length === 0
    ? null
    : markup`<fieldset class="checkboxes"><legend>${legend}</legend><div>${boxes}</div></fieldset>`;
