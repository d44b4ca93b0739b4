// Runs after every `npm ci`: deletes files of packages that no one here uses. Built-in modules only.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const packages = join(import.meta.dirname, "../node_modules");

// C headers, for packages that are compiled on this machine, and manuals. None of our packages is compiled.
for (const name of namesIn(packages).filter((one) => /^node-(?:bin|darwin|linux|win)-/.test(one))) {
  for (const folder of ["include", "share"]) remove(packages, name, folder);
}

// A font comes in up to 18 weights. The PDF uses regular and semibold, or bold where there is no semibold.
const fonts = join(packages, "@expo-google-fonts");
for (const family of namesIn(fonts)) {
  const weights = namesIn(join(fonts, family)).filter((name) => /^\d00/.test(name));
  const strong = weights.includes("600SemiBold") ? "600SemiBold" : "700Bold";
  for (const weight of weights) if (weight !== "400Regular" && weight !== strong) remove(fonts, family, weight);
}

// Sources and documents next to what was built from them.
const withSources = ["ai", "zod", ...namesIn(join(packages, "@ai-sdk")).map((name) => `@ai-sdk/${name}`)];
for (const name of withSources) for (const folder of ["src", "docs"]) remove(packages, name, folder);

// Source maps, for debuggers.
for (const path of readdirSync(packages, { recursive: true })) {
  if (/\.[cm]?(?:js|ts)\.map$/.test(path)) remove(packages, path);
}

function namesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
}

function remove(...path) {
  rmSync(join(...path), { recursive: true, force: true });
}
