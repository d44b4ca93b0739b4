import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { PlanFact } from "../../facts/facts.ts";
import { deadlineOf } from "../../facts/plans/plan-deadline.ts";
import type { Reading } from "../reading.ts";
import { newShiftIn } from "./buying-facts.ts";
import { withoutReferences } from "./separate-plans.ts";

/** The plans for what the shop doesn't have yet, each with its own price, in the order in which page one takes them up. */
export function rankedPlans({ facts, submission }: Reading): readonly PlanFact[] {
  const wanted = facts.plans.filter((plan) => !isShiftTheyHave(plan, submission));
  return pricedOnce(withoutReferences(wanted)).toSorted((a, b) => weightOf(b, submission) - weightOf(a, submission));
}

/** If one price in a sentence pays for several things, its sum is printed once. */
const pricedOnce = (plans: readonly PlanFact[]): readonly PlanFact[] =>
  plans.map((plan, at) =>
    plans.slice(0, at).some(({ quote, price }) => quote === plan.quote && price?.dollars === plan.price?.dollars)
      ? { ...plan, price: null }
      : plan,
  );

/** `I want night shift do more`, where there is a night shift. */
const isShiftTheyHave = ({ asset, text }: PlanFact, submission: Submission): boolean =>
  asset === "people" && aShift.test(text) && newShiftIn(text, submission) === undefined;
const aShift =
  /(?<!\b(?:an?|another|new|more) (?:\w+ )?)\b(?:second|2nd|third|3rd|night|weekend|swing|evening)[- ]shift$/i;

/** The most expensive plans come first, then those with a date; what someone else would like comes last. */
function weightOf(plan: PlanFact, submission: Submission): number {
  if (ofAnother.test(plan.quote)) return -1;
  const { price } = plan;
  const dated = deadlineDayOf(plan, submission) === null ? 0 : 1;
  return price === null ? dated : price.dollars * paymentsCounted[price.per] + dated;
}

/** The day by which they decide on a plan, as written. */
export const deadlineDayOf = (plan: PlanFact, submission: Submission): string | null =>
  deadlineOf(
    plan,
    submission[plan.field] ?? "",
    freeTextFields.map((field) => submission[field] ?? ""),
  );

/** How many payments of each kind make up a price: those of the years they usually run. Own judgment. */
const paymentsCounted = { once: 1, year: 5, month: 60 } as const;
const ofAnother =
  /\bno opinion yet\b|\b(?:my (?:son|daughter|brother|nephew|wife|cousin|father)(?:-in-law)?|salesman|dealer|rep|vendor) (?:wants|says|thinks|keeps|likes)\b/i;
