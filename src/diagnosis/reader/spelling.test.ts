import { expect, test } from "vitest";
import { plansIn } from "../facts/plans/plans.ts";
import { spelled, spelledText } from "./spelling.ts";
import { sentencesOf } from "./words.ts";

test.each([
  ["becasue", "because"],
  ["askd", "asked"],
  ["Thousnd", "Thousand"],
  ["third", "third"],
  ["hand", "hand"],
])("a misspelled word is read as what it stands for: %s", (word, meant) => {
  expect(spelled(word)).toBe(meant);
});

test("a stretch of a text with its words spelled leads back to the letters as they were typed", () => {
  const typed = "He qouted 30 thousnd for a saw.";
  const { text, place } = spelledText(typed);
  expect(text).toBe("He quoted 30 thousand for a saw.");
  expect(typed.slice(place(text.indexOf("for a saw")))).toBe("for a saw.");
});

test("a plan in misspelled words is quoted as it was typed", () => {
  const typed = "Sed no last year. I askd for a new presetter, he qouted 12 thousnd.";
  expect(plansIn(typed, true)).toMatchObject([
    { asset: "equipment", price: { dollars: 12_000 }, quote: "I askd for a new presetter, he qouted 12 thousnd." },
  ]);
});

test("dictation without periods falls into its clauses", () => {
  const text =
    "ok so the big lathe threw that alarm nine times in june and Lonnie goes around back and resets it and it is twenty minutes before it comes back up and then the little mill the lube tank was empty when i looked and nobody could tell me who fills it";
  expect(sentencesOf(text).map((one) => one.text)).toContain("and it is twenty minutes before it comes back up");
});

test("a long sentence with commas stays whole", () => {
  const text = `We ran it, ${"and then we checked the part, ".repeat(12)}and it was fine.`;
  expect(sentencesOf(text)).toHaveLength(1);
});
