import { situations } from "../../../knowledge/situations.ts";
import { isThemeId, type ThemeId } from "../../../knowledge/themes.ts";
import { decidingComparison } from "../../comparisons/deciding-comparison.ts";
import type { StatedLoss } from "../../facts/sums/loss.ts";
import { statedLossesIn } from "../../facts/sums/losses.ts";
import type { SetupOverrun } from "../../facts/sums/own-sum.ts";
import type { Mechanism, MechanismStep, SituationSeen } from "../finding/how-it-happens.ts";
import { wentWell } from "../finding/its-count.ts";
import type { ScoredSentence } from "../finding/scored-sentences.ts";
import { type Reading, sumsOfKind } from "../reading.ts";
import type { SizeRow } from "../size/size-row.ts";

type StatedRow = Extract<SizeRow, { readonly kind: "stated-loss" }>;

/**
 * For each cause, the first sum over their own counts and times; a share only if it is about the situation. If a sum names
 * no cause, its sentence decides.
 */
export function statedRows(
  leading: ThemeId,
  { submission, sentences, sums }: Reading,
  situation: SituationSeen | null,
  { steps }: Mechanism,
): readonly StatedRow[] {
  const overrun = sumsOfKind(sums, "setup-overrun");
  const all = statedLossesIn(submission).filter((sum) => !isOfOneSetup(sum, overrun) && mayBeCost(sum));
  const compared = decidingComparison(submission)?.comparison;
  const rows = all.flatMap((sum): readonly StatedRow[] => {
    // A sum over the two sides of the deciding comparison belongs to that comparison's cause.
    const isSides = !isThemeId(sum.cause) && sum.quotes.some(({ text }) => compared?.quotes.includes(text));
    // A sum quoted as part of how the leading cause happens belongs to that cause.
    const isOfStory = !isThemeId(sum.cause) && steps.some((step) => step.theme === leading && holds(step, sum));
    const cause = isSides ? compared?.theme : isOfStory ? leading : causeOf(sum, leading, sentences, situation);
    return cause === undefined ? [] : [{ kind: "stated-loss", sum, cause }];
  });
  const ofShop = rows.some(({ cause }) => cause === leading)
    ? undefined
    : all.find(({ cause }) => cause === "whole-shop");
  const shown: readonly StatedRow[] = ofShop ? [{ kind: "stated-loss", sum: ofShop, cause: leading }] : [];
  const others = rows
    .filter(({ sum }) => sum !== ofShop)
    .toSorted((a, b) => Number(isShareApart(a.sum, situation)) - Number(isShareApart(b.sum, situation)))
    .toSorted((a, b) => Number(isOfGoal(b.sum, submission)) - Number(isOfGoal(a.sum, submission)));
  const first = others.filter(({ cause }, at) => others.findIndex((other) => other.cause === cause) === at);
  // If there is a count of parts, hours of the same cause would contradict it.
  const [counted] = first.filter(({ cause, sum }) => cause === leading && sum.counted !== undefined);
  const hours = counted && others.find(({ cause, sum }) => cause === leading && /\bhours\b/.test(sum.unit));
  return [...shown, ...first, ...(hours ? [hours] : [])];
}

/** A small part, or one that went well, shows what happens but not what it costs. */
const mayBeCost = ({ counted, quotes }: StatedLoss): boolean =>
  counted === undefined ||
  (counted.part >= leastShare * counted.all && !quotes.some(({ text }) => wentWell.test(text)));
/** The least share that is worth a figure. Own judgment. */
const leastShare = 0.25;

/** Whether a sum is a part of what the goal counts. */
const isOfGoal = (sum: StatedLoss, { improvement_goal = "", success_metric = "" }: Reading["submission"]): boolean =>
  sum.counted !== undefined &&
  new RegExp(String.raw`\b${sum.counted.all}\b`).test(`${improvement_goal} ${success_metric}`);

/** Whether a sum is a share that isn't about the situation. */
const isShareApart = ({ isPercent, quotes }: StatedLoss, situation: SituationSeen | null): boolean =>
  isPercent && situation !== null && !quotes.some(({ text }) => situations[situation.id].says.test(text));

const holds = ({ quotes }: MechanismStep, sum: StatedLoss): boolean =>
  sum.quotes.some(({ text, field }) => quotes.some((one) => one.text === text && one.field === field));

/** Whether a sum is about one setup. The setups per week are more informative. */
function isOfOneSetup({ value, unit, cause }: StatedLoss, overrun: SetupOverrun | undefined): boolean {
  if (overrun === undefined || isThemeId(cause) || cause === "as-spoken-of") return false;
  const minutes = unit.startsWith("minutes") ? value.low : value.low * 60;
  return Math.abs(minutes - (overrun.took - overrun.planned)) < 1;
}

function causeOf(
  { cause, quotes, hours }: StatedLoss,
  leading: ThemeId,
  sentences: Reading["sentences"],
  situation: SituationSeen | null,
): ThemeId | undefined {
  if (isThemeId(cause)) return cause === "setup_changeover" && alsoInSetups.includes(leading) ? leading : cause;
  const isQuoted = (one: ScoredSentence): boolean =>
    quotes.some(({ text, field }) => one.text === text && one.field === field);
  const quoted = sentences.filter(isQuoted);
  // Hours stated right after a sentence about a cause belong to that cause if they have none of their own.
  const at = sentences.findIndex(isQuoted);
  const goesOn = hours !== null && quoted.every(({ themes }) => themes.length === 0);
  const before = sentences.slice(Math.max(0, at - 2), at).filter(({ field }) => field === quotes[0]?.field);
  const speaking = [...quoted, ...(goesOn ? before : [])];
  const isOfLeading = speaking.some(
    ({ text, themes }) => situation?.quote.text === text || themes.some(({ theme }) => theme === leading),
  );
  if (isOfLeading || cause !== "as-spoken-of") return isOfLeading ? leading : undefined;
  return quoted.flatMap(({ themes }) => themes)[0]?.theme;
}

/** Causes whose sums may also be about setups: a job set up again after being pulled, or sold with too few hours. */
const alsoInSetups: readonly ThemeId[] = ["scheduling_priority", "quoting_estimating"];
