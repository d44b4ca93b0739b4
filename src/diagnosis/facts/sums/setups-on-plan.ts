import type { Sentence } from "../../reader/words.ts";
import type { Near } from "./near.ts";
import { pairIn } from "./over-plan.ts";
import type { StatedQuantity } from "./stated-quantities.ts";

/** `We plan 60 minutes and the ones I clocked came in at 55`: setups that take no longer than they are planned at. */
export function setupsOnPlan(near: Near): readonly Sentence[] {
  const pair = near.lines.some(({ text }) => ofSetups.test(text))
    ? pairIn(saidToBe(near), "plan", "actual")
    : undefined;
  if (pair === undefined) return [];
  const { one: plan, other: actual } = pair;
  const isSetup = [plan, actual].some(({ sentence }) => ofSetups.test(sentence.text) || timesThem.test(sentence.text));
  const scale = Math.max(plan.scale, actual.scale);
  const [planned, taken] = [plan, actual].map(({ unit, high }) => (unit === null ? high * scale : high)) as [
    number,
    number,
  ];
  const isOn = planned > 0 && taken <= onPlan.most * planned && taken >= onPlan.least * planned;
  return isSetup && isOn ? [plan.sentence, actual.sentence] : [];
}

/** `Changeover is nine hours, router says nine`: what a time is said to be is what it takes. */
const saidToBe = (near: Near): Near => ({ ...near, here: near.here.map(asSaid), next: near.next.map(asSaid) });
const asSaid = (one: StatedQuantity): StatedQuantity =>
  one.side === null && one.unit === "minutes" && isOrAre.test(one.before) ? { ...one, side: "actual" } : one;
const isOrAre = /\b(?:is|are|was|were|run|runs)(?: (?:at|about|around|roughly|usually|always))*\s*$/i;
const ofSetups = /\b(?:set-?ups?|change-?overs?)\b/i;
const timesThem = /\b(?:clocked|timed|the ones|each|they|them|it)\b/i;
/** The most and the least of its plan that a setup on plan takes. Own judgment. */
const onPlan = { most: 1.1, least: 0.4 } as const;
