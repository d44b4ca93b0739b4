import { type Fields, isFields, parseJson } from "./json-schema.ts";

/**
 * Reads the schema of a reply from instructions written for a model without schemas: a JSON example, and lines `- id:
 * what it means` with the ids to choose from. An `id` member may take ids with a dot, a `field` member those without.
 */
export function schemaFromInstructions(instructions: string): Fields | undefined {
  const [, example = ""] = /JSON[^{\n]*(\{.*\})/.exec(instructions) ?? [];
  const form = parseJson(example);
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
  const members = Object.entries(value).map(([name, member]) => [name, schemaOf(name, member, ids)]);
  return { type: "object", properties: Object.fromEntries(members) };
}

function schemaOf(name: string, value: unknown, ids: Ids): Fields {
  const choices = name === "id" || name === "field" ? ids[name] : [];
  return choices.length > 0 ? { type: "string", enum: choices } : schemaLike(value, ids);
}
