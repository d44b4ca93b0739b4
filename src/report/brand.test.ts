import fc from "fast-check";
import { expect, test } from "vitest";
import { brandTones, contrast } from "./brand.ts";

test("[R37] the product's own color gives the tones set by eye", () => {
  expect(brandTones("#0B6470")).toEqual({
    accent: "#0b6470",
    onAccent: "#ffffff",
    accentDark: "#4fb6c2",
    onAccentDark: "#081316",
  });
});

test("[R37] whatever color the operator sets, text in it and on it is readable in light and dark", () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const color = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
      const { accent, onAccent, accentDark, onAccentDark } = brandTones(color);
      const pairs = [
        [accent, "#fbfbf8"],
        [accent, "#ffffff"],
        [accent, onAccent],
        [accentDark, "#10151a"],
        [accentDark, "#171e24"],
        [accentDark, onAccentDark],
      ] as const;
      for (const [one, other] of pairs) expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
    }),
    { seed: 1, numRuns: 300 },
  );
});

test("[R37] an invalid color gives the product's own", () => {
  expect(brandTones("red;}</style>")).toEqual(brandTones("#0b6470"));
});

test("[R37] contrast is that of WCAG: black on white is 21", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
});
