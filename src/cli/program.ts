import { Command } from "commander";
import { addAnalyze } from "./analyze.ts";
import { addBackup } from "./backup.ts";
import { addDeliveries } from "./deliveries.ts";
import { addErase } from "./erase.ts";
import { addErased } from "./erased.ts";
import { addEval } from "./eval.ts";
import { addFakeModel } from "./fake-model.ts";
import { addLeads } from "./leads.ts";
import { addMarkTest } from "./mark-test.ts";
import { addMeasure } from "./measure.ts";
import { addMigrate } from "./migrate.ts";
import { addQuestions } from "./questions.ts";
import { addRestore } from "./restore.ts";
import { addServe } from "./serve.ts";

/** Every command with its options, not yet run. */
export const program = new Command("spindlewise")
  .description("Shop diagnostic: from the answers of a CNC machine shop to root themes, hidden hours and a KPI plan.")
  .showHelpAfterError("(`spindlewise help` lists the commands)");
for (const add of [
  addAnalyze,
  addServe,
  addQuestions,
  addMeasure,
  addLeads,
  addMarkTest,
  addErase,
  addDeliveries,
  addBackup,
  addRestore,
  addErased,
  addMigrate,
  addEval,
  addFakeModel,
])
  add(program);
