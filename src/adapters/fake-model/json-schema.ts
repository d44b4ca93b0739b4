/** The members of a JSON object, not looked at yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The members of what should be an object; none where it is none. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** What JSON says; `undefined` where it is not JSON. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (mistake) {
    if (mistake instanceof SyntaxError) return undefined;
    throw mistake;
  }
}

/** Who writes the texts of an answer. */
export interface Writer {
  /** Sentences at hand, one or more. */
  readonly sentences: readonly string[];
  /** What was found in the data, each an object of this form. */
  readonly findings: (form: Fields) => readonly Fields[];
}

/** An answer that fits the schema, as far as the schemas of our own questions go: every list is one of findings. */
export function answerBy(schema: Fields, { findings }: Writer): unknown {
  const write = (form: Fields): unknown => {
    if (isFields(form.properties)) {
      return Object.fromEntries(Object.entries(form.properties).map(([key, of]) => [key, write(fieldsOf(of))]));
    }
    if (form.type !== "array") return true;
    const most = typeof form.maxItems === "number" ? form.maxItems : Number.POSITIVE_INFINITY;
    return findings(fieldsOf(form.items)).slice(0, most);
  };
  return write(schema);
}
