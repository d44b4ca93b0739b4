import { fixWords as fix, cautionWords as words } from "./cautions.words.ts";
import { currencyOf } from "./currency.ts";
import type { Field } from "./questionnaire.ts";
import type { AnswerTo, Submission } from "./submission.ts";
import { erps, monitors, stopsByTelemetry } from "./tech-stack.ts";
import { withNoun } from "./writing.ts";

/** The answers given so far. An absent one hasn't been given yet and never causes a caution. */
export type AnswersSoFar = Partial<Submission>;

export type Fix = { readonly words: string } & (
  | { readonly kind: "set"; readonly field: Field; readonly answer: string | number | boolean }
  | { readonly kind: "choice"; readonly field: "tech_stack"; readonly choice: AnswerTo<"tech_stack">[number] }
  | { readonly kind: "clear"; readonly field: Field }
  /** Goes to the question, because only the visitor knows the right answer. */
  | { readonly kind: "look"; readonly field: Field }
);

/** Where an answer starts to look like a slip. `src/diagnosis/cross-checks/cautions.test.ts` checks the figures against their rows. */
export const cautionLimits = {
  /** With more machines than this under one roof, a digit too many is more likely. Own judgment. */
  machines: 1000,
  /** Dollars per hour: the lowest and highest US rates in the source. */
  rate: { low: 40, high: 200, benchmark: "BM-RATE-08", source: "Lead Machinery, no date given" },
  /** The most machines for one person that is published, in production work. */
  machinesEach: { high: 10, low: 1, benchmark: "BM-LAB-03", source: "Modern Machine Shop, 2023" },
  /** The least published share of a shop's people, 0 to 1, that makes parts. Machinists count as those people. */
  makers: { low: 0.638, benchmark: "BM-LAB-08", source: "Modern Machine Shop, 2012" },
  /** With more machinists than this per machine and shift, the count may include other people. Own judgment. */
  machinistsEach: 2,
} as const;

export interface CautionRow {
  readonly field: Field;
  readonly reads: readonly Field[];
  /** Ids of the cautions that already cover the same slip. */
  readonly unless?: readonly string[];
  readonly holds: (answers: AnswersSoFar) => boolean;
  readonly says: (answers: AnswersSoFar) => string;
  readonly fixes: (answers: AnswersSoFar) => readonly [Fix] | readonly [Fix, Fix];
}

