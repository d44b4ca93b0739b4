import { machineKinds } from "../../../knowledge/patterns/asset-patterns.ts";
import { isGoalField } from "../../../survey/free-text.ts";
import type { PlanFact } from "../../facts/facts.ts";
import { isSameKind } from "../../facts/numbers/machine-groups.ts";
import { monitoredOf } from "../../facts/numbers/monitored-machines.ts";
import { statedLossesIn } from "../../facts/sums/losses.ts";
import { isWalk } from "../../facts/sums/part-counts.ts";
import { statedUnits } from "../../facts/sums/stated.words.ts";
import { cutOfHours, notToday } from "../../kpis/own-utilization.ts";
import type { Reading } from "../reading.ts";

/** How much the shop's machines cut, by its own count, log or estimate. */
export interface CuttingShare {
  /** From 0 to 1. */
  readonly share: number;
  /** Counted at a walk, as a share of machines; otherwise said, as a share of the hours. */
  readonly isWalk: boolean;
  /** On how many machines it was measured, if only on some, so that the planned kind may not be among them. */
  readonly ofSome?: number;
}

/** The share of machines or hours that speaks for or against one more machine like the planned one. */
export function cuttingShareFor(plan: PlanFact, { submission, facts }: Reading): CuttingShare | undefined {
  const losses = statedLossesIn(submission);
  const walk = losses.find(({ unit }) => isWalk(unit));
  if (walk !== undefined) {
    const cutting = walk.unit === statedUnits.machinesCutting ? walk.value.low : 100 - walk.value.low;
    return { share: cutting / 100, isWalk: true };
  }
  const outOf = losses.find(({ ran, quotes }) => ran !== undefined && quotes.every(({ text }) => isAbout(plan, text)));
  if (outOf?.ran !== undefined) return { share: outOf.ran, isWalk: false };
  const shares = facts.quantities.filter(
    ({ unit, field, low, sentence: { text } }) =>
      unit === "share" && !isGoalField(field) && low > 0 && low < 1 && isOfHours(text),
  );
  const some = monitoredOf(submission);
  const general = some && shares.find(({ sentence: { text } }) => !machineKinds.test(text));
  if (general) return { share: general.low, isWalk: false, ofSome: some };
  const said = shares.find(({ sentence: { text } }) => isAbout(plan, text));
  return said && { share: said.low, isWalk: false };
}

/** Whether a sentence says in which share of the hours a machine cuts, and not in which one it should, could or once did. */
const isOfHours = (text: string): boolean => (cuts.test(text) || cutOfHours.test(text)) && !notToday.test(text);

const cuts =
  /\b(?:in cycle|in the cut|cutting|spindle (?:time|utili[sz]ation)|utili[sz]ation|(?:run|ran|runs|running|busy) (?:about |only |just |at )*[\w-]+ ?(?:%|percent|per cent) of (?:the|its|their|every|each) (?:time|day|shift|week|hours))\b/i;

/** Whether a sentence is about machines like the planned one, or about machines in general. */
function isAbout({ text }: PlanFact, sentence: string): boolean {
  const kinds = sentence.match(new RegExp(machineKinds, "gi")) ?? [];
  return kinds.length === 0
    ? /\b(?:machines?|spindles?)\b/i.test(sentence)
    : kinds.some((kind) => isSameKind(kind, text));
}
