// node scripts/run-with-page.mjs FILE …: as run.mjs, but builds the page first when it is older than its sources.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { become, install, root, run } from "./install.mjs";

const [program, ...args] = process.argv.slice(2);
install(program.startsWith("src/") ? "product" : "everything");
buildPage();
become(program, args);

/** Builds the page if it is older than its sources; exits the process on failure. */
function buildPage() {
  if (!isStale()) return;
  console.log("Building the page …");
  if (run("vite", ["build", "--logLevel", "error"]) !== 0) process.exit(1);
}

/** The page is stale if it is missing or if one of its sources is newer. */
function isStale() {
  const page = join(root, "dist/web/index.html");
  if (!existsSync(page)) return true;
  const built = statSync(page).mtimeMs;
  return sources().some((source) => newest(join(root, source)) > built);
}

/** Sources of the page: what the browser gets, the folders it may import, and what the build itself reads. */
function sources() {
  const folders = ["src/web", "src/web-worker"].flatMap((folder) => [folder, ...importedBy(folder)]);
  return [...folders, "vite.config.ts", "bench/page-budgets.ts", "tsconfig", "package-lock.json"];
}

function importedBy(folder) {
  const { references } = JSON.parse(readFileSync(join(root, folder, "tsconfig.json"), "utf8"));
  return references.map(({ path }) => join(folder, path));
}

function newest(path) {
  const about = statSync(path, { throwIfNoEntry: false });
  if (!about) return 0;
  if (!about.isDirectory()) return about.mtimeMs;
  return Math.max(about.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
