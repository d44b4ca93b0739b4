import { expect, test } from "vitest";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { readAnswers } from "../../../survey/read-answers.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { toWire } from "../../../survey/wire.ts";
import { checkLetter } from "./check-letter.ts";
import { letterInstructions } from "./letter-instructions.ts";

const typed = {
  notes:
    "José runs the DMG on second shift. Two machinists quit in March. Machine #3 is down twice a week. Half of our jobs are for Müller Hydraulics. We hold ±0.0005 on the shafts. The consultant says buy a cell. Our inspector Lupe checks everything twice. The bar feeder alarm is bypassed. Op 20 waits for the CMM.",
  pain_invisible:
    "A third of the time the drill wanders. A competitor quotes in 2 days, we take 9. The transfer line waits for stock. Phone calls all day.",
} as const;

/** Why a sentence about the shop that typed this is dropped; empty if it stays. */
function whyDropped(says: string, notes: string = typed.notes): readonly string[] {
  const read = readAnswers(toWire({ ...sampleShop, ...typed, notes }));
  if (read.kind === "problems") throw new Error(read.problems[0].message);
  const { submission } = read;
  const cause = [{ says, kind: "reading", grounds: ["notes", "pain_invisible"] }];
  const checked = checkLetter({ cause }, submission, diagnose(submission), letterInstructions);
  return checked.kind === "letter" ? checked.dropped.map(({ why }) => why) : [checked.kind];
}

test.for([
  "José runs the DMG alone.",
  "Half of your jobs are for Müller Hydraulics.",
  "You lose machine #3 twice a week.",
  "You hold ±0.0005 on the shafts.",
])("[R180] %j is kept: its signs and letters are the shop's own", (says) => {
  expect(whyDropped(says)).toEqual([]);
});

test.for([
  "A third of the shafts wander.",
  "Lupe has twice her load.",
  "René runs the DMG alone.",
  "The DMG sta‮nds for José.",
  "The DMG #waits for José.",
])("[R180] %j is dropped", (says) => {
  expect(whyDropped(says)).not.toEqual([]);
});
