import { expect, test } from "vitest";
import { caseOfShop, quotesOf } from "../../../test/case-of-shop.ts";
import { sparseShop, submissionOf } from "../../../test/shops.ts";
import { toldChains } from "../../knowledge/patterns/told-chains.ts";
import type { SituationId } from "../../knowledge/situations.ts";
import { chainsTold } from "./told-chains.ts";

const showing = (pain_invisible: string): readonly SituationId[] =>
  chainsTold(submissionOf({ ...sparseShop, pain_invisible })).map(({ chain }) => chain.shows);

const told: Readonly<Partial<Record<SituationId, readonly string[]>>> = {
  "kits-robbed": [
    "Every repeat part has a cart, and two of thirty are whole.",
    "We bought the collets when there were nine machines.",
    "Half of a setup is spent on walks.",
  ],
  "upkeep-left": [
    "Gus retired in January.",
    "He came in early, an hour before anybody, and wiped things down.",
    "The spindle seized in March.",
  ],
  "bought-cheaper": [
    "We have a new vendor for drills.",
    "It began in the third week of June.",
    "They change the drill twice a shift.",
  ],
  "late-shift-runs-dry": [
    "Second shift makes half as much.",
    "By nine they stand around the coffee machine.",
    "The saw man goes home at three.",
  ],
  "paid-for-something-else": ["There is a bonus for pieces.", "They start the largest order in the rack."],
  "waits-for-crane": [
    "There is one bridge crane for the bay.",
    "The crane is with the welders most of the morning.",
    "From the end of one part to the next it is two to five hours.",
  ],
  "old-instructions": [
    "The parts were to print.",
    "They were not what the customer wanted.",
    "The change was in an email in my inbox.",
  ],
  "measured-warm": ["Shafts come hot from the washer.", "Sixty failed in May.", "Most passed the next morning."],
  "know-how-left": [
    "Otto retired last fall.",
    "He dressed the wheel by ear.",
    "Since then they crack.",
    "The new guy goes by the book.",
  ],
  "at-certain-hours": ["It is never on a weekend.", "The drive alarms out.", "The technician finds nothing."],
};

test.for(Object.entries(told))("told in passing, one fact at a time: %s", ([id, sentences]) => {
  expect(showing(sentences.join(" "))).toContain(id);
});

test.for(Object.entries(told))("with one fact missing, nothing is shown: %s", ([id, sentences]) => {
  const without = sentences.filter((_, at) => at > 0);
  expect(showing(without.join(" "))).not.toContain(id);
});

test("each chain has its own situation", () => {
  const shown = toldChains.map(({ shows }) => shows);
  expect(new Set(shown).size).toBe(shown.length);
});

test("the facts of a chain are quoted, and what they show stays to be tested", () => {
  const sentences = told["upkeep-left"] ?? [];
  const { situation, finding, mechanism, ...rest } = caseOfShop({ pain_invisible: sentences.join(" ") });
  expect([situation?.id, finding.themes[0], finding.hedge]).toEqual(["upkeep-left", "maintenance_downtime", "likely"]);
  expect(quotesOf({ situation, finding, mechanism, ...rest })).toEqual(expect.arrayContaining([...sentences]));
});

test("a fact that two sentences tell is quoted from both, up to five in all", () => {
  const [first = "", second = "", third = ""] = told["upkeep-left"] ?? [];
  const oil = "A pail of way oil used to last three months.";
  const quotes = chainsTold(submissionOf({ ...sparseShop, pain_invisible: [first, second, oil, third].join(" ") }))[0]
    ?.quotes;
  expect(quotes?.map(({ text }) => text)).toEqual([first, second, oil, third]);
});

test("a sentence that its writer took back tells no fact", () => {
  const [first = "", ...others] = told["upkeep-left"] ?? [];
  const pain_invisible = [first, ...others].join(" ");
  const taken = { field: "pain_invisible", text: first, means: [] } as const;
  expect(chainsTold(submissionOf({ ...sparseShop, pain_invisible, confirmed: [taken] }))).toEqual([]);
});
