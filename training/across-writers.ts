import { surest } from "../src/diagnosis/case/situation.ts";
import { situationModel } from "./sentence-tables.ts";
import { type SituationSentence, situationSentences } from "./sentences.ts";
import { type Model, readyText, scoresBy } from "./train.ts";

/** How the situations of one writer's sentences are heard by a table trained on the others' sentences. */
interface Heard {
  /** Sentences that describe a situation, and how many of them are heard right or as another one. */
  readonly told: number;
  readonly right: number;
  readonly wrong: number;
  /** Sentences that describe none, and for how many one is made up. */
  readonly neutral: number;
  readonly madeUp: number;
}

/** Writers of whole sets of sentences: the fifth file corrects misreadings, and the seventh is longer than all others. */
const writers = [1, 2, 3, 4, 6] as const;

/** Prints a row for each writer, and their sum. */
export function acrossWriters(): void {
  const rows = writers.map(heardOf);
  const sum = (of: keyof Heard): number => rows.reduce((total, row) => total + row[of], 0);
  console.table(Object.fromEntries(rows.map((row, at) => [`writer ${writers[at]}`, row])));
  const all = { told: sum("told"), right: sum("right"), wrong: sum("wrong"), neutral: sum("neutral") };
  console.log(JSON.stringify({ ...all, made_up: sum("madeUp") }));
}

function heardOf(writer: number): Heard {
  const model = situationModel(situationSentences.filter((one) => one.writer !== writer));
  const own = situationSentences.filter((one) => one.writer === writer);
  const read = own.map((sentence) => ({ sentence, heard: surest(scoresOf(model, sentence))[0] }));
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
function scoresOf<Label extends string>(model: Model<Label>, { text }: SituationSentence) {
  const scores = scoresBy(model, readyText(text));
  return model.columns.map(({ label }, at) => ({ label, score: scores[at] ?? 0 })).sort((a, b) => b.score - a.score);
}
