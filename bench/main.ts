import { benchAnalysis, benchDiagnose, benchFiles } from "./analysis.ts";
import { benchBrief } from "./brief.ts";
import { benchDurability } from "./durability.ts";
import { benchImport } from "./import.ts";
import { benchLetter } from "./letter.ts";
import { benchMemory, benchSoak, benchThroughput } from "./many-calls.ts";
import { benchModel } from "./model.ts";
import { benchPage } from "./page.ts";
import { benchRemake } from "./remake.ts";
import { benchTaps } from "./taps.ts";

const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  analysis: benchAnalysis,
  brief: benchBrief,
  diagnose: benchDiagnose,
  durability: benchDurability,
  files: benchFiles,
  import: benchImport,
  letter: benchLetter,
  throughput: benchThroughput,
  memory: benchMemory,
  model: benchModel,
  page: benchPage,
  remake: benchRemake,
  soak: benchSoak,
  taps: benchTaps,
};

const [name = ""] = process.argv.slice(2);
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (!bench) {
  console.error(`Which bench? npm run bench -- ${Object.keys(benches).join(" | ")}`);
  process.exit(1);
}
console.log(JSON.stringify({ bench: name, ...((await bench()) as object) }));
