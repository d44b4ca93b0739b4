import { inPercent } from "./goal-limits.ts";
import { fits, isLate, labelOf, type ToldClaim, withLimit } from "./goal-pairs.ts";
import { pair } from "./goal-parts.ts";
import { topicIn } from "./goal-topics.ts";
import type { OwnMeasure } from "./own-measure.ts";

/** A goal for one of the things that shops count, without today's value: `Get me under 30 hours of downtime a month`. */
export const goalsAloneIn = (told: readonly ToldClaim[], goals: readonly string[]): readonly OwnMeasure[] =>
  told.flatMap((target) => {
    const topic =
      target.role === "target" && target.isSaid
        ? topicIn([goals[target.sentence] ?? "", titleBefore(goals, target)], target.unit)
        : "";
    const isOnly = told.every((one) => one === target || one.role !== "target" || !fits(one.unit, target.unit));
    if (topic === "" || target.unit.kind === "none" || !isOnly) return [];
    const { unit, name } = labelOf(topic, target.unit);
    const written = target.value === 1 ? unit.replace(/s$/, "") : unit;
    const one = pair(name, target.number, undefined, written, isLess(name));
    if (one === undefined) return [];
    const asWritten = target.unit.kind === "percent" ? inPercent(one) : one;
    return [withLimit(isLate.test(name) ? { ...asWritten, kpi: "kpi_otd" } : asWritten, target)];
  });
/** `My Saturdays back.` */
const titleBefore = (goals: readonly string[], { sentence }: ToldClaim): string =>
  goals.slice(0, sentence).findLast((text) => text.length <= longestTitle && !/\d/.test(text)) ?? "";
/** Own judgment. */
const longestTitle = 30;
const isLess = (name: string): boolean | undefined => (/^on-time/i.test(name) ? undefined : true);
