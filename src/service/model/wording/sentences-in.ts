import { type Fact, placeholder } from "./facts.ts";

/** More than this no honest answer holds; the rest is not looked at. */
const mostLookedAt = 20;
const mostCharacters = 8_000;

/** The sentences of a model's answer, one by one, or `undefined` where the answer has not the form that was asked for. */
export function sentencesIn(value: unknown): readonly string[] | undefined {
  if (typeof value !== "object" || value === null || !("sentences" in value)) return undefined;
  const { sentences } = value;
  if (!Array.isArray(sentences) || !sentences.every((one) => typeof one === "string")) return undefined;
  return sentences
    .slice(0, mostLookedAt)
    .flatMap((text: string) => splitted(text.slice(0, mostCharacters)))
    .slice(0, mostLookedAt);
}

/** A string may hold several sentences, or a line break that means nothing. */
const splitted = (text: string): readonly string[] =>
  tidied(text)
    .split(/(?<=[.?!…])\s+/u)
    .filter((sentence) => sentence !== "");

/**
 * A sentence without what a model likes to put around a placeholder: quotation marks, blanks within the braces, an
 * `about` before it, the unit behind it. All of it is part of what we put in.
 */
const tidied = (text: string): string =>
  text
    .replaceAll(/[ \t\r\n\u00a0]+/gu, " ")
    .replaceAll(/\{\{ ?([a-z0-9_.]+) ?\}\}/gu, "{{$1}}")
    .replaceAll(/[“"‘'](\{\{[a-z0-9_.]+\}\})([.,]?)[”"’']/gu, "$1$2")
    .replaceAll(/\b(?:about|around|roughly|approximately|an estimated|some) (?=\{\{)/giu, "")
    .replaceAll(
      /(\{\{(?:hours|labor_hours|unbilled_hours)\.[a-z_]+\}\}) (?:machine |working )?hours(?: (?:a|per) year)?/gu,
      "$1",
    )
    .replaceAll(/(\{\{[a-z_]+\.[a-z_]+\}\}) (?:(?:a|per|every|each) year|yearly|annually)/gu, "$1")
    .trim();

/** A sentence with our words in place of the placeholders. What is put in is not looked at again. */
export function withFacts(sentence: string, facts: readonly Fact[]): string {
  const text = sentence.replaceAll(withStop, (_, name: string, stop = "") =>
    stopped(facts.find(({ id }) => id === name)?.text ?? "", stop),
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A placeholder with the full stop behind it, or the end of its sentence. */
const withStop = new RegExp(`${placeholder.source}(\\.|$)?`, "gu");

/** A quotation often brings its own full stop. */
const stopped = (text: string, stop: string): string => (/[.?!…]”$/u.test(text) ? text : text + stop);
