import { type Fault, isFault } from "./faults.ts";
import { type Fields, fieldsOf, isFields, parseJson } from "./json-schema.ts";
import { schemaFromInstructions } from "./schema-from-instructions.ts";

/** A parsed question. */
export interface Question {
  readonly model: string;
  /** The system messages. */
  readonly instructions: string;
  /** The user messages: facts and the respondent's answers. */
  readonly data: string;
  /** JSON Schema of the reply; `null` asks for plain text. */
  readonly schema: Fields | null;
  /** Whether the request itself has the schema, so that the server has to enforce it. */
  readonly hasSchema: boolean;
  readonly isStreamed: boolean;
  /** What the stand-in does wrong with it; `null` answers correctly. */
  readonly fault: Fault | null;
}

export interface ModelRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/**
 * Parses a request; `undefined` if it is not JSON. The fault comes from the `x-fault` header, then the model's name, then
 * the server's setting.
 */
export function readQuestion({ headers, body }: ModelRequest, serverFault: Fault | null): Question | undefined {
  const request = parseJson(body);
  if (!isFields(request)) return undefined;
  const model = typeof request.model === "string" ? request.model : "";
  const instructions = textsOf(request.messages, ["system", "developer"]);
  return {
    model,
    instructions,
    data: textsOf(request.messages, ["user"]),
    schema: schemaOf(fieldsOf(request.response_format), instructions),
    hasSchema: isFields(fieldsOf(fieldsOf(request.response_format).json_schema).schema),
    isStreamed: request.stream === true,
    fault: faultFor(headers["x-fault"], model) ?? serverFault,
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

/** A message is a text, or a list of parts, some of them text. */
function textsIn(content: unknown): readonly string[] {
  if (typeof content === "string") return [content];
  if (!Array.isArray(content)) return [];
  return content.map(fieldsOf).flatMap(({ text }) => (typeof text === "string" ? [text] : []));
}

/**
 * The schema of the request; for servers without schema support, clients put the schema or an example into the
 * instructions.
 */
function schemaOf(format: Fields, instructions: string): Fields | null {
  const { schema } = fieldsOf(format.json_schema);
  if (isFields(schema)) return schema;
  const fromInstructions = schemaLine(instructions) ?? schemaFromInstructions(instructions);
  return fromInstructions ?? (format.type === "json_object" ? {} : null);
}

const schemaLine = (instructions: string): Fields | undefined =>
  instructions
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map(parseJson)
    .findLast(isFields);
