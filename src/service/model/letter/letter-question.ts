import type { Diagnosis, RankedTheme } from "../../../diagnosis/diagnosis.ts";
import { peopleIn } from "../../../diagnosis/facts/people/people.ts";
import { weekdays } from "../../../diagnosis/letter/letter.ts";
import { roles } from "../../../knowledge/page-one/first-weeks.ts";
import { themes } from "../../../knowledge/themes.ts";
import { daysAfter } from "../../../report/files/calendar-days.ts";
import {
  countedBy,
  dayOfTask,
  holidayOn,
  type ShopCalendar,
  shopCalendar,
  workingDayFrom,
} from "../../../report/working-days.ts";
import { labelOf } from "../../../survey/label.ts";
import type { Submission } from "../../../survey/submission.ts";
import { erps } from "../../../survey/tech-stack.ts";
import type { ModelQuestion } from "../narrator.ts";
import { contactBlanker } from "../reading/blank-contacts.ts";
import { statedFields } from "../reading/stated-fields.ts";
import { checkedAnswers } from "./grounds.ts";
import { letterSchema } from "./letter-form.ts";
import { letterInstructions, rewriteInstructions } from "./letter-instructions.ts";
import { respondentRoles, rolesIn } from "./people.ts";

/**
 * What a model is asked about a whole case: all answers, the days of the plan, the people, roles and systems, and our ranking
 * of the causes. Contact details are blanked.
 *
 * @param date today: `2026-11-23`
 */
export function letterQuestion(submission: Submission, diagnosis: Diagnosis, date: string): ModelQuestion {
  return {
    purpose: "letter",
    instructions: letterInstructions,
    data: letterData(submission, diagnosis, date),
    schema: letterSchema(),
    maxOutputTokens: 6000,
    takesParts: true,
  };
}

/** Asks a model to criticize its first draft and to write the whole letter again. */
export function rewriteQuestion(
  submission: Submission,
  diagnosis: Diagnosis,
  date: string,
  draft: readonly object[],
): ModelQuestion {
  return {
    ...letterQuestion(submission, diagnosis, date),
    purpose: "rewrite",
    instructions: rewriteInstructions,
    data: letterData(submission, diagnosis, date, { draft }),
  };
}

function letterData(submission: Submission, diagnosis: Diagnosis, date: string, more: object = {}): string {
  const blanked = contactBlanker(submission);
  return block({
    ...daysOf(shopCalendar(submission, date)),
    ...answersOf(submission, blanked),
    respondent: respondentRoles(submission).map((id) => roles[id].name),
    roles: [...rolesIn(submission)].map((id) => roles[id].name),
    people: peopleIn(submission).map(({ name }) => blanked(name)),
    systems: systemsDescribed(submission, diagnosis),
    themes: diagnosis.themes.map(themeData),
    ...more,
  });
}

/** The answers, and the lines of a letter to check against them. */
export function answersData(
  submission: Submission,
  diagnosis: Diagnosis,
  date: string,
  letter: readonly object[],
): string {
  return block({
    ...daysOf(shopCalendar(submission, date)),
    ...answersOf(submission, contactBlanker(submission)),
    systems: systemsDescribed(submission, diagnosis),
    letter,
  });
}

/** Today, the days of the week's tasks and of the plan, and the holidays on which the shop is closed until then. */
const daysOf = (calendar: ShopCalendar) => ({
  today: [dayNamed(calendar.date)],
  week: tasks.map((task, at) => ({ day: String(at + 1), is: dayNamed(dayOfTask(task, calendar)) })),
  read_off: [countedBy(tasks, calendar)],
  plan: [30, 60, 90].map((days) => ({
    by: String(days),
    is: dayNamed(workingDayFrom(daysAfter(calendar.date, days), calendar)),
  })),
  closed: Array.from({ length: 90 }, (_, days) => daysAfter(calendar.date, days)).flatMap((day) => {
    const holiday = holidayOn(day, calendar);
    return holiday === undefined ? [] : [`${dayNamed(day)} (${holiday})`];
  }),
});

/** One on each day, from today on. */
const tasks = weekdays.map((day) => ({ day, isFromToday: true }) as const);

/** `Monday, 2026-11-23`. */
const dayNamed = (date: string): string => `${weekdayOf.format(new Date(date))}, ${date}`;
const weekdayOf = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });

const block = (data: object): string => [opening, escaped(lines(data)), closing].join("\n");

function answersOf(submission: Submission, blanked: (text: string) => string) {
  return {
    told: statedFields.flatMap((field) => {
      const answer = submission[field];
      return typeof answer === "string" ? [{ field, asked: labelOf(field), answer: blanked(answer) }] : [];
    }),
    checked: checkedAnswers(submission).map(([field, answer]) => ({
      field,
      asked: labelOf(field),
      answer: withoutContacts(answer, blanked),
    })),
  };
}

/** A choice of the survey holds no name, even where the shop's name holds a word of it; what follows "Other:" may. */
function withoutContacts(answer: string, blanked: (text: string) => string): string {
  const at = answer.indexOf(otherMark);
  return at < 0 ? answer : answer.slice(0, at + otherMark.length) + blanked(answer.slice(at + otherMark.length));
}

const otherMark = "Other:";

const [opening, closing] = ["<case>", "</case>"];

/** One line per item, so that a reader can tell them apart. */
const lines = (data: object): string =>
  `{${Object.entries(data)
    .map(
      ([name, items]: [string, readonly unknown[]]) =>
        `"${name}": [\n${items.map((one) => JSON.stringify(one)).join(",\n")}]`,
    )
    .join(",\n")}}`;

const themeData = ({ id, name, probability }: RankedTheme) => ({
  theme: id,
  name,
  means: themes[id].oneLine,
  ours: `${Math.round(probability * 100)}%`,
});

/** The systems that the answers name; Excel doesn't count if it only stands in for an unnamed one. */
export const systemsNamed = ({ tech_stack = [] }: Submission, { systems }: Diagnosis): Diagnosis["systems"] =>
  systems.filter(({ id, named_in }) => !(id === "excel" && named_in === "tech_stack" && tech_stack.includes("Other")));

/** The systems as the answers describe them. */
function systemsDescribed(submission: Submission, diagnosis: Diagnosis): readonly string[] {
  const { tech_stack = [], schedule_tool } = submission;
  return [
    ...systemsNamed(submission, diagnosis).map(({ name }) => name),
    ...(tech_stack.includes("Other") ? ["a system that they don't name"] : []),
    ...(schedule_tool === "ERP native" && !tech_stack.some((tool) => erps.some((erp) => erp === tool))
      ? ["an ERP that they don't name"]
      : []),
  ];
}

const escaped = (json: string): string =>
  json.replace(/[<>\u2028\u2029]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
