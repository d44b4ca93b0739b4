import { type StatementId, weeklyChecklist } from "../survey/weekly-checklist.ts";
import { detectionsInText } from "./detections.ts";
import type { ThemeId } from "./diagnosis.ts";
import { sentencesOf, wordsOf } from "./reader/words.ts";
import type { FreeTextField } from "./sentences.ts";

/** A sentence of an answer and the statements that it may mean, the likeliest first. */
export interface SentenceMeanings {
  readonly text: string;
  readonly means: readonly StatementId[];
}

/** A theme is offered where it is detected at least this clearly. Our own judgment. */
const offeredFrom = 1.5;
/** More choices than this are no longer read. */
const mostStatements = 3;

/** The sentences of a text that carry something. One that says nothing, or denies, is left out. */
export function sentenceMeanings(field: FreeTextField, text: string): readonly SentenceMeanings[] {
  return sentencesOf(text).flatMap((sentence) => {
    const means = themesIn(field, sentence.text)
      .flatMap((theme) => statementsOf(theme, sentence.text))
      .slice(0, mostStatements);
    return means.length === 0 ? [] : [{ text: sentence.text, means }];
  });
}

const themesIn = (field: FreeTextField, sentence: string): readonly ThemeId[] =>
  detectionsInText(field, sentence)
    .filter(({ speaks, ratio }) => speaks === "for" && ratio >= offeredFrom)
    .sort((a, b) => b.ratio - a.ratio)
    .map(({ theme }) => theme);

/** The two statements of a theme, the one that shares more words with the sentence first. */
function statementsOf(theme: ThemeId, sentence: string): readonly StatementId[] {
  const said = stemsIn(sentence);
  const shared = (id: StatementId): number =>
    [...stemsIn(weeklyChecklist[id].text)].filter((stem) => said.has(stem)).length;
  return idsOf(theme).toSorted((a, b) => shared(b) - shared(a));
}

const idsOf = (theme: ThemeId): readonly StatementId[] =>
  (Object.keys(weeklyChecklist) as readonly StatementId[]).filter((id) => weeklyChecklist[id].theme === theme);

/** Short words are shared by any two sentences. */
const shortestStem = 4;

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).flatMap(({ stem }) => (stem.length < shortestStem ? [] : [stem])));
