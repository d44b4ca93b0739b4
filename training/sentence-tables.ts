import { type GoalKind, goals } from "../src/knowledge/page-one/goals.ts";
import { type SituationId, situations } from "../src/knowledge/situations.ts";
import { type GoalSentence, goalSentences, type SituationSentence, situationSentences } from "./sentences.ts";
import { tableOf } from "./table.ts";
import { type Model, readyText, trainOn } from "./train.ts";

/** Enough for wishes and for the many situations; the tables stay under 100 kB and 850 kB. */
const limitsOf = {
  goals: { most: 8_400 },
  // Chosen by testing on each of four writers, trained on the others.
  situations: { most: 12_000, penalty: 0.5 },
} as const;
/** How much a sentence is about a goal that it names second. */
const laterGoal = 0.8;

/** The tables of the single-sentence readers: their files in `src/diagnosis/reader`, and their text. */
export const sentenceTables = () => [
  {
    file: "goal-weights.ts",
    text: tableOf(goalModel(goalSentences), {
      type: "GoalKind",
      from: "../../knowledge/page-one/goals.ts",
      about: `${goalSentences.length} labeled wishes`,
    }),
  },
  {
    file: "situation-weights.ts",
    text: tableOf(situationModel(situationSentences), {
      type: "SituationId",
      from: "../../knowledge/situations.ts",
      about: `${situationSentences.length} labeled sentences`,
    }),
  },
];

export const goalModel = (sentences: readonly GoalSentence[]): Model<GoalKind> =>
  modelOf(
    sentences,
    keysOf(goals).filter((goal) => sentences.some((one) => one.goals.includes(goal))),
    ({ goals: [first, ...others] }, goal) => (first === goal ? 1 : others.includes(goal) ? laterGoal : 0),
    limitsOf.goals,
  );

export const situationModel = (sentences: readonly SituationSentence[]): Model<SituationId> =>
  modelOf(sentences, keysOf(situations), ({ situation }, one) => Number(situation === one), limitsOf.situations);

function modelOf<Sentence extends { readonly text: string }, Label extends string>(
  sentences: readonly Sentence[],
  labels: readonly Label[],
  target: (sentence: Sentence, label: Label) => number,
  limits: { readonly most: number; readonly penalty?: number },
): Model<Label> {
  const wanted = labels.map((label) => ({
    label,
    wanted: Float64Array.from(sentences, (sentence) => target(sentence, label)),
  }));
  return trainOn(
    sentences.map(({ text }) => readyText(text)),
    wanted,
    limits,
  );
}

/** The cast is sound: the compiler knows the keys of a table. */
const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(table) as Key[];
