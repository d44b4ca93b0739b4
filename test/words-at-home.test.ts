import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { fields, questionOf } from "../src/survey/questionnaire.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Words files, and tables of what we know. */
const home = /\.words\.ts$|\/words\/|\/knowledge\//;

/**
 * No owner reads these: what is said to a language model and why its reply is dropped, and the description of the HTTP
 * interface.
 */
const forNoOwner = /^src\/(?:service\/model|adapters\/(?:model|fake-model))\/|openapi|-schemas?\.ts$/;

/** Calls whose sentences are for operators and developers, or are no sentences: log, errors, help, queries, lists. */
const otherCall =
  /(?:^|\.)(?:log|logger|console)\.\w+$|^(?:note|super)$|(?:Error|RegExp)$|\.(?:description|\w*[oO]ption|argument|addHelpText|where|on|select|split)$/;

const paths = globSync("src/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\.d\.ts$/.test(path))
  .toSorted();
const textOf = (path: string): string => readFileSync(`${root}${path}`, "utf8");

/** Answers of the form, and members of a type: code compares them, and rewording them would break it. */
const values = new Set([
  ...fields.map(questionOf).flatMap((question) => [question.label, ...("choices" in question ? question.choices : [])]),
  ...paths.flatMap((path) => [...textOf(path).matchAll(/[|:=]\s*"([^"\n]+)"(?=\s*[|;>])/g)].map(([, value]) => value)),
]);

/** Three words in a row, or a capitalized word and another: a sentence, or a title of more than one word. */
const isProse = (text: string): boolean =>
  /[A-Za-z][a-z]+ [a-z]+ [a-z]+|[A-Z][a-z]+ [a-z]+/.test(text.replaceAll(/<[^>]*>/g, " "));

/** Styles, markup, patterns, queries, comments of a stream. */
const isCode = (text: string): boolean => /[{;]\s*[a-z-]+:\S|^\s*<|\(\?[:<]|\\b|^(?:select|drop) |^: /.test(text);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

const isNode = (part: unknown): part is Node => typeof part === "object" && part !== null && "type" in part;

/** The sentences of a file outside the tables at its top level. */
function strayIn(path: string, text: string): readonly string[] {
  const sourceOf = (part: unknown): string =>
    isNode(part) ? text.slice(part.start, part.end).replaceAll(/\s/g, "") : "";
  const isSkipped = ({ type, operator, callee, tag }: Node): boolean =>
    /^Import|^TS(?!As|Satisfies|NonNull)/.test(type) ||
    /^[=!]=/.test(String(operator)) ||
    otherCall.test(sourceOf(callee)) ||
    /^(?:sql|String\.raw)/.test(sourceOf(tag));
  const sayings = (part: unknown): readonly string[] => {
    if (Array.isArray(part)) return part.flatMap(sayings);
    if (!isNode(part) || isSkipped(part)) return [];
    const said = saidBy(part);
    const isStray = isProse(said) && !isCode(said) && !values.has(said);
    const others = Object.entries(part).filter(
      ([name]) => name !== "key" && !(name === "test" && "consequent" in part),
    );
    return [
      ...(isStray ? [said.replaceAll(/\s+/g, " ").trim()] : []),
      ...others.flatMap(([, child]) => sayings(child)),
    ];
  };
  const { body } = parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }, path) as unknown as { body: Node[] };
  return body.flatMap(withoutRows).flatMap(sayings);
}

function saidBy({ type, value, quasis }: Node): string {
  if (type === "TemplateLiteral")
    return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join("…");
  return typeof value === "string" ? value : "";
}

/** A statement; of one that names a value, what is no row of a table. */
function withoutRows(statement: Node): readonly unknown[] {
  const { type, declarations } = isNode(statement.declaration) ? statement.declaration : statement;
  if (type !== "VariableDeclaration") return [statement];
  return (declarations as { init: unknown }[]).flatMap(({ init }) => outsideRows(init, false));
}

/** A table's rows are its strings, at any depth; a function in a row is code. */
function outsideRows(part: unknown, isRow: boolean): readonly unknown[] {
  if (!isNode(part)) return [];
  const { type, expression, elements, properties, value, callee } = part;
  if (/^TS/.test(type)) return outsideRows(expression, isRow);
  if (type === "ArrayExpression") return (elements as unknown[]).flatMap((one) => outsideRows(one, true));
  if (type === "ObjectExpression") return (properties as unknown[]).flatMap((one) => outsideRows(one, true));
  if (type === "Property") return outsideRows(value, true);
  // A row may be made by a call, and a list be changed by one.
  const list =
    isNode(callee) && isNode(callee.object) && callee.object.type === "ArrayExpression" ? callee.object : null;
  if (list !== null || type === "NewExpression" || (isRow && type === "CallExpression"))
    return [list, ...(part.arguments as unknown[])].flatMap((one) => outsideRows(one, isRow));
  return isRow && /^(?:Template)?Literal$/.test(type) ? [] : [part];
}

test("sentences stand in words files or tables, not inside code", () => {
  const others = paths.filter((path) => !home.test(path) && !forNoOwner.test(path));
  expect(others.flatMap((path) => strayIn(path, textOf(path)).map((said) => `${path}: ${said}`))).toEqual([]);
});

test.each([
  ["a sentence in a function", `const f = () => "Nothing is stored here.";`],
  ["a sentence with blanks", "const f = (n: number) => `The file has $" + "{n} rows.`;"],
  ["a title in markup", "const Page = () => <h1>Your own numbers</h1>;"],
  ["a sentence on its own", `const sorry = "We couldn’t read this file.";`],
  ["a sentence in a function of a table", `const rows = [{ says: (n: number) => n + " rows are left out" }];`],
])("%s is found", (_, code) => {
  expect(strayIn("page.tsx", code)).toHaveLength(1);
});

test.each([
  ["a row of a table", `export const rows = [{ id: "a", text: "Nothing is stored here." }] as const;`],
  ["an error for developers", `throw new Error("Both shops must have a loss");`],
  ["a comparison with an answer", `const isOpen = (answer: string) => answer === "No formal tracking";`],
])("%s is left alone", (_, code) => {
  expect(strayIn("page.tsx", code)).toEqual([]);
});
