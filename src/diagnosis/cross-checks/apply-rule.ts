import type { CrossCheckRule, CrossCheckTest } from "../../knowledge/cross-checks/cross-check-rule.ts";
import { answerBenchmarks } from "../../knowledge/figures/answer-benchmarks.ts";
import { type BenchmarkId, benchmarks } from "../../knowledge/figures/benchmarks.ts";
import { holds } from "../../knowledge/odds/answer-test.ts";
import { answerText, choicesIn } from "../../survey/answer-text.ts";
import { isCautioned, readsOf } from "../../survey/cautions.ts";
import { currencyOf } from "../../survey/currency.ts";
import { freeTextFields } from "../../survey/free-text.ts";
import { type Field, fields } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import type { CitedAnswer } from "../diagnosis.ts";
import { crewRatioOf } from "../losses/capacity.ts";

/** Whether a rule fits the answers. */
export const ruleHolds = ({ when, unless = [] }: CrossCheckRule, submission: Submission): boolean =>
  when.every((test) => crossCheckTestHolds(test, submission)) &&
  !unless.some((test) => crossCheckTestHolds(test, submission));

/** Whether one condition holds. */
export function crossCheckTestHolds(test: CrossCheckTest, submission: Submission): boolean {
  switch (test.kind) {
    case "lacks":
      return choicesIn(submission, test.field)?.every((choice) => !test.choices.includes(choice)) ?? false;
    case "either":
      return test.of.some((one) => holds(one, submission, crewRatioOf(submission)));
    case "nobody":
      return submission[test.field] === 0;
    case "rate":
      return isRateOutside(test.side, benchmarks[test.range].value, submission);
    case "crew":
      return test.is === "too-small" ? isCrewTooSmall(submission) : isCrewTooLarge(submission);
    case "more-erp-users-than-office":
      return hasMoreErpUsersThanOffice(submission);
    case "words":
      return freeTextFields.some((field) => test.says.test(submission[field] ?? ""));
    case "caution":
      return isCautioned(test.id, submission);
    case "any-of":
    case "not-checked":
    case "only":
    case "at-least":
    case "none-checked":
    case "crew-ratio":
      return holds(test, submission, crewRatioOf(submission));
  }
}

function isRateOutside(
  side: "below" | "above",
  range: { readonly low: number; readonly high: number },
  submission: Submission,
): boolean {
  const { shop_rate_value: rate } = submission;
  // Published rates are in US dollars.
  if (rate === undefined || rate === 0 || currencyOf(submission) !== "$") return false;
  return side === "below" ? rate < range.low : rate > range.high;
}

function isCrewTooSmall({ machinist_count = 0, machine_count, shift_count, shop_type }: Submission): boolean {
  if (shop_type === undefined || machinist_count === 0) return false;
  return machinist_count * benchmarks[machinesEach[shop_type]].value.high < machine_count * Number(shift_count);
}

/** How many machines one machinist can run, by kind of work. */
const machinesEach = answerBenchmarks.machinesPerMachinist.rows;

const isCrewTooLarge = ({ machinist_count = 0, machine_count, shift_count }: Submission): boolean =>
  machinist_count > machine_count * Number(shift_count);

/**
 * Whether there are more ERP users than the office can have people. Assumes that all production people are machinists.
 * Dividing by the lowest published share of production people gives the largest head count.
 */
function hasMoreErpUsersThanOffice({ erp_user_count, machinist_count = 0 }: Submission): boolean {
  if (erp_user_count === undefined || machinist_count === 0) return false;
  return erp_user_count > machinist_count / (benchmarks["BM-LAB-08"].value.low / 100) - machinist_count;
}

/** The benchmarks a rule names, and the one its crew test uses for this type of shop. */
export function benchmarksBehind(
  { when, benchmarks: named }: CrossCheckRule,
  { shop_type }: Submission,
): readonly BenchmarkId[] {
  const isAboutCrew = when.some((test) => test.kind === "crew" && test.is === "too-small");
  return isAboutCrew && shop_type !== undefined ? [machinesEach[shop_type], ...named] : named;
}

/**
 * The answers that made a rule fit, in the order of the questionnaire; of a list, only the checked boxes that count.
 */
export function saidFor({ when }: CrossCheckRule, submission: Submission): readonly CitedAnswer[] {
  const used = when.flatMap((test) => usedAnswersOf(test, submission));
  return fields
    .filter((field) => used.some((one) => one.field === field))
    .map((field) => ({ field, answer: relevantPart(field, used, submission) }));
}

/** One answer: only these boxes of it or, if none are named, all of it. */
interface UsedAnswer {
  readonly field: Field;
  readonly checked?: readonly (string | boolean)[];
}

function usedAnswersOf(test: CrossCheckTest, submission: Submission): readonly UsedAnswer[] {
  switch (test.kind) {
    case "either":
      return test.of
        .filter((one) => holds(one, submission, crewRatioOf(submission)))
        .flatMap((one) => usedAnswersOf(one, submission));
    case "rate":
      return [{ field: "shop_rate_value" }];
    case "crew":
      return test.is === "too-small" ? [...crewFields, { field: "shop_type" }] : crewFields;
    case "more-erp-users-than-office":
      return [{ field: "machinist_count" }, { field: "erp_user_count" }];
    case "caution":
      return readsOf(test.id).map((field) => ({ field }));
    case "any-of":
      return [{ field: test.field, checked: test.choices }];
    // Rules have patterns only in `unless`, whose answers aren't quoted.
    case "words":
      return [];
    case "lacks":
    case "nobody":
    case "not-checked":
    case "only":
    case "at-least":
    case "none-checked":
    case "crew-ratio":
      return [{ field: test.field }];
  }
}

const crewFields = [{ field: "machine_count" }, { field: "shift_count" }, { field: "machinist_count" }] as const;

function relevantPart(field: Field, used: readonly UsedAnswer[], submission: Submission): string {
  const here = used.filter((one) => one.field === field);
  const wanted = here.flatMap(({ checked = [] }) => checked);
  const checked = choicesIn(submission, field)?.filter((choice) => wanted.includes(choice));
  const isWhole = checked === undefined || here.some((one) => one.checked === undefined);
  return isWhole ? (answerText(submission, field) ?? "") : checked.join(", ");
}
