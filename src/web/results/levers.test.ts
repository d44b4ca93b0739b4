import { expect, test } from "vitest";
import { whatIf } from "../../service/what-if.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { WireTheme } from "../../survey/wire-results.ts";
import { bringsText, leversShown, placeText } from "./levers.ts";
import { afterTrial, opening } from "./use-trial.ts";

const { levers } = whatIf(sampleShop, { cut_setup_changeover: 1 / 3 });
const lever = (id: string) => {
  const found = levers.find((one) => one.id === id);
  if (found === undefined) throw new Error(`The sample shop has no lever ${id}`);
  return found;
};
const leading = (id: string): readonly WireTheme[] => [
  { id, name: "", probability: 0.9, confidence: "high", evidence: [], losses: [] },
];

test("[G65] the lever of the leading theme comes first, then those that every shop has", () => {
  const idsFor = (theme: string) => leversShown(levers, leading(theme)).map(({ id }) => id);
  const others = ["cut_quality_inspection", "measured_machines", "shift_machines", "shop_rate"];
  expect(idsFor("setup_changeover")).toEqual(["cut_setup_changeover", ...others]);
  expect(idsFor("material_supply")).toEqual(["cut_material_supply", "cut_setup_changeover", ...others]);
  expect(idsFor("data_silos")).toEqual(["cut_setup_changeover", ...others]);
});

test.for([
  ["cut_setup_changeover", 0.33, "33%, about a third"],
  ["cut_setup_changeover", 0.34, "34%"],
  ["cut_setup_changeover", 0, "0%, no change"],
  ["measured_machines", 0, "no change"],
  ["measured_machines", 9, "9 of 18 machines measured"],
  ["shift_machines", 2, "on 2 of 18 machines"],
  ["shop_rate", 175, "$175 an hour, as in your report"],
  ["shop_rate", 190, "$190 an hour"],
] as const)("[G66] %s at %d is said as %j", ([id, place, words]) => {
  expect(placeText(lever(id), place)).toBe(words);
});

test("[G66] what a lever brings is said with its range", () => {
  expect(bringsText(lever("cut_setup_changeover"))).toBe("730 hours a year (490 to 920)");
  expect(bringsText(lever("cut_quality_inspection"))).toBe("no gain yet");
  expect(bringsText(lever("shop_rate"))).toBe("changes the dollars only");
});

test("[G67] while a newer figure is reckoned, and when it cannot be had, the older one stays", () => {
  const reckoned = whatIf(sampleShop, {});
  const shown = afterTrial(opening, { kind: "answered", reckoned });
  const moved = afterTrial(shown, { kind: "moved", id: "shift_machines", place: 2 });
  const refused = afterTrial(moved, { kind: "refused", state: "offline", message: null });
  expect([moved.state, refused.state]).toEqual(["reckoning", "offline"]);
  expect([moved.reckoned, refused.reckoned]).toEqual([reckoned, reckoned]);
  expect(moved.places).toEqual({ cut_setup_changeover: 0.33, shift_machines: 2 });
  expect(afterTrial(moved, { kind: "reset" }).places).toEqual({});
});
