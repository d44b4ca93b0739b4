import { type Fault, isFault } from "./faults.ts";
import { formInWords } from "./form-in-words.ts";
import { type Fields, fieldsOf, isFields, parsed } from "./json-schema.ts";

/** One question as it came. */
export interface Question {
  readonly model: string;
  /** What is asked of us, from the messages of the system. */
  readonly instructions: string;
  /** The messages of the user: facts and what a respondent wrote. */
  readonly data: string;
  /** JSON Schema of the answer; `null` asks for plain text. */
  readonly schema: Fields | null;
  /** Whether the schema stands in the call, for the server to keep to. */
  readonly formIsGiven: boolean;
  readonly isStreamed: boolean;
  /** What to do wrong with it. */
  readonly fault: Fault | null;
}

export interface Call {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** Reads a call; `undefined` where it is not JSON. The fault is that of `x-fault`, else of the model, else our own. */
export function readQuestion({ headers, body }: Call, ownFault: Fault | null): Question | undefined {
  const call = parsed(body);
  if (!isFields(call)) return undefined;
  const model = typeof call.model === "string" ? call.model : "";
  const instructions = textsOf(call.messages, ["system", "developer"]);
  return {
    model,
    instructions,
    data: textsOf(call.messages, ["user"]),
    schema: schemaOf(fieldsOf(call.response_format), instructions),
    formIsGiven: isFields(fieldsOf(fieldsOf(call.response_format).json_schema).schema),
    isStreamed: call.stream === true,
    fault: faultFor(headers["x-fault"], model) ?? ownFault,
  };
}

function faultFor(header: string | readonly string[] | undefined, model: string): Fault | undefined {
  const [, ofModel] = /^fault:(.+)$/.exec(model) ?? [];
  return [header, ofModel].find((name): name is Fault => typeof name === "string" && isFault(name));
}

function textsOf(messages: unknown, roles: readonly string[]): string {
  const all = Array.isArray(messages) ? messages.map(fieldsOf) : [];
  return all
    .filter(({ role }) => typeof role === "string" && roles.includes(role))
    .flatMap(({ content }) => textsIn(content))
    .join("\n");
}

/** A message is a text, or a list of parts of which some are text. */
function textsIn(content: unknown): readonly string[] {
  if (typeof content === "string") return [content];
  if (!Array.isArray(content)) return [];
  return content.map(fieldsOf).flatMap(({ text }) => (typeof text === "string" ? [text] : []));
}

/** The schema stands in the call; clients of servers that know no schemas write it, or the form, into their instructions. */
function schemaOf(format: Fields, instructions: string): Fields | null {
  const { schema } = fieldsOf(format.json_schema);
  if (isFields(schema)) return schema;
  const written = writtenSchema(instructions) ?? formInWords(instructions);
  return written ?? (format.type === "json_object" ? {} : null);
}

const writtenSchema = (instructions: string): Fields | undefined =>
  instructions
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map(parsed)
    .findLast(isFields);
