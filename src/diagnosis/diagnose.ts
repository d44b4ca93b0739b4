import { clears } from "../knowledge/patterns/cleared-patterns.ts";
import { countAnswers } from "../survey/count-answers.ts";
import type { Coworker } from "../survey/coworker.ts";
import type { Submission } from "../survey/submission.ts";
import { patternsIn } from "./case/patterns.ts";
import { chainOf } from "./chain.ts";
import { comparisonEvidence, isRefuted } from "./comparisons/deciding-comparison.ts";
import { crossChecksOf } from "./cross-checks/cross-checks.ts";
import type { Diagnosis } from "./diagnosis.ts";
import { countedEvidence, isSummedElsewhere } from "./evidence/counted-evidence.ts";
import { detectionsIn } from "./evidence/detections.ts";
import type { Observation } from "./evidence/observation.ts";
import type { Detection } from "./evidence/passage-detections.ts";
import { assessedThemes, rankThemes } from "./evidence/rank-themes.ts";
import { type Facts, factsIn } from "./facts/facts.ts";
import { planKpis } from "./kpis/plan-kpis.ts";
import { systemsOfShop } from "./kpis/systems-of-shop.ts";
import type { OrderedTheme } from "./letter/letter.ts";
import { capacityOf, capacityTerms } from "./losses/capacity.ts";
import { leftAfterCosts, salesValue, worthOfAnHourAWeek } from "./losses/money.ts";
import { likelihoodsOf, lossOf, priceThemes } from "./losses/price-themes.ts";
import { figureOf } from "./losses/term.ts";
import { sharpeningFor } from "./next-questions/sharpening.ts";
import { scoresOf } from "./scores.ts";

/** Version of the rules. It changes whenever the same answers may give another diagnosis. */
export const rulesVersion = "2026.12.1.132";

/**
 * What is going on in a shop. Every submission has a diagnosis; the same arguments always give the same.
 *
 * @param observations what a language model read in the answers, checked; their order doesn't matter
 * @param coworkers what coworkers see; each counts as a separate observer
 * @param order the themes in the order a language model proposes, each backed by a quote or a checked box
 */
export function diagnose(
  submission: Submission,
  observations: readonly Observation[] = [],
  coworkers: readonly Coworker[] = [],
  order: readonly OrderedTheme[] = [],
): Diagnosis {
  const capacity = capacityTerms(submission);
  const counted = countedEvidence(submission);
  const isCountedAgainst = ({ theme, quote }: Detection): boolean =>
    counted.some((one) => one.speaks === "against" && one.theme === theme && one.quote === quote);
  const detections = [
    // A count that speaks against a cause isn't a sign of it, too.
    ...detectionsInText(submission, observations, counted).filter((one) => !isCountedAgainst(one)),
    ...shownByPatterns(submission),
    ...comparisonEvidence(submission),
    ...counted,
  ];
  const assessed = assessedThemes(submission, detections, coworkers, order);
  const priced = priceThemes(submission, likelihoodsOf(assessed), capacity, "if-limiting");
  const losses = priced.losses.map(lossOf);
  const revenue = salesValue(submission, priced.recoverableHours, capacity, "if-limiting");
  const ranked = rankThemes(assessed, losses);
  const systems = systemsOfShop(submission);
  const plan = planKpis(
    submission,
    ranked,
    systems.map(({ id }) => id),
  );
  return {
    rules: rulesVersion,
    themes: ranked,
    kpis: plan.kpis,
    later_kpis: plan.later,
    hidden_hours: figureOf(priced.recoverableHours, "h/yr"),
    hidden_dollars: figureOf(revenue.term, "$/yr"),
    contribution_dollars: figureOf(leftAfterCosts(revenue.term), "$/yr"),
    capacity: capacityOf(capacity),
    other_losses: losses.filter(({ currency }) => currency !== "machine_hours"),
    cap_share: figureOf(priced.capShare, "share"),
    one_hour_a_week: figureOf(worthOfAnHourAWeek(submission, capacity), "$/yr"),
    scores: scoresOf(submission),
    held_back: [...priced.heldBack, ...revenue.heldBack],
    systems,
    findings: crossChecksOf(submission, ranked),
    chain: chainOf(ranked),
    sharpen: sharpeningFor(submission, ranked, detections, coworkers, order),
    answered: countAnswers(submission),
  };
}

/**
 * Detections in the text. One that speaks for a theme is left out if its sentence refutes or clears the theme, only plans
 * a purchase, or is already counted evidence for another theme, as the share of its time that a part waits.
 */
function detectionsInText(
  submission: Submission,
  observations: readonly Observation[],
  counted: readonly Detection[],
): readonly Detection[] {
  const purchases = factsIn(submission).plans.filter(isBarePurchase);
  return detectionsIn(submission, observations).filter(
    ({ theme, field, quote, speaks }) =>
      speaks === "against" ||
      (!isRefuted(theme, quote) &&
        !clears(theme, quote) &&
        !purchases.some((plan) => plan.field === field && plan.quote === quote) &&
        !counted.some((one) => one.field === field && one.quote === quote && one.theme !== theme) &&
        !isSummedElsewhere({ theme, field, text: quote }, submission)),
  );
}

/** A machine to buy, in a sentence without a reason, condition or objection; or a plan of somebody else's, whatever its reason. */
const isBarePurchase = ({ asset, certainty, quote }: Facts["plans"][number]): boolean =>
  (certainty === "intended" || certainty === "ordered") &&
  (isOthersPlan.test(quote) ||
    ((asset === "machine" || asset === "equipment" || asset === "building") &&
      !/\b(?:because|since|so|as|but|when|if)\b/i.test(quote)));

/** `My father wants a second mill because setups are killing us`: his reason isn't what the shop tells. */
const isOthersPlan =
  /^(?:(?:and|but|now|so),? )?(?:my|our|the) (?!\w+ (?:and|or) I\b)[\w-]+(?: [\w-]+)? (?:wants?|would (?:like|rather)|thinks?|says?|said|keeps? (?:saying|asking)|is after|figures)\b/i;

/** Patterns across the whole case as evidence, each in the words of the first sentence that shows it. */
const shownByPatterns = (submission: Submission): readonly Detection[] =>
  patternsIn(submission, factsIn(submission)).flatMap(({ theme, ratio, means, quotes: [quote] }) =>
    quote === undefined
      ? []
      : [{ theme, speaks: "for", field: quote.field, quote: quote.text, words: [], isWish: false, why: means, ratio }],
  );
