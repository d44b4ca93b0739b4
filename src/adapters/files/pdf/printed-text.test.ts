import fc from "fast-check";
import { expect, test } from "vitest";
import { answer, place, plain, said } from "../../../report/text.ts";
import { answerText, printedText } from "./printed-text.ts";

test("[R70] a word of more than twenty characters comes in parts of six, and no other does", () => {
  expect(answerText(`so ${"W".repeat(21)} it is`)).toEqual(["so ", "WWWWWW", "WWWWWW", "WWWWWW", "WWW ", "it ", "is"]);
  expect(answerText("a sentence of short words, however long it is")).toBe(
    "a sentence of short words, however long it is",
  );
});

test("[R70] no letter is cut in two: an accent stays with its letter, a family with its members", () => {
  expect(answerText("e\u0301".repeat(22))).toEqual(
    [..."666"].map(() => "e\u0301".repeat(6)).concat("e\u0301".repeat(4)),
  );
  expect([answerText("👨‍👩‍👧".repeat(21))].flat().every((part) => part.startsWith("👨") && part.endsWith("👧"))).toBe(
    true,
  );
});

test("[R70] the parts together are the answer, whatever was typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const parts = [answerText(text)].flat().join("");
      expect(parts.replace(/^\u2068([\s\S]*)\u2069$/, "$1")).toBe(text);
    }),
    { seed: 20261121 },
  );
});

test("[R70] what runs from right to left is kept apart from the words around it, other answers stay bare", () => {
  expect(answerText("Müller \u202e")).toBe("\u2068Müller \u202e\u2069");
  expect(answerText("مخرطة")).toBe("\u2068مخرطة\u2069");
  expect(answerText("Müller 株式会社")).toBe("Müller 株式会社");
});

test("[R70] our own words are never broken, what was said and chosen is", () => {
  const long = "x".repeat(30);
  const [own, quoted, chosen] = printedText([...plain(long), said(long), answer(long)]);
  expect(own?.text).toBe(long);
  expect([quoted?.text.length, chosen?.text.length]).toEqual([5, 5]);
});

test("[R70] the name of a field breaks where its words end", () => {
  const [long, short] = printedText([
    place("Job.Order_Quantity, Delivery.Promised_Quantity"),
    place("Job.Order_Quantity"),
  ]);
  expect(long?.text).toEqual(["Job.", "Order_", "Quantity, ", "Delivery.", "Promised_", "Quantity"]);
  expect(short?.text).toBe("Job.Order_Quantity");
});
