import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GoalKind } from "../src/knowledge/page-one/goals.ts";
import type { SituationId } from "../src/knowledge/situations.ts";
import type { ThemeId } from "../src/knowledge/themes.ts";

/** A wish for the next 90 days and the goals it names, the first goal first. */
export interface GoalSentence {
  readonly text: string;
  readonly goals: readonly GoalKind[];
}

/** A sentence and the situation it describes, with the cause it shows, if any. */
export interface SituationSentence {
  readonly text: string;
  readonly situation: SituationId | null;
  readonly cause: ThemeId | null;
}

/** The sentences of one kind, with the number of their writer. */
const sentencesIn = <Sentence>(kind: string): readonly (Sentence & { readonly writer: number })[] => {
  const folder = join(import.meta.dirname, kind);
  return readdirSync(folder)
    .map((name) => Number(/^writer-(\d+)\.jsonl$/.exec(name)?.[1]))
    .filter((writer) => writer > 0)
    .sort((a, b) => a - b)
    .flatMap((writer) =>
      readFileSync(join(folder, `writer-${writer}.jsonl`), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => ({ ...JSON.parse(line), writer })),
    );
};

export const goalSentences = sentencesIn<GoalSentence>("goals");
export const situationSentences = sentencesIn<SituationSentence>("situations");
