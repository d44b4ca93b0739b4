import { expect, test } from "vitest";
import { sampleShop } from "../../survey/sample-shop.ts";
import { diagnose } from "../diagnose.ts";
import type { Figure } from "./figure.ts";
import { stepCalled, stepName } from "./step.ts";

test("every figure that a formula names is a step, and its name leads back to it", () => {
  const { hidden_hours, hidden_dollars, contribution_dollars, themes, capacity } = diagnose(sampleShop);
  const losses = themes.flatMap((theme) => theme.losses.map(({ amount }) => amount));
  const figures: readonly Figure[] = [
    hidden_hours,
    hidden_dollars,
    contribution_dollars,
    ...losses,
    ...Object.values(capacity),
  ];
  const names = figures.flatMap(({ derivation }) =>
    derivation.inputs.flatMap((input) => (input.kind === "figure" ? [input.name] : [])),
  );
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const step = stepCalled(name);
    expect(step && stepName(step)).toBe(name);
  }
});

test("a name of older rules isn't a step", () => {
  expect(stepCalled("raw hours")).toBeUndefined();
  expect(stepCalled("toString")).toBeUndefined();
});

test("the names of figures in reports of earlier releases still lead to their steps", () => {
  expect(stepCalled("hidden hours")).toBe("recoverable-hours");
  expect(stepCalled("revenue potential")).toBe("sales-value");
});
