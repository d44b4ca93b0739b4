// node scripts/run.mjs FILE … : runs a TypeScript program of the project under the pinned Node, installing it first.
import { spawn } from "node:child_process";
import { environment, install, node } from "./install.mjs";

install();
const program = spawn(node(), process.argv.slice(2), { stdio: "inherit", env: environment() });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => program.kill(signal));
program.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
