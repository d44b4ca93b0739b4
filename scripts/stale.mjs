import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

/** What the build reads. */
const sources = ["src", "vite.config.ts", "bench/page-budgets.ts", "tsconfig", "package-lock.json"];

/** Whether what `vite build` made is missing, or a source is newer. */
export function isStale() {
  const built = statSync(join(root, "dist/server/serve.js"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return sources.some((source) => newest(join(root, source)) > built);
}

function newest(path) {
  const about = statSync(path);
  if (!about.isDirectory()) return about.mtimeMs;
  const names = readdirSync(path).filter((name) => !/\.test\.tsx?$/.test(name));
  return Math.max(0, ...names.map((name) => newest(join(path, name))));
}
