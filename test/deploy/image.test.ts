import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { validate as validateDockerfile } from "dockerfile-utils";
import { expect, test } from "vitest";
import { startServerProcess } from "../server/start-process.ts";
import { dockerfile, read, root } from "./deploy-files.ts";

/** The instructions of a Dockerfile, each joined into one line. */
const instructions = dockerfile
  .replace(/^#.*\n/gm, "")
  .replace(/\\\n/g, " ")
  .split("\n")
  .filter((line) => line !== "");

test("[R117] the Dockerfile has no mistake that its linter knows", () => {
  expect(validateDockerfile(dockerfile).map(({ message }) => message)).toEqual([]);
});

test("[R117] the image has the Node that the project pins, and only what runs: no tool, no root, a check of its health", () => {
  const { version } = JSON.parse(read("scripts/pinned-node/package.json"));
  const bases = [...dockerfile.matchAll(/^FROM (node:[^\s@]+)(?:@sha256:[0-9a-f]{64})?(?= |$)/gm)].map(
    ([, base]) => base,
  );
  expect(new Set(bases)).toEqual(new Set([`node:${version}-slim`]));
  const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith("FROM")));
  expect(last.filter((line) => /^RUN .*npm/.test(line))).toEqual([]);
  expect(last).toContain("COPY --from=packages /opt/spindlewise/node_modules ./node_modules");
  expect(instructions).toContain(
    "RUN npm ci --workspaces=false --omit=dev --ignore-scripts --no-audit --no-fund && node scripts/trim.mjs",
  );
  expect(last.filter((line) => /^(USER|VOLUME|STOPSIGNAL|CMD) /.test(line))).toEqual([
    "USER 1000:1000",
    'VOLUME ["/data"]',
    "STOPSIGNAL SIGTERM",
    'CMD ["spindlewise", "serve"]',
  ]);
});

test("[R119] the handbook lists each image that is named without a digest", () => {
  const named = `${dockerfile}\n${read("compose.yaml")}`.matchAll(/^(?:FROM| +image:) (\S+:\S+)/gm);
  const loose = new Set([...named].map(([, image = ""]) => image).filter((image) => !image.includes("@sha256:")));
  const [, listed = ""] = /The three images,([\s\S]*?) are pinned by version/.exec(read("docs/operating.md")) ?? [];
  expect(new Set([...listed.matchAll(/`(\S+:\S+)`/g)].map(([, image]) => image))).toEqual(loose);
});

test("[R117] every file that the Dockerfile copies is there and reaches the builder, and no secret or data does", () => {
  const allowed = read(".dockerignore").split("\n");
  const copied = instructions
    .filter((line) => line.startsWith("COPY ") && !line.includes("--from="))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));
  for (const path of copied) {
    expect.soft([path, existsSync(join(root, path))]).toEqual([path, true]);
    if (path !== "package.json") expect.soft(allowed).toContain(`!${path}`);
  }
  expect(allowed.filter((line) => line !== "" && !line.startsWith("#"))[0]).toBe("*");
  expect(allowed.filter((line) => /^!(\.env|data|\*)/.test(line))).toEqual([]);
});

test("[R117] the health check of the image says 0 for a server that lives and 1 for none", async () => {
  const { address } = await startServerProcess();
  const [program = "", ...args]: readonly string[] = JSON.parse(/^ {2}CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]");
  const check = (port: string) =>
    spawnSync(program === "node" ? process.execPath : program, args, { env: { PORT: port } }).status;
  expect(check(new URL(address).port)).toBe(0);
  expect(check("1")).toBe(1);
});

test("[R117] nothing that runs needs a package of the tools: each import of the server is a dependency", () => {
  const { dependencies } = JSON.parse(read("package.json"));
  const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !/^web\/|\.test\.tsx?$|\.d\.ts$/.test(path),
  );
  expect(sources.length).toBeGreaterThan(300);
  for (const path of sources) {
    const values = read(`src/${path}`).matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?"([^".][^"]*)";/gm);
    const packages = [...values]
      .map(([, name = ""]) => name)
      .filter((name) => !(name.startsWith("node:") || name.startsWith(".")))
      .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
    expect.soft([path, packages.filter((name) => !Object.hasOwn(dependencies, name))]).toEqual([path, []]);
  }
});
