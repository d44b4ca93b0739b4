import { expect, test } from "vitest";
import { silentShop } from "../../../../test/shops.ts";
import { contactBlanker, othersIn } from "./blank-contacts.ts";
import { withNames } from "./named-others.ts";

const shop = {
  ...silentShop,
  pain_invisible:
    "Karen plans. Mike Johnson sets up, and Mike's jobs wait for Apex Heat Treat LLC each week. Mr. Alvarez calls KAREN.",
  notes: "apex heat treat llc is slow. Ask karen Monday.",
};

test("[R88] a model is sent one letter for each other person and company, however their names are written", () => {
  const blanked = contactBlanker(shop);
  expect(blanked(shop.pain_invisible)).toBe(
    "[person A] plans. [person B] sets up, and [person B]'s jobs wait for [company A] each week. [person C] calls [person A].",
  );
  expect(blanked(shop.notes)).toBe("[company A] is slow. Ask [person A] Monday.");
  expect(blanked("Dave is new.")).toBe("[person] is new.");
});

test("[R88] names are put back into what it writes, and letters that stand for no one stay", () => {
  const others = othersIn(shop);
  expect(withNames("[person A] lists what [person B] and [person C] wait for at [company A] now.", others)).toBe(
    "Karen lists what Mike and Mr. Alvarez wait for at Apex Heat Treat LLC now.",
  );
  expect(withNames("[person D], [company B], [name] and [person] stay.", others)).toBe(
    "[person D], [company B], [name] and [person] stay.",
  );
});

test("[R88] a person without a letter is the only one there is", () => {
  expect(withNames("Ask [person].", othersIn({ ...silentShop, notes: "Only Mike Johnson knows." }))).toBe("Ask Mike.");
  expect(withNames("Ask [person].", othersIn(silentShop))).toBe("Ask [person].");
});
