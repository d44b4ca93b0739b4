import type { Case } from "../../../diagnosis/case/case.ts";
import type { ComparisonSeen, MechanismStep } from "../../../diagnosis/case/finding/how-it-happens.ts";
import { wishIn } from "../../../diagnosis/case/goal.ts";
import type { Quote } from "../../../diagnosis/case/quote.ts";
import { around } from "../../../diagnosis/reader/around.ts";
import type { Submission } from "../../../survey/submission.ts";
import { joined, say, type Text } from "../../text.ts";
import { closed, startOf, whole } from "../quoted.ts";
import { pageOneWords as words } from "./page-one.words.ts";

/** The steps of how it happens, with the quotes that the page shows nowhere else and has room for. */
export function stepsShown(
  found: Case,
  comparison: ComparisonSeen | null,
  submission: Submission,
): readonly MechanismStep[] {
  const unread = withoutGoal(withoutQuotesOf(comparison, found.mechanism.steps), submission);
  const unproven = withoutQuotesOf(found.proof, withoutShown(unread, found));
  return withRoom(unproven, found.situation).filter(({ quotes }) => quotes.length > 0);
}

/** Each step with its label and its quotes. */
export const storyOf = (steps: readonly MechanismStep[]): readonly Text[] =>
  steps.map((step, at) => stepOf(step, labelOf(step, at, steps.length)));

/** The steps without quotes that the comparison or the top of the page already shows. */
const withoutQuotesOf = (
  shown: { readonly quotes: readonly Quote[] } | null,
  steps: readonly MechanismStep[],
): readonly MechanismStep[] =>
  steps.map((step) => ({
    ...step,
    quotes: step.quotes.filter(({ text }) => !shown?.quotes.some((one) => one.text === text)),
  }));

/** The steps without quotes that are next to a sum or in the week below, unless there are no others. */
function withoutShown(steps: readonly MechanismStep[], { ownSums, week }: Case): readonly MechanismStep[] {
  const below = [
    ...ownSums.flatMap(({ quotes }) => quotes.map(({ text }) => around(text))),
    ...week.map(({ what }) => what),
  ];
  return unlessNone(steps, ({ text }) => below.some((shown) => shown.includes(text.replace(/\.$/, ""))));
}

/** The steps without quotes of the goal that the top of the page has, unless there are no others. */
function withoutGoal(
  steps: readonly MechanismStep[],
  { improvement_goal = "", success_metric = "" }: Submission,
): readonly MechanismStep[] {
  const shown = [startOf(wishIn(improvement_goal)), startOf(success_metric, true)];
  return unlessNone(steps, ({ text }) => shown.some((goal) => goal.includes(text)));
}

/** The steps without some of their quotes; all of them if none would be left. */
function unlessNone(
  steps: readonly MechanismStep[],
  isElsewhere: (quote: MechanismStep["quotes"][number]) => boolean,
): readonly MechanismStep[] {
  const others = steps.map((step) => ({ ...step, quotes: step.quotes.filter((quote) => !isElsewhere(quote)) }));
  return others.some(({ quotes }) => quotes.length > 0) ? others : steps;
}

/** The most characters of quotes on the page. */
const maxQuoted = 300;

/** The quote that describes the situation, and as many others as there is room for. */
function withRoom(steps: readonly MechanismStep[], situation: Case["situation"]): readonly MechanismStep[] {
  const all = steps.flatMap(({ quotes }) => quotes);
  const told = all.filter(({ text }) => text === situation?.quote.text);
  const ranked = [...told, ...all.filter((quote) => !told.includes(quote))];
  const kept = ranked.filter(
    (_, at) =>
      at === 0 ||
      ranked
        .slice(0, at + 1)
        .map(whole)
        .join(" ").length <= maxQuoted,
  );
  return steps.map((step) => ({ ...step, quotes: step.quotes.filter((quote) => kept.includes(quote)) }));
}

const labelOf = ({ place }: MechanismStep, at: number, steps: number): string =>
  steps === 1 ? words.mechanism.alone : words.mechanism.quoted[at === 0 ? "cause" : place];

const stepOf = ({ quotes }: MechanismStep, label: string): Text =>
  say`${label} ${joined(
    unbroken([...new Set(quotes.map(whole))]).map((text) => closed(text)),
    " ",
  )}`;

/** Two quotes that are one sentence, cut at its semicolon, are shown as one. */
const unbroken = ([first, second, ...others]: readonly string[]): readonly string[] => {
  if (first === undefined) return [];
  if (second === undefined) return [first];
  return first.endsWith(";") && /^\p{Ll}/u.test(second)
    ? unbroken([`${first} ${second}`, ...others])
    : [first, ...unbroken([second, ...others])];
};
