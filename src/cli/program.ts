import { Command } from "commander";

/** Every command, in the order of the help. Each is loaded on its own: together they need some 1,700 modules. */
const commands: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  analyze: async () => (await import("./analyze.ts")).addAnalyze,
  serve: async () => (await import("./serve.ts")).addServe,
  questions: async () => (await import("./questions.ts")).addQuestions,
  measure: async () => (await import("./measure.ts")).addMeasure,
  leads: async () => (await import("./leads.ts")).addLeads,
  "mark-test": async () => (await import("./mark-test.ts")).addMarkTest,
  erase: async () => (await import("./erase.ts")).addErase,
  deliveries: async () => (await import("./deliveries.ts")).addDeliveries,
  backup: async () => (await import("./backup.ts")).addBackup,
  restore: async () => (await import("./restore.ts")).addRestore,
  erased: async () => (await import("./erased.ts")).addErased,
  migrate: async () => (await import("./migrate.ts")).addMigrate,
  eval: async () => (await import("./eval.ts")).addEval,
  "fake-model": async () => (await import("./fake-model.ts")).addFakeModel,
};

/**
 * The program with its options, not yet run: with this command alone, or with all of them where none has that name, as
 * for help.
 */
export async function programFor(name: string | undefined): Promise<Command> {
  const program = new Command("spindlewise")
    .description("Shop diagnostic: from a CNC machine shop's answers to causes, recoverable hours and a KPI plan.")
    .showHelpAfterError("(`spindlewise help` lists the commands)");
  const named = Object.entries(commands).filter(([one]) => one === name);
  for (const [, load] of named.length > 0 ? named : Object.entries(commands)) (await load())(program);
  return program;
}
