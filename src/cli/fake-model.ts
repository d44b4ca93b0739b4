import { setTimeout as sleep } from "node:timers/promises";
import { type Command, InvalidArgumentError, Option } from "commander";
import { type Fault, faultNames, faults, goodModel } from "../adapters/fake-model/faults.ts";
import { startFakeModel } from "../adapters/fake-model/server.ts";

interface Options {
  readonly port: number;
  readonly fault?: readonly Fault[];
  readonly delay: number;
}

export function addFakeModel(program: Command): void {
  program
    .command("fake-model")
    .description("Start a stand-in for a language model, on this machine only, for tests and trials.")
    .option("--port <number>", "port to listen on; 0 takes any free one", wholeNumber, 8089)
    .addOption(
      new Option("--fault <name...>", "what to do wrong with each question; several alternate").choices(faultNames),
    )
    .option("--delay <ms>", "time before every answer, milliseconds", wholeNumber, 0)
    .addHelpText("after", `\nFaults:\n${faultList()}\n\nThe model name fault:NAME asks for a fault as well.`)
    .action(runFakeModel);
}

async function runFakeModel({ port, fault: wanted = [], delay }: Options): Promise<void> {
  const standIn = await startFakeModel({ port, faults: wanted, beforeAnswer: () => sleep(delay) });
  const what = wanted.length === 0 ? "answers well" : wanted.map((fault) => faults[fault]).join(", then ");
  console.log(`The stand-in model is ready: it ${what}. Use it with these settings:\n`);
  console.log(`AI_PROVIDER=openai-compatible AI_BASE_URL=${standIn.baseUrl} AI_MODEL=${goodModel}\n`);
  console.log(`AI_MODEL=fault:NAME asks for one of its faults: ${faultNames.join(", ")}.`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void standIn.stop());
}

function wholeNumber(given: string): number {
  if (!/^\d{1,7}$/.test(given)) throw new InvalidArgumentError("Give a whole number.");
  return Number(given);
}

function faultList(): string {
  const width = Math.max(...faultNames.map((name) => name.length));
  return faultNames.map((name) => `  ${name.padEnd(width)}  ${faults[name]}`).join("\n");
}
