import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { measurePage, type PageMeasure } from "./lighthouse.ts";
import { budgets, type Manifest, weightOf } from "./page-budgets.ts";
import { startServerProcess } from "./server-process.ts";
import { printTable, rounded } from "./table.ts";

const folder = join(import.meta.dirname, "../dist/web");

/** Goals of the page on a throttled phone. */
const goals = { score: 100, largestPaint: 1200, blocking: 50, layoutShift: 0 } as const;

/** Weight of the page's parts, and what Lighthouse says of start and survey: the middle of three runs each. */
export async function benchPage() {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const bytesOf = (file: string) => statSync(join(folder, `${file}.br`)).size;
  const weights = budgets.map((budget) => ({ ...budget, kb: rounded(weightOf(budget, manifest, bytesOf), 1) }));
  printTable([["part", "br kB", "at most"], ...weights.map(({ name, kb, mostKb }) => [name, kb, mostKb])]);
  const server = await startServerProcess(["src/server/main.ts"], { RATE_LIMIT: "off" });
  const measured = (path: string) => measurePage(`http://localhost:${server.port}${path}`, 3, browser());
  const pages = { start: await measured("/"), survey: await measured("/?open=form") };
  await server.stop();
  printPages(pages);
  const holds = weights.every(({ kb, mostKb }) => kb <= mostKb) && Object.values(pages).every(isGood);
  return {
    ...Object.fromEntries(weights.map(({ name, kb }) => [`${name.replaceAll(" ", "_")}_kb`, kb])),
    ...pages,
    holds,
  };
}

function printPages(pages: Readonly<Record<string, PageMeasure>>): void {
  printTable([
    ["page", "perf", "a11y", "best", "seo", "LCP ms", "TBT ms", "CLS"],
    ...Object.entries(pages).map(([name, page]) => [
      name,
      page.performance,
      page.accessibility,
      page.bestPractices,
      page.seo,
      page.largestPaint,
      page.blocking,
      page.layoutShift,
    ]),
  ]);
}

const isGood = (page: PageMeasure): boolean =>
  [page.performance, page.accessibility, page.bestPractices, page.seo].every((score) => score === goals.score) &&
  page.largestPaint <= goals.largestPaint &&
  page.blocking <= goals.blocking &&
  page.layoutShift <= goals.layoutShift;

const browser = (): string | undefined =>
  [process.env.CHROME_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => path && existsSync(path));
