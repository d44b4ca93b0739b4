import type { Case } from "../../../diagnosis/case/case.ts";
import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import type { Letter } from "../../../diagnosis/letter/letter.ts";
import { nameInSentence } from "../../../knowledge/themes.ts";
import { goalMark, rateMark } from "../../../survey/currency.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { WireHeadline, WireInShort } from "../../../survey/wire/response.ts";
import { inWords } from "../../../survey/writing.ts";
import { changedInShort } from "../../changes/changed-in-short.ts";
import { linesOfSum } from "../../letter/lines-of-sum.ts";
import type { Occasion } from "../../occasion.ts";
import { allInMoney } from "../../own-money.ts";
import { shownCase } from "../../shown-case.ts";
import type { HeadlineFigure } from "../../text-blocks.ts";
import { noWords, type Words } from "../../words.ts";
import { shopCalendar, taskDayName } from "../../working-days.ts";
import { knownFigures } from "../size/known-figures.ts";
import { sizeOf } from "../size/size.ts";
import { sizeWords } from "../size/size.words.ts";
import { causeNamed, narrowedTo } from "./cause-named.ts";
import { pageOneWords } from "./page-one.words.ts";
import { titleOf } from "./title.ts";
import { firstClause } from "./week.ts";

/** The finding, its size and the first step for the page around the report, word for word as in the report. */
export function inShort(
  given: Case,
  submission: Submission,
  diagnosis: Diagnosis,
  occasion: Occasion,
  worded: Words = noWords,
): WireInShort {
  const { week } = worded;
  const found = shownCase(submission, diagnosis, occasion, worded, given);
  const [first] = found.week;
  const finding = titleOf(found, diagnosis, worded);
  const { letter } = worded;
  const figures =
    letter === undefined
      ? sizeOf(found, submission, diagnosis).figures.flatMap(headlineOf)
      : resultsOf(letter, diagnosis);
  const size = {
    figures,
    ...(letter === undefined && figures.length < 2 && { known: knownBeside(figures, submission) }),
  };
  const changed = changedInShort(submission, diagnosis, occasion);
  const mark = rateMark(submission);
  const leading = found.situation?.theme ?? found.finding.themes[0];
  const isElse = found.finding.rests !== "too-little" && leading !== undefined && leading !== diagnosis.themes[0]?.id;
  const isNarrowed =
    !isElse && letter === undefined && leading !== undefined && narrowedTo(leading, found) !== undefined;
  const cause = isElse
    ? { cause_to_test: nameInSentence(leading) }
    : isNarrowed
      ? { cause_narrowed: causeNamed(leading, found) }
      : {};
  const said = { finding, ...cause, ...(changed && { changed }), ...size, ...(mark !== "$" && { money: mark }) };
  if (first === undefined) return allInMoney(said, goalMark(submission));
  const day = taskDayName(first, shopCalendar(submission, occasion.date));
  const task = pageOneWords.firstStep.onDay(firstClause(first.what), day) + (week === undefined ? "" : ` ${week}`);
  return allInMoney({ ...said, week: { task, who: inWords(first.who) } }, goalMark(submission));
}

/** Figures that fill the row on the page, none of them twice: the gap to an on-time goal already says how many jobs are late. */
function knownBeside(figures: readonly WireHeadline[], submission: Submission): readonly WireHeadline[] {
  const names = figures.map(({ name }) => name);
  const said = names.includes(sizeWords.onTime.name) ? [...names, sizeWords.late.name] : names;
  return knownFigures(submission)
    .filter(({ name }) => !said.includes(name))
    .slice(0, mostOnPage - figures.length);
}

const mostOnPage = 3;

/** The last lines of a letter's sum, its result first. */
const resultsOf = (letter: Letter, diagnosis: Diagnosis): readonly WireHeadline[] =>
  linesOfSum(letter, diagnosis)
    .slice(-maxResults)
    .toReversed()
    .map(({ name, value, unit }) => ({ name, value, unit, note: "" }));

const maxResults = 2;

/** The first thing a reader sees of a figure. */
function headlineOf({ name, readings: [first] }: HeadlineFigure): readonly WireHeadline[] {
  if (first === undefined) return [];
  const { value, unit, description, scale } = first;
  const said = { name, value, unit, note: description };
  if (scale?.kind !== "range-scale") return [said];
  const { low, likely, high } = scale.range;
  return [{ ...said, scale: { low, likely, high, is_loss: scale.tone === "loss" } }];
}
