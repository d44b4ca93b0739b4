import type { Field } from "./questionnaire.ts";
import type { AnswerTo, Submission } from "./submission.ts";

/** The answers given so far. One that is absent was not given yet, and never makes a caution. */
export type AnswersSoFar = Partial<Submission>;

/** Answers that can hardly both be meant. Nothing is refused for it: the visitor mends one of them, or leaves it. */
export interface Caution {
  readonly id: CautionId;
  /** The question beside which it stands: of those it looks at, the one that is asked last. */
  readonly field: Field;
  readonly says: string;
  /** One or two ways out, each one tap. */
  readonly fixes: readonly Fix[];
}

export type Fix = { readonly words: string } & (
  | { readonly kind: "set"; readonly field: Field; readonly answer: string | number | boolean }
  | { readonly kind: "tick"; readonly field: "tech_stack"; readonly choice: AnswerTo<"tech_stack">[number] }
  | { readonly kind: "clear"; readonly field: Field }
  /** Goes to the question: only the visitor knows what belongs there. */
  | { readonly kind: "look"; readonly field: Field }
);

/** All cautions about the answers so far, in the order of the table. Whatever else was answered changes none of them. */
export function cautionsOf(answers: AnswersSoFar): readonly Caution[] {
  return cautionIds
    .filter((id) => cautions[id].holds(answers))
    .map((id) => ({
      id,
      field: cautions[id].field,
      says: cautions[id].says(answers),
      fixes: cautions[id].fixes(answers),
    }));
}

/** Whether one caution holds. The engine asks the same question, so that form and report never disagree. */
export const isCautioned = (id: CautionId, answers: AnswersSoFar): boolean => cautions[id].holds(answers);

/** The answers that a caution looks at. */
export const readsOf = (id: CautionId): readonly Field[] => cautions[id].reads;

export const monitors = ["Datanomix", "Amper", "MachineMetrics"] as const satisfies AnswerTo<"tech_stack">;
export const erps = ["ProShop", "JobBOSS", "Acumatica", "E2", "Sage"] as const satisfies AnswerTo<"tech_stack">;
const stopsByTelemetry =
  "Yes, via telemetry (Datanomix, Amper, MachineMetrics)" satisfies AnswerTo<"downtime_tracking">;

/** Where an answer begins to look like a slip. `src/diagnosis/cautions.test.ts` holds the figures and their rows together. */
export const cautionLimits = {
  /** Dollars an hour: the ends of all US rates in the source, plain mills to the dearest work. */
  rate: { low: 40, high: 200, benchmark: "BM-RATE-08", source: "Lead Machinery, no date given" },
  /** The most machines for one person that is published, in production work. */
  machinesEach: { high: 10, low: 1, benchmark: "BM-LAB-03", source: "Modern Machine Shop, 2023" },
  /** The least share of a shop's people, 0 to 1, that is published to make parts. Machinists stand for them. */
  makers: { low: 0.638, benchmark: "BM-LAB-08", source: "Modern Machine Shop, 2012" },
  /** Machinists for each machine and shift above which the count may hold others as well. Own judgement. */
  machinistsEach: 2,
} as const;

interface CautionRow {
  readonly field: Field;
  readonly reads: readonly Field[];
  readonly holds: (answers: AnswersSoFar) => boolean;
  readonly says: (answers: AnswersSoFar) => string;
  readonly fixes: (answers: AnswersSoFar) => readonly [Fix] | readonly [Fix, Fix];
}

