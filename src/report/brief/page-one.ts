import type {
  Case,
  Decided,
  MechanismStep,
  Ruling,
  SituationSeen,
  Surprise,
  Task,
  TestRow,
  Unknown,
} from "../../diagnosis/case/case.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { sentencesOf } from "../../diagnosis/reader/words.ts";
import { likelihoodWord } from "../../knowledge/likelihood.ts";
import { situations } from "../../knowledge/situations.ts";
import { statedEnough } from "../../survey/stated-enough.ts";
import type { Submission } from "../../survey/submission.ts";
import { inWords, lowerFirst } from "../../survey/writing.ts";
import { hasWeek as isTheirs } from "../letter/case-with-letter.ts";
import { comparisonBlocks, costBlocks, limitBlocks, tellsStory, testBlocks } from "../letter/letter-page.ts";
import { tellerOf } from "../letter/prose-text.ts";
import type { Block, Table } from "../report.ts";
import { joined, place, plain, say, strong, type Text } from "../text.ts";
import { themeWords } from "../wording.ts";
import type { Words } from "../words.ts";
import { closedInWeek, isWeekLater, taskDayName, taskDayShort } from "../working-days.ts";
import { causeNamed } from "./cause-named.ts";
import { measured } from "./measured.ts";
import { notThese } from "./not-these.ts";
import { pageOneWords as words } from "./page-one.words.ts";
import { closed, section, trimmed } from "./quoted.ts";
import { sizeOf } from "./size.ts";
import { surpriseWords } from "./surprise.words.ts";
import { timeOf } from "./time-words.ts";
import { firstSentence } from "./week.ts";

/** A page that stands alone: the finding, its size, the week, the ruling, and what would prove us wrong. */
export function pageOne(
  submission: Submission,
  diagnosis: Diagnosis,
  found: Case,
  date: string,
  worded: Words,
  seenByOthers: string | null = null,
): readonly Block[] {
  const { figures, lines } = sizeOf(found, submission, diagnosis, worded);
  const isStory = tellsStory(worded);
  return [
    { kind: "heading", level: 2, id: "in-short", topic: words.topic, text: words.title },
    { kind: "paragraph", role: "lead", text: answerOf(found, diagnosis, worded) },
    ...(seenByOthers === null ? [] : [{ kind: "paragraph", role: "body", text: plain(seenByOthers) } as const]),
    ...goalOf(submission),
    ...firstStep(found, date, worded),
    ...mechanism(found, diagnosis, worded),
    ...comparisonBlocks(worded, diagnosis),
    ...measured(submission, diagnosis),
    ...costBlocks(worded, diagnosis),
    ...(figures.length === 0 ? [] : [{ kind: "headline-figures", figures } as const]),
    ...lines.map((text): Block => ({ kind: "paragraph", role: "body", text })),
    section("this-week", words.week.title),
    weekTable(found.week, date),
    ...afterWeek(found, date, worded),
    ...(isStory
      ? testBlocks(worded, diagnosis)
      : testTable(found.causes.length > 1 ? found.test : found.test.map(withoutNext))),
    ...notThese(found, diagnosis, isStory),
    ...rulings(found.ruling, worded),
    ...limitBlocks(worded, diagnosis),
    ...unknowns(saysWhatDecides(found, worded) ? found.unknowns.slice(1) : found.unknowns),
  ];
}

