import { expect, test } from "vitest";
import { whatIfOf } from "../../../../test/what-if-of.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { WireTheme } from "../../../survey/wire/results.ts";
import { gainText, leversShown, openingPositions, positionText } from "./levers.ts";
import { afterAction, openingState } from "./use-what-if.ts";

const { levers } = whatIfOf(sampleShop, { cut_setup_changeover: 1 / 3 });
const lever = (id: string) => {
  const found = levers.find((one) => one.id === id);
  if (found === undefined) throw new Error(`The sample shop has no lever ${id}`);
  return found;
};
const themes = diagnose(sampleShop).themes;

test("[R57] the levers of the shop's likely causes come first, then those that every shop has", () => {
  const idsFor = (of: readonly WireTheme[]) => leversShown(levers, of).map(({ id }) => id);
  const always = ["measured_machines", "shift_machines", "shop_rate"];
  expect(idsFor(themes)).toEqual(["cut_setup_changeover", "cut_scheduling_priority", ...always]);
  expect(idsFor([])).toEqual(always);
  const unlikely = themes.map((theme) => ({ ...theme, likelihood: "too-early" as const }));
  expect(idsFor(unlikely)).toEqual(["cut_setup_changeover", ...always]);
});

test("[R57] the slider of the leading cause is moved when the page opens; without one, none is", () => {
  expect(openingPositions(themes)).toEqual({ cut_setup_changeover: 0.33 });
  expect(openingPositions([])).toEqual({});
});

test.for([
  ["cut_setup_changeover", 0.33, "33%, about a third"],
  ["cut_setup_changeover", 0.34, "34%"],
  ["cut_setup_changeover", 0, "0%, no change"],
  ["measured_machines", 0, "no change"],
  ["measured_machines", 9, "on 9 of 18 machines"],
  ["shift_machines", 2, "on 2 of 18 machines"],
  ["shop_rate", 175, "$175 an hour, as in your report"],
  ["shop_rate", 190, "$190 an hour"],
] as const)("[R57] %s at %d is said as %j", ([id, position, words]) => {
  expect(positionText(lever(id), position, "$")).toBe(words);
});

test("[R57] a rate that no one gave is not called the shop's", () => {
  expect(positionText({ ...lever("shop_rate"), today: 100, is_assumed: true }, 100, "$")).toBe(
    "We don’t have your rate, so we use $100 an hour until you set yours.",
  );
});

test("[R57] what a lever brings is said with its range", () => {
  expect(gainText(lever("cut_setup_changeover"))).toBe("930 hours a year (580 to 1,300)");
  expect(gainText(lever("cut_quality_inspection"))).toBe("");
  expect(gainText(lever("shop_rate"))).toBe("changes the money only");
});

test("[R57] while a newer figure is calculated, and when it cannot be had, the older one stays", () => {
  const calculated = whatIfOf(sampleShop, {});
  const shown = afterAction(openingState({ cut_setup_changeover: 0.33 }), { kind: "answered", calculated });
  const moved = afterAction(shown, { kind: "moved", id: "shift_machines", position: 2 });
  const refused = afterAction(moved, { kind: "refused", state: "offline", message: null });
  expect([moved.state, refused.state]).toEqual(["calculating", "offline"]);
  expect([moved.calculated, refused.calculated]).toEqual([calculated, calculated]);
  expect(moved.positions).toEqual({ cut_setup_changeover: 0.33, shift_machines: 2 });
  expect(afterAction(moved, { kind: "reset" }).positions).toEqual({});
});
