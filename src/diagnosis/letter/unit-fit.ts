import { multiplied, type Unit } from "./unit.ts";

/** What a term contains that shows how loosely its counts were worded. */
export interface Counts {
  /** Whether a factor may be per one of something that its unit doesn't name: `4 h/week × 18 machines`. */
  readonly mayBeEach: boolean;
  /** Whether a number in it counts something that its unit doesn't name: `75 min/setup × 3 a week`. */
  readonly hasUnnamed: boolean;
}

const strict: Counts = { mayBeEach: false, hasUnnamed: false };

/** Whether two units are the same, apart from words that a shop uses for the same thing and what `each` leaves open. */
export const isSameUnit = (one: Unit, other: Unit): boolean => fits(one, other, strict) || fits(other, one, strict);

/**
 * Whether a result may be stated in the wanted unit. Hours, money and calendar units must agree. A count may cancel a
 * thing that another input doesn't name. A result wanted per thing must have been computed per thing.
 */
export function fits(got: Unit, wanted: Unit, { mayBeEach, hasUnnamed }: Counts): boolean {
  const left = Object.entries(differenceOf(got, wanted));
  if (left.some(([name]) => measured.has(name))) return false;
  const each = left.find(([name]) => name === "each")?.[1] ?? 0;
  const things = left.filter(([name]) => name !== "each");
  const tooMany = things.filter(([, power]) => power > 0);
  const tooFew = things.filter(([, power]) => power < 0);
  const above = sizeOf(tooMany) + Math.min(0, each);
  const below = sizeOf(tooFew) - Math.max(0, each);
  if (each > 0 && below < 0) return false;
  const mayCancel = mayBeEach && tooMany.every(([name, power]) => power === 1 && (alike(got)[name] ?? 0) === 1);
  return (above <= 0 || mayCancel) && (below <= 0 || (hasUnnamed && below === 1));
}

/** The parts of one unit that another lacks, with synonyms under one name. */
export const differenceOf = (one: Unit, other: Unit): Unit => multiplied(alike(one), alike(other), -1);

/** Units that are measured rather than counted. */
const measured: ReadonlySet<string> = new Set([
  "h",
  "labor h",
  "unbilled h",
  "$",
  "day",
  "week",
  "month",
  "quarter",
  "year",
]);

/** Whether a unit doesn't say what its number counts. */
export const isUnnamed = (unit: Unit): boolean =>
  Object.entries(unit).every(([name, power]) => power < 0 && measured.has(name));

const sizeOf = (powers: readonly (readonly [string, number])[]): number =>
  powers.reduce((size, [, power]) => size + Math.abs(power), 0);

const alike = (unit: Unit): Unit =>
  Object.entries(unit).reduce<Unit>((whole, [name, power]) => {
    const common = commonName.get(name) ?? name;
    return multiplied(whole, { [common]: power }, 1);
  }, {});

/** Words that count the same thing in a machine shop. */
const commonName: ReadonlyMap<string, string> = new Map(
  [
    "machine mill lathe press spindle center grinder edm vmc hmc",
    "person machinist operator employee worker programmer inspector hand body",
    "job order ticket traveler",
    "part piece pc item unit component",
    "setup changeover change_over",
    "quote rfq bid estimate",
    "stop stoppage breakdown failure",
  ].flatMap((line) => {
    const [common = "", ...others] = line.split(" ");
    return others.map((other) => [other, common] as const);
  }),
);
