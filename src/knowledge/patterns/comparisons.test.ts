import { expect, test } from "vitest";
import { belief, cameOutDifferently } from "./comparison-patterns.ts";
import { type ComparisonRowId, comparisonRows } from "./comparisons.ts";

test.for<[ComparisonRowId, string]>([
  ["locked", "We lock the week on Thursday."],
  ["locked", "They locked the board."],
  ["locked", "The hot ones jump the line."],
  ["locked", "It jumped the queue."],
  ["locked", "Ramon tore it down for hubs."],
  ["locked", "That one was torn down twice."],
  ["who-can-or-may", "Only Joe may touch it."],
  ["who-can-or-may", "There only Joe may touch it."],
  ["who-can-or-may", "Nobody else knows how to set it."],
  ["who-can-or-may", "Everyone may set the other one."],
  ["who-can-or-may", "Others have to wait for him."],
  ["setup-prepared", "The left one runs fours and fives."],
  ["setup-prepared", "It gets ones and twos."],
  ["own-check", "He passes them at the machine with a height gage."],
  ["own-check", "The crew has its own gauges."],
  ["stops-seen", "He wrote the stops on a sheet."],
  ["stops-seen", "They write the reasons on a board."],
  ["setup-prepared", "They build up the holders at night."],
  ["cared-for", "That one was serviced in May."],
  ["one-list", "They scan the barcode."],
])("%s is what differs in: %s", ([id, text]) => {
  expect(text).toMatch(comparisonRows[id].says);
});

test.for<[ComparisonRowId, string]>([
  ["setup-prepared", "The new ones and the old ones."],
  ["setup-prepared", "It works four tens and then it is Friday."],
  ["own-check", "He stands at the machine with a guy from days."],
  ["cared-for", "The serviced life is over."],
  ["who-can-or-may", "The only thing they share is the bar."],
])("%s is not what differs in: %s", ([id, text]) => {
  expect(text).not.toMatch(comparisonRows[id].says);
});

test.for(["They missed three dates.", "We miss a date on those.", "That one misses every date."])(
  "what is missed is a result: %s",
  (text) => {
    expect(text).toMatch(cameOutDifferently);
  },
);

test.for(["My guess is the setups.", "My theory is the setups.", "If you ask me, it's nights.", "Luck, that's all."])(
  "an opinion at the beginning of a sentence is one, too: %s",
  (text) => {
    expect(text).toMatch(belief);
  },
);
