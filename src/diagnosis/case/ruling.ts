import { benchmarks } from "../../knowledge/benchmarks.ts";
import type { Asset } from "../../knowledge/plan-words.ts";
import {
  type BuyingFacts,
  curedBy,
  equipmentCures,
  feeds,
  nonePlanned,
  officeCures,
  onItsWay,
  type RulingRow,
  rulings,
} from "../../knowledge/rulings.ts";
import { situations } from "../../knowledge/situations.ts";
import { themes } from "../../knowledge/themes.ts";
import { capitalized } from "../../survey/writing.ts";
import type { ThemeId } from "../diagnosis.ts";
import type { Facts } from "../facts/facts.ts";
import { isSameKind } from "../facts/machine-groups.ts";
import type { CaseFinding, Ruling, SituationSeen } from "./case.ts";
import { givenRate } from "./given-rate.ts";
import { counted, percent, rounded, written } from "./numbers.ts";
import { type Reading, sumsOfKind } from "./reading.ts";
import { crewOf, hasErp, monitorOf, postsWritten } from "./shop.ts";

type Plan = Facts["plans"][number];

/** Hours over clock hours: under the first they stand idle, over the second they are full. Own judgment. */
const clockLimits = { idle: 0.6, full: 0.9 } as const;

/** What we say to each plan, those still open first; the fixed row where there is none. */
export function rulingOf(
  reading: Reading,
  finding: CaseFinding,
  situation: SituationSeen | null,
): readonly [Ruling, ...Ruling[]] {
  const { plans } = reading.facts;
  const open = onePerAsset(plans.filter(({ certainty }) => certainty === "intended"));
  const coming = onePerAsset(plans.filter(({ certainty }) => certainty === "ordered"));
  const refused = onePerAsset(plans.filter(({ certainty }) => certainty === "refused"));
  const shown = [
    ...open.map((plan) => openRuling(plan, reading, finding)),
    ...coming.map((plan) => respected(plan, reading.facts, onItsWay)),
    ...refused.map((plan) => respected(plan, reading.facts, "You won't do this, and nothing here needs it.")),
  ];
  const [first, ...rest] = shown;
  if (first === undefined) return [noPlan(finding, situation)];
  return open.length + coming.length > 0 ? [first, ...rest] : [first, ...rest, noPlan(finding, situation)];
}

const onePerAsset = (plans: readonly Plan[]): readonly Plan[] =>
  plans.filter(({ asset }, at) => plans.findIndex((other) => other.asset === asset) === at);

function openRuling(plan: Plan, reading: Reading, { themes }: CaseFinding): Ruling {
  const facts = buyingFacts(plan, reading, themes);
  const row = (rulings as readonly RulingRow[]).find(({ when }) =>
    (Object.keys(when) as (keyof BuyingFacts)[]).every((fact) => when[fact] === facts[fact]),
  );
  if (row === undefined) throw new Error(`No ruling on ${plan.asset}`);
  return {
    asset: plan.asset,
    plan: quoted(plan, reading.facts),
    verdict: row.verdict,
    text: row.text,
    payback: paybackOf(plan, reading),
    turnsToYes: numbersFor(plan.asset, reading) ?? row.turnsToYes,
    speaksFor: [
      ...(facts.isContested ? ["You say that work competes for that kind of machine."] : []),
      ...row.speaksFor,
    ],
    speaksAgainst: [...ownAgainst(plan.asset, reading), ...row.speaksAgainst],
  };
}

/** The machine hours that have to be sold to earn the price, at the rate that the shop gave. */
function paybackOf({ price }: Plan, { submission }: Reading): string | null {
  const rate = givenRate(submission);
  if (price === null || rate === undefined) return null;
  const left = benchmarks["AS-CM"].value.likely;
  const hours = price.dollars / (rate * left);
  const period = price.per === "once" ? "" : ` every ${price.per}`;
  return `$${written(price.dollars)} is ${rounded(hours)} more machine hours sold${period}, at $${written(rate)} with ${percent(left)} left after costs.`;
}

const quoted = (plan: Plan, facts: Facts) => ({
  field: plan.field,
  text: planWords(plan, facts),
  certainty: plan.certainty,
});

