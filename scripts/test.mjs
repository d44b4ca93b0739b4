// npm test: runs every check on a machine that has only Node and npm. Independent steps run side by side: most unit
// tests wait half of their time for a server or a database, and the browser uses that time. The tests start once
// everything before has passed.
import { spawn } from "node:child_process";
import { environment, install, root } from "./install.mjs";

install("everything");
const { chromium } = await import("./chromium.mjs");

await sideBySide([
  ["types", "tsc", ["-b"]],
  ["page", "vite", ["build", "--logLevel", "error"]],
  ["lint and format", "biome", ["ci", "--error-on-warnings"]],
]);
const CHROME_PATH = await browser();
await sideBySide([
  ["unit, store and HTTP tests", "vitest", ["run"]],
  ["browser tests", "playwright", ["test"], { CHROME_PATH, PAGE_IS_BUILT: "yes" }],
  // Waits for an answer from the network, for half a minute where none comes: not before the tests, but beside them.
  ["audit", process.execPath, ["scripts/audit.mjs"]],
]);
console.log("\nEverything passed.");

/** Starts all steps at once and reports them one after another; exits if one failed. */
async function sideBySide(steps) {
  const running = steps.map(([name, ...step]) => ({ name, step: start(...step) }));
  const failed = [];
  for (const { name, step } of running) {
    console.log(`\n── ${name}`);
    step.showOutput();
    if ((await step.ended) !== 0) failed.push(name);
  }
  if (failed.length === 0) return;
  for (const name of failed) console.error(`\n${name}: failed`);
  process.exit(1);
}

/** A running program. Its output is held until `showOutput`, and from then on printed at once. */
function start(command, args, more = {}) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment(), ...color, ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const held = [];
  let onOutput = (chunk) => held.push(chunk);
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => onOutput(chunk));
  return {
    ended: new Promise((resolve, reject) => child.on("error", reject).on("close", (code) => resolve(code ?? 1))),
    showOutput: () => {
      onOutput = (chunk) => process.stdout.write(chunk);
      for (const chunk of held) process.stdout.write(chunk);
    },
  };
}

async function browser() {
  try {
    return await chromium();
  } catch (error) {
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
