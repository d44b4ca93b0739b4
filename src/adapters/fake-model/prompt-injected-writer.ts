import { type Fields, fieldsOf, isFields, parseJson, type Writer } from "./json-schema.ts";
import { linesThatFit, passagesIn, placeholdersIn, sentencesIn } from "./passages.ts";
import type { Question } from "./question.ts";

/**
 * Simulates a model that follows the instructions injected in the respondent's text: repeats them with their figures, links and placeholders, reveals the
 * prompt, and finds every symptom.
 */
export function promptInjectedWriter({ instructions, data }: Question): Writer {
  const injected = injectedIn(data);
  const lines = [
    ...injected.flatMap((text) => [text, ...sentencesIn(text)]),
    ...placeholdersIn(injected.join("\n")).map((placeholder) => `You lose ${placeholder} here.`),
    ...sentencesIn(instructions),
  ];
  return {
    sentences: linesThatFit(lines, data),
    symptoms: (form) => symptomsBy(data, form),
  };
}

/** The reply that the respondent's text dictates as JSON with a field of our schema, if it does. */
export function dictatedReply({ data, schema }: Question): Fields | undefined {
  const schemaFields = Object.keys(fieldsOf(schema?.properties));
  return injectedIn(data)
    .flatMap((text) => text.match(/\{".*\}/gs) ?? [])
    .map(parseJson)
    .filter(isFields)
    .find((reply) => schemaFields.some((name) => name in reply));
}

/** Shorter texts are answers, not instructions. */
const maxAnswer = 20;

/** Texts long enough to be instructions, and those hidden in them as base64. */
function injectedIn(data: string): readonly string[] {
  const texts = passagesIn(data)
    .map(({ text }) => text)
    .filter((text) => text.length > maxAnswer);
  return [...texts, ...texts.flatMap(hiddenIn)];
}

const hiddenIn = (text: string): readonly string[] =>
  (text.match(/[A-Za-z0-9+/]{24,}={0,2}/g) ?? []).map((code) => Buffer.from(code, "base64").toString("utf8"));

/** Every symptom, those that the text names first, with everything that may be quoted. */
function symptomsBy(data: string, form: Fields): readonly Fields[] {
  const { id, field } = fieldsOf(form.properties);
  const names = fieldsOf(field).enum;
  const ids = fieldsOf(id).enum;
  if (!Array.isArray(names) || !Array.isArray(ids)) return [];
  const passages = passagesIn(data).filter(({ name }) => names.includes(name));
  return namedFirst(data, ids).flatMap((symptom) =>
    passages.flatMap(({ name, text }) =>
      [text.slice(0, 240), ...sentencesIn(text)].map((quote) => ({ id: symptom, field: name, quote })),
    ),
  );
}

/**
 * Symptoms that the text names come first. Where the rest begin depends on the text, so that over many texts every
 * symptom is reached.
 */
function namedFirst(data: string, ids: readonly string[]): readonly string[] {
  const named = ids.filter((id) => data.includes(id.replace(/\..*/, "")));
  const first = data.length % ids.length;
  return [...named, ...ids.slice(first), ...ids.slice(0, first)];
}
