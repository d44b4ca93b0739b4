import type { Case } from "../../../diagnosis/case/case.ts";
import type { SizeRow } from "../../../diagnosis/case/size/size-row.ts";
import type { LowHigh } from "../../../knowledge/figures/units.ts";
import { percent, wholeNumber } from "../../format.ts";
import type { HeadlineFigure } from "../../text-blocks.ts";
import { sizeWords as words } from "./size.words.ts";
import { oneOf, partsOf, ranged, written } from "./size-readings.ts";

// Figures computed from the shop's own numbers, each in the owner's unit.
type Row<K extends SizeRow["kind"]> = SizeRow & { readonly kind: K };

export function saturdays({ hoursAWeek, theme }: Row<"saturdays">, { goal }: Case): HeadlineFigure {
  const { low, high } = written(hoursAWeek);
  const reading = ranged(hoursAWeek, words.saturdays.unit);
  const days = goal.aims.find(({ kind }) => kind === "saturdays")?.counts ?? "Saturdays";
  return oneOf(words.saturdays.name, reading, [words.saturdays.about(days, low, high)], theme);
}

const spanOf = (today: LowHigh): string => {
  const [low, high] = [wholeNumber(today.low * 100), wholeNumber(today.high * 100)];
  return low === high ? low : `${low} to ${high}`;
};

export function onTimeGap({
  moreInHundred: { low, high },
  sum: { today, goal, isMeasured },
}: Row<"on-time-gap">): HeadlineFigure {
  const about = words.onTime.about(spanOf(today), percent(goal), isMeasured);
  const value = low === high ? wholeNumber(low) : `${wholeNumber(low)} to ${wholeNumber(high)}`;
  const scale = partsOf(100, words.onTime.jobs, [
    { to: today.low * 100, tone: "good", name: words.onTime.today },
    { to: today.high * 100, tone: "accent-soft", name: "" },
    { to: goal * 100, tone: "loss", name: "" },
  ]);
  return oneOf(words.onTime.name, { value, unit: words.onTime.unit, scale, description: about }, [about]);
}
