import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { serverProgram } from "../test/programs.ts";
import { askedReport } from "./asked-report.ts";
import { browserPath } from "./browser-path.ts";
import { budgets, type Manifest, weightOf } from "./page-budgets.ts";
import { startServerProcess } from "./server-process.ts";
import { printTable, rounded } from "./table.ts";

const folder = join(import.meta.dirname, "../dist/web");

/** Goals of the page on a throttled phone. */
const goals = { score: 100, largestPaint: 1200, blocking: 50, layoutShift: 0 } as const;

/**
 * Weight of the page's parts, and Lighthouse's figures for the start page, the survey and a coworker's form: the median
 * of three runs each.
 */
export async function benchPage() {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const bytesOf = (file: string) => statSync(join(folder, `${file}.br`)).size;
  const every = readdirSync(join(folder, "assets")).map((name) => `assets/${name}`);
  const weights = budgets.map((budget) => ({ ...budget, kb: rounded(weightOf(budget, manifest, every, bytesOf), 1) }));
  printTable([["part", "br kB", "at most"], ...weights.map(({ name, kb, mostKb }) => [name, kb, mostKb])]);
  const server = await startServerProcess([serverProgram], { RATE_LIMIT: "off" });
  const measured = (path: string) => measurePage(`http://localhost:${server.port}${path}`, 3, browserPath());
  const { paths } = await askedReport(server.port, ["planner"]);
  const [start, survey] = [await measured("/"), await measured("/?open=form")];
  // A private link asks search engines to stay away, so its score there is below 100 on purpose.
  const coworker = { ...(await measured(paths.get("planner") ?? "")), seo: null };
  const pages = { start, survey, coworker };
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
      page.seo ?? "–",
      page.largestPaint,
      page.blocking,
      page.layoutShift,
    ]),
  ]);
}

const isGood = (page: PageMeasure): boolean =>
  [page.performance, page.accessibility, page.bestPractices, page.seo ?? goals.score].every(
    (score) => score === goals.score,
  ) &&
  page.largestPaint <= goals.largestPaint &&
  page.blocking <= goals.blocking &&
  page.layoutShift <= goals.layoutShift;

/** Lighthouse's figures for one load of a page on a throttled phone. Scores run from 0 to 100. */
export interface PageMeasure {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** `null` for a page that search engines should skip. */
  readonly seo: number | null;
  /** Milliseconds until the largest element is painted. */
  readonly largestPaint: number;
  /** Milliseconds during which the main thread could not respond. */
  readonly blocking: number;
  /** Cumulative layout shift, no unit. */
  readonly layoutShift: number;
}

// Fetched only for this benchmark: with its dependencies it is as large as all other tools together.
const lighthouse = "lighthouse@13.5.0";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * Measures an address several times on Lighthouse's own phone (slow 4G, slow processor) and takes the median of each
 * figure. A load that Lighthouse couldn't record is repeated; after as many failures as loads it gives up.
 */
export async function measurePage(address: string, times: number, browser?: string): Promise<PageMeasure> {
  const all: PageMeasure[] = [];
  const unrecorded: unknown[] = [];
  while (all.length < times) {
    try {
      all.push(await measureOnce(address, browser));
    } catch (error) {
      if (unrecorded.push(error) === times) throw error;
    }
  }
  const median = (figure: keyof PageMeasure) =>
    all.map((one) => one[figure] ?? Number.NaN).toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
  return {
    performance: median("performance"),
    accessibility: median("accessibility"),
    bestPractices: median("bestPractices"),
    seo: median("seo"),
    largestPaint: median("largestPaint"),
    blocking: median("blocking"),
    layoutShift: median("layoutShift"),
  };
}

/** The part of Lighthouse's result we read. */
interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

async function measureOnce(address: string, browser?: string): Promise<PageMeasure> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      ...["--yes", lighthouse, address, "--quiet", "--output=json", `--only-categories=${categories.join(",")}`],
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking",
    ],
    { maxBuffer: 1e8, env: { ...process.env, ...(browser !== undefined && { CHROME_PATH: browser }) } },
  );
  const { categories: scores, audits, runtimeError }: Result = JSON.parse(stdout);
  if (runtimeError) throw new Error(`Lighthouse could not measure: ${runtimeError.message}`);
  const score = (name: (typeof categories)[number]) => Math.round((scores[name]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    largestPaint: Math.round(value("largest-contentful-paint")),
    blocking: Math.round(value("total-blocking-time")),
    layoutShift: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
  };
}
