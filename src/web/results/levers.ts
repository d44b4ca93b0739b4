import type { WireLever, WireLoss, WireTheme } from "../../survey/wire-results.ts";
import { resultsWords } from "../words/results.ts";
import { dollarsText, estimateText } from "../written.ts";
import { isLikely } from "./is-likely.ts";
import type { Positions } from "./use-trial.ts";

const words = resultsWords.trial;

/** Those that every shop is shown, after the levers of its own causes. */
const always = ["measured_machines", "shift_machines", "shop_rate"];
/** More causes than this are not tried out. */
const mostCauses = 3;

/** The levers worth moving: those of the shop's own likely causes, then those that every shop has. */
export function leversShown(levers: readonly WireLever[], themes: readonly WireTheme[]): readonly WireLever[] {
  const order = [...cutsOf(themes), ...always];
  return order.flatMap((id) => levers.filter((lever) => lever.id === id));
}

/** Where the sliders are at first: the leading cause's is moved, so that there is something to see. */
export function openingPositions(themes: readonly WireTheme[]): Positions {
  const [first] = cutsOf(themes);
  return first === undefined ? {} : { [first]: 0.33 };
}

/** The levers of the likely causes that cost machine hours; of the likeliest one alone where none is likely. */
function cutsOf(themes: readonly WireTheme[]): readonly string[] {
  const costly = themes.filter(({ id, losses }) => id !== unseen && losses.some(isMachineHours));
  const likely = costly.filter(isLikely);
  return (likely.length > 0 ? likely : costly)
    .slice(0, likely.length > 0 ? mostCauses : 1)
    .map(({ id }) => `cut_${id}`);
}

/** Stops that no one sees have a lever of their own: to measure machines. */
const unseen = "capacity_visibility";

const isMachineHours = ({ currency, amount }: WireLoss): boolean => currency === "machine_hours" && amount.likely > 0;

/** Where a lever is now: the server's word is a moment older than the slider. */
export const positionOf = ({ id, today }: WireLever, positions: Positions): number => positions[id] ?? today;

/** Where a lever is, in words: shown next to the slider and spoken by it. */
export function positionText({ id, max, today, is_assumed }: WireLever, position: number): string {
  if (id.startsWith("cut_")) return words.share(Math.round(position * 100));
  if (id === "measured_machines") return words.measured(position, max);
  if (id === "shift_machines") return words.shift(position, max);
  if (position !== today) return words.rate(rateText(position));
  return is_assumed ? words.roundRate(rateText(position)) : words.ownRate(rateText(position));
}

/** A rate that somebody set is no estimate: every figure of it is written. */
const rateText = (dollars: number): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", trailingZeroDisplay: "stripIfInteger" }).format(
    dollars,
  );

/** What a lever alone brings, in words; nothing while it brings nothing. */
export function bringsText({ hours }: WireLever): string {
  if (hours === null) return words.bringsMoney;
  if (hours.likely === 0) return "";
  return words.brings(estimateText(hours.likely), estimateText(hours.low), estimateText(hours.high));
}

/** An amount of the what-if as it is written, by its unit. */
export const amountText = (value: number, unit: string): string =>
  unit.startsWith("$") ? dollarsText(value) : estimateText(value);
