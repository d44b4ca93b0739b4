import type { WireLever, WireLoss, WireTheme } from "../../../survey/wire/results.ts";
import { estimateText, moneyText } from "../../number-text.ts";
import { whatIfWords } from "../../words/what-if.ts";
import { isLikely } from "../causes/is-likely.ts";
import type { Positions } from "./use-what-if.ts";

const words = whatIfWords;

/** Levers shown for every shop, after those of its own causes. */
const always = ["measured_machines", "shift_machines", "shop_rate"];
/** The most causes that get a lever. */
const maxCauses = 3;

/** The levers to show: those of the shop's own likely causes, then those of every shop. */
export function leversShown(levers: readonly WireLever[], themes: readonly WireTheme[]): readonly WireLever[] {
  const order = [...cutsOf(themes), ...always];
  return order.flatMap((id) => levers.filter((lever) => lever.id === id));
}

/** How many levers there will be at most, known before the server names them. */
export const maxLevers = (themes: readonly WireTheme[]): number => cutsOf(themes).length + always.length;

/** The initial positions: the leading cause's slider is moved, so that there is a gain to see. */
export function openingPositions(themes: readonly WireTheme[]): Positions {
  const [first] = cutsOf(themes);
  return first === undefined ? {} : { [first]: 0.33 };
}

/** The levers of the likely causes that cost machine hours; if none is likely, only that of the likeliest. */
function cutsOf(themes: readonly WireTheme[]): readonly string[] {
  const costly = themes.filter(({ id, losses }) => id !== unseen && losses.some(isMachineHours));
  const likely = costly.filter(isLikely);
  return (likely.length > 0 ? likely : costly).slice(0, likely.length > 0 ? maxCauses : 1).map(({ id }) => `cut_${id}`);
}

/** Unseen stops have a lever of their own: measuring machines. */
const unseen = "capacity_visibility";

const isMachineHours = ({ currency, amount }: WireLoss): boolean => currency === "machine_hours" && amount.likely > 0;

/** The position of a lever now; the server's response lags behind the slider. */
export const positionOf = ({ id, today }: WireLever, positions: Positions): number => positions[id] ?? today;

/** The position of a lever as text, shown next to the slider and read by screen readers. */
export function positionText({ id, max, today, is_assumed }: WireLever, position: number, money: string): string {
  if (id.startsWith("cut_")) return words.share(Math.round(position * 100));
  if (id === "measured_machines" || id === "shift_machines") return words.onMachines(position, max);
  const rate = rateText(position, money);
  if (position !== today) return words.rate(rate);
  return is_assumed ? words.roundRate(rate) : words.ownRate(rate);
}

/** A rate someone entered isn't an estimate, so it is shown in full. */
const rateText = (rate: number, money: string): string =>
  money +
  new Intl.NumberFormat("en-US", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: "stripIfInteger",
  }).format(rate);

/** What a lever alone gains, as text; empty if nothing. */
export function gainText({ hours }: WireLever): string {
  if (hours === null) return words.bringsMoney;
  if (hours.likely === 0) return "";
  return words.brings(estimateText(hours.likely), estimateText(hours.low), estimateText(hours.high));
}

/** Formats a what-if amount by its unit. */
export const amountText = (value: number, unit: string, money: string): string =>
  unit.startsWith("$") ? moneyText(value, money) : estimateText(value);
