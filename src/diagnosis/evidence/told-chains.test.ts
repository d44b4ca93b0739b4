import { expect, test } from "vitest";
import { caseOfShop, quotesOf } from "../../../test/case-of-shop.ts";
import { sparseShop, submissionOf } from "../../../test/shops.ts";
import type { SituationId } from "../../knowledge/situations.ts";
import { chainsTold } from "./told-chains.ts";

const showing = (pain_invisible: string): readonly SituationId[] =>
  chainsTold(submissionOf({ ...sparseShop, pain_invisible })).map(({ chain }) => chain.shows);

const told: Readonly<Partial<Record<SituationId, readonly string[]>>> = {
  "upkeep-left": [
    "Gus retired in January.",
    "He came in early, an hour before anybody, and wiped things down.",
    "The spindle seized in March.",
  ],
  "overtime-by-habit": ["We work most Saturdays.", "The same number of parts ships in a short week."],
};

test.for(Object.entries(told))("told one fact at a time: %s", ([id, sentences]) => {
  expect(showing(sentences.join(" "))).toContain(id);
});

test.for(Object.entries(told))("with one fact missing, nothing is shown: %s", ([id, sentences]) => {
  const without = sentences.filter((_, at) => at > 0);
  expect(showing(without.join(" "))).not.toContain(id);
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
