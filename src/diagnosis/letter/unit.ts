/**
 * A unit as powers of its parts: `h/setup` is `{ h: 1, setup: -1 }`. Machine hours, labor hours and unbilled hours are
 * different units, and so is each thing that is counted.
 */
export type Unit = Readonly<Record<string, number>>;

/** A unit as written, and its factor in our own units: minutes are read as hours, percent as shares of one. */
export interface WrittenUnit {
  readonly unit: Unit;
  readonly factor: number;
}

/**
 * Reads `min/setup`, `hours a week per machine`, `$ per hour`, `%`, `percent of jobs`, `minutes each`; `undefined` of what is
 * no unit. `minutes each` are for one of something that is not named.
 */
export function unitIn(written: string): WrittenUnit | undefined {
  const plain = plainUnit(written);
  if (plain.length > longest || !/^[a-z0-9$%/·×*_ ]*$/.test(plain)) return undefined;
  const [above = "", ...below] = plain.replace(forOne, "").split(separator);
  const parts = [partsOf(above, 1), ...below.map((one) => partsOf(one, -1))];
  if (parts.some((part) => part === undefined)) return undefined;
  const named = parts.flatMap((part) => part ?? []);
  return joined(forOne.test(plain) ? [...named, { unit: { each: 1 }, factor: 1, power: -1 }] : named);
}

const longest = 60;
const forOne = /\s*\b(?:each|apiece)$/;
const separator = /\s*(?:\/|\b(?:(?:in|for|on|at|by|from|during)\s+)?(?:per|an?|each|every|and)\b)\s*/;

/** `hrs. weekly (machine)` as `hrs per week machine`. What a share or an hour is taken of is dropped. */
const plainUnit = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replaceAll(/[(),.-]/g, " ")
    .replaceAll(/(?:#|\b(?:numbers?|counts?|no)) of\b|#/g, " ")
    .replaceAll(/\b(dai|week|month|quarter|year)ly\b/g, (_, period: string) => `per ${period.replace("dai", "day")}`)
    .replaceAll(/\bof (?:(?!(?:per|an?|each|every|apiece)\b)[a-z$%_]+ ?)+/g, "")
    .replaceAll(/ +/g, " ")
    .trim();

interface Part extends WrittenUnit {
  readonly power: 1 | -1;
}

function partsOf(written: string, power: Part["power"]): readonly Part[] | undefined {
  const parts = written
    .replace(ofPeriod, "$<thing>*$<period>")
    .split(/[·×*]/)
    .map((one) => partOf(one.trim(), power));
  return parts.some((one) => one === undefined) ? undefined : parts.flatMap((one) => one ?? []);
}

/** `machine week` is a week of a machine. */
const ofPeriod =
  /\b(?<thing>machine|spindle|person|man|machinist|operator|shift) (?<period>days?|shifts?|weeks?|months?|years?)$/;

/** Only the last word is the unit: `wire hours` are hours. Labor hours and machine hours are kept apart. */
function partOf(words: string, power: Part["power"]): Part | undefined {
  if (words === "" || words === "1") return { unit: {}, factor: 1, power };
  const last = words.split(" ").at(-1) ?? "";
  if (/\d/.test(words)) return undefined;
  const [, known] = knownUnits.find(([says]) => says.test(last)) ?? [];
  if (known === undefined)
    return /^[a-z_]+$/.test(last) ? { unit: { [singular(last)]: 1 }, factor: 1, power } : undefined;
  const [name, factor] = known;
  const kind = name === "h" ? (/\b(labor|unbilled)\b/.exec(words)?.[1] ?? "") : "";
  return { unit: name === "" ? {} : { [`${kind} ${name}`.trim()]: 1 }, factor, power };
}

/**
 * What a word means in our own units. Week and year stay separate, because the number of weeks a shop works is an
 * input.
 */
const knownUnits: readonly (readonly [RegExp, readonly [string, number]])[] = [
  [/^(?:min|mins|minutes?)$/, ["h", 1 / 60]],
  [/^(?:h|hr|hrs|hours?)$/, ["h", 1]],
  [/^(?:\$|dollars?|usd)$/, ["$", 1]],
  [/^(?:%|percent)$/, ["", 1 / 100]],
  [/^(?:share|fraction|ratio|factor|multiple|times|x|none|number|unitless|dimensionless)$/, ["", 1]],
  [/^(?:yrs?|years?|annum)$/, ["year", 1]],
  [/^(?:mo|mos|months?)$/, ["month", 1]],
  [/^(?:wks?|weeks?)$/, ["week", 1]],
  [/^(?:people|persons?|men|heads?)$/, ["person", 1]],
];

const singular = (word: string): string =>
  /(?:ss|is|us)$/.test(word) ? word : word.replace(/(?<=[a-z]{3})ies$/, "y").replace(/(?<=[xs])es$|s$/, "");

function joined(parts: readonly Part[]): WrittenUnit {
  return parts.reduce<WrittenUnit>(
    (whole, { unit, factor, power }) => ({
      unit: multiplied(whole.unit, unit, power),
      factor: whole.factor * factor ** power,
    }),
    { unit: {}, factor: 1 },
  );
}

/** One unit times another, or divided by it. */
export function multiplied(one: Unit, other: Unit, power: 1 | -1): Unit {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const powers = [...names].map((name) => [name, (one[name] ?? 0) + power * (other[name] ?? 0)] as const);
  return Object.fromEntries(powers.filter(([, of]) => of !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}
