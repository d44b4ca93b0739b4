import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockEntry {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

const lock: { readonly packages: Readonly<Record<string, LockEntry>> } = JSON.parse(
  readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"),
);

/** Builds for other machines whose digests the registry did not give when the lock was written. Take out what has one. */
const withoutDigest = [
  /^node_modules\/@biomejs\/cli-(android|darwin|win32)-(arm64|x64)$/,
  /^node_modules\/@biomejs\/cli-linux-(arm64|x64)-musl$/,
  /^node_modules\/@myriaddreamin\/typst-ts-node-compiler-(android|darwin|win32)-/,
  /^node_modules\/@myriaddreamin\/typst-ts-node-compiler-linux-arm/,
];

test("every package in the lock has its digest, but for a few optional builds for other machines", () => {
  const bare = Object.entries(lock.packages).filter(([path, { integrity, link }]) => path && !link && !integrity);
  for (const [path, { optional, os, cpu }] of bare) {
    expect
      .soft(
        withoutDigest.some((known) => known.test(path)),
        path,
      )
      .toBe(true);
    expect
      .soft({ path, optional, hasMachine: os !== undefined && cpu !== undefined })
      .toEqual({ path, optional: true, hasMachine: true });
  }
  expect(bare.length).toBeLessThanOrEqual(17);
});
