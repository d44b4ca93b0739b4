import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { allOf } from "../../src/adapters/settings/setting.ts";
import { settings } from "../../src/adapters/settings/settings.ts";

export const root = new URL("../../", import.meta.url).pathname;

/** A file of the project, by its path from the root. */
export const read = (path: string): string => readFileSync(join(root, path), "utf8");

export const dockerfile = read("Dockerfile");
export const compose = parse(read("compose.yaml"), { merge: true });

const known: ReadonlySet<string> = new Set(allOf(settings).map(({ name }) => name));

/** Names in deploy files and the operating guide that aren't our settings, and whose they are. */
const foreign: Readonly<Record<string, string>> = {
  NODE_ENV: "Node's libraries",
  NODE_COMPILE_CACHE: "Node",
  TMPDIR: "the operating system",
  MALLOC_ARENA_MAX: "glibc",
  MALLOC_MMAP_THRESHOLD_: "glibc",
  POSTGRES_USER: "the image of PostgreSQL",
  POSTGRES_DB: "the image of PostgreSQL",
  POSTGRES_PASSWORD: "the image of PostgreSQL",
};

/** The given names that are neither a setting nor known to be someone else's. */
export const unknownNames = (names: Iterable<string>): readonly string[] =>
  [...new Set(names)].filter((name) => !(known.has(name) || Object.hasOwn(foreign, name)));
