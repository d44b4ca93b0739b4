import type { SituationId } from "../src/knowledge/situations.ts";
import { situationModel } from "./sentence-tables.ts";
import { type SituationSentence, situationSentences } from "./sentences.ts";
import { type Model, readyText, scoresBy } from "./train.ts";

/**
 * How well a table trained on all other writers recognizes the situations in the sentences of one writer.
 */
interface Recognized {
  /** Sentences that describe a situation, and how many of them are recognized correctly or as another one. */
  readonly describing: number;
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
  const rows = writers.map(recognizedBy);
  const sum = (of: keyof Recognized): number => rows.reduce((total, row) => total + row[of], 0);
  console.table(Object.fromEntries(rows.map((row, at) => [`writer ${writers[at]}`, row])));
  const all = { describing: sum("describing"), right: sum("right"), wrong: sum("wrong"), neutral: sum("neutral") };
  console.log(JSON.stringify({ ...all, made_up: sum("madeUp") }));
}

/**
 * The situation that one sentence alone describes: about 1 if it is about nothing else, less if the second one scores
 * close.
 */
function surest([first, second]: ReturnType<typeof scoresOf>) {
  const isSure = first !== undefined && 2 * first.score - (second?.score ?? 0) >= surestFrom;
  return isSure ? first.label : undefined;
}

/** A fixed bar, so that tables can be compared. */
const surestFrom = 1;

function recognizedBy(writer: number): Recognized {
  const model = situationModel(situationSentences.filter((one) => one.writer !== writer));
  const own = situationSentences.filter((one) => one.writer === writer);
  const read = own.map((sentence) => ({ sentence, found: surest(scoresOf(model, sentence)) }));
  const describing = read.filter(({ sentence }) => sentence.situation !== null);
  const neutral = read.filter(({ sentence }) => sentence.situation === null);
  return {
    describing: describing.length,
    right: describing.filter(({ sentence, found }) => found === sentence.situation).length,
    wrong: describing.filter(({ sentence, found }) => found !== undefined && found !== sentence.situation).length,
    neutral: neutral.length,
    madeUp: neutral.filter(({ found }) => found !== undefined).length,
  };
}

/** The likeliest situation first. */
function scoresOf(model: Model<SituationId>, { text }: SituationSentence) {
  const scores = scoresBy(model, readyText(text));
  return model.columns.map(({ label }, at) => ({ label, score: scores[at] ?? 0 })).sort((a, b) => b.score - a.score);
}
