// npm test: everything that can fail, on a machine that has only Node and npm. What can go side by side does: most unit
// tests wait for a server or a database half of their time, and the browser uses it. The tests start when all before is well.
import { spawn } from "node:child_process";
import { environment, install, root } from "./install.mjs";

install();
const { chromium } = await import("./chromium.mjs");

await sideBySide([
  ["types", "tsc", ["-b"]],
  ["page", "vite", ["build", "--logLevel", "error"]],
  ["lint and format", "biome", ["ci", "--error-on-warnings"]],
  ["audit", process.execPath, ["scripts/audit.mjs"]],
]);
const CHROME_PATH = await browser();
await sideBySide([
  ["unit, store and HTTP tests", "vitest", ["run"]],
  ["browser tests", "playwright", ["test"], { CHROME_PATH, PAGE_IS_BUILT: "yes" }],
]);
console.log("\nEverything passed.");

/** Starts all steps at once and tells them one after the other; exits when one of them failed. */
async function sideBySide(steps) {
  const running = steps.map(([name, ...step]) => ({ name, step: start(...step) }));
  const failed = [];
  for (const { name, step } of running) {
    console.log(`\n── ${name}`);
    step.tell();
    if ((await step.ended) !== 0) failed.push(name);
  }
  if (failed.length === 0) return;
  for (const name of failed) console.error(`\n${name}: failed`);
  process.exit(1);
}

/** A program that runs. What it says is kept until `tell`, and from then on passed on at once. */
function start(command, args, more = {}) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment(), ...color, ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kept = [];
  let hear = (said) => kept.push(said);
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (said) => hear(said));
  return {
    ended: new Promise((resolve, reject) => child.on("error", reject).on("close", (code) => resolve(code ?? 1))),
    tell: () => {
      hear = (said) => process.stdout.write(said);
      for (const said of kept) hear(said);
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