/** Act or test, and what could change that. A model's summary replaces the first sentence. */
function answerOf(found: Case, diagnosis: Diagnosis, { summary, letter }: Words): Text {
  const { finding, ruling, situation } = found;
  const { answered, themes } = diagnosis;
  if (letter && letter.answer.length > 0) return tellerOf(letter, diagnosis).claims(letter.answer);
  if (finding.rests === "too-little") {
    const isEnough = answered.answered >= statedEnough * answered.asked;
    return plain((isEnough ? words.noneStandsOut : words.tooLittle)(answered.answered, answered.asked));
  }
  const [plan] = finding.rests === "own-sum" ? ruling.filter((one) => one.plan !== null) : [];
  const leading = themes.find(({ id }) => id === finding.themes[0]);
  const opening = summary ?? (leading === undefined || plan || situation ? "" : themeWords[leading.id].going);
  const said = plain([opening, words.act[finding.hedge], decidesIn(found)].filter((text) => text !== "").join(" "));
  return plan?.plan ? [...words.yourPlan(plan.plan.text, plan.text), ...said] : said;
}

/** The question that could change it; if that is about more than the situation described, what would prove it. */
function decidesIn({ unknowns: [first], situation }: Case): string {
  if (situation && !isOfStory(first, situation)) return words.proves(lowerFirst(situations[situation.id].confirms.see));
  return first === undefined ? "" : words.decides(first.question);
}

const isOfStory = (unknown: Unknown | undefined, { id }: SituationSeen): boolean =>
  unknown !== undefined && (unknown.flips === "ruling" || unknown.id === id);

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/[.?]$/, "");

/** How many characters of a goal the page has room for. */
const longestGoal = 200;

/** What they want and how they will measure it, in as many whole sentences as fit on the page. */
function goalOf({ improvement_goal = "", success_metric = "" }: Submission): readonly Block[] {
  const [wanted, measured] = [startOf(improvement_goal), startOf(success_metric)];
  const stated = [
    ...(wanted === "" ? [] : [words.goal(trimmed(wanted))]),
    ...(measured === "" ? [] : [words.measure(trimmed(measured))]),
  ];
  return stated.length === 0 ? [] : [{ kind: "paragraph", role: "body", text: joined(stated, " ") }];
}

/** The first sentences of an answer, none of them cut; empty if the first is too long. */
function startOf(text: string): string {
  const ends = sentencesOf(text).map((one) => one.start + one.text.length);
  const end = ends.filter((at) => at <= longestGoal).at(-1) ?? 0;
  return text.slice(0, end).trim();
}

/** The one first step of the whole report. */
function firstStep({ week: [task] }: Case, date: string, { week }: Words): readonly Block[] {
  if (task === undefined) return [];
  const who = inWords(task.who);
  const step = words.firstStep.text(taskDayName(task.day, date), firstSentence(task.what), who, timeOf(task.minutes));
  return [
    { kind: "callout", label: words.firstStep.label, text: plain(step) },
    ...(week === undefined ? [] : [{ kind: "paragraph", role: "body", text: plain(week) } as const]),
  ];
}

/** How sure we are, in the same words as at the causes. */
function sureOf(found: Case, { themes }: Diagnosis): string {
  const { finding, situation } = found;
  const named = new Set([...(situation ? [situation.theme] : []), ...finding.themes]);
  const causes = [...named].slice(0, 2).flatMap((id) => themes.filter((theme) => theme.id === id));
  const odds = causes.map(({ id, probability, likelihood }) =>
    words.mechanism.cause(causeNamed(id, found), likelihoodWord(probability, likelihood)),
  );
  const rests = finding.weakest === "own-number" ? [] : [words.mechanism.odds(inWords(odds))];
  const said = [words.mechanism.sure[finding.hedge], ...rests, ...(situation ? [words.mechanism.reading] : [])];
  return said.filter((text) => text !== "").join(" ");
}

/** Empty if the answers name no cause. */
function mechanism(found: Case, diagnosis: Diagnosis, worded: Words): readonly Block[] {
  const told = causeTold(found, diagnosis, worded);
  if (told !== undefined)
    return [section("mechanism", words.mechanism.title), { kind: "paragraph", role: "body", text: told }];
  if (found.finding.rests === "too-little") return startingPoint(found);
  return [
    section("mechanism", words.mechanism.title),
    { kind: "paragraph", role: "body", text: mechanismOf(found, diagnosis) },
  ];
}

