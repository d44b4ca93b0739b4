import { hasErp, monitorOf } from "../../../diagnosis/case/shop.ts";
import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import { numbersIn } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import type { Unit } from "../../../diagnosis/letter/unit.ts";
import { atMachine, type RoleId, roles } from "../../../knowledge/page-one/first-weeks.ts";
import type { Submission } from "../../../survey/submission.ts";

export type Contradiction =
  | "a role that no answer names"
  | "a system that the shop doesn't have"
  | "contradicts what is tracked"
  | "contradicts a count of the shop";

/**
 * How a sentence contradicts the shop's answers; `undefined` if it doesn't.
 *
 * @param named the roles that the answers mention
 */
export function contradictionIn(
  sentence: string,
  submission: Submission,
  named: ReadonlySet<RoleId>,
): Contradiction | undefined {
  if (rolesIn(sentence).some((role) => !named.has(role) && isOneOfTheirs(role, sentence))) {
    return "a role that no answer names";
  }
  if (/\byour (?:\w+ )?ERP\b/i.test(sentence) && !hasErp(submission)) return "a system that the shop doesn't have";
  if (/\byour (?:telemetry|machine monitoring|monitoring)\b/i.test(sentence) && monitorOf(submission) === undefined) {
    return "a system that the shop doesn't have";
  }
  if (isTrackedOtherwise(sentence, submission)) return "contradicts what is tracked";
  return isCountedOtherwise(sentence, submission) ? "contradicts a count of the shop" : undefined;
}

/** Roles that a text mentions. */
export const rolesIn = (text: string): readonly RoleId[] =>
  (Object.keys(roles) as RoleId[]).filter((id) => roles[id].says.test(text));

/** Whether the sentence says that the shop has this role. Every shop has people at its machines, so those don't count. */
const isOneOfTheirs = (id: RoleId, sentence: string): boolean =>
  !atMachine.some((role) => role === id) &&
  new RegExp(`${id === "buyer" ? ofShop : theirs}${roles[id].says.source}`, "i").test(sentence);

const theirs = String.raw`\b(?:your|the|ask|tell|let|have|with|and|by)\s+(?:[\w-]+\s+)?`;
/** “The buyer” may be a customer's. */
const ofShop = String.raw`\byour\s+(?:[\w-]+\s+)?`;

type Tracked = NonNullable<Submission["current_kpi_tracking"]>[number];

const tracked: readonly (readonly [Tracked, RegExp])[] = [
  ["OTD %", /\bon[- ]time\b|\blate jobs\b/i],
  ["Spindle Utilization %", /\butilization\b|\bin cycle\b/i],
  ["Scrap %", /\bscrap\b/i],
  ["Setup vs Est %", /\bsetups?\b[^.]*\b(?:estimates?|plan|quote)/i],
  ["OEE", /\bOEE\b/],
];

/** Whether “You track …” or “You don't track …” contradicts the checked KPIs. Never if the question wasn't answered. */
function isTrackedOtherwise(sentence: string, { current_kpi_tracking: checked }: Submission): boolean {
  const says = /\byou (?<not>(?:do not|don['’]t|never) )?(?:already )?(?:track|measure|record)\b(?<what>[^.]*)/i.exec(
    sentence,
  );
  if (says?.groups === undefined || checked === undefined) return false;
  const { not, what = "" } = says.groups;
  return tracked.some(([choice, names]) => names.test(what) && checked.includes(choice) === (not !== undefined));
}

function isCountedOtherwise(sentence: string, submission: Submission): boolean {
  const { machine_count, machinist_count, shift_count } = submission;
  const limits = [
    [/^\s+(?:CNC )?machines\b/i, machine_count],
    [/^\s+machinists\b/i, machinist_count ?? Number.POSITIVE_INFINITY],
    [/^\s+shifts\b/i, Number(shift_count)],
  ] as const;
  return numbersIn(sentence).some(({ high, end }) =>
    limits.some(([names, count]) => names.test(sentence.slice(end)) && high > count),
  );
}

/** Whether a sum is more than the shop can have. */
export function isBeyondShop(
  { value, unit }: { readonly value: { readonly likely: number }; readonly unit: Unit },
  submission: Submission,
  { capacity }: Diagnosis,
): boolean {
  const isMoneyAYear = nameOf(unit) === "$^1 year^-1";
  const limit = isMoneyAYear ? 2 * capacity.implied_sales.high : clockHoursOf(unit, submission);
  return value.likely > limit;
}

/** Clock hours of all machines, or of one, in the period of the unit. */
export function clockHoursOf(unit: Unit, { machine_count }: Submission): number {
  const name = nameOf(unit);
  const [period] = Object.keys(clock).filter((one) => name.endsWith(`${one}^-1`));
  if (period === undefined) return Number.POSITIVE_INFINITY;
  const hours = clock[period as keyof typeof clock];
  if (name === `h^1 ${period}^-1`) return hours * machine_count;
  return name === `h^1 machine^-1 ${period}^-1` ? hours : Number.POSITIVE_INFINITY;
}

const clock = { day: 24, week: 168, month: 744, year: 8760 } as const;

const nameOf = (unit: Unit): string =>
  Object.entries(unit)
    .map(([name, power]) => `${name}^${power}`)
    .join(" ");
