import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
let copy: string;
let refusals: string;

/** A line that a folder must refuse, and the compiler's message. */
const forbidden = [
  ["web", 'import type { Diagnosis } from "../diagnosis/diagnosis.ts"; export type D = Diagnosis;', "TS6307"],
  ["web", 'import { knownKpis } from "../web-worker/known-kpis.ts"; export const k = knownKpis;', "TS6307"],
  ["web-worker", 'import { Hero } from "../web/hero/Hero.tsx"; export const h = Hero;', "TS6307"],
  ["web-worker", 'import { diagnose } from "../diagnosis/diagnose.ts"; export const d = diagnose;', "TS6307"],
  ["measures", 'import { kpis } from "../knowledge/kpis/kpis.ts"; export const k = kpis;', "TS6307"],
  ["imports", 'import { kpis } from "../knowledge/kpis/kpis.ts"; export const k = kpis;', "TS6307"],
  ["knowledge", 'import { diagnose } from "../diagnosis/diagnose.ts"; export const d = diagnose;', "TS6307"],
  ["diagnosis", 'import { renderHtml } from "../report/render-html.ts"; export const h = renderHtml;', "TS6307"],
  ["survey", 'import { diagnose } from "../diagnosis/diagnose.ts"; export const d = diagnose;', "TS6307"],
  ["service", 'import { readFileSync } from "node:fs"; export const r = readFileSync;', "TS2591"],
  ["report", "export const environment = process.env;", "TS2591"],
  ["diagnosis", "export const asked = fetch('/');", "TS2304"],
  ["survey", "export const where = document.title;", "TS2584"],
] as const;
const fileOf = (index: number): string => `forbidden-${index}.ts`;

/** The settings of every folder. The folders contain only the forbidden lines, and empty files for their imports. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "import-boundaries-"));
  const settings = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("tsconfig.json"))
    .map((path) => join("src", path));
  for (const path of ["tsconfig", "package.json", ...settings])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const [index, [folder, line]] of forbidden.entries()) {
    writeFileSync(join(copy, "src", folder, fileOf(index)), line);
    const [, imported] = /from "\.\.\/([^"]+)"/.exec(line) ?? [];
    if (imported === undefined) continue;
    mkdirSync(dirname(join(copy, "src", imported)), { recursive: true });
    writeFileSync(join(copy, "src", imported), "export {};");
  }
  const folders = [...new Set(forbidden.map(([folder]) => `src/${folder}`))];
  refusals = spawnSync(
    process.execPath,
    [join(root, "node_modules/typescript/bin/tsc"), "-b", ...folders, "--pretty", "false"],
    {
      cwd: copy,
      encoding: "utf8",
    },
  ).stdout;
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.for(forbidden.map((line, index) => [line[0], line[1], line[2], index] as const))(
  "%s refuses: %s",
  ([folder, , code, index]) => {
    const ofFile = refusals.split("\n").filter((line) => line.startsWith(`src/${folder}/${fileOf(index)}`));
    expect(ofFile.join("\n")).toContain(code);
  },
);
