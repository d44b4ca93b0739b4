import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { answerBenchmarks } from "../src/knowledge/figures/answer-benchmarks.ts";
import { benchmarks } from "../src/knowledge/figures/benchmarks.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const paths = globSync(["{src,bench,training,scripts,deploy,test}/**/*.{ts,tsx,mjs}", "*.config.ts"], { cwd: root });
const isTest = (path: string): boolean => /^test\/|\.test\.tsx?$/.test(path);
const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));

/** Names that a file takes from each of our files, as `file name`; `*` for all of them. */
function importsOf(path: string, text: string): readonly string[] {
  const fileOf = (specifier: string): string => relative(root, join(root, dirname(path), specifier));
  const named = text.matchAll(/(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+"(\.[^"]+)"/g);
  const whole = text.matchAll(/(?:\*\s+as\s+\w+\s+from\s+|\bimport\(\s*|export\s+\*\s+from\s+)"(\.[^"]+)"/g);
  return [
    ...[...named].flatMap(([, names = "", from = ""]) => namesIn(names).map((name) => `${fileOf(from)} ${name}`)),
    ...[...whole].map(([, from = ""]) => `${fileOf(from)} *`),
  ];
}

const namesIn = (list: string): readonly string[] =>
  list.split(",").flatMap(
    (one) =>
      one
        .trim()
        .replace(/^type\s+/, "")
        .split(/\s+as\s+/)[0] || [],
  );

const importsOfAll = (isTaken: (path: string) => boolean): ReadonlySet<string> =>
  new Set([...texts].flatMap(([path, text]) => (isTaken(path) ? importsOf(path, text) : [])));

const byPrograms = importsOfAll((path) => !isTest(path));
const byTests = importsOfAll(isTest);

/** Exports of a file that no other program imports. */
function unusedIn(path: string, text: string): readonly string[] {
  if (byPrograms.has(`${path} *`)) return [];
  const exported = text.matchAll(/^export (?:async )?(const|function\*?|class|interface|type|enum) (\w+)/gm);
  return [...exported].flatMap(([, kind = "", name = ""]) => {
    const said = `${path} ${name}`;
    const isUsedInside = text.split(new RegExp(`\\b${name}\\b`)).length > 2;
    // A type may be named for readers of a signature; a value that its own file uses may have its own test.
    const isFine = isUsedInside && (kind === "type" || kind === "interface" || byTests.has(said));
    return byPrograms.has(said) || isFine ? [] : said;
  });
}

const usedOtherwise = [
  // The server loads it by its path, as built.
  "src/web/prerender.tsx prerendered",
  // Only its type is used.
  "src/service/schemas/response-schema.ts describes",
];

test("every export of src is imported by another program, not by tests alone", () => {
  const unused = [...texts].flatMap(([path, text]) =>
    path.startsWith("src/") && !isTest(path) ? unusedIn(path, text) : [],
  );
  expect(unused.filter((one) => !usedOtherwise.includes(one))).toEqual([]);
});

test("every published figure is named somewhere: one that nothing names changes nothing", () => {
  const table = "src/knowledge/figures/benchmarks.ts";
  const others = [...texts].filter(([path]) => path.startsWith("src/") && path !== table && !isTest(path));
  const notes = [...(texts.get(table) ?? "").matchAll(/^ {4}note: .*/gm)].join("\n");
  const written = [...others.map(([, text]) => text), notes].join("\n").match(/(?:BM|AS)-[A-Z0-9]+(?:-[A-Z0-9]+)?/g);
  const byAnswer = Object.values(answerBenchmarks).flatMap(({ rows }) => Object.values(rows));
  const named = new Set<string>([...(written ?? []), ...byAnswer]);
  expect(Object.keys(benchmarks).filter((id) => !named.has(id))).toEqual([]);
});
