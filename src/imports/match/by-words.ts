import type { RecordList } from "../../measures/record-list.ts";
import { type ListId, recordLists } from "../../measures/record-lists.ts";
import { laborTypeOf } from "../knowledge/labor-types.ts";
import { otherThings } from "../knowledge/trade-words.ts";
import { stateWords } from "../knowledge/words.ts";
import { choiceReader } from "../values/read-cells.ts";
import { fitOf } from "./column-match.ts";
import { type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";

/**
 * The share of a column's distinct words that we must recognize to propose a match, and to accept it unasked. Our
 * own judgment.
 */
const proposedFrom = 0.5;
const acceptedFrom = 0.8;
/** The fewest known words that prove a match in a column with many choices. Own judgment. */
const knownWordsNeeded = 3;
/** The share of yes and no above which a column is no choice. Own judgment. */
const mostlyYesNo = 0.5;

/**
 * Matches columns with vague headings by the words in their cells, such as stop reasons under "Label", or names of
 * steps.
 */
export function byWords(list: ListId, matches: readonly Match[], columns: readonly FileColumn[]): readonly Match[] {
  const found = choicesFound(list, matches, columns);
  const others = matches.filter(({ target }) => !found.some((one) => one.target === target));
  const booked = withLaborTypes(list, [...others, ...found], columns);
  return withNamedSteps(list, withRework(booked.map(surelyLaborType(columns)), columns), columns);
}

/** Matches a column that marks hours as setup or run, whatever its heading, such as "Activity". */
function withLaborTypes(list: ListId, matches: readonly Match[], columns: readonly FileColumn[]): readonly Match[] {
  const has = (target: string) => matches.some((match) => match.target === target);
  if (list !== "operations" || !has("act_run") || has("act_setup") || has(`${componentMark}booking`)) return matches;
  const column = columns.findIndex(
    ({ profile }, index) =>
      profile.filled > 0 &&
      fitOf("labor-type", profile) === "fits" &&
      !matches.some((match) => match.column === index && match.target !== "scrap_reason"),
  );
  if (column < 0) return matches;
  const others = matches.filter((match) => match.column !== column);
  return [...others, { target: `${componentMark}booking`, column, sureness: "likely", score: 0.8, reason: wordsTell }];
}

const wordsTell = reasonWords.setupAndRun;

/** If every word says setup or run, the match is sure, whatever the heading. */
const surelyLaborType =
  (columns: readonly FileColumn[]) =>
  (match: Match): Match => {
    const { examples = [] } = columns[match.column]?.profile ?? {};
    return match.target === `${componentMark}booking` && examples.every((text) => laborTypeOf(text) !== null)
      ? { ...match, sureness: "sure", reason: wordsTell }
      : match;
  };

/** Counts rework tickets only if there are any. */
function withRework(matches: readonly Match[], columns: readonly FileColumn[]): readonly Match[] {
  const laborType = matches.find(({ target }) => target === `${componentMark}booking`);
  const { examples = [] } = columns[laborType?.column ?? -1]?.profile ?? {};
  return laborType !== undefined && examples.some((text) => laborTypeOf(text) === "rework")
    ? [...matches, { ...laborType, target: `${componentMark}rework` }]
    : matches;
}

type IsKnown = (text: string) => boolean;

/** What tells whether a cell holds one of our choices or a machine state, by column or component. */
function wordsSought(list: ListId): Readonly<Record<string, IsKnown>> {
  const choices = Object.entries((recordLists[list] as RecordList).columns).flatMap(([id, column]) => {
    if (column.kind !== "choice") return [];
    const read = choiceReader(`${list}.${id}`, column.choices);
    return [[id, (text: string) => read(text) !== undefined] as const];
  });
  const states = new Set(Object.values(stateWords).flat());
  const ofStates = [`${componentMark}state`, (text: string) => states.has(text.toLowerCase())] as const;
  return Object.fromEntries([...choices, ...(list === "machine_days" ? [ofStates] : [])]);
}

/** How many choices a column has; machine states have many. */
const choicesOf = (list: ListId, id: string): number => {
  const column = (recordLists[list] as RecordList).columns[id];
  return column?.kind === "choice" ? column.choices.length : knownWordsNeeded;
};

function choicesFound(list: ListId, matches: readonly Match[], columns: readonly FileColumn[]): readonly Match[] {
  return Object.entries(wordsSought(list)).flatMap(([target, known]) => {
    const sure = matches.find((match) => match.target === target && match.sureness === "sure");
    if (sure !== undefined && shareOf(known, columns[sure.column]) >= proposedFrom) return [];
    const least = Math.min(knownWordsNeeded, choicesOf(list, target));
    const shares = columns.map(({ heading, profile }, column) => {
      const isTaken =
        matches.some((match) => match.column === column && match.target !== target) ||
        heading.words.some((word) => otherThings.includes(word));
      const ours = oursIn(known, profile.examples);
      return isTaken ||
        profile.yesNo > mostlyYesNo ||
        !(ours >= least || (ours > 1 && ours === profile.examples.length))
        ? 0
        : ours / profile.examples.length;
    });
    const share = Math.max(0, ...shares);
    if (share < (sure === undefined ? proposedFrom : acceptedFrom)) return [];
    const reason = reasonWords.itsWords;
    const sureness = share >= acceptedFrom ? "sure" : "likely";
    return [{ target, column: shares.indexOf(share), sureness, score: share, reason }];
  });
}

const oursIn = (known: IsKnown, examples: readonly string[]): number =>
  examples.filter((text) => text.length > 1 && known(text)).length;

const shareOf = (known: IsKnown, column: FileColumn | undefined): number =>
  column === undefined ? 0 : oursIn(known, column.profile.examples) / Math.max(1, column.profile.examples.length);

/** "Turn 2nd end" is a name, "MO/1" a number. */
const isName = (examples: readonly string[]): boolean =>
  !examples.some((text) => /\d{3}/.test(text)) && !examples.every((text) => /\d/.test(text));

/** If two columns are headed as a work order, the one whose cells are only names has the names of steps. */
function withNamedSteps(list: ListId, matches: readonly Match[], columns: readonly FileColumn[]): readonly Match[] {
  const has = (target: string) => matches.some((match) => match.target === target);
  if (list !== "operations" || has(`${componentMark}step`)) return matches;
  const jobs = columns.flatMap(({ heading, profile }, column) =>
    heading.words.join() === "job" ? [{ column, isName: isName(profile.examples) }] : [],
  );
  const name = jobs.find(({ isName }) => isName);
  const number = jobs.find(({ isName }) => !isName);
  if (name === undefined || number === undefined) return matches;
  const reason = reasonWords.namesSteps;
  const placed = [
    sureMatch(`${componentMark}job`, number.column, reason),
    sureMatch(`${componentMark}step`, name.column, reason),
  ] as const;
  const isOther = ({ target, column }: Match) =>
    target !== `${componentMark}job` && target !== "operation" && column !== name.column && column !== number.column;
  return [...matches.filter(isOther), ...placed];
}
