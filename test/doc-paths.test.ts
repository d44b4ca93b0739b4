import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

test("every file and folder that the documents name is there", () => {
  const documents = globSync(["*.md", "docs/**/*.md", "test/*/README.md"], { cwd: root });
  const missing = documents
    .map((document) => ({ document, text: read(document) }))
    .filter(({ text }) => !text.includes("\nSuperseded by"))
    .flatMap(({ document, text }) => pathsIn(text).map((path) => `${document}: ${path}`));
  expect(missing).toEqual([]);
});

/** Who has to read them to the end reads no more words than these. */
const mostWords = { "docs/method.md": 3_500, "docs/operating.md": 3_100, "docs/rules.md": 4_500 };

test.for(Object.entries(mostWords))("%s has at most %d words", ([document, most]) => {
  expect(read(document).split(/\s+/).length).toBeLessThanOrEqual(most);
});

test("every test that a comment names by its folder is there", () => {
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: root });
  const named = sources.flatMap((path) =>
    [...read(path).matchAll(/`(src\/[\w/-]+\.test\.tsx?)`/g)].map(([, test = ""]) => test),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

/** Paths in backticks that lead nowhere. They begin at the root or in `src`. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([a-z-]+\/(?:[\w/-]+\.(?:tsx?|md|json|mjs)|[\w/-]*\/))`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !existsSync(join(root, path)) && !existsSync(join(root, "src", path)));
