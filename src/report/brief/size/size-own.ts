import type { Case } from "../../../diagnosis/case/case.ts";
import type { SizeRow } from "../../../diagnosis/case/size/size-row.ts";
import type { LowHigh } from "../../../knowledge/figures/units.ts";
import { percent, plainNumber, twoFigures, wholeNumber } from "../../format.ts";
import type { HeadlineFigure } from "../../text-blocks.ts";
import { sizeWords as words } from "./size.words.ts";
import { oneOf, partsOf, ranged, rangeIn, written } from "./size-readings.ts";

// Figures computed from the shop's own numbers, each in the owner's unit.
type Row<K extends SizeRow["kind"]> = SizeRow & { readonly kind: K };

export function saturdays({ hoursAWeek, theme }: Row<"saturdays">, { goal }: Case): HeadlineFigure {
  const { low, high } = written(hoursAWeek);
  const reading = ranged(hoursAWeek, words.saturdays.unit);
  const days = goal.aims.find(({ kind }) => kind === "saturdays")?.counts ?? "Saturdays";
  return oneOf(words.saturdays.name(days), reading, [words.saturdays.about(days, low, high)], theme);
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

export function clockShare({ sum, ofClock, idle }: Row<"clock-share">): HeadlineFigure {
  const { machines, hoursAWeek, clockHours, shiftHours } = sum;
  const clock = wholeNumber(clockHours);
  const about = words.clock.about(wholeNumber(hoursAWeek), clock, percent(ofClock));
  const scale = partsOf(clockHours, "h", [
    { to: hoursAWeek, tone: "accent", name: words.clock.cut },
    { to: Math.max(hoursAWeek, shiftHours), tone: "loss", name: words.clock.inShifts },
    ...(clockHours > shiftHours ? [{ to: clockHours, tone: "loss-soft" as const, name: words.clock.outside }] : []),
  ]);
  const reading = { value: wholeNumber(idle), unit: words.clock.unit(clock), scale, description: about };
  return oneOf(words.clock.name(machines), reading, [about]);
}

export function demand({ sum: { things, count }, enough, stretch }: Row<"demand">): HeadlineFigure {
  const all = `${plainNumber(count)} ${things}`;
  const end = (stretch ?? enough) * 1.25;
  const scale = partsOf(end, "h", [
    { to: enough, tone: "good", name: words.demand.enough },
    { to: stretch ?? enough, tone: "watch", name: words.demand.plan },
    { to: end, tone: "loss", name: "" },
  ]);
  const about = [
    words.demand.about(wholeNumber(enough)),
    ...(stretch === null ? [] : [words.demand.stretch(wholeNumber(stretch))]),
  ];
  const reading = { value: wholeNumber(enough), unit: words.demand.unit(all), scale, description: about.join(" ") };
  return oneOf(words.demand.name(things), reading, about);
}

export function breakEven({ sum, timesAWeek, loss, onceInTenDays, theme }: Row<"break-even">): HeadlineFigure {
  const reading = ranged(timesAWeek, words.breakEven.unit(sum.thing));
  const about = words.breakEven.about(twoFigures(loss.likely), twoFigures(onceInTenDays));
  return oneOf(words.breakEven.name, reading, [rangeIn(timesAWeek), about], theme);
}