/** A model's account of how it happens, with how sure we are if it puts the same cause first. */
function causeTold({ finding }: Case, diagnosis: Diagnosis, { letter }: Words): Text | undefined {
  if (letter === undefined || letter.cause.length === 0) return undefined;
  const isOurs = finding.themes.some((theme) => theme === letter.order[0]?.theme);
  const sure = isOurs && letter.finding === null ? plain(` ${words.mechanism.sure[finding.hedge]}`.trimEnd()) : [];
  return [...tellerOf(letter, diagnosis).claims(letter.cause), ...sure];
}

/** The sentence to start with, if it says enough. */
function startingPoint({ situation }: Case): readonly Block[] {
  if (situation === null) return [];
  const text = say`${words.mechanism.alone} ${closed(situation.quote.text)} ${situations[situation.id].goes} ${words.mechanism.sure["too-early"]}`;
  return [section("mechanism", words.mechanism.title), { kind: "paragraph", role: "body", text }];
}

function mechanismOf(found: Case, diagnosis: Diagnosis): Text {
  const { mechanism, situation, finding } = found;
  const { themes } = diagnosis;
  const { bridges, surprise } = mechanism;
  const steps = besides(found.decided, mechanism.steps).filter(({ quotes }) => quotes.length > 0);
  const story = steps.map((step, at) => stepOf(step, labelOf(step, at, steps.length)));
  const leading = themes.find(({ id }) => id === finding.themes[0]);
  const opening =
    story.length > 0 || found.decided
      ? story
      : leading
        ? [plain(words.mechanism.unquoted(themeWords[leading.id].going))]
        : [];
  const read = situation ? [plain(situations[situation.id].goes)] : bridges.slice(0, 1).map(({ text }) => plain(text));
  const compared = found.experiment === null ? [] : [plain(found.experiment.text)];
  const differed = found.decided === null ? compared : [decidedBy(found.decided)];
  const sum = surprise === null ? [] : [plain(surpriseSentence(surprise))];
  return joined([...opening, ...read, ...differed, ...sum, plain(sureOf(found, diagnosis))], " ");
}

function decidedBy({ quotes, differs, because }: Decided): Text {
  const told = quotes.map(({ text }) => closed(text, longestSide));
  return joined([plain(words.mechanism.decided), ...told, plain(words.mechanism.differs(differs, because))], " ");
}

/** A sentence of the comparison is shown there, and not repeated here. */
const besides = (decided: Decided | null, steps: readonly MechanismStep[]): readonly MechanismStep[] =>
  steps.map((step) => ({
    ...step,
    quotes: step.quotes.filter(({ text }) => !decided?.quotes.some((one) => one.text === text)),
  }));

/** How many characters of a comparison's sentence the page has room for. */
const longestSide = 160;

const labelOf = ({ place }: MechanismStep, at: number, steps: number): string =>
  steps === 1 ? words.mechanism.alone : words.mechanism.quoted[at === 0 ? "cause" : place];

const stepOf = ({ quotes }: MechanismStep, label: string): Text =>
  say`${label} ${joined(
    quotes.map(({ text }) => closed(text)),
    " ",
  )}`;

function surpriseSentence(surprise: Surprise): string {
  switch (surprise.kind) {
    case "setup-overrun":
      return surpriseWords.setup(surprise.sum.planned, surprise.sum.took, surprise.dollars, surprise.hotJob);
    case "clock-share":
      return surpriseWords.clock(surprise);
    case "unit-cost":
      return surpriseWords.unit(surprise.sum.thing, surprise.hours, surprise.ofShift);
    case "stops":
      return surpriseWords.stops(surprise.hoursPerMachineWeek);
    case "on-time-gap":
      return surpriseWords.onTime(surprise.moreInHundred);
  }
}

