// Finds a Chromium for the browser tests, or installs one. It never skips: without a browser it says what to do and
// fails.
import { accessSync, constants, statSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { environment, root, run } from "./install.mjs";

/** The headless one comes first: it does the same for the tests with less work. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of a Chromium: `CHROME_PATH`, an installed one, Playwright's own, Debian's package as root. */
export async function chromium() {
  if (process.env.CHROME_PATH) {
    if (isProgram(process.env.CHROME_PATH)) return process.env.CHROME_PATH;
    throw new Error(`CHROME_PATH names ${process.env.CHROME_PATH}, where there is no program to run.`);
  }
  return installed() ?? (await fromPlaywright()) ?? fromDebian() ?? failWithoutBrowser();
}

const installed = () =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isProgram);

async function fromPlaywright() {
  const own = createRequire(join(root, "package.json"))("@playwright/test").chromium.executablePath();
  if (isProgram(own)) return own;
  console.log("No Chromium found: asking Playwright for one …");
  tried("playwright", ["install", "--with-deps", "chromium"], { stdio: "ignore", timeout: 300_000 });
  return isProgram(own) ? own : undefined;
}

function fromDebian() {
  if (process.getuid?.() !== 0) return undefined;
  console.log("Playwright gave none: installing Debian's Chromium …");
  const quiet = { stdio: "ignore", env: { ...environment(), DEBIAN_FRONTEND: "noninteractive" } };
  tried("apt-get", ["update"], quiet);
  for (const name of ["chromium-headless-shell", "chromium"]) {
    tried("apt-get", ["install", "-y", "--no-install-recommends", name], quiet);
    if (installed()) break;
  }
  return installed();
}

/** One way to get a browser. If it fails or takes too long, the next one is tried. */
function tried(command, args, options) {
  try {
    run(command, args, options);
  } catch {
    // The program is missing, or it didn't finish.
  }
}

function failWithoutBrowser() {
  throw new Error(
    "The browser tests need Chromium and none could be had. Install chromium or google-chrome, or set CHROME_PATH to one, and run npm test again.",
  );
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
