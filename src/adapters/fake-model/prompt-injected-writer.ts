import { type Fields, fieldsOf, isFields, parseJson, type Writer } from "./json-schema.ts";
import { linesThatFit, passagesIn, placeholdersIn, sentencesIn } from "./passages.ts";
import type { Question } from "./question.ts";

/**
 * Follows every instruction in the respondent's text: repeats it with its figures, links and placeholders, reveals the
 * prompt, and finds every symptom.
 */
export function promptInjectedWriter({ instructions, data }: Question): Writer {
  const orders = instructionsIn(data);
  const lines = [
    ...orders.flatMap((order) => [order, ...sentencesIn(order)]),
    ...placeholdersIn(orders.join("\n")).map((placeholder) => `You lose ${placeholder} here.`),
    ...sentencesIn(instructions),
  ];
  return {
    sentences: linesThatFit(lines, data),
    symptoms: (form) => symptomsBy(data, form),
  };
}

/** The reply that the respondent's text dictates as JSON of our form, if it does. */
export function dictatedAnswer({ data, schema }: Question): Fields | undefined {
  const wanted = Object.keys(fieldsOf(schema?.properties));
  return instructionsIn(data)
    .flatMap((order) => order.match(/\{".*\}/gs) ?? [])
    .map(parseJson)
    .filter(isFields)
    .find((answer) => wanted.some((name) => name in answer));
}

/** Texts long enough to be instructions, and those hidden in them as base64. */
function instructionsIn(data: string): readonly string[] {
  const texts = passagesIn(data)
    .map(({ text }) => text)
    .filter((text) => text.length > 20);
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
  return orderedBy(data, ids).flatMap((id) =>
    passages.flatMap(({ name, text }) =>
      [text.slice(0, 240), ...sentencesIn(text)].map((quote) => ({ id, field: name, quote })),
    ),
  );
}

/**
 * Symptoms that the text names come first. Where the rest begin depends on the text, so that over many texts every
 * symptom is reached.
 */
function orderedBy(data: string, ids: readonly string[]): readonly string[] {
  const named = ids.filter((id) => data.includes(id.replace(/\..*/, "")));
  const first = data.length % ids.length;
  return [...named, ...ids.slice(first), ...ids.slice(0, first)];
}
