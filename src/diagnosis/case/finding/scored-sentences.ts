import { detectionOdds } from "../../../knowledge/odds/odds.ts";
import { clears, onlySoundsLike } from "../../../knowledge/patterns/cleared-patterns.ts";
import { type ThemeId, themeIds } from "../../../knowledge/themes.ts";
import { type FreeTextField, freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { weeklyChecklist } from "../../../survey/weekly-checklist.ts";
import { logRatioOf } from "../../reader/likelihood.ts";
import { aboveTalk, scoreOf } from "../../reader/read-passage.ts";
import { isNotOurs, reportsNoProblem } from "../../reader/sentence-kind.ts";
import { answersRead, clausesOf, isDenial, type Read } from "../../reader/sentences.ts";
import type { Quote } from "../quote.ts";

/** One sentence of an answer, and how strongly it points to each cause. */
export interface ScoredSentence extends Quote {
  /** The causes it points to, the strongest first. */
  readonly themes: readonly {
    readonly theme: ThemeId;
    readonly logOdds: number;
    /** How much more it sounds like the cause than like small talk. */
    readonly aboveTalk: number;
  }[];
  /** Whether it denies trouble, or isn't about this shop's trouble today. */
  readonly isDenied: boolean;
  /** Whether it is a wish rather than a report. */
  readonly isWish: boolean;
}

/** At least twice as likely as any sentence to be about a cause. Own judgment. */
export const spokenFrom = Math.log(2);
/** The log odds of a meaning that the writer confirmed. */
const confirmedLogOdds = 10;

/** The sentences of the free-text answers, in order of field and text. */
export function scoredSentencesIn(submission: Submission): readonly ScoredSentence[] {
  return freeTextFields.flatMap((field) => {
    const answer = answersRead(submission).find((one) => one.field === field);
    return (answer?.sentences ?? []).map((sentence) => {
      const claim = answer && clausesOf(answer, sentence).find((one) => !isDenial(one));
      return scoredSentence(field, sentence, claim, submission);
    });
  });
}

/** @param claim the part that isn't a denial; `undefined` if all of it is */
function scoredSentence(
  field: FreeTextField,
  sentence: Read,
  claim: Read | undefined,
  { confirmed = [] }: Submission,
): ScoredSentence {
  const { text } = sentence;
  const said = confirmed.find((one) => one.field === field && one.text === text);
  const themes = said
    ? [...new Set(said.means.map((id) => weeklyChecklist[id].theme))].map((theme) => ({
        theme,
        logOdds: confirmedLogOdds,
        aboveTalk: detectionOdds.clearFrom,
      }))
    : reportsNoProblem(field, sentence)
      ? []
      : spokenOf(claim ?? sentence);
  const isWish =
    wanting.test(text) ||
    (field === "improvement_goal" &&
      (scoreOf("wish", sentence.passage) >= detectionOdds.wishFrom || asking.test(text)));
  return {
    field,
    text,
    themes,
    isDenied: said === undefined && (claim === undefined || isNotOurs(field, sentence)),
    isWish,
  };
}

const wanting = /\bI['’]d (?:be (?:happy|tickled|thrilled)|love)\b/i;

/** A sentence that begins with a verb, which is a request. */
const asking =
  /^(?:and |then |also )?(?:add|be|bring|build|buy|cut|deliver|do|eliminate|end|find|finish|fix|free|get|give|grow|have|hire|increase|keep|know|lower|make|move|protect|put|raise|reduce|run|see|shorten|ship|spend|start|stop|take|train|understand)\b/i;

const spokenOf = ({ passage, text }: Read): ScoredSentence["themes"] =>
  themeIds
    .filter((theme) => !clears(theme, text) && !onlySoundsLike(theme, text))
    .map((theme) => ({ theme, logOdds: logRatioOf(theme, passage) }))
    .filter(({ logOdds }) => logOdds >= spokenFrom)
    .map((one) => ({ ...one, aboveTalk: aboveTalk(one.theme, passage) }))
    .sort((a, b) => b.logOdds - a.logOdds);

/** How strongly a sentence points to a cause; 0 if it doesn't. */
export const speaksOf = (theme: ThemeId, { themes, isDenied }: ScoredSentence): number =>
  isDenied ? 0 : (themes.find((one) => one.theme === theme)?.logOdds ?? 0);

/** Whether a sentence is clear enough to stand on page one as evidence of a cause. */
export const isClear = (theme: ThemeId, { themes, isDenied }: ScoredSentence): boolean =>
  !isDenied && themes.some((one) => one.theme === theme && one.aboveTalk >= detectionOdds.clearFrom);

export const quoteOf = ({ field, text }: Quote): Quote => ({ field, text });

/** A quote with the sentence before it if it starts from a pronoun or asks who `it` is. */
export function quoteInContext(one: ScoredSentence, sentences: readonly ScoredSentence[]): Quote {
  const before = sentences[sentences.indexOf(one) - 1];
  const isTogether =
    before?.field === one.field && before.text.length <= longestLeadIn && !before.isDenied && !before.isWish;
  return isTogether && pointsBack.test(one.text) ? { ...quoteOf(one), leadIn: before.text } : quoteOf(one);
}

const longestLeadIn = 120;

/** Words that refer to the sentence before: `When one is out`, `only one person who runs it`. */
const pointsBack =
  /^(?:(?:and|but|so|then|because) )?(?:it|he|she|they|that|those|these|both|neither|when (?:one|he|she|they|it))\b(?! (?:is|['’]s) (?:why|when|where)\b)|^[^,.;]{0,60}\b(?:who|that|can|to|knows? how to) (?:can )?(?:runs?|does|do|sets?|fix(?:es)?|knows?|programs?|checks?) (?:it|them|those)\b/i;
