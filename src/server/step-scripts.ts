import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PrerenderedPage } from "../survey/wire/prerendered.ts";

/** A built file as Vite's manifest names it. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const entry = "index.html";

/** The code of each page's step, besides the entry's. The start page's is loaded while it is read. */
const steps = {
  hero: null,
  form: "survey/SurveyStep.tsx",
  report: "results/StoredStep.tsx",
  numbers: "numbers/NumbersStep.tsx",
  notFound: null,
} as const satisfies Record<PrerenderedPage, string | null>;

/** By page: the scripts to preload, so that the browser needn't discover them one after another. */
export async function scriptsOf(pageDirectory: string): Promise<Readonly<Record<PrerenderedPage, readonly string[]>>> {
  const file = join(pageDirectory, ".vite/manifest.json");
  // The cast is sound: Vite writes this file.
  const manifest = existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Manifest) : {};
  const entryFiles = new Set(filesOf(manifest, entry));
  const newScriptsOf = (step: string | null) =>
    step === null ? [] : filesOf(manifest, step).filter((path) => !entryFiles.has(path));
  const scripts = Object.entries(steps).map(([page, step]) => [page, newScriptsOf(step)]);
  // The cast is sound: `steps` has an entry for each page.
  return Object.fromEntries(scripts) as Record<PrerenderedPage, readonly string[]>;
}

/** The files of a chunk and its imports, each once. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return [];
  seen.add(name);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))];
}
