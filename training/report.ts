import { prepareText } from "../src/diagnosis/reader/features.ts";
import { passageOf, scoreOf } from "../src/diagnosis/reader/read-passage.ts";
import type { ThemeId } from "../src/knowledge/themes.ts";
import { isHeldBack, type Statement, statements, themeIds } from "./statements.ts";
import { aspects, target } from "./train.ts";

/** How well the checked-in reader reads statements it wasn't trained on. Shares from 0 to 1. */
export interface ReaderFigures {
  readonly statements: number;
  /** How often the primary theme scores highest, and among the two highest. */
  readonly first: number;
  readonly within_two: number;
  /**
   * F1 averaged over the themes. A theme counts as detected if it is likelier than not that the statement is about it.
   */
  readonly macro_f1: number;
  readonly f1: Readonly<Record<string, number>>;
}

type Scored = { readonly statement: Statement; readonly scores: readonly number[] };

export function readerFigures(): ReaderFigures {
  const read = statements.filter(isHeldBack).map((statement) => ({ statement, scores: scoresOf(statement) }));
  const speaking = read.filter(({ statement }) => statement.themes.length > 0);
  const f1 = Object.fromEntries(aspects.map((aspect, column) => [aspect, f1Of(read, aspect, column)]));
  return {
    statements: read.length,
    first: share(speaking, (one) => rankOfPrimary(one) === 0),
    within_two: share(speaking, (one) => rankOfPrimary(one) < 2),
    macro_f1: themeIds.reduce((sum, theme) => sum + (f1[theme] ?? 0), 0) / themeIds.length,
    f1,
  };
}

function scoresOf({ text }: Statement): readonly number[] {
  const passage = passageOf(prepareText(text));
  return aspects.map((aspect) => scoreOf(aspect, passage));
}

function rankOfPrimary({ statement, scores }: Scored): number {
  const own = scoreAt(scores, themeIds.indexOf(statement.themes[0] as ThemeId));
  return themeIds.filter((_, column) => scoreAt(scores, column) > own).length;
}

const scoreAt = (scores: readonly number[], column: number): number => scores[column] ?? Number.NaN;

/** From this score on, a passage is about an aspect: half of what a statement about it should score. */
const bar = 0.5;

function f1Of(read: readonly Scored[], aspect: (typeof aspects)[number], column: number): number {
  const isDetected = ({ scores }: Scored): boolean => scoreAt(scores, column) > bar;
  const isLabeled = ({ statement }: Scored): boolean => target(statement, aspect) > 0;
  const both = read.filter((one) => isDetected(one) && isLabeled(one)).length;
  return (2 * both) / (read.filter(isDetected).length + read.filter(isLabeled).length);
}

const share = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length / all.length;

export function report(): void {
  const { f1, ...figures } = readerFigures();
  console.log("F1 by aspect");
  for (const [aspect, value] of Object.entries(f1)) console.log(`  ${aspect.padEnd(24)} ${value.toFixed(3)}`);
  console.log(JSON.stringify(figures, (_, value) => (typeof value === "number" ? Number(value.toFixed(4)) : value)));
}
