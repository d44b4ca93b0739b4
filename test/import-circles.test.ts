import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

test("the linter refuses a circle of imports, also one of types alone", () => {
  const folder = mkdtempSync(join(tmpdir(), "circles-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of ["biome.json", "lint"]) cpSync(join(root, part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, "one.ts"), 'import type { Two } from "./two.ts";\nexport type One = Two | 1;\n');
  writeFileSync(join(folder, "two.ts"), 'import type { One } from "./one.ts";\nexport type Two = One[];\n');
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const { stderr, stdout, status } = spawnSync(
    process.execPath,
    [biome, "lint", "--vcs-enabled=false", "--only=suspicious/noImportCycles"],
    { cwd: folder, encoding: "utf8" },
  );
  expect(status).toBe(1);
  expect(stdout + stderr).toContain("one.ts:1:26 lint/suspicious/noImportCycles");
  expect(stdout + stderr).toContain("two.ts:1:26 lint/suspicious/noImportCycles");
});
