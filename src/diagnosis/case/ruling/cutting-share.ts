import { machineKinds } from "../../../knowledge/patterns/asset-patterns.ts";
import { isGoalField } from "../../../survey/free-text.ts";
import type { PlanFact } from "../../facts/facts.ts";
import { isSameKind } from "../../facts/numbers/machine-groups.ts";
import { monitoredOf } from "../../facts/numbers/monitored-machines.ts";
import { statedLossesIn } from "../../facts/sums/losses.ts";
import { isWalk } from "../../facts/sums/part-counts.ts";
import { statedUnits } from "../../facts/sums/stated.words.ts";
import { cutOfHours, notToday } from "../../kpis/own-utilization.ts";
import { sentencesOf } from "../../reader/words.ts";
import type { Quote } from "../quote.ts";
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
  const outOf = losses.find(
    ({ ran, quotes }) =>
      ran !== undefined &&
      quotes.every(({ field, text }) => isAbout(plan, text) || isBeside(plan, { field, text }, submission)),
  );
  if (outOf?.ran !== undefined) return { share: outOf.ran, isWalk: false };
  const shares = facts.quantities.filter(
    ({ unit, field, low, sentence: { text } }) =>
      unit === "share" && !isGoalField(field) && low > 0 && low < 1 && isOfHours(text),
  );
  const some = monitoredOf(submission);
  const general = some && shares.find(({ sentence: { text } }) => !machineKinds.test(text));
  if (general) return { share: general.low, isWalk: false, ofSome: some };
  const said = shares.find(
    ({ field, sentence: { text } }) => isAbout(plan, text) || isBeside(plan, { field, text }, submission),
  );
  return said && { share: areIdle(said.sentence.text) ? 1 - said.low : said.low, isWalk: false };
}

/** `The five we have cut 41% of the time`, in a sentence next to the plan: it names no machine because the plan does. */
function isBeside(plan: PlanFact, { field, text }: Quote, submission: Reading["submission"]): boolean {
  if (field !== plan.field || machineKinds.test(text)) return false;
  const told = sentencesOf(submission[field] ?? "").map((one) => one.text);
  const [at, from] = [told.indexOf(text), told.indexOf(plan.quote)];
  return ofThose.test(text) && at >= 0 && from >= 0 && Math.abs(at - from) <= 1;
}
const ofThose = /\b(?:we(?:['’]ve)? (?:already )?(?:have|got|own)|they|it|those|the (?:one|first|other)s?)\b/i;

/** Whether a sentence says in which share of the hours a machine cuts, and not in which one it should, could or once did. */
const isOfHours = (text: string): boolean =>
  (cuts.test(text) || cutOfHours.test(text) || idles.test(text)) && !notToday.test(text);
const areIdle = (text: string): boolean => idles.test(text) && !cuts.test(text) && !cutOfHours.test(text);

const cuts =
  /\b(?:in cycle|in the cut|cutting|spindle (?:time|utili[sz]ation)|utili[sz]ation|(?:run|ran|runs|running|busy|cuts?|burns?|burned|turns?|turning|mak(?:e|es|ing) chips) (?:about |only |just |at )*[\w-]+ ?(?:%|percent|per cent) of (?:the|its|their|every|each) (?:\w+ )?(?:time|day|shift|week|hours))\b/i;
const idles =
  /\b(?:sits?|sat|stands?|stood|(?:is|are) (?:sitting|standing)) (?:idle |empty |still |dark |there )*(?:about |around |for |only )*[\w-]+ ?(?:%|percent|per cent) of (?:the|its|their|every|each) (?:\w+ )?(?:time|day|shift|week|hours)\b/i;

/** Whether a sentence is about machines like the planned one, by kind or by name, or about machines in general. */
function isAbout({ text }: PlanFact, sentence: string): boolean {
  if ((text.match(nameOfOne) ?? []).some((name) => new RegExp(`\\b${name}\\b`, "u").test(sentence))) return true;
  const kinds = sentence.match(new RegExp(machineKinds, "gi")) ?? [];
  return kinds.length === 0
    ? /\b(?:machines?|spindles?)\b/i.test(sentence)
    : kinds.some((kind) => isSameKind(kind, text));
}
/** `Reishauer`, `Giddings`: a make, which is as good as a kind. */
const nameOfOne = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{3,}(?![\p{L}\p{N}])/gu;
