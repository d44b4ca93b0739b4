import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";
import { settings } from "../../src/adapters/settings/settings.ts";

export const root = new URL("../../", import.meta.url).pathname;

/** A file of the project, by its path from the root. */
export const read = (path: string): string => readFileSync(join(root, path), "utf8");

export const dockerfile = read("Dockerfile");
export const compose = parse(read("compose.yaml"), { merge: true });
export const unit = read("deploy/systemd/spindlewise.service");

/** What kustomize names, and the examples to be filled in. */
export const manifestFiles = readdirSync(join(root, "deploy/kubernetes")).filter(
  (name) => name !== "kustomization.yaml",
);

export const manifests = manifestFiles.flatMap((name) =>
  parseAllDocuments(read(`deploy/kubernetes/${name}`)).map((document) => document.toJS()),
);

/** The manifest of this kind; there is one of each. */
export const manifest = (kind: string) => manifests.find((one) => one.kind === kind);

export const podSpecs = [
  manifest("Deployment").spec.template.spec,
  manifest("CronJob").spec.jobTemplate.spec.template.spec,
  manifest("Job").spec.template.spec,
];

/** Names in deploy files and the handbook that are no settings of ours, and whose they are. */
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

/** Those of these names that are neither a setting nor known to be somebody else's. */
export const unknownNames = (names: Iterable<string>): readonly string[] =>
  [...new Set(names)].filter((name) => !(Object.hasOwn(settings, name) || Object.hasOwn(foreign, name)));