/** One row for each pair or group of answers that contradict each other. */
export const cautions = {
  "machines-many": {
    field: "machine_count",
    reads: ["machine_count"],
    holds: ({ machine_count: machines = 0 }) => machines > cautionLimits.machines,
    says: ({ machine_count }) => words.machinesMany(counted(machine_count, "machine")),
    fixes: () => [{ kind: "look", field: "machine_count", words: fix.machineCount }],
  },
  "machinists-few": {
    field: "machinist_count",
    reads: ["machine_count", "shift_count", "machinist_count", "lights_out"],
    // It would be a second warning about the same slip.
    unless: ["machines-many"],
    holds: (answers) => machinesForEach(answers) > cautionLimits.machinesEach.high,
    says: (answers) =>
      words.machinistsFew(
        counted(answers.machine_count, "machine"),
        counted(answers.machinist_count, "machinist"),
        written(Math.floor(machinesForEach(answers))),
        cautionLimits.machinesEach,
      ),
    fixes: () => [
      { kind: "set", field: "lights_out", answer: true, words: fix.lightsOut },
      { kind: "look", field: "machinist_count", words: fix.machinistCount },
    ],
  },
  "machinists-fewer-than-shifts": {
    field: "machinist_count",
    reads: ["shift_count", "machinist_count", "lights_out"],
    holds: ({ machinist_count: machinists = 0, shift_count = "1", lights_out }) =>
      machinists > 0 && machinists < Number(shift_count) && lights_out !== true,
    says: ({ machinist_count, shift_count }) =>
      words.shiftsUncovered(counted(machinist_count, "machinist"), shift_count),
    fixes: ({ machinist_count = 1 }) => [
      {
        kind: "set",
        field: "shift_count",
        answer: String(machinist_count),
        words: fix.shifts(counted(machinist_count, "shift")),
      },
      { kind: "set", field: "lights_out", answer: true, words: fix.lightsOut },
    ],
  },
  "machinists-none": {
    field: "machinist_count",
    reads: ["machinist_count", "lights_out"],
    holds: ({ machinist_count, lights_out }) => machinist_count === 0 && lights_out !== true,
    says: () => words.machinistsNone,
    fixes: () => [
      { kind: "clear", field: "machinist_count", words: fix.leaveBlank },
      { kind: "look", field: "machinist_count", words: fix.machinistCount },
    ],
  },
  "machinists-many": {
    field: "machinist_count",
    reads: ["machine_count", "shift_count", "machinist_count"],
    holds: ({ machine_count: machines, shift_count: shifts, machinist_count: machinists = 0 }) =>
      machines !== undefined &&
      shifts !== undefined &&
      machinists > machines * Number(shifts) * cautionLimits.machinistsEach,
    says: ({ machine_count, shift_count, machinist_count }) =>
      words.machinistsMany(
        counted(machinist_count, "machinist"),
        counted(machine_count, "machine"),
        counted(Number(shift_count), "shift"),
      ),
    fixes: () => [
      { kind: "look", field: "machine_count", words: fix.machineCount },
      { kind: "look", field: "machinist_count", words: fix.machinistCount },
    ],
  },
  "users-more-than-people": {
    field: "erp_user_count",
    reads: ["machinist_count", "erp_user_count"],
    // It would be a second warning about the same slip.
    unless: ["machinists-few", "machinists-fewer-than-shifts"],
    holds: (answers) => (answers.erp_user_count ?? 0) > peopleBehind(answers),
    says: (answers) =>
      words.usersMany(
        counted(answers.erp_user_count, "ERP user"),
        counted(answers.machinist_count, "machinist"),
        written(cautionLimits.makers.low * 100),
        cautionLimits.makers.source,
      ),
    fixes: () => [
      { kind: "look", field: "erp_user_count", words: fix.userCount },
      { kind: "look", field: "machinist_count", words: fix.machinistCount },
    ],
  },
  "erp-nobody-uses": {
    field: "tech_stack",
    reads: ["erp_user_count", "tech_stack"],
    holds: ({ erp_user_count, tech_stack }) => erp_user_count === 0 && hasOne(tech_stack, erps),
    says: ({ tech_stack = [] }) => words.erpUnused(erps.find((erp) => tech_stack.includes(erp))),
    fixes: () => [
      { kind: "look", field: "erp_user_count", words: fix.userCount },
      { kind: "clear", field: "erp_user_count", words: fix.usersUnknown },
    ],
  },
  "erp-users-without-erp": {
    field: "tech_stack",
    reads: ["erp_user_count", "tech_stack"],
    holds: ({ erp_user_count = 0, tech_stack }) => erp_user_count > 0 && lacksAll(tech_stack, erps),
    says: ({ erp_user_count }) => words.erpUnchecked(erp_user_count === 1, written(erp_user_count)),
    fixes: () => [
      { kind: "choice", field: "tech_stack", choice: "Other", words: fix.otherErp },
      { kind: "set", field: "erp_user_count", answer: 0, words: fix.noErp },
    ],
  },
  "lights-out-work-watched": {
    field: "lights_out",
    reads: ["shop_type", "lights_out"],
    holds: ({ shop_type, lights_out }) => shop_type === "Automated / lights-out runs" && lights_out === false,
    says: () => words.lightsOutWatched,
    fixes: () => [
      { kind: "set", field: "lights_out", answer: true, words: fix.lightsOut },
      { kind: "look", field: "shop_type", words: fix.shopType },
    ],
  },
  "screens-fed-not-there": {
    field: "ablesign_use",
    reads: ["tv_monitors", "ablesign_use"],
    holds: ({ tv_monitors, ablesign_use }) => ablesign_use === true && tv_monitors === false,
    says: () => words.noTvs,
    fixes: () => [
      { kind: "set", field: "tv_monitors", answer: true, words: fix.hasTvs },
      { kind: "set", field: "ablesign_use", answer: false, words: fix.notUsed },
    ],
  },
  "erp-plan-without-erp": {
    field: "schedule_tool",
    reads: ["tech_stack", "schedule_tool"],
    holds: ({ schedule_tool, tech_stack }) => schedule_tool === "ERP native" && lacksAll(tech_stack, erps),
    says: () => words.scheduleUnchecked,
    fixes: () => [
      { kind: "choice", field: "tech_stack", choice: "Other", words: fix.otherErp },
      { kind: "look", field: "tech_stack", words: fix.checkErp },
    ],
  },
  "hours-monitor-not-named": {
    field: "machine_utilization_known",
    reads: ["tech_stack", "machine_utilization_known"],
    holds: (answers) => answers.machine_utilization_known === "Yes (telemetry)" && namesNoMonitor(answers),
    says: () => words.hoursUnchecked,
    fixes: () => [
      { kind: "look", field: "tech_stack", words: fix.checkSystem },
      { kind: "set", field: "machine_utilization_known", answer: "Estimate only", words: fix.onlyEstimate },
    ],
  },
  "stops-monitor-not-named": {
    field: "downtime_tracking",
    reads: ["tech_stack", "machine_utilization_known", "downtime_tracking"],
    // The question before it already says the same thing.
    holds: (answers) =>
      answers.downtime_tracking === stopsByTelemetry &&
      answers.machine_utilization_known !== "Yes (telemetry)" &&
      namesNoMonitor(answers),
    says: () => words.stopsUnchecked,
    fixes: () => [
      { kind: "look", field: "tech_stack", words: fix.checkSystem },
      { kind: "set", field: "downtime_tracking", answer: "No formal tracking", words: fix.stopsUnrecorded },
    ],
  },
  "telemetry-without-stops": {
    field: "downtime_tracking",
    reads: ["machine_utilization_known", "downtime_tracking"],
    holds: ({ machine_utilization_known, downtime_tracking }) =>
      machine_utilization_known === "Yes (telemetry)" && downtime_tracking === "No formal tracking",
    says: () => words.stopsMissed,
    fixes: () => [
      { kind: "set", field: "downtime_tracking", answer: stopsByTelemetry, words: fix.stopsRecorded },
      { kind: "set", field: "machine_utilization_known", answer: "Estimate only", words: fix.hoursEstimated },
    ],
  },
  "utilization-tracked-not-known": {
    field: "current_kpi_tracking",
    reads: ["machine_utilization_known", "current_kpi_tracking"],
    holds: ({ machine_utilization_known, current_kpi_tracking }) =>
      machine_utilization_known === "Not at all" && hasOne(current_kpi_tracking, ["Spindle Utilization %", "OEE"]),
    says: () => words.hoursUnknown,
    fixes: () => [
      { kind: "set", field: "machine_utilization_known", answer: "Estimate only", words: fix.estimateHours },
      { kind: "look", field: "current_kpi_tracking", words: fix.tracking },
    ],
  },
  "rate-low": {
    field: "shop_rate_value",
    reads: ["shop_rate_known", "shop_rate_value"],
    holds: (answers) => isRate(answers, (rate) => rate < cautionLimits.rate.low),
    says: ({ shop_rate_value }) => words.rateLow(dollars(shop_rate_value), cautionLimits.rate),
    fixes: ({ shop_rate_value = 0 }) => rateFixes([shop_rate_value * 10]),
  },
  "rate-high": {
    field: "shop_rate_value",
    reads: ["shop_rate_known", "shop_rate_value"],
    holds: (answers) => isRate(answers, (rate) => rate > cautionLimits.rate.high),
    says: ({ shop_rate_value }) => words.rateHigh(dollars(shop_rate_value), cautionLimits.rate),
    fixes: ({ shop_rate_value = 0 }) => rateFixes([shop_rate_value / 10, shop_rate_value / 100]),
  },
} as const satisfies Record<string, CautionRow>;

