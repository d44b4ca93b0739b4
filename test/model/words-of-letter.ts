import { numbersIn } from "../../src/diagnosis/facts/numbers/number-in-text.ts";

/** Everything a reader sees of a letter's own text: its sentences, tiles, names of sums, and reasons of assumptions. */
export function wordsOfLetter(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("kind" in value && value.kind === "words" && "text" in value) return [String(value.text)];
  if ("goal" in value && "name" in value) return Object.values(value).filter((one) => typeof one === "string");
  return Object.entries(value).flatMap(([name, one]) =>
    (name === "says" || name === "why") && typeof one === "string" ? [one] : wordsOfLetter(one),
  );
}

/**
 * The numbers in a letter's text, except the result of a sum shown there, which is calculated again where it is
 * checked.
 */
export const numbersSaid = (letter: unknown): readonly number[] =>
  wordsOfLetter(letter)
    .map((words) => words.replaceAll(/ = \D{0,8}[\d.,]*\d%?/gu, " is this"))
    .flatMap((words) => numbersIn(words).flatMap(({ low, high }) => [low, high]));
