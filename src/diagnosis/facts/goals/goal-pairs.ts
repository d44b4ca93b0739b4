import { assetsIn } from "../plans/plan-patterns.ts";
import { measureNames } from "../sums/stated.words.ts";
import { type Claim, claimsIn } from "./goal-claims.ts";
import { inPercent } from "./goal-limits.ts";
import { nameInTitle } from "./goal-names.ts";
import { nameOf, pair } from "./goal-parts.ts";
import { topicIn } from "./goal-topics.ts";
import { each, hoursAndMinutes, type Unit } from "./goal-units.ts";
import { areNear, happened, inClock, type OwnMeasure } from "./own-measure.ts";

/** `isSaid` if the words around its number tell its role, not the number beside it. */
export interface ToldClaim extends Claim {
  readonly isSaid: boolean;
}

/** The numbers of the goals, and which of them are so today, wanted, or neither. */
export function goalClaimsIn(goals: readonly string[]): readonly ToldClaim[] {
  const claims = goals.flatMap((text, at) => (happened.test(text) ? [] : claimsIn(text, at, goals[at - 1])));
  const agreed = claims.map((claim): Claim => {
    if (isTakenOn(claim, claims)) return { ...claim, role: "target" };
    const isUntilThere = claim.role === "open" && deliveredIn(claim.number).test(goals[claim.sentence] ?? "");
    return isUntilThere ? { ...claim, role: "target", name: measureNames.leadTime } : claim;
  });
  return agreed.map((claim) => ({ ...claim, role: roleAmong(claim, agreed), isSaid: claim.role !== "open" }));
}

/** `The customer wants 52,000.` And then, as what success is: `52,000 four weeks running.` */
const isTakenOn = ({ role, value, sentence }: Claim, claims: readonly Claim[]): boolean =>
  role === "former" &&
  claims.some((later) => later.sentence > sentence && later.value === value && later.role === "open" && later.isBare);

/**
 * Today's value and the goal, where the words around two numbers tell which is which and both count the same thing:
 * `61 days from PO to truck today. I want 40.` A wrong pair is worse than none.
 */
export function goalPairsIn(told: readonly Claim[], goals: readonly string[]): readonly OwnMeasure[] {
  const pairs = told
    .filter(({ role }) => role === "target")
    .map((target) => ({ target, today: todayFor(target, told) }));
  // What they say last is what they want.
  const last = pairs.filter(
    ({ today }, at) => today === undefined || !pairs.slice(at + 1).some((other) => other.today === today),
  );
  return last.flatMap(({ target, today }) => {
    return today === undefined ? [] : (measureOf(target, today, told, goals) ?? []);
  });
}

/** `We want to give the customer his tool in 5 days`. */
const deliveredIn = (number: string): RegExp =>
  new RegExp(
    String.raw`\b(?:want|need|like|has|have)(?: to)? (?:give|get|deliver|ship|turn|hand)\b(?![^.;]*\b(?:quot\w*|prices?|rfqs?|answers?|offers?|paid|invoices?|certs?|samples?|drawings?|machinists?|people|set-?ups?)\b)[^.,;\d]{0,50} (?:in|within|after|inside) (?:about |under )?${number} (?:working |business |calendar )?(?:days|weeks)\b`,
    "i",
  );

/** A bare wish is a goal next to a number of today: `Lead time 40 days. Now is 61.` A bare report is one of today next to a wish. */
function roleAmong(claim: Claim, claims: readonly Claim[]): Claim["role"] {
  if (claim.role !== "open" || !claim.isBare) return claim.role;
  const beside = claims.filter((one) => one !== claim && isNear(one, claim) && one.value !== claim.value);
  if (beside.some(({ role }) => role === "target"))
    return (claim.unit.kind === "none" && !isRate.test(claim.name)) || claim.name === "" ? "open" : "today";
  // `63 now. 35.`
  return beside.some(
    ({ role, isBare, sentence }) => role === "today" && !isBare && (claim.isAlone || sentence >= claim.sentence),
  )
    ? "target"
    : "open";
}

const isRate = / an? [a-z]+$/;

const isNear = (one: Claim, other: Claim): boolean => Math.abs(one.sentence - other.sentence) <= 1;

