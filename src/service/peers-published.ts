import type { PeerFigure, PeerShares } from "../diagnosis/peers.ts";

/** Nothing is published about fewer shops than this. */
const minShops = 20;
/** What was told is told again, unchanged, until so many of the shops behind it came or went. */
const renewalStep = 10;
/** An answer that fewer shops chose is not listed separately. */
const minForChoice = 5;

/** What one shop says of one figure. The mark names the submission, so a shop that answers again has another. */
export interface Said<Value> {
  readonly mark: string;
  readonly value: Value;
}

/** What is told of one figure of a kind, and of which submissions it was made. */
export interface Published<Told> {
  readonly members: readonly string[];
  /** `null` while too few are left. */
  readonly told: Told | null;
}

/**
 * What is told next: the same as before, unless ten of the shops behind it came or went since. Whoever compares what was
 * told before and after never sees the difference that one shop makes.
 *
 * The greater number of those that came and those that went counts: a shop that answers anew is in both, and is one.
 */
export function renewed<Value, Told>(
  before: Published<Told> | null,
  said: readonly Said<Value>[],
  summarize: (values: readonly Value[]) => Told,
): Published<Told> | null {
  const members = said.map(({ mark }) => mark);
  if (before !== null && shopsBetween(before.members, members) < renewalStep) return before;
  if (said.length < minShops) return before && { ...before, told: null };
  return { members, told: summarize(said.map(({ value }) => value)) };
}

function shopsBetween(before: readonly string[], after: readonly string[]): number {
  return Math.max(without(after, before).length, without(before, after).length);
}

function without(marks: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return marks.filter((mark) => !known.has(mark));
}

/**
 * What is told when the rules have changed that the values rest on: of the very shops as before, or nothing until
 * ten of them came or went.
 */
export function republished<Value, Told>(
  before: Published<Told>,
  said: readonly Said<Value>[],
  summarize: (values: readonly Value[]) => Told,
): Published<Told> {
  const members = new Set(before.members);
  const same = said.filter(({ mark }) => members.has(mark));
  const isWhole = before.told !== null && same.length === before.members.length;
  return { ...before, told: isWhole ? summarize(same.map(({ value }) => value)) : null };
}

/**
 * Quartiles, each the mean of the fifth of the shops around it, four at least: none is the value of one shop. To two
 * significant figures.
 */
export function quartilesOf(values: readonly number[]): Omit<PeerFigure, "id"> {
  const sorted = values.toSorted((a, b) => a - b);
  const around = (quarter: number): number => {
    const [from, to] = [quarter - 0.1, quarter + 0.1].map((share) => Math.round(share * sorted.length));
    const fifth = sorted.slice(from, to);
    return Number(fifth.reduce((sum, value) => sum + value / fifth.length, 0).toPrecision(2));
  };
  return { shops: tensOf(values.length), lower: around(0.25), median: around(0.5), upper: around(0.75) };
}

/** How many chose each answer, to the nearest tenth of all. */
export function sharesOf(values: readonly string[], choices: readonly string[]): Omit<PeerShares, "field"> {
  const shares = choices.map((choice) => {
    const chose = values.filter((value) => value === choice).length;
    return { choice, share: chose < minForChoice ? null : Math.round((chose / values.length) * 10) / 10 };
  });
  return { shops: tensOf(values.length), shares };
}

const tensOf = (shops: number): number => Math.floor(shops / 10) * 10;
