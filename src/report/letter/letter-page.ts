import type { Case } from "../../diagnosis/case/case.ts";
import type { Task } from "../../diagnosis/case/week/task.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { ownersOf } from "../../diagnosis/facts/people/people.ts";
import type { Decoy, Letter, LetterRuling, LetterTest, Prose } from "../../diagnosis/letter/letter.ts";
import { labelOf } from "../../survey/label.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized, inWords } from "../../survey/writing.ts";
import { measured } from "../brief/measured.ts";
import { pageOneWords } from "../brief/page-one/page-one.words.ts";
import { weekTable, weekTitle } from "../brief/page-one/week-and-trial.ts";
import { lowered, section } from "../brief/quoted.ts";
import { daysAfter } from "../files/calendar-days.ts";
import { monthAndDay } from "../format.ts";
import type { Block } from "../report.ts";
import { plain, said, say, strong, type Text, wordsOf } from "../text.ts";
import type { Table } from "../text-blocks.ts";
import type { Words } from "../words.ts";
import { closedInWeek, countedOn, type ShopCalendar, shopCalendar } from "../working-days.ts";
import { letterWords as words } from "./letter.words.ts";
import { linesOfSum, priceOfHours } from "./lines-of-sum.ts";
import { memoBlocks } from "./memo-blocks.ts";
import { formatterOf, type ProseFormatter } from "./prose-text.ts";
import { withSumsApart } from "./sums-apart.ts";

/** A letter, the case it is about, and the week's tasks that are still open. */
export interface LetterShown {
  readonly letter: Letter;
  readonly submission: Submission;
  readonly diagnosis: Diagnosis;
  readonly week: readonly Task[];
  /** What can be done on the day of the report. */
  readonly today: Case["today"];
  /** The day of the report. */
  readonly date: string;
  /** What other people at the shop see, if they were asked. */
  readonly seenByOthers: string | null;
}

/** Page one as a model wrote it. Nothing of our rules' own explanation is next to it. */
export function letterPage(shown: LetterShown): readonly Block[] {
  const formatter = formatterOf(shown.letter, shown.diagnosis);
  return isWhole(shown.letter) ? wholeMemo(shown, formatter) : withOurWeek(shown, formatter);
}

/** A memo that tells everything itself, beginning with the answer. */
function wholeMemo(
  { letter, submission, diagnosis, seenByOthers }: LetterShown,
  formatter: ProseFormatter,
): readonly Block[] {
  const [first, ...rest] = letter.memo;
  const isTitled = first?.kind === "title";
  const { memo, sums } = withSumsApart(isTitled ? rest : letter.memo);
  return [
    opening(isTitled ? first.text : titleFor(submission), ""),
    ...memoBlocks(memo, formatter, { figures: [], week: [] }),
    ...(sums.length === 0 ? [] : [note(words.shortSums(sums))]),
    ...othersSee(seenByOthers),
    ...measured(submission, diagnosis),
  ];
}

/** A letter of an earlier release: its answer, then its memo or its story in parts, with our own week and figures. */
function withOurWeek(shown: LetterShown, formatter: ProseFormatter): readonly Block[] {
  const { letter, submission, diagnosis, week, today, date, seenByOthers } = shown;
  const calendar = shopCalendar(submission, date);
  const figures = [...sumTable(letter, submission, diagnosis), ...measured(submission, diagnosis)];
  const planned = weekOf(week, today, calendar);
  const inParts = (): readonly Block[] => [
    section("mechanism", words.cause),
    ...letter.cause.map((one) => body(formatter.claim(one))),
    ...figures,
    ...decoys(letter, formatter),
    ...rulings(letter, formatter),
    ...planned,
    ...tests(letter, formatter, week, calendar),
  ];
  return [
    opening(titleFor(submission), pageOneWords.topic),
    { kind: "paragraph", role: "lead", text: formatter.claims(letter.answer) },
    ...othersSee(seenByOthers),
    ...(letter.memo.length === 0 ? inParts() : memoBlocks(letter.memo, formatter, { figures, week: planned })),
  ];
}

const titleFor = (submission: Submission): string => words.inShort(inWords(ownersOf(submission)));

const opening = (text: string, topic: string): Block => ({ kind: "heading", level: 2, id: "in-short", topic, text });

const othersSee = (seen: string | null): readonly Block[] => (seen === null ? [] : [body(plain(seen))]);

/** Whether a memo has a week of its own. Those of an earlier release say where ours stands. */
const isWhole = ({ memo }: Letter): boolean =>
  memo.length > 0 && !memo.some(({ kind }) => kind === "week" || kind === "figures");

const note = (text: string): Block => ({ kind: "paragraph", role: "note", text: plain(text) });

const weekOf = (week: readonly Task[], today: Case["today"], calendar: ShopCalendar): readonly Block[] => [
  section("this-week", weekTitle({ week, today }, calendar)),
  weekTable(week, calendar, today),
  ...closedDays(week, calendar),
];

const body = (text: Text): Block => ({ kind: "paragraph", role: "body", text });

const list = (items: readonly Text[]): Block => ({ kind: "list", ordered: false, items });

