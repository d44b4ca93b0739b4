import fc from "fast-check";
import { expect, test } from "vitest";
import { numbersIn } from "../../src/diagnosis/facts/numbers/number-in-text.ts";
import { noLetter } from "../../src/diagnosis/letter/whole-letter.ts";
import { itemForms } from "../../src/service/model/letter/letter-form.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { but, checked, good, type Reply, whole } from "./checked-letter.ts";
import { numbersSaid } from "./words-of-letter.ts";

test("fifty causes: the first six are looked at", () => {
  const cause = Array.from({ length: 50 }, () => (good.cause as object[])[2]);
  const { letter, dropped } = but({ cause });
  expect([letter.cause.length, dropped]).toEqual([6, ["cause: too many"]]);
});

test.for([null, 7, "letter", [], {}, { letter: "yes" }])("a reply of another form is none: %j", (reply) => {
  expect(checked(reply)).toEqual({ letter: noLetter, dropped: ["wrong-form"] });
});

test("an empty letter drops nothing and says nothing", () => {
  expect(checked(Object.fromEntries(Object.keys(itemForms).map((name) => [name, []])))).toEqual({
    letter: noLetter,
    dropped: [],
  });
});

test("a letter that is cut off anywhere keeps what is whole", () => {
  for (const name of Object.keys(itemForms)) {
    const { letter } = checked(Object.fromEntries(Object.entries(good).filter(([other]) => other !== name)));
    if (name !== "week") expect(letter.week).toEqual(whole.week);
  }
});

const answered = Object.values(sampleShop)
  .flat()
  .flatMap((answer) => numbersIn(String(answer)).flatMap(({ low, high }) => [low, high]));

const strings = fc.oneof(
  fc.constantFrom(
    "{s1}",
    "q1",
    "q4",
    "notes",
    "setup_changeover",
    "You lose 7391 hours.",
    "owner",
    "Mon",
    "30",
    "fact",
    "h/week",
  ),
  fc.string(),
);
const path = fc.tuple(fc.constantFrom(...Object.keys(good)), fc.nat(5), fc.nat(5));
const changes = fc.array(fc.tuple(path, fc.oneof(strings, fc.jsonValue())), { minLength: 1, maxLength: 6 });

/** The good letter with values put in arbitrary places. */
function spoiled(all: readonly (readonly [readonly [string, number, number], unknown])[]): Reply {
  const reply = structuredClone(good);
  for (const [[part, at, key], value] of all) {
    const items = reply[part];
    const item = Array.isArray(items) ? items[at] : items;
    const name = typeof item === "object" && item !== null ? Object.keys(item)[key] : undefined;
    if (name === undefined) reply[part] = value;
    else (item as Reply)[name] = value;
  }
  return reply;
}

test("[R180] whatever a letter holds, no number of unknown origin is in its words, and nothing throws", () => {
  fc.assert(
    fc.property(changes, (all) => {
      const said = numbersSaid(checked(spoiled(all)).letter).filter((value) => value > 60 && value !== 90);
      expect(said.filter((value) => !answered.includes(value))).toEqual([]);
    }),
    { numRuns: 60, seed: 20_261_122 },
  );
});
