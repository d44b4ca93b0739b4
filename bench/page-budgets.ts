/** A part of the page: the modules whose scripts it needs, and the most these may weigh. */
export interface Budget {
  readonly name: string;
  /** Modules as the build's manifest names them. What they import counts too, each script once. */
  readonly modules: readonly string[];
  /** Modules whose scripts are loaded already. */
  readonly alreadyLoaded: readonly string[];
  /** Weighs the worker of that name that these modules start, instead of the modules. */
  readonly ofWorkers?: string;
  /** Weighs the script of that name that a worker loads when it needs it, instead of the modules. */
  readonly onDemand?: string;
  /** Kilobytes (1000 bytes) of script, compressed with brotli as browsers fetch it. */
  readonly mostKb: number;
}

const entry = "index.html";
const survey = "survey/SurveyStep.tsx";
const results = "results/ResultsStep.tsx";
const numbers = "numbers/NumbersStep.tsx";

/** What the page may weigh. The build fails if it weighs more. */
export const budgets: readonly Budget[] = [
  { name: "start", modules: [entry], alreadyLoaded: [], mostKb: 75 },
  { name: "before the first answer", modules: [entry, survey], alreadyLoaded: [], mostKb: 110 },
  { name: "own numbers", modules: [numbers], alreadyLoaded: [entry, survey], mostKb: 15 },
  {
    name: "own numbers, read next to the page",
    modules: [numbers],
    alreadyLoaded: [],
    ofWorkers: "numbers-worker",
    mostKb: 99,
  },
  {
    name: "own numbers, with the first XLSX file",
    modules: [],
    alreadyLoaded: [],
    onDemand: "read-workbook",
    mostKb: 33,
  },
  {
    name: "own workbook, on a click",
    modules: [numbers],
    alreadyLoaded: [],
    ofWorkers: "workbook-worker",
    mostKb: 70,
  },
  { name: "results", modules: [results, "results/StoredStep.tsx"], alreadyLoaded: [entry, survey], mostKb: 60 },
];

/** The part of Vite's manifest that is needed here. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly assets?: readonly string[] }>
>;

/** Files of the scripts that these modules need, each once. */
export function scriptsFor(manifest: Manifest, modules: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...modules];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build's manifest has no module ${name}`);
    if (seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return seen;
}

/**
 * The weight of a part, kilobytes.
 *
 * @param every all scripts of the build: the manifest doesn't name those that workers load
 */
export function weightOf(
  { modules, alreadyLoaded, ofWorkers, onDemand }: Budget,
  manifest: Manifest,
  every: readonly string[],
  bytesOf: (file: string) => number,
): number {
  if (onDemand) {
    const own = every.filter((file) => file.endsWith(".js") && file.includes(onDemand));
    if (own.length === 0) throw new Error(`The build has no script ${onDemand}`);
    return sumOf(own, bytesOf);
  }
  if (ofWorkers)
    return sumOf(
      modules.flatMap((name) => workersOf(manifest, name, ofWorkers)),
      bytesOf,
    );
  const there = scriptsFor(manifest, alreadyLoaded);
  const files = [...scriptsFor(manifest, modules)].filter((file) => !there.has(file));
  return sumOf(files, bytesOf);
}

const workersOf = (manifest: Manifest, name: string, worker: string): readonly string[] =>
  (manifest[name]?.assets ?? []).filter((file) => file.endsWith(".js") && file.includes(worker));

const sumOf = (files: readonly string[], bytesOf: (file: string) => number): number =>
  files.reduce((sum, file) => sum + bytesOf(file), 0) / 1000;