const weekTable = (week: readonly Task[], date: string): Table => ({
  kind: "table",
  caption: words.week.caption,
  columns: Object.values(words.week.columns).map((title) => ({ title, align: "start" })),
  rows: week.map(({ day, who, minutes, what, isChange }) => [
    plain(taskDayShort(day, date)),
    plain(words.week.who(inWords(who), timeOf(minutes))),
    isChange ? say`${strong(words.week.change)} ${withPlaces(what)}` : withPlaces(what),
  ]),
});

/** Days without a task, and what comes next. A model writes this itself for its own week. */
function afterWeek({ week }: Case, date: string, { letter }: Words): readonly Block[] {
  const closed = closedInWeek(week, date);
  const said = [...(closed === "" ? [] : [words.week.closed(closed)]), ...(isTheirs(letter) ? [] : [next(week, date)])];
  return said.length === 0 ? [] : [{ kind: "paragraph", role: "note", text: plain(said.join(" ")) }];
}

function next(week: readonly Task[], date: string): string {
  const change = week.find(({ isChange }) => isChange);
  const isLater = week.some(({ day }) => isWeekLater(day, date));
  if (change === undefined) return isLater ? words.week.onlyCountsAfter : words.week.onlyCounts;
  return isLater ? words.week.nextAfter : words.week.next(taskDayName(change.day, date));
}

/** Field names of a system are between backticks. */
const withPlaces = (text: string): Text =>
  text.split("`").flatMap((piece, at) => (at % 2 === 0 ? plain(piece) : [place(piece)]));

/** A model has looked for plans. If neither it nor we found any, what shops usually buy is beside the point. */
function rulings(found: readonly Ruling[], { letter }: Words): readonly Block[] {
  if (letter !== undefined && found.every(({ verdict }) => verdict === "none-planned")) return [];
  return [
    section("ruling", words.ruling.title),
    ...found.slice(0, 2).map((ruling): Block => ({ kind: "paragraph", role: "body", text: rulingOf(ruling) })),
  ];
}

function rulingOf({ plan, text, sum, turnsToYes, verdict, untilThen }: Ruling): Text {
  const label = plan?.certainty === "refused" ? words.ruling.refused : words.ruling.plan;
  const named = verdict === "yes-if" ? words.ruling.condition : words.ruling.turns;
  const condition = turnsToYes === null ? "" : named(`${lowered(turnsToYes)}.`);
  return plan === null
    ? plain(`${text}${condition}`)
    : say`${label} ${closed(plan.text)} ${text}${sum === null ? "" : ` ${sum}`}${condition}${untilThen === null ? "" : ` ${untilThen}`}`;
}

function testTable(rows: readonly TestRow[]): readonly Block[] {
  if (rows.length === 0) return [];
  return [
    section("ten-days", words.test.title),
    {
      kind: "table",
      caption: words.test.caption,
      columns: Object.values(words.test.columns).map((title) => ({ title, align: "start" })),
      rows: rows.map(({ kind, see, means, act }) => [
        plain(see),
        kind === "we-are-wrong" ? say`${strong(words.test.wrong)} ${means}` : plain(means),
        plain(act),
      ]),
    },
  ];
}

/** If only one cause is described, there is no next one. */
const withoutNext = (row: TestRow): TestRow =>
  /\bnext cause\b/.test(row.act) ? { ...row, act: words.test.noNext } : row;

/** Whether the opening already asks the first question. */
const saysWhatDecides = ({ finding, situation, unknowns: [first] }: Case, { letter }: Words): boolean =>
  finding.rests !== "too-little" &&
  !(letter && letter.answer.length > 0) &&
  (situation === null || isOfStory(first, situation));

function unknowns(found: Case["unknowns"]): readonly Block[] {
  if (found.length === 0) return [];
  return [
    section("unknowns", words.unknowns.title),
    {
      kind: "list",
      ordered: false,
      items: found.map(({ what, question }) => say`${words.unknowns.ask(what.replace(/[.?]$/, ""))}${question}`),
    },
  ];
}
