import { benchAnalysis, benchDiagnose, benchFiles } from "./analysis.ts";
import { benchCost } from "./cost.ts";
import { benchDurability } from "./durability.ts";
import { benchImport } from "./import.ts";
import { benchMemory, benchSoak, benchThroughput } from "./many-calls.ts";
import { benchMillion } from "./million.ts";
import { benchModel } from "./model.ts";
import { benchOverload } from "./overload.ts";
import { benchPage } from "./page.ts";
import { benchProcesses } from "./processes.ts";

const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  analysis: benchAnalysis,
  cost: benchCost,
  diagnose: benchDiagnose,
  durability: benchDurability,
  files: benchFiles,
  import: benchImport,
  throughput: benchThroughput,
  memory: benchMemory,
  million: benchMillion,
  model: benchModel,
  overload: benchOverload,
  page: benchPage,
  processes: benchProcesses,
  soak: benchSoak,
};

const [name = ""] = process.argv.slice(2);
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (!bench) {
  console.error(`Which bench? npm run bench -- ${Object.keys(benches).join(" | ")}`);
  process.exit(1);
}
console.log(JSON.stringify({ bench: name, ...((await bench()) as object) }));
