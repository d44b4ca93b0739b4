// Runs on the machine's own Node (20.19 or later), before anything is installed: built-in modules only.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
export const lock = `${root}package-lock.json`;

/** What can be installed: what the product needs to build and run, or also the tools that check it (`test/package.json`). */
const parts = { product: ["--workspaces=false"], everything: [] };

/** Installs from the lock file unless exactly that lock file is installed already. Exits the process on failure. */
export function install(part) {
  if (isInstalled(part) || isInstalled("everything")) return;
  console.log("Installing the locked dependencies (once) …");
  // npm asks no registry about what its cache has. If the cache is too old for the lock file, the second try asks the
  // registry about everything.
  if (!npmCi([...parts[part], "--prefer-offline"]) && !npmCi(parts[part])) {
    console.error(
      "The dependencies could not be installed. Is the npm registry reachable? Then run the command again.",
    );
    process.exit(1);
  }
}

function npmCi(more) {
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ["npm", []];
  const done = spawnSync(
    command,
    [...args, "ci", "--include=dev", "--ignore-scripts=false", "--no-audit", "--no-fund", "--loglevel=error", ...more],
    {
      cwd: root,
      stdio: "inherit",
      shell: !npm && process.platform === "win32",
    },
  );
  return done.status === 0 && existsSync(node());
}

function isInstalled(part) {
  const installed = installedLock(part);
  return existsSync(installed) && existsSync(node()) && readFileSync(installed, "utf8") === readFileSync(lock, "utf8");
}

/** A copy of the lock file that the part was installed from. `scripts/note-installed.mjs` writes it after every `npm ci`. */
export function installedLock(part) {
  return `${root}node_modules/.${part}-installed-from`;
}

/**
 * The project's pinned Node: of the packages in `scripts/pinned-node/package.json`, npm installs the one for this
 * machine.
 */
export function node() {
  const isWindows = process.platform === "win32";
  const machine = `${isWindows ? "win" : process.platform}-${process.arch}`;
  const name = machine === "darwin-arm64" ? `node-bin-${machine}` : `node-${machine}`;
  return `${root}node_modules/${name}/bin/node${isWindows ? ".exe" : ""}`;
}

/**
 * Keeps a server small: the heap is collected once it has grown by 60% over what is in use, and young objects get 8 MB.
 * Neither is a limit: when many large calls come at once, the heap takes what it needs. Smaller values cost calls per
 * second and save little memory.
 */
const frugal = ["--max-semi-space-size=8", "--heap-growing-percent=60"];

/** The same for memory outside the heap, with glibc; other C libraries ignore it. */
const frugalMalloc = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "1000000" };

/** The environment in which the project's own tools come first and compiled code is cached. */
export function environment() {
  const separator = process.platform === "win32" ? ";" : ":";
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? `${root}node_modules/.cache/node`;
  return {
    ...frugalMalloc,
    ...process.env,
    NODE_COMPILE_CACHE,
    PATH: `${root}node_modules/.bin${separator}${process.env.PATH ?? ""}`,
  };
}

/** Runs a TypeScript program of the project with the settings of `.env`, forwards signals, and exits with its code. */
export function become(program, args = []) {
  const settings = existsSync(`${root}.env`) ? [`--env-file=${root}.env`] : [];
  const running = spawn(node(), [...frugal, ...settings, program, ...args], { stdio: "inherit", env: environment() });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => running.kill(signal));
  running.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Runs a program of the project to its end and returns its exit code. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: "inherit", env: environment(), ...options });
  if (done.error) throw done.error;
  return done.status ?? 1;
}
