import type { Ruling, Task, TestRow, Unknown } from "../../diagnosis/case/advice.ts";
import type { Case, NotThis } from "../../diagnosis/case/case.ts";
import { caseOf } from "../../diagnosis/case/case-of.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { type Decoy, type Letter, type LetterRuling, weekdays } from "../../diagnosis/letter/letter.ts";
import { minTasks } from "../../diagnosis/letter/whole-letter.ts";
import { labelOf } from "../../survey/label.ts";
import { longestTaskId } from "../../survey/request-extras.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized } from "../../survey/writing.ts";
import { wordsOf } from "../text.ts";
import type { Words } from "../words.ts";
import { letterWords, letterWords as words } from "./letter.words.ts";
import { titleOfLetter } from "./letter-blocks.ts";
import { leadsWithLetter } from "./letter-page.ts";
import { formatterOf, type ProseFormatter } from "./prose-text.ts";

/** Whether the week is a model's. */
export const hasWeek = (letter: Letter | undefined): boolean => letter !== undefined && letter.week.length >= minTasks;

/** A case with a model's text in place of ours, section by section. */
export function caseWith(ours: Case, worded: Words, submission: Submission, diagnosis: Diagnosis): Case {
  const { letter } = worded;
  if (letter === undefined) return ours;
  const isTheirStory = titleOfLetter(worded, diagnosis) !== undefined || letter.cause.length > 0;
  const isWhole = leadsWithLetter(worded);
  const found = isTheirStory ? ofTheirCause(ours, letter, submission, diagnosis) : ours;
  const formatter = formatterOf(letter, diagnosis);
  return {
    ...found,
    notThese: [...letter.decoys.map((decoy) => notThis(decoy, formatter)), ...(isWhole ? [] : found.notThese)],
    ruling: rulingsWith(found.ruling, letter, formatter),
    week: hasWeek(letter) ? weekOf(letter, found.week, isWhole, formatter) : found.week,
    // The letter's own rows are on the page, and ours would be about another cause.
    test: isWhole
      ? []
      : withRival(hasWeek(letter) ? found.test.map(ofAnyWeek) : found.test, rivalRow(letter, formatter)),
    unknowns:
      isWhole || letter.unknowns.length > 0 ? letter.unknowns.map((one) => unknownOf(one, formatter)) : found.unknowns,
  };
}

/**
 * The case of the cause that a model's headline or story is about, because a figure about another cause would contradict
 * it. The cause has its plain name, because our rules' narrower reading of one sentence isn't what the headline is about.
 */
function ofTheirCause(ours: Case, { order: [first] }: Letter, submission: Submission, diagnosis: Diagnosis): Case {
  const theirs = first?.theme;
  const isSame = ours.finding.themes[0] === theirs && (ours.situation === null || ours.situation.theme === theirs);
  const found = theirs === undefined || isSame ? ours : caseOf(submission, diagnosis, theirs);
  return { ...found, situation: null };
}

function notThis({ blamed, why }: Decoy, { claims }: ProseFormatter): NotThis {
  const name =
    "text" in blamed ? `“${blamed.text.replace(/[.;]$/u, "")}”` : words.checked(labelOf(blamed.field), blamed.checked);
  return {
    kind: "runner-up",
    theme: null,
    name,
    weakness: "no-sign",
    why: wordsOf(claims(why)),
    probability: null,
    quotes: [],
    sum: null,
    flips: "",
  };
}

/** If a model rules on any plan, only its rulings are shown: what our rules take for another plan may not be one. */
function rulingsWith(ours: Case["ruling"], { rulings }: Letter, formatter: ProseFormatter): Case["ruling"] {
  const [first, ...rest] = rulings.map((one) => ({
    ...rulingOf(one, formatter),
    deadline: ours.find(({ plan }) => plan !== null && isSamePlan(one, plan.text))?.deadline ?? null,
  }));
  if (first === undefined) return ours;
  return [first, ...rest];
}

