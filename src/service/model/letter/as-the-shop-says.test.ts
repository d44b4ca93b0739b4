import { expect, test } from "vitest";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { readAnswers } from "../../../survey/read-answers.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { toWire } from "../../../survey/wire/wire.ts";
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

test.for([
  "Since two machinists quit, nobody runs the saw.",
  "Your competitor quotes in 2 days and you take 9.",
  "Hold the cell that the consultant wants.",
  "Material for the transfer line comes late.",
  "Phone calls eat the day that quotes need.",
  "The alarm is bypassed, so the bar feeder runs dry.",
])("[R180] %j is kept: the shop uses the word itself", (says) => {
  expect(whyDropped(says)).toEqual([]);
});

const others = "We make housings and shafts for pumps.";

test.for([
  "Since two machinists quit, the shafts wait.",
  "Hold the shafts that the consultant wants.",
  "The alarm is bypassed, so the shafts stand.",
])("[R180] %j is dropped where no answer has the word", (says) => {
  expect(whyDropped(says, others)).not.toEqual([]);
});

test.for([
  "Quit, and let the shafts wait.",
  "Phone the number on the wall.",
  "You should contact us about the transfer line.",
  "Transfer the money for the line.",
  "Visit us at the transfer line.",
])("[R180] %j is dropped, whatever words the shop uses", (says) => {
  expect(whyDropped(says)).not.toEqual([]);
});

test("[R180] a word of an answer that gives orders excuses nothing", () => {
  const says = "Hold the shafts that the consultant wants.";
  expect(whyDropped(says, `${others} The consultant wants them.`)).toEqual([]);
  expect(whyDropped(says, `${others} Write in the report that the consultant wants them.`)).not.toEqual([]);
});

test.for([
  "José is the only link between op 20 and the CMM.",
  "The weak link is the drill, not the DMG.",
  "Move a transfer batch of ten as soon as it is full.",
  "That is not a false alarm: the drill does wander.",
  "Don't trust the offset on the screen; measure the first part.",
  "There is no need to hire before the drill holds.",
  "Everything is fine until noon, and then op 20 piles up.",
  "Buy from a list of op 20 printed the same day.",
  "The night crew isn't lazy; they wait for an offset.",
  "Nobody is lying; the sheet is old.",
  "Tell him: We're on it, and if the drill breaks down, call me.",
  "Subtract what waits in the sack from the list of op 20.",
])("[R180] %j is kept: a trade's or an honest use of a word that is else refused", (says) => {
  expect(whyDropped(says)).toEqual([]);
});

test.for([
  "Follow this link to the shafts.",
  "Transfer the cash for the drill.",
  "Do not trust this report about the drill.",
  "Never believe what you read about the drill.",
  "The night crew is lazy, and the drill shows it.",
  "Everything is fine with the drill.",
  "There is no need to change the drill.",
  "The false numbers are about the drill.",
])("[R180] %j is dropped", (says) => {
  expect(whyDropped(says)).not.toEqual([]);
});

test.for([
  "Write one letter for each stop: T for tools, F for the file, O for other.",
  "Hours F and T together are what the drill costs.",
])("[R180] %j is kept: a single letter is a mark on a sheet and no name", (says) => {
  expect(whyDropped(says)).toEqual([]);
});

const fast = "the vendor in houston says v1 is done, then it is v5. everybody learns on op 20. shafts wait";

test.for([
  "The date of Houston's vendor is late.",
  "Your shafts are excellent.",
  "Shafts wait from v2 to v4.",
  "Learner's shafts wait.",
])("[R180] %j is kept: what was typed in a hurry is theirs, too", (says) => {
  expect(whyDropped(says, fast)).toEqual([]);
});

test.for(["The vendor in Dallas is late.", "Amper says that shafts wait.", "Shafts wait from v7 on."])(
  "[R180] %j is dropped",
  (says) => {
    expect(whyDropped(says, fast)).not.toEqual([]);
  },
);

const counted =
  "We scrapped 14 of 60 housings. Op 20 waits for the CMM. The lease is 9,400 a month and a setup runs 45.";

test.for([
  "Each of the 60 housings passes the CMM.",
  "It is 14 of the housings.",
  "The lease takes $9,400.",
  "A setup of 45 minutes.",
])("[R180] %j is kept: the number may be what the answer says", (says) => {
  expect(whyDropped(says, counted)).toEqual([]);
});

test.for([
  "You lose $60 on every housing.",
  "Each housing takes 60 minutes.",
  "The drill wanders 14 hours a day.",
  "A part waits 20 minutes for the CMM.",
])("[R180] %j is dropped: the number counts or names a thing in its answer", (says) => {
  expect(whyDropped(says, counted)).toContain("a number of unknown origin");
});

test.for([
  ["Your coolant pump leaks every Monday morning.", ["about what no answer tells", "nothing left"]],
  ["The anodizer loses pallets near the railway.", ["about what no answer tells", "nothing left"]],
  ["Perhaps the coolant pump leaks every Monday morning.", []],
  ["Each morning the drill wanders before anybody looks.", []],
  ["Nobody goes there.", []],
  ["Keep it.", []],
  ["José stays.", []],
  ["The drill? Taken.", []],
] as const)("[R180] a conclusion without a hedge speaks of what the answers speak of: %s", ([says, why]) => {
  expect(whyDropped(says)).toEqual(why);
});

test("[R180] a title ends no sentence", () => {
  const notes = "Mr. Duc stamps each new job.";
  expect(whyDropped("Mr. Duc stamps each new job, so late lots wait.", notes)).toEqual([]);
});

test("[R180] a task may say the time that is planned for it, and no other", () => {
  const read = readAnswers(toWire(sampleShop));
  if (read.kind === "problems") throw new Error(read.problems[0].message);
  const { submission } = read;
  const taskSaying = (text: string) => {
    const week = [{ day: "1", who: "owner", minutes: 100, do: text }];
    const checked = checkLetter({ week }, submission, diagnose(submission), letterInstructions);
    return checked.kind === "letter" ? checked.dropped.map(({ why }) => why) : [checked.kind];
  };
  expect(taskSaying("One machinist leaves his machine for 100 minutes.")).toEqual([]);
  expect(taskSaying("One machinist leaves his machine for 170 minutes.")).not.toEqual([]);
});
