import type { SituationId } from "../src/knowledge/situations.ts";
import { situationModel } from "./sentence-tables.ts";
import { type SituationSentence, situationSentences } from "./sentences.ts";
import { type Model, readyText, scoresBy } from "./train.ts";

/**
 * How well the situations in one writer's sentences are recognized by a table trained on the other writers' sentences.
 */
interface Heard {
  /** Sentences that describe a situation, and how many of them are recognized correctly or as another one. */
  readonly told: number;
  readonly right: number;
  readonly wrong: number;
  /** Sentences that describe none, and how many of them are recognized as one. */
  readonly neutral: number;
  readonly madeUp: number;
}

/**
 * Writers of complete sets of sentences: the fifth file corrects misreadings, and the seventh is longer than all
 * others.
 */
const writers = [1, 2, 3, 4, 6, 9, 10, 12, 13, 14] as const;

/** Prints a row for each writer, and the total. */
export function acrossWriters(): void {
  const rows = writers.map(heardOf);
  const sum = (of: keyof Heard): number => rows.reduce((total, row) => total + row[of], 0);
  console.table(Object.fromEntries(rows.map((row, at) => [`writer ${writers[at]}`, row])));
  const all = { told: sum("told"), right: sum("right"), wrong: sum("wrong"), neutral: sum("neutral") };
  console.log(JSON.stringify({ ...all, made_up: sum("madeUp") }));
}

/**
 * The situation that one sentence alone describes: about 1 if it is about nothing else, less if the second one scores
 * close.
 */
function surest([first, second]: ReturnType<typeof scoresOf>) {
  const isHeard = first !== undefined && 2 * first.score - (second?.score ?? 0) >= heardFrom;
  return isHeard ? first.label : undefined;
}

/** A fixed bar, so that tables can be compared. */
const heardFrom = 1;

function heardOf(writer: number): Heard {
  const model = situationModel(situationSentences.filter((one) => one.writer !== writer));
  const own = situationSentences.filter((one) => one.writer === writer);
  const read = own.map((sentence) => ({ sentence, heard: surest(scoresOf(model, sentence)) }));
  const told = read.filter(({ sentence }) => sentence.situation !== null);
  const neutral = read.filter(({ sentence }) => sentence.situation === null);
  return {
    told: told.length,
    right: told.filter(({ sentence, heard }) => heard === sentence.situation).length,
    wrong: told.filter(({ sentence, heard }) => heard !== undefined && heard !== sentence.situation).length,
    neutral: neutral.length,
    madeUp: neutral.filter(({ heard }) => heard !== undefined).length,
  };
}

/** The likeliest situation first. */
function scoresOf(model: Model<SituationId>, { text }: SituationSentence) {
  const scores = scoresBy(model, readyText(text));
  return model.columns.map(({ label }, at) => ({ label, score: scores[at] ?? 0 })).sort((a, b) => b.score - a.score);
}
