import { clearedBut, clearedWords } from "../../../knowledge/patterns/cleared-patterns.ts";
import { nameInSentence, type ThemeId } from "../../../knowledge/themes.ts";
import { isReportField } from "../../../survey/free-text.ts";
import { capitalized, inWords } from "../../../survey/writing.ts";
import { clauseOf } from "../../reader/around.ts";
import { wordsOf } from "../../reader/words.ts";
import type { UnlikelyCause } from "../case.ts";
import type { ScoredSentence } from "../finding/scored-sentences.ts";
import { turnedBy } from "../finding/weakness.ts";
import type { Reading } from "../reading.ts";
import { unlikelyCausesWords as words } from "./unlikely-causes.words.ts";

/** The most characters of a quote on one line. */
const longestQuote = 160;
/** From this probability on, their own words don't rule a cause out. Own judgment. */
const tooLikely = 0.35;

/** Causes that they say are fine, unless those are too likely. One sentence makes one row. */
export function clearedByOwner(reading: Reading, shown: ReadonlySet<ThemeId>): readonly UnlikelyCause[] {
  const cleared = clearedWords.flatMap(({ theme, says }) => {
    const ranked = reading.diagnosis.themes.find(({ id }) => id === theme);
    const said = reading.sentences.find((one) => mayClear(one) && says.test(one.text) && !isTakenBack(one.text));
    return said === undefined || ranked === undefined || shown.has(theme) || ranked.probability >= tooLikely
      ? []
      : [{ ranked, said }];
  });
  return cleared
    .filter(({ said }, at) => cleared.findIndex((other) => other.said === said) === at)
    .map(({ said, ranked: { id } }) => {
      const all = cleared.filter((one) => one.said === said).map(({ ranked }) => ranked.id);
      return {
        kind: "runner-up",
        theme: id,
        name: capitalized(inWords(all.map(nameInSentence))),
        weakness: "denied",
        why: words.ownWordsAgainst,
        probability: null,
        quotes: [{ field: said.field, text: clauseFor(said.text) }],
        sum: null,
        flips: all.length === 1 ? turnedBy(id) : words.lookAgainInTest,
      };
    });
}

/** `By the time first article is good we're on v5` clears nothing. */
const isTakenBack = (text: string): boolean =>
  clearedBut.test(text) || /\b(?:by the time|once|when|if|as long as)\b/i.test(text);

/** Only the clause that clears it. */
function clauseFor(text: string): string {
  const places = clearedWords.flatMap(({ says }) => {
    const one = says.exec(text);
    return one ? [{ start: one.index, end: one.index + one[0].length }] : [];
  });
  const [start, end] = [Math.min(...places.map((one) => one.start)), Math.max(...places.map((one) => one.end))];
  const clause = places.length === 0 ? text : clauseOf(text, start, end);
  return wordsOf(clause).length < fewestWords ? text : clause;
}

/** Fewer words of a sentence don't say what they are about. Own judgment. */
const fewestWords = 6;

const mayClear = ({ text, field, isWish }: ScoredSentence): boolean =>
  !isWish && isReportField(field) && text.length <= longestQuote;
