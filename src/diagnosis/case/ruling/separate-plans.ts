import { processes } from "../../../knowledge/page-one/rulings.ts";
import type { PlanFact } from "../../facts/facts.ts";
import { wordsOf } from "../../reader/words.ts";
import type { Reading } from "../reading.ts";

/** Each plan once; several of one kind only if they differ. */
export const separatePlans = (plans: readonly PlanFact[]): readonly PlanFact[] =>
  plans.filter((plan, at) => plans.slice(0, at).every((other) => other.asset !== plan.asset || isAnother(plan, other)));

/** Without `the new lathe` where the lathe is named: `a Puma 2600`. */
export function withoutReferences(plans: readonly PlanFact[]): readonly PlanFact[] {
  const isNamed = ({ asset }: PlanFact): boolean => plans.some((other) => other.asset === asset && !refers(other));
  return plans
    .filter((plan) => !refers(plan) || !isNamed(plan))
    .map((plan) => ({ ...plan, price: plan.price ?? priceOfReference(plan, plans) }));
}

/** `Okuma have quoted $685,000`, where the plan is `a third horizontal`. */
const priceOfReference = ({ asset, certainty }: PlanFact, plans: readonly PlanFact[]): PlanFact["price"] =>
  plans.find((other) => other.asset === asset && other.certainty === certainty && refers(other))?.price ?? null;

/** Also a maker's name alone. */
const refers = ({ text, quote }: PlanFact): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(text) || known.test(quote.slice(0, quote.indexOf(text) + text.length));
const known =
  /\b(?:the|that) (?:(?!\p{Lu})[\p{L}-]+ ){0,2}(?:one|machine|lathe|mill|grinder|horizontal|vertical|saw|cmm|robot|system|guy|man)$/u;

/** Whether two plans of one kind are two purchases: two prices, two pieces of equipment, or two kinds of work. */
function isAnother(a: PlanFact, b: PlanFact): boolean {
  const isApart = headOf(a) !== headOf(b);
  if (a.asset === "people") return isApart && [a, b].some(({ text }) => ofRole.test(text));
  const isPriced = a.price !== null && b.price !== null && a.price.dollars !== b.price.dollars;
  // Bringing a process in-house, and the furnace for it, are one purchase.
  const areOneProcess = [a, b].every(({ text }) => processes.test(text));
  return isApart && !areOneProcess && (isPriced || a.asset === "equipment");
}

const headOf = ({ text }: PlanFact): string => (wordsOf(text).at(-1)?.stem ?? "").replace(/e$/, "");

/** People for one kind of work; hands and bodies are for any. */
const ofRole =
  /\b(?:crew|shift|attendants?|deburr\w*|maintenance|programmers?|inspectors?|planners?|schedulers?|expediters?|estimators?|buyers?|clerks?|bookkeepers?|setters?|supervisors?|managers?|engineers?|welders?|technicians?|apprentices?)\b/i;

/** Whether a plan is about a system that they already have: `A schedule in JobBOSS`. */
export const isInOwnSystem = ({ asset, text }: PlanFact, { submission: { tech_stack = [] } }: Reading): boolean =>
  asset === "software" && tech_stack.some((system) => text.endsWith(` in ${system}`));
