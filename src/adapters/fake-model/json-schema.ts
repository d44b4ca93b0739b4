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
export interface Pen {
  /** Sentences at hand, one or more. */
  readonly sentences: readonly string[];
  /** Writes all of them, however few the schema allows. */
  readonly knowsNoLimit?: boolean;
  /** What was found in the data, each an object of this form. */
  readonly findings: (form: Fields) => readonly Fields[];
}

/** An answer that fits the schema, as far as the schemas of our own questions go. */
export function answerBy(schema: Fields, { sentences, knowsNoLimit = false, findings }: Pen): unknown {
  let written = 0;
  const write = (form: Fields): unknown => {
    if (Array.isArray(form.enum)) return form.enum[0];
    if (isFields(form.properties)) {
      return Object.fromEntries(Object.entries(form.properties).map(([key, of]) => [key, write(fieldsOf(of))]));
    }
    if (form.type === "array") return writeList(form);
    if (form.type === "boolean") return true;
    return form.type === "string" ? (sentences[written++ % sentences.length] ?? "") : 0;
  };
  const writeList = ({ items, maxItems }: Fields): readonly unknown[] => {
    const form = fieldsOf(items);
    const most = typeof maxItems === "number" ? maxItems : Number.POSITIVE_INFINITY;
    if ("quote" in fieldsOf(form.properties)) return findings(form).slice(0, most);
    return (knowsNoLimit ? sentences : sentences.slice(0, most)).map(() => write(form));
  };
  return write(schema);
}
