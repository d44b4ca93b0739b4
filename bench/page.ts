import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { printTable, rounded } from "./table.ts";

const folder = join(import.meta.dirname, "../dist/web");
const goal = 140;

/** Compressed size of the scripts that the page loads at once, and of all others, kilobytes. */
export async function benchPage() {
  const html = await readFile(join(folder, "index.html"), "utf8");
  const files = (await readdir(join(folder, "assets"))).filter((name) => name.endsWith(".js"));
  const sizes = await Promise.all(
    files.map(async (name) => ({ name, isFirst: html.includes(name), ...(await sizeOf(name)) })),
  );
  const ordered = sizes.toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.gzip - a.gzip);
  printTable([
    ["script", "loaded", "gzip kB", "br kB"],
    ...ordered.map(({ name, isFirst, gzip, br }) => [
      name,
      isFirst ? "at once" : "later",
      rounded(gzip, 1),
      rounded(br, 1),
    ]),
  ]);
  const first = ordered.filter(({ isFirst }) => isFirst);
  const [gzip, br] = [sumOf(first.map((file) => file.gzip)), sumOf(first.map((file) => file.br))];
  return { first_load_gzip_kb: gzip, first_load_br_kb: br, goal_gzip_kb: goal, holds: gzip <= goal };
}

async function sizeOf(name: string): Promise<{ readonly gzip: number; readonly br: number }> {
  const script = await readFile(join(folder, "assets", name));
  return { gzip: gzipSync(script, { level: 9 }).length / 1000, br: brotliCompressSync(script).length / 1000 };
}

const sumOf = (values: readonly number[]): number =>
  rounded(
    values.reduce((sum, value) => sum + value, 0),
    1,
  );
