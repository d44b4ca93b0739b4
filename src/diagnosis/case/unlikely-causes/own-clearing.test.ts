import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { denialIn } from "../finding/weakness.ts";

const typedTwice =
  "Orders get keyed in QuickBooks, then again in JobBOSS, then she copies them into her own sheet. 9 of the 13 short kits: the quantity was changed in JobBOSS and she was never told, because her sheet is a copy from the day the order came in.";

test("a cause that a box names isn't called unlikely where a sentence describes it, too", () => {
  const boxes = { primary_bottleneck: "Staffing", pain_invisible: typedTwice } as const;
  const names = (notes: string) => caseOfShop({ ...boxes, notes }).unlikelyCauses.map(({ theme }) => theme);
  expect(names("The coffee is good.")).toContain("staffing_skills");
  expect(names("Ilse is alone on the wire machines.")).not.toContain("staffing_skills");
  expect(names("We have three setters for 60 machines.")).not.toContain("staffing_skills");
  expect(names("Three setters for 60 machines, and that is it.")).not.toContain("staffing_skills");
  expect(names("Ilse eats alone with the radio on.")).toContain("staffing_skills");
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

test("a clause of a few words is quoted with its sentence", () => {
  const notes = "The heat treater brings it back in two days, one better than their contract.";
  const rows = caseOfShop({ primary_bottleneck: "Other", pain_invisible: typedTwice, notes }).unlikelyCauses;
  expect(rows.flatMap(({ quotes }) => quotes.map(({ text }) => text))).toContain(notes);
});

test("a sentence without a word of denial or praise rules nothing out", () => {
  const evidence = (answer: string) =>
    ({
      speaks: "against",
      field: "notes",
      answer,
      quoted: true,
      words: [],
      why: "",
      ratio: 2,
      weight: "weak",
    }) as const;
  expect(denialIn([evidence("We sold 40 of those at a price plus material.")], "material_supply")).toBeUndefined();
  expect(denialIn([evidence("We never wait for material.")], "material_supply")).toBeDefined();
});

test("what was fine, or is fine but for something, clears nothing", () => {
  for (const notes of [
    "Setups were quick.",
    "Inspection is good, but the CMM is down.",
    "Material waits for us.",
    "By the time the first article is good we are on the fifth version.",
  ]) {
    const rows = caseOfShop({ primary_bottleneck: "Other", pain_invisible: typedTwice, notes }).unlikelyCauses;
    expect(rows.filter(({ quotes: [quote] }) => quote?.text === notes)).toEqual([]);
  }
});
