import { type Fields, isFields, parsed } from "./json-schema.ts";

/**
 * The form of an answer as instructions tell it to a model that gets no schema: an example of JSON, and the ids to choose
 * from at the beginnings of lines, `- id: what it means`. A member whose name ends as such a list is for takes its ids:
 * `id` those with a dot, `field` those without.
 */
export function formInWords(instructions: string): Fields | undefined {
  const [, example = ""] = /JSON[^{\n]*(\{.*\})/.exec(instructions) ?? [];
  const form = parsed(example);
  return isFields(form) ? schemaLike(form, idsIn(instructions)) : undefined;
}

interface Ids {
  readonly id: readonly string[];
  readonly field: readonly string[];
}

function idsIn(instructions: string): Ids {
  const all = [...instructions.matchAll(/^- ([\w.]+): /gm)].flatMap(([, id]) => id ?? []);
  return { id: all.filter((id) => id.includes(".")), field: all.filter((id) => !id.includes(".")) };
}

function schemaLike(value: unknown, ids: Ids): Fields {
  if (Array.isArray(value)) return { type: "array", items: schemaLike(value[0], ids) };
  if (!isFields(value)) return { type: typeof value };
  const members = Object.entries(value).map(([name, one]) => [name, schemaOf(name, one, ids)]);
  return { type: "object", properties: Object.fromEntries(members) };
}

function schemaOf(name: string, value: unknown, ids: Ids): Fields {
  const choices = name === "id" || name === "field" ? ids[name] : [];
  return choices.length > 0 ? { type: "string", enum: choices } : schemaLike(value, ids);
}
