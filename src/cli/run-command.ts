import { programFor } from "./program.ts";

/** Runs one command. An error is printed as one sentence and sets the exit code. */
export async function runCommand(args: readonly string[]): Promise<void> {
  try {
    const program = await programFor(args[0]);
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