export type CautionId = keyof typeof cautions;
export const cautionIds = Object.keys(cautions) as readonly CautionId[];

/** Published rates are in US dollars, so only a rate in dollars is compared with them. */
const isRate = (answers: AnswersSoFar, test: (rate: number) => boolean): boolean =>
  answers.shop_rate_value !== undefined && test(answers.shop_rate_value) && currencyOf(answers) === "$";

/** Fixes for an unlikely rate: the rate likely meant, if moving the decimal point gives a plausible one, and no rate. */
function rateFixes(meant: readonly number[]): readonly [Fix] | readonly [Fix, Fix] {
  const unsure: Fix = { kind: "set", field: "shop_rate_known", answer: "Not sure", words: fix.publishedRates };
  const likely = meant
    .map((rate) => Math.round(rate * 100) / 100)
    .find((rate) => rate >= cautionLimits.rate.low && rate <= cautionLimits.rate.high);
  if (likely === undefined) return [{ kind: "look", field: "shop_rate_value", words: fix.changeRate }, unsure];
  return [{ kind: "set", field: "shop_rate_value", answer: likely, words: fix.meant(dollars(likely)) }, unsure];
}

/** Machines per machinist and shift in a shop where nothing runs unattended. 0 until that is known. */
function machinesForEach({
  machine_count = 0,
  shift_count = "1",
  machinist_count = 0,
  lights_out,
}: AnswersSoFar): number {
  return machinist_count === 0 || lights_out === true ? 0 : (machine_count * Number(shift_count)) / machinist_count;
}

/** The most people a shop with this many machinists should have. Infinite until the count is known. */
const peopleBehind = ({ machinist_count = 0 }: AnswersSoFar): number =>
  machinist_count === 0 ? Number.POSITIVE_INFINITY : machinist_count / cautionLimits.makers.low;

const namesNoMonitor = ({ tech_stack = [] }: AnswersSoFar): boolean => !hasOne(tech_stack, [...monitors, "Other"]);

/** Whether some systems are checked, but none of the wanted ones and no `Other`. */
const lacksAll = (checked: readonly string[] = [], wanted: readonly string[]): boolean =>
  checked.length > 0 && !hasOne(checked, [...wanted, "Other"]);

const hasOne = (checked: readonly string[] = [], wanted: readonly string[]): boolean =>
  wanted.some((choice) => checked.includes(choice));

const counted = (count: number | undefined = 0, thing: string): string => withNoun(written(count), `${thing}s`);

/** Cents only where there are some: `$90`, `$13.50`. */
const dollars = (value: number | undefined = 0): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", trailingZeroDisplay: "stripIfInteger" }).format(
    value,
  );

const written = (value: number | undefined = 0): string => new Intl.NumberFormat("en-US").format(value);