/** In the same sentence or the next one; in the one after that, if its unit is written with both. */
const mayBelong = (one: Claim, target: Claim): boolean =>
  isNear(one, target) ||
  (target.sentence - one.sentence === 2 &&
    one.unit.kind === "time" &&
    target.unit.kind === "time" &&
    lastWord(one.unit.text) === lastWord(target.unit.text));

/** The number of today that stands nearest, if it counts the same. */
function todayFor(target: Claim, told: readonly Claim[]): Claim | undefined {
  const at = told.indexOf(target);
  const [nearest] = told
    .filter((one) => one.role === "today" && mayBelong(one, target) && one.value !== target.value)
    .toSorted((a, b) => Math.abs(told.indexOf(a) - at) - Math.abs(told.indexOf(b) - at));
  return nearest !== undefined && fits(nearest.unit, target.unit) && isSameThing(nearest.name, target.name)
    ? nearest
    : undefined;
}

export function fits(one: Unit, other: Unit): boolean {
  if (one.kind === "none" || other.kind === "none" || isHoursAPeriod(one, other)) return true;
  if (one.kind === "time" && other.kind === "time")
    return (
      isSamePeriod(one.per ?? "", other.per ?? "") &&
      (lastWord(one.text) === lastWord(other.text) || (isOnClock(one.text) && isOnClock(other.text)))
    );
  if (one.kind !== "things" || other.kind !== "things") return one.kind === other.kind;
  return isSamePeriod(one.per, other.per) && isSameThing(one.things, other.things);
}
/** `388 hours in October. I want 150 a month.` */
const isHoursAPeriod = (one: Unit, other: Unit): boolean =>
  one.kind === "time" && other.kind === "things" && other.things === "" && other.per === "month" && one.per === "month";
const isSamePeriod = (one: string, other: string): boolean => one === other || one === "" || other === "";
const isOnClock = (unit: string): boolean => /^(?:minutes|hours|hours and minutes)$/.test(unit);
const lastWord = (text: string): string => text.split(" ").at(-1) ?? "";

/** They share a word that says what is counted, or one of them only says “it”. */
function isSameThing(one: string, other: string): boolean {
  if (one === "" || other === "") return true;
  const [words, others] = [contentWords(one), contentWords(other)];
  return words.length === 0 || others.length === 0 || words.some((word) => others.includes(word));
}
const contentWords = (name: string): readonly string[] =>
  [...name.toLowerCase().matchAll(/[a-z]{2,}/g)]
    .map(([word]) => word.replace(/s$/, ""))
    .filter((word) => !/^(?:time|the|of|to|in|at|good|more|total|per|day|week|month|shift|quarter|year)$/.test(word));

function measureOf(
  target: Claim,
  today: Claim,
  told: readonly Claim[],
  goals: readonly string[],
): OwnMeasure | undefined {
  const sources = [target, today, ...told.filter((one) => one.value === target.value && fits(one.unit, target.unit))];
  const beside = told.filter((one) => one.role === "former" && Math.abs(one.sentence - today.sentence) <= 1);
  const units = [...sources, ...beside].map((one) => one.unit).filter(({ kind }) => kind !== "none");
  const unit = units.find((one) => one.kind === "time" && isWhole(one)) ??
    units.find(isWhole) ??
    units[0] ?? { kind: "none" };
  const first = Math.min(today.sentence, target.sentence);
  const near = [today.sentence, target.sentence, first - 1].map((at) => goals[at] ?? "");
  const { name, unit: written } = labelOf(saidOrNear(nameAmong(unit, sources), unit, near), unit);
  if (name === "" || isBought(unit) || !isComparable(target, today)) return undefined;
  const deed = isDeed.test(name) && unit.kind === "time" ? measureNames.leadTime : nameOf(name);
  const one = inUnit(unit, deed, written, target, today);
  return one && withLimit(one, target);
}

/** What is counted: as said with its numbers, what those sentences are about, or the name in front of them. */
function saidOrNear(said: string, unit: Unit, near: readonly string[]): string {
  const isName = said !== "" && !isNotCounted.test(said);
  if (isName && !isAnything.test(said) && !isScrapping.test(near[0] ?? "")) return said;
  return topicIn(near, unit) || (said === "" ? nameInTitle(near.at(-1) ?? "") : isName ? said : "");
}

const isScrapping = /\b(?:we|I) (?:\w+ )?scrap(?:ped)? (?:about )?[\w,]+ [a-z]+ (?:a|an|per|each|every) /i;

