import { type StatementId, weeklyChecklist } from "../survey/weekly-checklist.ts";
import type { ThemeId } from "./diagnosis.ts";
import { heardInText } from "./heard.ts";
import { sentencesOf, wordsOf } from "./reader/words.ts";
import type { HeardField } from "./sentences.ts";

/** A sentence of an answer and the statements that it may mean, the likeliest first. */
export interface SentenceHeard {
  readonly text: string;
  readonly means: readonly StatementId[];
}

/** A theme is offered where it is heard at least so clearly. Our own judgment. */
const offeredFrom = 1.5;
/** More choices than this are no longer read. */
const mostStatements = 3;

/** The sentences of a text that carry something. One that says nothing, or denies, is left out. */
export function statementsHeard(field: HeardField, text: string): readonly SentenceHeard[] {
  return sentencesOf(text).flatMap((sentence) => {
    const means = themesIn(field, sentence.text)
      .flatMap((theme) => statementsOf(theme, sentence.text))
      .slice(0, mostStatements);
    return means.length === 0 ? [] : [{ text: sentence.text, means }];
  });
}

const themesIn = (field: HeardField, sentence: string): readonly ThemeId[] =>
  heardInText(field, sentence)
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
const shortestTold = 4;

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).flatMap(({ stem }) => (stem.length < shortestTold ? [] : [stem])));
