// npm test: everything that can fail, on a machine that has only Node and npm. Stops at the first step that fails.
import { environment, install, run } from "./install.mjs";

install();
const { chromium } = await import("./chromium.mjs");

step("types", "tsc", ["-b"]);
step("audit", process.execPath, ["scripts/audit.mjs"]);
step("lint and format", "biome", ["ci", "--error-on-warnings"]);
step("page", "vite", ["build", "--logLevel", "error"]);
step("unit, store and HTTP tests", "vitest", ["run"]);
step("browser tests", "playwright", ["test"], { CHROME_PATH: await browser(), PAGE_IS_BUILT: "yes" });
console.log("\nEverything passed.");

function step(name, command, args, more = {}) {
  console.log(`\n── ${name}`);
  const code = run(command, args, { env: { ...environment(), ...more } });
  if (code !== 0) {
    console.error(`\n${name}: failed`);
    process.exit(code);
  }
}

async function browser() {
  try {
    return await chromium();
  } catch (error) {
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
