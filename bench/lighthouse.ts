import { createServer } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";

/** What Lighthouse says of one load of a page on a throttled phone. Scores run from 0 to 100. */
export interface PageMeasure {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds until the largest element is painted. */
  readonly largestPaint: number;
  /** Milliseconds for which the main thread did not listen. */
  readonly blocking: number;
  /** Cumulative layout shift, no unit. */
  readonly layoutShift: number;
  /** Compressed script until the page was quiet, kilobytes. */
  readonly scriptKb: number;
  /** Audits that cost points, by their ids. */
  readonly complaints: readonly string[];
}

/** Measures an address once, on Lighthouse's own phone: slow 4G, a processor a quarter as fast. */
export async function measurePage(address: string, executablePath?: string): Promise<PageMeasure> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const result = await lighthouse(address, { port, logLevel: "error", onlyCategories: [...categories] });
    if (result === undefined) throw new Error(`Lighthouse says nothing about ${address}`);
    return measureOf(result.lhr);
  } finally {
    await browser.close();
  }
}

/** The middle one of several measures, figure by figure; the complaints are those of the first. */
export async function medianOf(times: number, measure: () => Promise<PageMeasure>): Promise<PageMeasure> {
  const first = await measure();
  const all = [first];
  while (all.length < times) all.push(await measure());
  const middle = (figure: keyof Omit<PageMeasure, "complaints">) =>
    all.map((one) => one[figure]).toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    bestPractices: middle("bestPractices"),
    seo: middle("seo"),
    largestPaint: middle("largestPaint"),
    blocking: middle("blocking"),
    layoutShift: middle("layoutShift"),
    scriptKb: middle("scriptKb"),
    complaints: first.complaints,
  };
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Lhr = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function measureOf({ categories: scores, audits, runtimeError }: Lhr): PageMeasure {
  if (runtimeError) throw new Error(`Lighthouse could not measure: ${runtimeError.message}`);
  const score = (name: (typeof categories)[number]) => Math.round((scores[name]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const complaints = Object.values(scores).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    largestPaint: Math.round(value("largest-contentful-paint")),
    blocking: Math.round(value("total-blocking-time")),
    layoutShift: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
    scriptKb: scriptKbIn(audits["network-requests"]?.details),
    complaints,
  };
}

function scriptKbIn(details: unknown): number {
  const { items = [] } = (details ?? {}) as { readonly items?: readonly Request[] };
  const bytes = items
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((sum, one) => sum + one.transferSize, 0);
  return Math.round(bytes / 100) / 10;
}

interface Request {
  readonly resourceType: string;
  readonly transferSize: number;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