const isSamePlan = ({ plan }: LetterRuling, text: string): boolean =>
  plan.text.includes(text) || text.includes(plan.text);

const rulingOf = (
  { plan, name, verdict, why, yesWhen, tell }: LetterRuling,
  { claims, words: inWords }: ProseFormatter,
): Ruling => ({
  asset: null,
  plan: {
    ...plan,
    thing: name ?? plan.text,
    field: plan.field as NonNullable<Ruling["plan"]>["field"],
    certainty: "intended",
  },
  verdict: verdict === "yes" ? "yes-if" : verdict,
  text: `${words.verdicts[verdict]} ${wordsOf(claims(why))}${tell === null ? "" : words.tell(inWords(tell))}`,
  sum: null,
  turnsToYes: yesWhen === null || verdict === "yes" ? null : inWords(yesWhen),
  deadline: null,
  untilThen: null,
});

/** A day without a task of the model gets ours, unless the model tells the whole story. */
const weekOf = (
  { week }: Letter,
  ours: readonly Task[],
  isWhole: boolean,
  formatter: ProseFormatter,
): readonly Task[] =>
  weekdays.flatMap((day) => {
    const theirs = week.filter((task) => task.day === day);
    if (theirs.length > 0 || isWhole) return theirs.map((task) => taskOf(task, formatter));
    return ours.filter((task) => task.day === day && !ofOurWeek.test(task.what));
  });

/** A reference to another day of our week or to our table. A task of ours that has one is left out. */
const ofOurWeek =
  /\b(?:the|that|this|these|those) (?:week's|list|count|ten|twenty|sheet|marks?|log|row|first row|table|jobs?)\b/i;

/** Removes the number of jobs, because our week looks at ten and a model's may look at another number. */
const ofAnyWeek = (row: TestRow): TestRow => ({
  ...row,
  see: row.see.replace(/^The ten jobs\b/, letterWords.tenJobs).replace(/\bof the ten\b(?= \w)/, letterWords.ofTenJobs),
  act: capitalized(row.act.replace(/^Keep the ten minutes, and /, "").replace(/, starting with that machine$/, "")),
});

function taskOf({ day, who, minutes, what }: Letter["week"][number], { words: inWords }: ProseFormatter): Task {
  const text = inWords(what);
  return { id: idOf(day, text), day, who: [who], minutes, what: text, kpi: null, isFromToday: true };
}

/**
 * The id of a task. It includes the text, because a task checked off in one letter isn't the task that a later letter
 * sets for the same day.
 */
const idOf = (day: string, text: string): string =>
  `letter-${day} ${text}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestTaskId)
    .replace(/-$/, "");

/** The most rows the page has room for. */
const maxRows = 4;

/**
 * Puts the rival's row after the row of our cause. It replaces rows about look-alikes and related causes if the page has
 * no room for all.
 */
function withRival(ours: readonly TestRow[], [rival]: readonly TestRow[]): readonly TestRow[] {
  if (rival === undefined) return ours;
  const others = ours.filter(({ kind }) => kind === "look-alike" || kind === "neighbor");
  const most = Math.min(maxRows - 1 - (ours.length - others.length), others.length - 1);
  const kept = others.toReversed().slice(0, Math.max(0, most));
  const rows = ours.filter((row) => !others.includes(row) || kept.includes(row));
  const behind = rows.findIndex(({ kind }) => kind === "our-cause") + 1;
  return rows.toSpliced(behind, 0, rival);
}

function rivalRow({ rival }: Letter, { claim, words: inWords }: ProseFormatter): readonly TestRow[] {
  if (rival === null) return [];
  return [{ kind: "look-alike", see: inWords(rival.settle), means: wordsOf(claim(rival.says)), act: words.otherwise }];
}

const unknownOf = ({ what, ask, flips }: Letter["unknowns"][number], { words: inWords }: ProseFormatter): Unknown => ({
  id: `letter-${inWords(what)}`,
  flips,
  what: inWords(what),
  question: inWords(ask),
  field: null,
});
