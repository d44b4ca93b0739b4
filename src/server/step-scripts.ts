import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PrerenderedPage } from "../survey/prerendered.ts";

/** A built file as Vite's manifest names it. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const entry = "index.html";

/** The code that each sight goes on with, beside the entry's. The start's is fetched while it is read. */
const steps = {
  hero: null,
  form: "survey/SurveyStep.tsx",
  report: "results/StoredStep.tsx",
  numbers: "numbers/NumbersStep.tsx",
  missing: null,
} as const satisfies Record<PrerenderedPage, string | null>;

/** Paths of the scripts that the browser is told of early, so that it need not find them one behind the other. */
export async function scriptsOf(pageDirectory: string): Promise<Readonly<Record<PrerenderedPage, readonly string[]>>> {
  const file = join(pageDirectory, ".vite/manifest.json");
  // The cast is sound: Vite writes this file.
  const manifest = existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Manifest) : {};
  const known = new Set(filesOf(manifest, entry));
  const newScriptsOf = (step: string | null) =>
    step === null ? [] : filesOf(manifest, step).filter((path) => !known.has(path));
  return {
    hero: newScriptsOf(steps.hero),
    form: newScriptsOf(steps.form),
    report: newScriptsOf(steps.report),
    numbers: newScriptsOf(steps.numbers),
    missing: newScriptsOf(steps.missing),
  };
}

/** A chunk's file and those it imports, each once. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return [];
  seen.add(name);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))];
}
