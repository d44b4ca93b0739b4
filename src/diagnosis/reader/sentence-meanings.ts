import { calledFrom } from "../../knowledge/odds/odds.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import { isGoalField } from "../../survey/free-text.ts";
import { type StatementId, weeklyChecklist } from "../../survey/weekly-checklist.ts";
import { detectionsInText } from "../evidence/detections.ts";
import type { FreeTextField } from "./sentences.ts";
import { sentencesOf, wordsOf } from "./words.ts";

/** A sentence of an answer, and the statements it may mean, likeliest first. */
export interface SentenceMeanings {
  readonly text: string;
  readonly means: readonly StatementId[];
}

/** The most statements offered per sentence; no one reads more. */
const maxStatements = 3;

/**
 * The sentences of a text that plainly suggest a theme. Sentences that deny a problem, or are about none, are left out, and
 * all that say what the shop wants: a wish means no more than it says.
 */
export function sentenceMeanings(field: FreeTextField, text: string): readonly SentenceMeanings[] {
  if (isGoalField(field)) return [];
  return sentencesOf(text).flatMap((sentence) => {
    const means = themesIn(field, sentence.text)
      .flatMap((theme) => statementsOf(theme, sentence.text))
      .slice(0, maxStatements);
    return means.length === 0 ? [] : [{ text: sentence.text, means }];
  });
}

const themesIn = (field: FreeTextField, sentence: string): readonly ThemeId[] =>
  detectionsInText(field, sentence)
    .filter(({ speaks, ratio }) => speaks === "for" && ratio >= calledFrom.strong)
    .sort((a, b) => b.ratio - a.ratio)
    .map(({ theme }) => theme);

/** The statement of a theme that shares the most words with the sentence; both if they share as many. */
function statementsOf(theme: ThemeId, sentence: string): readonly StatementId[] {
  const sentenceStems = stemsIn(sentence);
  const shared = (id: StatementId): number =>
    [...stemsIn(weeklyChecklist[id].text)].filter((stem) => sentenceStems.has(stem)).length;
  const most = Math.max(...idsOf(theme).map(shared));
  return idsOf(theme).filter((id) => shared(id) === most);
}

const idsOf = (theme: ThemeId): readonly StatementId[] =>
  (Object.keys(weeklyChecklist) as readonly StatementId[]).filter((id) => weeklyChecklist[id].theme === theme);

/** Shorter stems are too common to compare. */
const shortestStem = 4;

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).flatMap(({ stem }) => (stem.length < shortestStem ? [] : [stem])));
