/** The members of a JSON object, not validated yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The members of a value that should be an object; none if it isn't one. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** The parsed value; `undefined` if the text is not JSON. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (mistake) {
    if (mistake instanceof SyntaxError) return undefined;
    throw mistake;
  }
}

/** Supplies the texts of a reply. */
export interface Writer {
  /** Sentences to use, at least one. */
  readonly sentences: readonly string[];
  /** Findings in the data, each an object of this form. */
  readonly symptoms: (form: Fields) => readonly Fields[];
}

/**
 * A reply that fits the schema. Handles only the schemas of our own questions, in which every list is a list of
 * symptoms.
 */
export function replyBy(schema: Fields, { symptoms }: Writer): unknown {
  const write = (form: Fields): unknown => {
    if (isFields(form.properties)) {
      return Object.fromEntries(Object.entries(form.properties).map(([key, of]) => [key, write(fieldsOf(of))]));
    }
    if (form.type !== "array") return true;
    const limit = typeof form.maxItems === "number" ? form.maxItems : Number.POSITIVE_INFINITY;
    return symptoms(fieldsOf(form.items)).slice(0, limit);
  };
  return write(schema);
}
