import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, "utf8");

const rules = [...read("docs/rules.md").matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, number]) => number);
const testFiles = globSync(["src/**/*.test.{ts,tsx}", "test/**/*.{test,spec}.ts", "test/contract/*.ts"], { cwd: root });
const used = new Set(
  testFiles.flatMap((path) => [...read(path).matchAll(/\[([A-Z]\d+)\]/g)].map(([, number]) => number)),
);

test("every rule is proven by at least one test", () => {
  expect(rules.filter((number) => !used.has(number))).toEqual([]);
});

test("every number in a test name is a rule, and no rule is listed twice", () => {
  expect([...used].filter((number) => !rules.includes(number))).toEqual([]);
  expect(rules.filter((number, index) => rules.indexOf(number) !== index)).toEqual([]);
});

test("every promise that the threat model names as proof exists", () => {
  const rows = [...read("docs/decisions/010-threat-model.md").matchAll(/^\|.*\| ([^|]+) \|$/gm)].slice(2);
  const proofs = rows.flatMap(([, proof = ""]) => proof.split(", "));
  expect(proofs.filter((proof) => !rules.includes(proof))).toEqual([]);
});
