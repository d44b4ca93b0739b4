import type { PeerFigure, PeerShares } from "../../diagnosis/peers.ts";
import { minShops } from "../../survey/min-shops.ts";

/** Published figures stay unchanged until this many of the shops behind them came or went. */
const renewalStep = 10;
/** An answer that fewer shops chose is not listed separately. */
const minForChoice = 5;

/** One shop's value of a figure. The mark identifies the submission, so a shop that answers again gets a new one. */
export interface Contribution<Value> {
  readonly mark: string;
  readonly value: Value;
}

/** What is published about one figure of a kind, and the submissions it was made from. */
export interface Published<Summary> {
  readonly members: readonly string[];
  /** `null` while there are too few submissions. */
  readonly summary: Summary | null;
}

/**
 * What is published next: the same as before, unless at least ten of the shops behind it have joined or left since.
 * Otherwise anyone could compare two publications and see the difference a single shop makes.
 *
 * The larger of the two numbers, joined or left, counts: a shop that answers again is in both and counts once.
 */
export function renewed<Value, Summary>(
  before: Published<Summary> | null,
  said: readonly Contribution<Value>[],
  summarize: (values: readonly Value[]) => Summary,
): Published<Summary> | null {
  const members = said.map(({ mark }) => mark);
  if (before !== null && shopsBetween(before.members, members) < renewalStep) return before;
  if (said.length < minShops) return before && { ...before, summary: null };
  return { members, summary: summarize(said.map(({ value }) => value)) };
}

function shopsBetween(before: readonly string[], after: readonly string[]): number {
  return Math.max(without(after, before).length, without(before, after).length);
}

function without(marks: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return marks.filter((mark) => !known.has(mark));
}

/**
 * What is published after the rules behind the values have changed: the figures of the same shops as before, or nothing
 * until ten shops have joined or left.
 */
export function republished<Value, Summary>(
  before: Published<Summary>,
  said: readonly Contribution<Value>[],
  summarize: (values: readonly Value[]) => Summary,
): Published<Summary> {
  const members = new Set(before.members);
  const same = said.filter(({ mark }) => members.has(mark));
  const isWhole = before.summary !== null && same.length === before.members.length;
  return { ...before, summary: isWhole ? summarize(same.map(({ value }) => value)) : null };
}

/**
 * Quartiles to two significant figures. Each is the mean of the nearest fifth of the shops, at least four, so that none
 * is the value of a single shop.
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

/** The share of shops that chose each answer, rounded to a tenth. */
export function sharesOf(values: readonly string[], choices: readonly string[]): Omit<PeerShares, "field"> {
  const shares = choices.map((choice) => {
    const chose = values.filter((value) => value === choice).length;
    return { choice, share: chose < minForChoice ? null : Math.round((chose / values.length) * 10) / 10 };
  });
  return { shops: tensOf(values.length), shares };
}

const tensOf = (shops: number): number => Math.floor(shops / 10) * 10;
