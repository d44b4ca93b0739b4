import type { WireLever, WireTheme } from "../../survey/wire-results.ts";
import { resultsWords } from "../words/results.ts";
import { dollarsText, estimateText } from "../written.ts";
import type { Places } from "./use-trial.ts";

const words = resultsWords.trial;

/** Those that every shop is shown; its leading theme joins them where it has a lever of its own. */
const always = ["cut_setup_changeover", "cut_quality_inspection", "measured_machines", "shift_machines", "shop_rate"];

/** The levers worth showing: the shop's own leading theme first. */
export function leversShown(levers: readonly WireLever[], [leading]: readonly WireTheme[]): readonly WireLever[] {
  const first = leading === undefined ? "" : `cut_${leading.id}`;
  const order = [first, ...always.filter((id) => id !== first)];
  return order.flatMap((id) => levers.filter((lever) => lever.id === id));
}

/** Where a lever stands now: the server's word is a moment older than the slider. */
export const placeOf = ({ id, today }: WireLever, places: Places): number => places[id] ?? today;

/** Where a lever stands, in words: shown beside the slider and spoken by it. */
export function placeText({ id, max, today }: WireLever, place: number): string {
  if (id.startsWith("cut_")) return words.share(Math.round(place * 100));
  if (id === "measured_machines") return words.measured(place, max);
  if (id === "shift_machines") return words.shift(place, max);
  return words.rate(rateText(place), place === today);
}

/** A rate that somebody set is no estimate: every figure of it is written. */
const rateText = (dollars: number): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", trailingZeroDisplay: "stripIfInteger" }).format(
    dollars,
  );

/** What a lever alone brings, in words. */
export function bringsText({ hours }: WireLever): string {
  if (hours === null) return words.bringsMoney;
  if (hours.likely === 0) return words.bringsNothing;
  return words.brings(estimateText(hours.likely), estimateText(hours.low), estimateText(hours.high));
}

/** An amount of the what-if as it is written, by its unit. */
export const amountText = (value: number, unit: string): string =>
  unit.startsWith("$") ? dollarsText(value) : estimateText(value);
