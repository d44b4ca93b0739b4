import { type Fields, fieldsOf, isFields, parsed, type Writer } from "./json-schema.ts";
import { fitting, passagesIn, placeholdersIn, sentencesIn } from "./passages.ts";
import type { Question } from "./question.ts";

/**
 * Does what the respondent's text orders, to the letter: says what it says, with its figures, links and placeholders,
 * reveals the prompt, and finds in it every symptom there is.
 */
export function obeyingWriter({ instructions, data }: Question): Writer {
  const orders = ordersIn(data);
  const lines = [
    ...orders.flatMap((order) => [order, ...sentencesIn(order)]),
    ...placeholdersIn(orders.join("\n")).map((placeholder) => `You lose ${placeholder} here.`),
    ...sentencesIn(instructions),
  ];
  return {
    sentences: fitting(lines, data),
    findings: (form) => findingsBy(data, form),
  };
}

/** An answer that the text itself dictates, as JSON of our form, to be given in place of any other. */
export function dictatedAnswer({ data, schema }: Question): Fields | undefined {
  const wanted = Object.keys(fieldsOf(schema?.properties));
  return ordersIn(data)
    .flatMap((order) => order.match(/\{".*\}/gs) ?? [])
    .map(parsed)
    .filter(isFields)
    .find((answer) => wanted.some((name) => name in answer));
}

/** Texts long enough to be orders, and what stands in them in base64. */
function ordersIn(data: string): readonly string[] {
  const texts = passagesIn(data)
    .map(({ text }) => text)
    .filter((text) => text.length > 20);
  return [...texts, ...texts.flatMap(hiddenIn)];
}

const hiddenIn = (text: string): readonly string[] =>
  (text.match(/[A-Za-z0-9+/]{24,}={0,2}/g) ?? []).map((code) => Buffer.from(code, "base64").toString("utf8"));

/** Every symptom, those that the text names before all, with everything that may be quoted: the orders and their parts. */
function findingsBy(data: string, form: Fields): readonly Fields[] {
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

/** What is named stands first; the rest begins at another place for each text, so that every symptom has its turn. */
function orderedBy(data: string, ids: readonly string[]): readonly string[] {
  const named = ids.filter((id) => data.includes(id.replace(/\..*/, "")));
  const first = data.length % ids.length;
  return [...named, ...ids.slice(first), ...ids.slice(0, first)];
}
