import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockEntry {
  readonly integrity?: string;
}

const text = readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8");
const { packages }: { readonly packages: Readonly<Record<string, LockEntry>> } = JSON.parse(text);

test("every package in the lock has its digest, builds for other machines too", () => {
  const bare = Object.keys(packages).filter((path) => path && !/^sha512-\S{88}$/.test(packages[path]?.integrity ?? ""));
  expect(bare).toEqual([]);
});

test("the lock names no registry, so that each machine asks its own", () => {
  expect(text).not.toMatch(/"resolved"/);
});