/** The words for one plan, without those for another that the same verb begins: `two or three people`. */
function planWords({ field, start, text }: Plan, { plans }: Facts): string {
  const inside = plans.find(
    (other) => other.field === field && other.start === start && text.startsWith(`${other.text} `),
  );
  const rest = inside && text.slice(inside.text.length).replace(/^\s*(?:and|or|,)\s+/i, "");
  return rest ? rest.trim() : text;
}

function buyingFacts(plan: Plan, { submission, sums, facts }: Reading, [lead]: readonly ThemeId[]): BuyingFacts {
  const { asset } = plan;
  const clock = sumsOfKind(sums, "clock-share");
  const share = clock && clock.hoursAWeek / clock.clockHours;
  const { machine_utilization_known: known, current_kpi_tracking = [] } = submission;
  const isIn = (list: readonly ThemeId[]): boolean => lead !== undefined && list.includes(lead);
  return {
    asset,
    idleByOwnHours: share !== undefined && share < clockLimits.idle,
    fullByOwnHours: share !== undefined && share >= clockLimits.full,
    isMeasured: known === "Yes (ERP)" || known === "Yes (telemetry)",
    hasMonths: current_kpi_tracking.some((one) => one === "Spindle Utilization %" || one === "OEE"),
    isContested: isContested(plan, facts),
    isCrewOver: crewOf(submission)?.isOver ?? false,
    isOffice: asset === "people" && officeCures.some(({ named }) => named.test(plan.text)),
    ownsSystem: hasErp(submission) || monitorOf(submission) !== undefined,
    curesLead: isIn(curesOf(plan)),
    feedsLead: isIn(feeds[asset]),
  };
}

/** The causes that what is planned works on: of equipment and of people who run no machine by what they are called. */
function curesOf({ asset, text }: Plan): readonly ThemeId[] {
  const byName = { equipment: equipmentCures, people: officeCures }[asset as string];
  const found = byName?.find(({ named }) => named.test(text))?.cures;
  return found ?? (asset === "equipment" ? [] : curedBy[asset]);
}

const isContested = ({ asset, text }: Plan, { machines }: Facts): boolean =>
  asset === "machine" && machines.some((group) => group.isContested && isSameKind(group.name, text));

/** The condition in the shop's own numbers, where it has given them. */
function numbersFor(asset: Asset, { sums }: Reading): string | null {
  const demand = sumsOfKind(sums, "demand");
  const clock = sumsOfKind(sums, "clock-share");
  if (asset !== "machine" || !demand || !clock) return null;
  const { things, count, weeks } = demand;
  return `Machine hours for each of the ${things} × ${written(count)} ÷ ${written(weeks)} weeks come to more than your ${counted(clock.count)} machines have ever run in a week, three months in a row.`;
}

function ownAgainst(asset: Asset, { sums, submission }: Reading): readonly string[] {
  const clock = sumsOfKind(sums, "clock-share");
  const crew = crewOf(submission);
  if (asset === "machine" && clock) {
    const { hoursAWeek, clockHours, count } = clock;
    return [
      `${counted(count)} machines run ${written(hoursAWeek)} of ${written(clockHours)} hours a week: ${percent(hoursAWeek / clockHours)}.`,
    ].map(capitalized);
  }
  if (asset === "people" && crew?.isOver) {
    return [`${postsWritten(submission)}, and ${crew.machinists} machinists.`];
  }
  return [];
}

/** What is ordered or refused is not argued with. */
const respected = (plan: Plan, facts: Facts, text: string): Ruling => ({
  asset: plan.asset,
  plan: quoted(plan, facts),
  verdict: "respected",
  text,
  payback: null,
  turnsToYes: null,
  speaksFor: [],
  speaksAgainst: [],
});

/** What is usually bought against it, before somebody offers it. */
function noPlan({ themes: [lead] }: CaseFinding, situation: SituationSeen | null): Ruling {
  const usual = situation ? situations[situation.id].buy : lead ? themes[lead].usualPurchase : "";
  return {
    asset: null,
    plan: null,
    verdict: "none-planned",
    text: lead === undefined ? nonePlanned.free : `${nonePlanned.wait} ${usual}`,
    payback: null,
    turnsToYes: null,
    speaksFor: [],
    speaksAgainst: usual === "" ? [] : [usual],
  };
}