const tableOf = (caption: string, columns: readonly string[], rows: Table["rows"]): Block => ({
  kind: "table",
  caption,
  columns: columns.map((title) => ({ title, align: "start" })),
  rows,
});

/** What it costs and what would be won, one line below the other. */
function sumTable(letter: Letter, submission: Submission, diagnosis: Diagnosis): readonly Block[] {
  const lines = [...linesOfSum(letter, diagnosis), ...priceOfHours(letter, submission)];
  if (lines.length === 0) return [];
  const rows = lines.map(({ name, how, value, unit }) => [plain(name), how, [strong(`${value} ${unit}`.trim())]]);
  return [section("cost", words.sum.title), tableOf(words.sum.caption, words.sum.columns, rows)];
}

function decoys({ decoys: found }: Letter, { claims }: ProseFormatter): readonly Block[] {
  if (found.length === 0) return [];
  return [
    section("not-these", pageOneWords.unlikelyCauses.title),
    list(found.map((decoy) => say`${blamedIn(decoy)} ${claims(decoy.why)}`)),
  ];
}

const blamedIn = ({ blamed, name }: Decoy): Text => {
  if (name) return [strong(`${capitalized(name)}.`)];
  return "text" in blamed
    ? [said(`${blamed.text.replace(/[.;]$/u, "")}.`)]
    : plain(words.checked(labelOf(blamed.field), blamed.checked));
};

function rulings({ rulings: found }: Letter, formatter: ProseFormatter): readonly Block[] {
  if (found.length === 0) return [];
  return [section("ruling", pageOneWords.ruling.title), ...found.map((ruling) => body(rulingText(ruling, formatter)))];
}

function rulingText({ plan, name, verdict, why, yesWhen, tell }: LetterRuling, formatter: ProseFormatter): Text {
  const thing = strong(`${capitalized(name ?? plan.text).replace(/[.;]$/u, "")}.`);
  const ruled = say`${[thing]} ${[strong(words.verdicts[verdict])]} ${formatter.claims(why)}`;
  const condition =
    yesWhen === null || verdict === "yes"
      ? ""
      : words.yesWhen(lowered(formatter.words(yesWhen)).replace(saidAlready, ""));
  return say`${ruled}${condition}${tell === null ? "" : words.tell(formatter.prose(tell))}`;
}

/** `It is a yes once …`: the report says so itself. */
const saidAlready = /^(?:it (?:is|turns|would be) (?:an? )?)?yes,? (?=(?:as soon as|if|once|when)\b)/i;

function closedDays(week: readonly Task[], calendar: ShopCalendar): readonly Block[] {
  const closed = closedInWeek(week, calendar);
  return closed === "" ? [] : [note(pageOneWords.week.closed(closed))];
}

/** What to look at, on which day, and what to do then; the other explanation below it. */
function tests(
  { tests: found, rival }: Letter,
  { prose }: ProseFormatter,
  week: readonly Task[],
  calendar: ShopCalendar,
): readonly Block[] {
  if (found.length === 0 && rival === null) return [];
  const outcome = (seen: Prose, act: Prose | null): Text =>
    say`${strong(closed(prose(seen)))} ${act === null ? "" : prose(act)}`;
  const rows = found.map((test) => [
    say`${strong(words.test.read(readOff(test, week, calendar), test.who))} ${closed(prose(test.count))}${test.now === null ? "" : words.test.now(prose(test.now))}`,
    outcome(test.right, test.keep),
    outcome(test.wrong, test.act),
  ]);
  return [
    section("ten-days", words.test.title),
    ...(rows.length === 0 ? [] : [tableOf(words.test.caption, words.test.columns, rows)]),
    ...(rows.length === 0 ? [] : [body(plain(words.test.between))]),
    ...(rival === null
      ? []
      : [body(say`${strong(words.rival)} ${prose(rival.says.says)} ${words.sign(prose(rival.settle))}`)]),
  ];
}

/** The day of a test: its own, if that is later than the day on which the week's counts are read off. */
function readOff({ on }: LetterTest, week: readonly Task[], calendar: ShopCalendar): string {
  const usual = countedOn(week, calendar);
  const isLater = on !== null && on > usual && on <= daysAfter(calendar.date, maxDays);
  return monthAndDay(isLater ? on : usual);
}

/** As long as the plan. */
const maxDays = 90;

/** A few words as a sentence, also if they end in “7 p.m.” */
const closed = (text: Text): string => `${capitalized(wordsOf(text)).replace(/\.$/u, "")}.`;

/** What a letter doesn't know: behind the plan, because this week doesn't hang on it. */
export function letterUnknowns({ letter }: Words, diagnosis: Diagnosis): readonly Block[] {
  if (letter === undefined || letter.unknowns.length === 0) return [];
  const { unknowns: found } = letter;
  const { prose, words: inPlain } = formatterOf(letter, diagnosis);
  return [
    { kind: "heading", level: 2, id: "unknowns", topic: "", text: pageOneWords.unknowns.title },
    list(
      found.map(({ what, ask }) => say`${pageOneWords.unknowns.ask(inPlain(what).replace(/[.?]$/, ""))}${prose(ask)}`),
    ),
  ];
}
