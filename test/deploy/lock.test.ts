import { expect, test } from "vitest";
import { read } from "./deploy-files.ts";

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

const { packages }: { readonly packages: Readonly<Record<string, LockEntry>> } = JSON.parse(read("package-lock.json"));

/** Packages from a registry; the others are folders of the project. */
const fetched = Object.entries(packages).filter(
  ([path, { resolved }]) => path.startsWith("node_modules/") && resolved === undefined,
);

test("every package in the lock has its digest, builds for other machines too", () => {
  const bare = fetched.filter(([, { integrity = "" }]) => !/^sha512-\S{88}$/.test(integrity));
  expect(bare.map(([path]) => path)).toEqual([]);
  expect(fetched.length).toBeGreaterThan(300);
});

test("the lock names no registry, so that each machine asks its own; what else it names is a folder of the project", () => {
  const named = Object.values(packages).flatMap(({ resolved = [] }) => resolved);
  expect(named).toEqual(["scripts/pinned-node", "test"]);
});

test("the Node that runs the project is in the lock for each kind of machine, all of one version, installed by no script", () => {
  const { version, optionalDependencies } = JSON.parse(read("scripts/pinned-node/package.json"));
  const names = Object.keys(optionalDependencies);
  expect(names.length).toBe(5);
  for (const name of names) {
    const entry = packages[`node_modules/${name}`];
    expect.soft([name, optionalDependencies[name], entry?.version]).toEqual([name, version, version]);
    expect.soft([name, entry?.hasInstallScript]).toEqual([name, undefined]);
  }
});
