import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What Lighthouse says of one load of a page on a throttled phone. Scores run from 0 to 100. */
export interface PageMeasure {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds until the largest element is painted. */
  readonly largestPaint: number;
  /** Milliseconds during which the main thread could not respond. */
  readonly blocking: number;
  /** Cumulative layout shift, no unit. */
  readonly layoutShift: number;
}

// Fetched when this bench runs: with all that it brings along it is as large as the rest of the tools together.
const lighthouse = "lighthouse@13.5.0";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Measures an address several times on Lighthouse's own phone (slow 4G, slow processor); the median of each figure. */
export async function measurePage(address: string, times: number, browser?: string): Promise<PageMeasure> {
  const all: PageMeasure[] = [];
  while (all.length < times) all.push(await measureOnce(address, browser));
  const median = (figure: keyof PageMeasure) =>
    all.map((one) => one[figure]).toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
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

/** The part of Lighthouse's result that is read here. */
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
