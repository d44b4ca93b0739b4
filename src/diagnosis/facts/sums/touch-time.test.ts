import { expect, test } from "vitest";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { diagnose } from "../../diagnose.ts";

test.each([
  "An actuator body is cut for 9 hours and delivered after 14 weeks.",
  "A usual lot carries 26 machine hours over seven operations, and 34 working days pass from release to the dock.",
  "Hands-on a bracket is 7 hours. It was with us for 33 days.",
  "There are 6 hours of cutting in a set, and it takes 5 weeks from saw to truck.",
])("[R235] days in the shop next to hours of work are strong evidence for work that waits: %s", (pain_invisible) => {
  const blank = { improvement_goal: "", success_metric: "", notes: "" };
  const { themes } = diagnose({ ...sampleShop, ...blank, shift_count: "2", machine_count: 20, pain_invisible });
  const waiting = themes.find(({ id }) => id === "flow_wip_dwell");
  expect(waiting?.evidence).toContainEqual(
    expect.objectContaining({
      why: expect.stringMatching(/^By your own numbers, [89][\d.]*% of a part's time in your shop is waiting\.$/),
      weight: "strong",
    }),
  );
});
