import { assetsIn } from "../plans/plan-patterns.ts";
import { measureNames } from "../sums/stated.words.ts";
import { type Claim, claimsIn, hoursAndMinutes, type Unit } from "./goal-claims.ts";
import { inPercent } from "./goal-limits.ts";
import { nameOf, pair } from "./goal-parts.ts";
import { areNear, happened, inClock, type OwnMeasure } from "./own-measure.ts";

/**
 * Today's value and the goal, where the words around two numbers tell which is which and both count the same thing:
 * `61 days from PO to truck today. I want 40.` A wrong pair is worse than none.
 */
export function goalPairsIn(goals: readonly string[]): readonly OwnMeasure[] {
  const claims = goals.flatMap((text, at) => (happened.test(text) ? [] : claimsIn(text, at, goals[at - 1])));
  const told = claims.map((claim) => ({ ...claim, role: roleAmong(claim, claims) }));
  return told
    .filter(({ role }) => role === "target")
    .flatMap((target) => {
      const same = told.filter((one) => one.value === target.value && fits(one.unit, target.unit));
      const today = todayFor(target, told);
      return today === undefined ? [] : (measureOf(target, today, same) ?? []);
    });
}

/** A bare wish is a goal next to a number of today: `Lead time 40 days. Now is 61.` A bare report is one of today next to a wish. */
function roleAmong(claim: Claim, claims: readonly Claim[]): Claim["role"] {
  if (claim.role !== "open" || !claim.isBare) return claim.role;
  const beside = claims.filter((one) => one !== claim && isNear(one, claim) && one.value !== claim.value);
  if (beside.some(({ role }) => role === "target"))
    return claim.unit.kind === "none" || claim.name === "" ? "open" : "today";
  return beside.some(({ role, sentence }) => role === "today" && sentence >= claim.sentence) ? "target" : "open";
}

const isNear = (one: Claim, other: Claim): boolean => Math.abs(one.sentence - other.sentence) <= 1;

/** The number of today that stands nearest, if it counts the same. */
function todayFor(target: Claim, told: readonly Claim[]): Claim | undefined {
  const at = told.indexOf(target);
  const [nearest] = told
    .filter((one) => one.role === "today" && isNear(one, target) && one.value !== target.value)
    .toSorted((a, b) => Math.abs(told.indexOf(a) - at) - Math.abs(told.indexOf(b) - at));
  return nearest !== undefined && fits(nearest.unit, target.unit) && isSameThing(nearest.name, target.name)
    ? nearest
    : undefined;
}

function fits(one: Unit, other: Unit): boolean {
  if (one.kind === "none" || other.kind === "none") return true;
  if (one.kind === "time" && other.kind === "time")
    return lastWord(one.text) === lastWord(other.text) || (isOnClock(one.text) && isOnClock(other.text));
  if (one.kind !== "things" || other.kind !== "things") return one.kind === other.kind;
  const isSamePeriod = one.per === other.per || one.per === "" || other.per === "";
  return isSamePeriod && isSameThing(one.things, other.things);
}
const isOnClock = (unit: string): boolean => /^(?:minutes|hours|hours and minutes)$/.test(unit);
const lastWord = (text: string): string => text.split(" ").at(-1) ?? "";

/** They share a word that says what is counted, or one of them only says “it”. */
function isSameThing(one: string, other: string): boolean {
  if (one === "" || other === "") return true;
  const [words, others] = [contentWords(one), contentWords(other)];
  return words.some((word) => others.includes(word));
}
const contentWords = (name: string): readonly string[] =>
  [...name.toLowerCase().matchAll(/[a-z]{2,}/g)]
    .map(([word]) => word.replace(/s$/, ""))
    .filter((word) => !/^(?:time|the|of|to|in|at|good|more|total|per|day|week|month|shift|quarter|year)$/.test(word));

function measureOf(target: Claim, today: Claim, same: readonly Claim[]): OwnMeasure | undefined {
  const sources = [target, today, ...same];
  const unit = sources.map((one) => one.unit).find(({ kind }) => kind !== "none") ?? { kind: "none" };
  const name = nameAmong(unit, sources);
  if (name === "" || isNotCounted.test(name) || isBought(unit) || !isComparable(target, today)) return undefined;
  const one = inUnit(
    unit,
    isDeed.test(name) && unit.kind === "time" ? measureNames.leadTime : nameOf(name),
    target,
    today,
  );
  return one?.target && target.isBelow ? { ...one, target: { ...one.target, text: `under ${one.target.text}` } } : one;
}

function nameAmong(unit: Unit, sources: readonly Claim[]): string {
  if (unit.kind === "things") {
    const rates = sources.flatMap(({ unit: each }) => (each.kind === "things" ? [each] : []));
    const things = rates.find((each) => each.things !== "")?.things;
    const per = rates.find((each) => each.per !== "")?.per;
    const subject = sources
      .map(({ name }) => name.replace(/ a [a-z]+$/, ""))
      .find((each) => each !== "" && !/^a /.test(each));
    const what = things ?? subject ?? "";
    if (per !== undefined) return what === "" ? "" : `${what} a ${per}`;
    return isAnything.test(subject ?? what) ? "" : (subject ?? what);
  }
  return sources.map(({ name }) => name).find((each) => each !== "") ?? "";
}
/** `Quote three weeks instead of six`. */
const isDeed = /^(?:quote|offer|ship|deliver|turn)$/i;
/** More or fewer of these may be wanted for any reason. */
const isAnything = /^(?:jobs?|orders?|parts?|pieces|things?|times|items?|units?|tools?)$/i;
/** Time of people, and what is bought or hired rather than counted. */
const isNotCounted =
  /^(?:shifts?|nights?|evenings?|hours?|days?|times?|people|men|guys|hands|heads|kids|customers?|years?)\b(?! (?:at|in|each|every|per))/i;

const isBought = (unit: Unit): boolean => unit.kind === "things" && assetsIn(unit.things).length > 0;

const isComparable = ({ value, unit }: Claim, { value: now, unit: other }: Claim): boolean =>
  (unit.kind === "time" && other.kind === "time" && unit.text !== other.text) || areNear(value, now);

function inUnit(unit: Unit, name: string, target: Claim, today: Claim): OwnMeasure | undefined {
  if (unit.kind === "percent") {
    const one = pair(name, target.number, today.number, "");
    return one && inPercent(one);
  }
  if (unit.kind !== "time") {
    const one = pair(name, target.number, today.number, "");
    return one?.kpi === "kpi_otd" && unit.kind === "none" ? inPercent(one) : one;
  }
  const [from, to] = [minutesOf(today), minutesOf(target)];
  const times = [target, today].flatMap((one) => (one.unit.kind === "time" ? one.unit.text : []));
  const isMixed = times.length > 1 && (times[0] !== times[1] || times.includes(hoursAndMinutes));
  if (!isMixed || from === undefined || to === undefined)
    return pair(name, target.number, today.number, name.toLowerCase().startsWith(unit.text) ? "" : unit.text);
  return inClock(name, from, to);
}

const minutesOf = ({ value, unit }: Claim): number | undefined =>
  unit.kind === "time" && isOnClock(unit.text) ? value * (unit.text === "minutes" ? 1 : 60) : undefined;
