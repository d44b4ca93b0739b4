import { expect, test } from "vitest";
import { machineGroupsIn } from "./machine-groups.ts";
import { quantitiesIn } from "./quantities.ts";

test.for([
  ["Our three Mazak lathes are booked solid.", "Mazak lathes", 3, true],
  ["Two of the eighteen machines are 5-axis and everybody wants them.", "5-axis", 2, true],
  ["Four EDMs, one man.", "EDMs", 4, false],
] as const)("%s", ([text, name, count, isContested]) => {
  expect(machineGroupsIn(quantitiesIn(text))).toMatchObject([{ name, count, isContested }]);
});

test.for([
  "Each waits about 6 machine hours.",
  "We have nine machine operators.",
  "Two lathe jobs were late.",
  "They all set two lathes ahead.",
  "Bo has got two lathes going.",
  "One spindle cartridge was replaced last fall.",
])("%s names no machine", (text) => {
  expect(machineGroupsIn(quantitiesIn(text))).toEqual([]);
});

test("a machine that is only planned isn't there", () => {
  expect(machineGroupsIn(quantitiesIn("We need two more lathes."))).toEqual([]);
});

test("people are no machines", () => {
  const groups = ["We need to find four Swiss people.", "My two lathe hands are good."].flatMap((text) =>
    machineGroupsIn(quantitiesIn(text)),
  );
  expect(groups).toEqual([]);
});

test("one kind mentioned twice is one group", () => {
  const text = "Two wire EDMs do the fine work. The two wire machines never stop.";
  expect(machineGroupsIn(quantitiesIn(text)).map(({ name }) => name)).toEqual(["wire EDMs"]);
});
test.each([
  ["We have two 5-axis mills and three 3-axis mills.", ["5-axis mills", "3-axis mills"]],
  ["Four Swiss lathes and six CNC lathes share one programmer.", ["Swiss lathes", "CNC lathes"]],
])("kinds that differ in one word are kept apart: %s", (text, names) => {
  expect(machineGroupsIn(quantitiesIn(text)).map(({ name }) => name)).toMatchObject(
    names.map((name) => expect.stringContaining(name)),
  );
});
