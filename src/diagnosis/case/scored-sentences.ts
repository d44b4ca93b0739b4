import { detectionOdds } from "../../knowledge/odds.ts";
import { themeIds } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { weeklyChecklist } from "../../survey/weekly-checklist.ts";
import type { ThemeId } from "../diagnosis.ts";
import { type FactField, factFields } from "../facts/facts.ts";
import { logRatioOf } from "../reader/likelihood.ts";
import { scoreOf } from "../reader/read-passage.ts";
import { saysNoTrouble } from "../sentence-kind.ts";
import { answersRead, isDenial, type Read } from "../sentences.ts";
import type { Quote } from "./case.ts";

/** One sentence of an answer, and how strongly it speaks of each cause. */
export interface ScoredSentence extends Quote {
  /** The causes it speaks of, the strongest first. */
  readonly themes: readonly { readonly theme: ThemeId; readonly logOdds: number }[];
  readonly isDenied: boolean;
  /** Whether it says what is wanted, not what is. */
  readonly isWish: boolean;
}

/** At least twice as likely as any sentence to speak of a cause. Own judgment. */
export const spokenFrom = Math.log(2);
/** What its writer says that a sentence means is as sure as a sentence can be. */
const confirmedLogOdds = 10;

/** The sentences of the free answers, in the order of the fields and of the text. */
export function scoredSentencesIn(submission: Submission): readonly ScoredSentence[] {
  return factFields.flatMap((field) => {
    const answer = answersRead(submission).find((one) => one.field === field);
    return (answer?.sentences ?? []).map((sentence) => scoredSentence(field, sentence, submission));
  });
}

function scoredSentence(field: FactField, sentence: Read, { confirmed = [] }: Submission): ScoredSentence {
  const { text } = sentence;
  const said = confirmed.find((one) => one.field === field && one.text === text);
  const themes = said
    ? [...new Set(said.means.map((id) => weeklyChecklist[id].theme))].map((theme) => ({
        theme,
        logOdds: confirmedLogOdds,
      }))
    : saysNoTrouble(field, sentence)
      ? []
      : spokenOf(sentence);
  const isWish =
    field === "improvement_goal" && (scoreOf("wish", sentence.passage) >= detectionOdds.wishFrom || asking.test(text));
  return { field, text, themes, isDenied: said === undefined && isDenial(sentence), isWish };
}

/** A bare verb asks for something. */
const asking =
  /^(?:and |then |also )?(?:add|be|bring|build|buy|cut|deliver|do|eliminate|end|find|fix|free|get|give|grow|have|hire|increase|keep|know|lower|make|move|protect|put|raise|reduce|run|see|shorten|ship|spend|start|stop|take|train|understand)\b/i;

const spokenOf = ({ passage }: Read): ScoredSentence["themes"] =>
  themeIds
    .map((theme) => ({ theme, logOdds: logRatioOf(theme, passage) }))
    .filter(({ logOdds }) => logOdds >= spokenFrom)
    .sort((a, b) => b.logOdds - a.logOdds);

/** How strongly a sentence speaks of a cause; 0 where it does not. */
export const speaksOf = (theme: ThemeId, { themes, isDenied }: ScoredSentence): number =>
  isDenied ? 0 : (themes.find((one) => one.theme === theme)?.logOdds ?? 0);

export const quoteOf = ({ field, text }: Quote): Quote => ({ field, text });