const cautions = {
  "machinists-few": {
    field: "machinist_count",
    reads: ["machine_count", "shift_count", "machinist_count", "lights_out"],
    holds: (answers) => machinesForEach(answers) > cautionLimits.machinesEach.high,
    says: (answers) =>
      `${counted(answers.machine_count, "machine")} and ${counted(answers.machinist_count, "machinist")}: that is ${written(Math.floor(machinesForEach(answers)))} machines for each of them on a shift. Published counts run from ${cautionLimits.machinesEach.low} to ${cautionLimits.machinesEach.high} (${cautionLimits.machinesEach.source}).`,
    fixes: () => [
      { kind: "set", field: "lights_out", answer: true, words: "We run lights-out" },
      { kind: "look", field: "machinist_count", words: "Change the machinists" },
    ],
  },
  "machinists-fewer-than-shifts": {
    field: "machinist_count",
    reads: ["shift_count", "machinist_count", "lights_out"],
    holds: ({ machinist_count: machinists = 0, shift_count = "1", lights_out }) =>
      machinists > 0 && machinists < Number(shift_count) && lights_out !== true,
    says: ({ machinist_count, shift_count }) =>
      `${counted(machinist_count, "machinist")} cannot man ${shift_count} shifts.`,
    fixes: ({ machinist_count = 1 }) => [
      {
        kind: "set",
        field: "shift_count",
        answer: String(machinist_count),
        words: `Make it ${counted(machinist_count, "shift")}`,
      },
      { kind: "set", field: "lights_out", answer: true, words: "We run lights-out" },
    ],
  },
  "machinists-none": {
    field: "machinist_count",
    reads: ["machinist_count", "lights_out"],
    holds: ({ machinist_count, lights_out }) => machinist_count === 0 && lights_out !== true,
    says: () => "Nobody runs the machines? The report reads 0 as “not known”.",
    fixes: () => [
      { kind: "clear", field: "machinist_count", words: "Leave it open" },
      { kind: "look", field: "machinist_count", words: "Change the machinists" },
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
      `${counted(machinist_count, "machinist")} for ${counted(machine_count, "machine")} on ${counted(Number(shift_count), "shift")}: do all of them run machines?`,
    fixes: () => [
      { kind: "look", field: "machine_count", words: "Change the machines" },
      { kind: "look", field: "machinist_count", words: "Change the machinists" },
    ],
  },
  "users-more-than-people": {
    field: "erp_user_count",
    reads: ["machinist_count", "erp_user_count"],
    holds: (answers) => (answers.erp_user_count ?? 0) > peopleBehind(answers),
    says: (answers) =>
      `${counted(answers.erp_user_count, "ERP user")} and ${counted(answers.machinist_count, "machinist")}: a shop of that size has about ${written(Math.floor(peopleBehind(answers)))} people at most, when ${written(cautionLimits.makers.low * 100)}% or more of them make parts (${cautionLimits.makers.source}).`,
    fixes: () => [
      { kind: "look", field: "erp_user_count", words: "Change the users" },
      { kind: "look", field: "machinist_count", words: "Change the machinists" },
    ],
  },
  "erp-nobody-uses": {
    field: "tech_stack",
    reads: ["erp_user_count", "tech_stack"],
    holds: ({ erp_user_count, tech_stack }) => erp_user_count === 0 && hasOne(tech_stack, erps),
    says: ({ tech_stack = [] }) =>
      `You use ${erps.find((erp) => tech_stack.includes(erp))}, and said that 0 people use the ERP. Somebody must enter the jobs.`,
    fixes: () => [
      { kind: "look", field: "erp_user_count", words: "Change the users" },
      { kind: "clear", field: "erp_user_count", words: "I do not know how many" },
    ],
  },
  "erp-users-without-erp": {
    field: "tech_stack",
    reads: ["erp_user_count", "tech_stack"],
    holds: ({ erp_user_count = 0, tech_stack }) => erp_user_count > 0 && lacksAll(tech_stack, erps),
    says: ({ erp_user_count }) =>
      `${erp_user_count === 1 ? "1 person uses" : `${written(erp_user_count)} people use`} the ERP, and no ERP is ticked here.`,
    fixes: () => [
      { kind: "tick", field: "tech_stack", choice: "Other", words: "It is another one" },
      { kind: "set", field: "erp_user_count", answer: 0, words: "We have no ERP" },
    ],
  },
  "lights-out-work-watched": {
    field: "lights_out",
    reads: ["shop_type", "lights_out"],
    holds: ({ shop_type, lights_out }) => shop_type === "Automated / lights-out runs" && lights_out === false,
    says: () => "You said that most of your work is automated or lights-out runs.",
    fixes: () => [
      { kind: "set", field: "lights_out", answer: true, words: "We run lights-out" },
      { kind: "look", field: "shop_type", words: "Change the kind of work" },
    ],
  },
  "screens-fed-not-there": {
    field: "ablesign_use",
    reads: ["tv_monitors", "ablesign_use"],
    holds: ({ tv_monitors, ablesign_use }) => ablesign_use === true && tv_monitors === false,
    says: () => "AbleSign feeds screens, and you said that there are none on the floor.",
    fixes: () => [
      { kind: "set", field: "tv_monitors", answer: true, words: "There are screens" },
      { kind: "set", field: "ablesign_use", answer: false, words: "We do not use it" },
    ],
  },
  "erp-plan-without-erp": {
    field: "schedule_tool",
    reads: ["tech_stack", "schedule_tool"],
    holds: ({ schedule_tool, tech_stack }) => schedule_tool === "ERP native" && lacksAll(tech_stack, erps),
    says: () => "You schedule in the ERP, and no ERP is ticked among your systems.",
    fixes: () => [
      { kind: "tick", field: "tech_stack", choice: "Other", words: "It is another one" },
      { kind: "look", field: "tech_stack", words: "Tick the ERP" },
    ],
  },
  "hours-monitor-not-named": {
    field: "machine_utilization_known",
    reads: ["tech_stack", "machine_utilization_known"],
    holds: (answers) => answers.machine_utilization_known === "Yes (telemetry)" && namesNoMonitor(answers),
    says: () => "You know it from telemetry, and no machine monitor is ticked among your systems.",
    fixes: () => [
      { kind: "look", field: "tech_stack", words: "Tick the monitor" },
      { kind: "set", field: "machine_utilization_known", answer: "Estimate only", words: "We only estimate" },
    ],
  },
  "stops-monitor-not-named": {
    field: "downtime_tracking",
    reads: ["tech_stack", "machine_utilization_known", "downtime_tracking"],
    // Beside the question before it the same thing is said already.
    holds: (answers) =>
      answers.downtime_tracking === stopsByTelemetry &&
      answers.machine_utilization_known !== "Yes (telemetry)" &&
      namesNoMonitor(answers),
    says: () => "Telemetry records your stops, and no machine monitor is ticked among your systems.",
    fixes: () => [
      { kind: "look", field: "tech_stack", words: "Tick the monitor" },
      { kind: "set", field: "downtime_tracking", answer: "No formal tracking", words: "We do not record them" },
    ],
  },
  "telemetry-without-stops": {
    field: "downtime_tracking",
    reads: ["machine_utilization_known", "downtime_tracking"],
    holds: ({ machine_utilization_known, downtime_tracking }) =>
      machine_utilization_known === "Yes (telemetry)" && downtime_tracking === "No formal tracking",
    says: () => "Telemetry counts your hours in cycle. Does it not record the stops between them?",
    fixes: () => [
      { kind: "set", field: "downtime_tracking", answer: stopsByTelemetry, words: "It records them" },
      { kind: "set", field: "machine_utilization_known", answer: "Estimate only", words: "The hours are an estimate" },
    ],
  },
  "utilization-tracked-not-known": {
    field: "current_kpi_tracking",
    reads: ["machine_utilization_known", "current_kpi_tracking"],
    holds: ({ machine_utilization_known, current_kpi_tracking }) =>
      machine_utilization_known === "Not at all" && hasOne(current_kpi_tracking, ["Spindle Utilization %", "OEE"]),
    says: () => "You track how much the machines run, and said that you do not know their hours in cycle at all.",
    fixes: () => [
      { kind: "set", field: "machine_utilization_known", answer: "Estimate only", words: "We estimate the hours" },
      { kind: "look", field: "current_kpi_tracking", words: "Change what we track" },
    ],
  },
  "rate-low": {
    field: "shop_rate_value",
    reads: ["shop_rate_known", "shop_rate_value"],
    holds: ({ shop_rate_value: rate }) => rate !== undefined && rate < cautionLimits.rate.low,
    says: ({ shop_rate_value }) =>
      `$${written(shop_rate_value)} an hour is less than any rate we found published for US shops: ${publishedRates}. It may be a wage, or a figure is missing.`,
    fixes: ({ shop_rate_value = 0 }) => rateFixes([shop_rate_value * 10]),
  },
  "rate-high": {
    field: "shop_rate_value",
    reads: ["shop_rate_known", "shop_rate_value"],
    holds: ({ shop_rate_value: rate }) => rate !== undefined && rate > cautionLimits.rate.high,
    says: ({ shop_rate_value }) =>
      `$${written(shop_rate_value)} an hour is more than any rate we found published for US shops: ${publishedRates}.`,
    fixes: ({ shop_rate_value = 0 }) => rateFixes([shop_rate_value / 10, shop_rate_value / 100]),
  },
} as const satisfies Record<string, CautionRow>;

export type CautionId = keyof typeof cautions;
export const cautionIds = Object.keys(cautions) as readonly CautionId[];

const publishedRates = `$${cautionLimits.rate.low} to $${cautionLimits.rate.high} (${cautionLimits.rate.source})`;

/** The rate that was meant, when moving the decimal point once makes one; and the way to do without a rate. */
function rateFixes(meant: readonly number[]): readonly [Fix] | readonly [Fix, Fix] {
  const unsure: Fix = { kind: "set", field: "shop_rate_known", answer: "Not sure", words: "Use the published range" };
  const likely = meant
    .map((rate) => Math.round(rate * 100) / 100)
    .find((rate) => rate >= cautionLimits.rate.low && rate <= cautionLimits.rate.high);
  if (likely === undefined) return [{ kind: "look", field: "shop_rate_value", words: "Change the rate" }, unsure];
  return [{ kind: "set", field: "shop_rate_value", answer: likely, words: `I mean $${written(likely)}` }, unsure];
}

/** Machines for one machinist on a shift, where nothing runs unattended. 0 while it is not known. */
function machinesForEach({
  machine_count = 0,
  shift_count = "1",
  machinist_count = 0,
  lights_out,
}: AnswersSoFar): number {
  return machinist_count === 0 || lights_out === true ? 0 : (machine_count * Number(shift_count)) / machinist_count;
}

/** The most people that a shop with so many machinists should have. Without end while they are not known. */
const peopleBehind = ({ machinist_count = 0 }: AnswersSoFar): number =>
  machinist_count === 0 ? Number.POSITIVE_INFINITY : machinist_count / cautionLimits.makers.low;

const namesNoMonitor = ({ tech_stack = [] }: AnswersSoFar): boolean => !hasOne(tech_stack, [...monitors, "Other"]);

/** Some systems are named, and none of these and no other one is among them. */
const lacksAll = (ticked: readonly string[] = [], wanted: readonly string[]): boolean =>
  ticked.length > 0 && !hasOne(ticked, [...wanted, "Other"]);

const hasOne = (ticked: readonly string[] = [], wanted: readonly string[]): boolean =>
  wanted.some((choice) => ticked.includes(choice));

const counted = (count: number | undefined = 0, thing: string): string =>
  `${written(count)} ${thing}${count === 1 ? "" : "s"}`;

const written = (value: number | undefined = 0): string => new Intl.NumberFormat("en-US").format(value);
