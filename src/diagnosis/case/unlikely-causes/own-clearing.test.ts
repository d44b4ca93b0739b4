import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";

const typedTwice =
  "Orders get keyed in QuickBooks, then again in JobBOSS, then she copies them into her own sheet. 9 of the 13 short kits: the quantity was changed in JobBOSS and she was never told, because her sheet is a copy from the day the order came in.";

test("what they checked is set aside where their own count gives most to the leading cause", () => {
  const { unlikelyCauses } = caseOfShop({ primary_bottleneck: "Materials", pain_invisible: typedTwice });
  expect(unlikelyCauses[0]).toMatchObject({
    theme: "material_supply",
    why: "You checked Materials. By your own count, 9 of 13 have the reason above. That leaves 4.",
  });
});

test("what they say is fine is set aside in their words, and one sentence makes one row", () => {
  const notes = "Setups are on plan, inspection same day, programmers ahead. Steel is next day.";
  const rows = caseOfShop({ primary_bottleneck: "Other", pain_invisible: typedTwice, notes }).unlikelyCauses;
  expect(rows.map(({ name, quotes }) => [name, quotes[0]?.text])).toEqual(
    expect.arrayContaining([
      [
        "Setups that run over, a backup at inspection and programs not ready",
        "Setups are on plan, inspection same day, programmers ahead.",
      ],
      ["Late material and outside work", "Steel is next day."],
    ]),
  );
  const quoted = rows.flatMap(({ quotes }) => quotes.map(({ text }) => text));
  expect(new Set(quoted).size).toBe(quoted.length);
});

test("what was fine, or is fine but for something, clears nothing", () => {
  for (const notes of ["Setups were quick.", "Inspection is good, but the CMM is down.", "Material waits for us."]) {
    const rows = caseOfShop({ primary_bottleneck: "Other", pain_invisible: typedTwice, notes }).unlikelyCauses;
    expect(rows.filter(({ quotes: [quote] }) => quote?.text === notes)).toEqual([]);
  }
});