/** It says over which time, or among how many. */
const isWhole = (unit: Unit): boolean =>
  (unit.kind === "time" && unit.per !== undefined) ||
  (unit.kind === "things" && (unit.all !== undefined || unit.per !== ""));

/** The name and the unit as written on a tile: `Downtime`, `hours a month`; `Late jobs a month`, `of 40`. */
export function labelOf(name: string, unit: Unit): { readonly name: string; readonly unit: string } {
  if (unit.kind === "time")
    return { name, unit: unit.per === undefined ? unit.text : `${unit.text} ${each(unit.per)}` };
  if (unit.kind !== "things" || name === "") return { name, unit: "" };
  if (name === measureNames.scrap && unit.things !== "")
    return { name, unit: `${unit.things}${unit.per && ` ${each(unit.per)}`}` };
  const isApart = unit.per === "" || / an? [a-z]+$/i.test(name);
  return { name: isApart ? name : `${name} ${each(unit.per)}`, unit: unit.all === undefined ? "" : `of ${unit.all}` };
}

export const withLimit = (one: OwnMeasure, { isBelow }: Claim): OwnMeasure =>
  one.target && isBelow ? { ...one, target: { ...one.target, text: `under ${one.target.text}` } } : one;

function nameAmong(unit: Unit, sources: readonly Claim[]): string {
  if (unit.kind === "things") {
    const rates = sources.flatMap(({ unit: each }) => (each.kind === "things" ? [each] : []));
    const things = rates.find((each) => each.things !== "")?.things;
    const per = rates.find((each) => each.per !== "")?.per;
    const subject = sources
      .map(({ name }) => name.replace(/ a [a-z]+$/, ""))
      .find((each) => each !== "" && !/^a /.test(each));
    const what = things ?? subject ?? "";
    if (per !== undefined) return what === "" ? "" : `${what} ${each(per)}`;
    return isAnything.test(subject ?? what) ? "" : (subject ?? what);
  }
  return sources.map(({ name }) => name).find((each) => each !== "" && !isPeriod.test(each)) ?? "";
}
/** `150 a month` names nothing. */
const isPeriod = /^an? [a-z]+$/i;
/** `Quote three weeks instead of six`. */
const isDeed = /^(?:quote|offer|ship|deliver|turn)$/i;
/** More or fewer of these may be wanted for any reason. */
const isAnything =
  /^(?:(?:jobs?|orders?|parts?|pieces|things?|times|items?|units?|tools?)(?: late)?|late)(?: an? [a-z]+)?$/i;
/** Time of people, and what is bought or hired rather than counted. */
const isNotCounted =
  /^(?:shifts?|nights?|evenings?|hours?|days?|times?|years?|(?:[a-z]+ )?(?:people|men|guys|hands|heads|kids|customers?)|machines?(?= a |$)|spindles?$)\b(?! (?:at|in|each|every|per))/i;

const isBought = (unit: Unit): boolean => unit.kind === "things" && assetsIn(unit.things).length > 0;

const isComparable = ({ value, unit }: Claim, { value: now, unit: other }: Claim): boolean =>
  (unit.kind === "time" && other.kind === "time" && unit.text !== other.text) || areNear(value, now);

function inUnit(unit: Unit, name: string, written: string, target: Claim, today: Claim): OwnMeasure | undefined {
  if (unit.kind === "percent") {
    const one = pair(name, target.number, today.number, "");
    return one && inPercent(one);
  }
  if (unit.kind !== "time") {
    const one = pair(name, target.number, today.number, written);
    if (one && isLate.test(name)) return { ...one, kpi: "kpi_otd" };
    return one?.kpi === "kpi_otd" && unit.kind === "none" ? inPercent(one) : one;
  }
  const [from, to] = [minutesOf(today), minutesOf(target)];
  const times = [target, today].flatMap((one) => (one.unit.kind === "time" ? one.unit.text : []));
  const isMixed = times.length > 1 && (times[0] !== times[1] || times.includes(hoursAndMinutes));
  if (!isMixed || from === undefined || to === undefined)
    return pair(name, target.number, today.number, name.toLowerCase().startsWith(written) ? "" : written);
  return inClock(name, from, to);
}
export const isLate = /\blate\b/i;

const minutesOf = ({ value, unit }: Claim): number | undefined =>
  unit.kind === "time" && isOnClock(unit.text) ? value * (unit.text === "minutes" ? 1 : 60) : undefined;
