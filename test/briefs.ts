import fc from "fast-check";
import { shops as published } from "../bench/load.ts";
import type { Block } from "../src/report/report.ts";
import type { Text } from "../src/report/text.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";
import type { Submission } from "../src/survey/submission.ts";
import { fullShop, hostileShop, silentShop, sparseShop, tidyShop } from "./shops.ts";
import { submissions } from "./submissions.ts";

const onePerson: Submission = { ...sparseShop, shop_name: "One Man Shop", machine_count: 2, machinist_count: 1 };

const wireShop =
  published.find(({ notes, pain_invisible }) => /wire/i.test(`${notes} ${pain_invisible}`)) ?? sampleShop;
const programShop = published.find(({ pain_invisible }) => /deletes/i.test(pain_invisible ?? "")) ?? sampleShop;

/** Shops as different as possible: what a brief promises holds for all of them. */
export const unlikeShops: readonly (readonly [name: string, shop: Submission])[] = [
  ["sample shop", sampleShop],
  ["sparse shop", sparseShop],
  ["silent shop", silentShop],
  ["tidy shop", tidyShop],
  ["full shop", fullShop],
  ["hostile shop", hostileShop],
  ["one-person shop", onePerson],
  ["wire shop", wireShop],
  ["shop that loses programs", programShop],
  ...fc.sample(submissions, { seed: 20261122, numRuns: 6 }).map((shop, at) => [`random shop ${at + 1}`, shop] as const),
];

/** Our own words in some blocks, one line each; quotes from answers are left out. */
export const ownLines = (blocks: readonly Block[]): readonly string[] => blocks.flatMap(linesIn);

function linesIn(value: unknown): readonly string[] {
  if (isText(value)) return [value.flatMap((piece) => (isTheirs(piece) ? [] : [piece.text])).join("")];
  if (Array.isArray(value)) return value.flatMap(linesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (unread.has(key)) return [];
    return typeof inner === "string" ? (read.has(key) ? [inner] : []) : linesIn(inner);
  });
}

const isText = (value: unknown): value is Text =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => typeof one === "object" && "kind" in one && "text" in one);

const isTheirs = ({ kind }: Text[number]): boolean => kind === "said" || kind === "answer";

const read = new Set([
  "text",
  "title",
  "name",
  "value",
  "unit",
  "aim",
  "owner",
  "why",
  "caption",
  "term",
  "target",
  "note",
  "label",
  "light",
]);
const unread = new Set(["plot", "scale", "kind", "id", "description", "tiles", "later"]);
