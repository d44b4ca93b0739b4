import { benchmarks } from "../../knowledge/figures/benchmarks.ts";
import { capacityParameters, sellableByDemand } from "../../knowledge/figures/capacity-arithmetic.ts";
import { holds } from "../../knowledge/odds/answer-test.ts";
import { answerText } from "../../survey/answer-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { percent } from "../case/numbers.ts";
import type { Diagnosis } from "../diagnosis.ts";
import { benchmark, constantTerm } from "./assumptions.ts";
import type { CapacityTerms } from "./capacity.ts";
import { heldBackWords, terms } from "./formula.words.ts";
import { atHigh, atLikely, shownPicks } from "./points-of-range.ts";
import type { NamedStep } from "./step.ts";
import { answered, atMost, becauseOf, named, number, product, type Term } from "./term.ts";

export type HeldBack = Diagnosis["held_back"][number];

const { believable } = capacityParameters;
const believableShare = percent(believable.value);

/**
 * Whether a check that doesn't limit the figure is still part of the formula. A workbook needs it, because its
 * assumptions can change; a report shows it only if it limits the figure.
 */
export type Checks = "if-limiting" | "always";

/**
 * Recovered hours × rate × the part that can be sold, capped at a believable share of today's sales.
 *
 * @param claimed which hours these are
 */
export function salesValue(
  submission: Submission,
  hours: Term,
  { rate, impliedSales }: CapacityTerms,
  checks: Checks,
  claimed: NamedStep = "recoverable-hours",
): { readonly term: Term; readonly heldBack: readonly HeldBack[] } {
  const claim = product(named(claimed, hours, "h/yr"), rate, sellableShare(submission));
  const limit = product(
    constantTerm("believable", believable, believableShare, terms.mostClaimed),
    named("implied-sales", impliedSales, "$/yr"),
  );
  const isMeasured = submission.machine_utilization_known === "Yes (telemetry)";
  const binds = [...shownPicks, atHigh].some((pick) => claim.at(pick) > limit.at(pick));
  if (isMeasured || !(binds || checks === "always")) return { term: claim, heldBack: [] };
  return { term: atMost(claim, limit), heldBack: claim.at(atLikely) > limit.at(atLikely) ? [unbelievable] : [] };
}

const unbelievable: HeldBack = heldBackWords.sales(believableShare);

export const leftAfterCosts = (revenue: Term): Term =>
  product(named("sales-value", revenue, "$/yr"), benchmark("AS-CM", terms.contribution));

/** What one recovered hour per machine and week is worth in a year. */
export const worthOfAnHourAWeek = ({ machine_count }: Submission, { rate }: CapacityTerms): Term =>
  product(
    answered("machine_count", machine_count, terms.machines),
    number(1, "1 h a week"),
    benchmark("AS-DAYS", terms.workingWeeks),
    rate,
  );

/** The row that fits the answers on late jobs and overtime; `undefined` if none does. */
const demandRow = (submission: Submission) =>
  sellableByDemand.rows.find(({ allOf }) => allOf.every((test) => holds(test, submission, undefined)));

/**
 * The likely part of recovered hours that can be sold, and whether it comes from the answers on demand, the usual
 * assumption, or the believable limit.
 */
export function sellableOf(
  submission: Submission,
  { held_back, hidden_hours, hidden_dollars }: Pick<Diagnosis, "held_back" | "hidden_hours" | "hidden_dollars">,
): { readonly share: number; readonly rests: "demand" | "usual" | "held" } {
  const { shop_rate_value: rate = 0 } = submission;
  const row = demandRow(submission);
  if (held_back.some(({ check }) => check === unbelievable.check) && rate > 0)
    return { share: hidden_dollars.likely / (hidden_hours.likely * rate), rests: "held" };
  return row
    ? { share: row.share, rests: "demand" }
    : { share: benchmarks["AS-SELL"].value.likely / 100, rests: "usual" };
}

/** The part of recovered hours that can be sold: nearly all if the shop is late and on overtime, little if neither. */
function sellableShare(submission: Submission): Term {
  const row = demandRow(submission);
  if (row === undefined) return benchmark("AS-SELL", terms.sellable);
  const details = { name: terms.sellable, unit: "share-of-recovered-hours", reason: row.reason } as const;
  return row.allOf.reduce(
    (term, { field }) => becauseOf(term, field, answerText(submission, field) ?? ""),
    number(row.share, `${terms.sellable} (${row.share}: ${row.reason})`, details),
  );
}
