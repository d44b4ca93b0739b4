import { isGoalField } from "../../../survey/free-text.ts";
import type { PlanFact } from "../../facts/facts.ts";
import { isSameKind } from "../../facts/numbers/machine-groups.ts";
import { statedLossesIn } from "../../facts/sums/losses.ts";
import { isWalk } from "../../facts/sums/part-counts.ts";
import { statedUnits } from "../../facts/sums/stated.words.ts";
import type { Reading } from "../reading.ts";

/** How much the shop's machines cut, by its own count, log or estimate. */
export interface CuttingShare {
  /** From 0 to 1. */
  readonly share: number;
  /** Counted at a walk, as a share of machines; otherwise said, as a share of the hours. */
  readonly isWalk: boolean;
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
  const said = facts.quantities.find(
    ({ unit, field, low, sentence: { text } }) =>
      unit === "share" && !isGoalField(field) && low > 0 && low < 1 && isOfHours(text) && isAbout(plan, text),
  );
  return said && { share: said.low, isWalk: false };
}

/** Whether a sentence says in which share of the hours a machine cuts, and not in which one it should, could or once did. */
const isOfHours = (text: string): boolean => cuts.test(text) && !notToday.test(text);

const notToday =
  /\b(?:should|goal|target|want|could|hope|need|quot(?!ation)\w+|expect\w*|get to|up to|world class|used to)\b/i;
const cuts =
  /\b(?:in cycle|in the cut|cutting|spindle (?:time|utili[sz]ation)|utili[sz]ation|(?:run|ran|runs|running|busy) (?:about |only |just |at )*[\w-]+ ?(?:%|percent|per cent) of (?:the|its|their|every|each) (?:time|day|shift|week|hours))\b/i;

/** Whether a sentence is about machines like the planned one, or about machines in general. */
function isAbout({ text }: PlanFact, sentence: string): boolean {
  const kinds = sentence.match(machineKinds) ?? [];
  return kinds.length === 0
    ? /\b(?:machines?|spindles?)\b/i.test(sentence)
    : kinds.some((kind) => isSameKind(kind, text));
}

const machineKinds =
  /\b(?:mills?|lathes?|edms?|vmcs?|hmcs?|grinders?|swiss|routers?|saws?|horizontals?|verticals?|mill-turns?|(?:5|five)-axis)\b/gi;
