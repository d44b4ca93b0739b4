import type { ThemeId } from "../../../knowledge/themes.ts";
import { numbersIn } from "../../facts/numbers/number-in-text.ts";
import { wordsOf } from "../../reader/words.ts";
import type { Quote } from "../quote.ts";
import type { MechanismStep } from "./how-it-happens.ts";
import { describes } from "./is-report.ts";
import { quoteOf, type ScoredSentence, speaksOf, spokenFrom } from "./scored-sentences.ts";

/** The most sentences per cause, in addition to those with a sum's numbers. */
export const maxQuotes = 2;
/** The most sentences of linked causes together. */
export const maxTogether = 5;
/** The most sentences if there is only one cause. */
const maxAlone = 3;

/**
 * How much more informative a sentence is with a count, a time or an amount of money, or if it names the cause. Own
 * judgment.
 */
const tellsMore = 1.5;
const namesMore = 2;
/** How informative a sentence is about a cause. */
export const tells = (theme: ThemeId, one: ScoredSentence): number =>
  Math.max(speaksOf(theme, one), spokenFrom) *
  (numbersIn(one.text).some(({ low }) => low > 1) ? tellsMore : 1) *
  (describes(theme, one.text) ? namesMore : 1);

/** The sentences of one cause as steps: what brings it about, what someone does, what it costs late. */
export function stepsOf(
  theme: ThemeId,
  sentences: readonly ScoredSentence[],
  isFirst: boolean,
  isOnly: boolean,
): readonly MechanismStep[] {
  const usual = isFirst ? "cause" : "act";
  const places = sentences.map(({ text }) => stageOf(text, usual));
  // A sentence that begins with “then” belongs to the one before.
  const staged = sentences.map((one, at) => ({
    one,
    place: (goesOn.test(one.text) && places[at] !== "late-cost" ? places[at - 1] : undefined) ?? places[at] ?? usual,
  }));
  return (["cause", "act", "late-cost"] as const).flatMap((place) => {
    const here = staged.filter((each) => each.place === place).map(({ one }) => one);
    const best = here.toSorted((a, b) => tells(theme, b) - tells(theme, a)).slice(0, isOnly ? maxAlone : maxQuotes);
    return here.length === 0 ? [] : [{ place, theme, quotes: here.filter((one) => best.includes(one)).map(quoteOf) }];
  });
}

/** The steps cut to as many sentences as the page has room for. The last ones are dropped. */
export const fitting = (steps: readonly MechanismStep[]): readonly MechanismStep[] =>
  steps.flatMap((step, at) => {
    const before = steps.slice(0, at).flatMap(({ quotes }) => quotes).length;
    const quotes = step.quotes.slice(0, Math.max(0, maxTogether - before));
    return quotes.length === 0 ? [] : [{ ...step, quotes }];
  });

const goesOn = /^(?:and )?then\b/i;

function stageOf(text: string, usual: "cause" | "act"): MechanismStep["place"] {
  if (lateCost.test(text)) return "late-cost";
  return acting.test(text) ? "act" : usual;
}

/** Words for what it costs in the end. */
const lateCost =
  /\b(?:late|overtime|saturdays?|weekends?|from scratch|start over|remake|scrap\w*|cannot be found|can['’]t (?:be found|find(?! (?:people|any(?:one|body)|help|good|enough|machinists|operators|skilled)))|miss(?:es|ed)? (?:the|our|dates?)|no money|lose (?:the|money|jobs)|lost (?:the|money|jobs)|angry|penalt\w*|air freight|customers? complain\w*)\b/i;
/** Words for what someone does because of it. */
const acting =
  /\b(?:so (?:someone|somebody|we|they|he|she|the)|someone|somebody|whoever|delet\w*|(?:tear\w*|tore|torn) down|bump\w*|pull\w* (?:off|ahead)|walk\w*|hunt\w*|search\w*|look\w* for|retyp\w*|re-?enter\w*|skip\w*|borrow\w*|(?:takes?|taken|took) (?:that|it) as)\b/i;

/** A short sentence that says only what it costs, `Busy as hell, no money`, comes after those that say how it happens. */
export const costLast = (told: readonly Quote[]): readonly Quote[] => [
  ...told.filter(({ text }) => !saysOnlyTheCost(text)),
  ...told.filter(({ text }) => saysOnlyTheCost(text)),
];

const saysOnlyTheCost = (text: string): boolean => lateCost.test(text) && wordsOf(text).length <= mostWords;
const mostWords = 6;
