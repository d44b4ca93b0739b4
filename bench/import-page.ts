import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { numbersWords } from "../src/web/words/numbers.ts";
import { serverProgram } from "../test/programs.ts";
import { browserPath } from "./browser-path.ts";
import { startServerProcess } from "./server-process.ts";
import { rounded } from "./table.ts";

/** What the page does with one file: dropped, matched, used. */
export interface InPage {
  readonly file: string;
  /** By what factor the page's own thread was slowed down. */
  readonly slowDown: number;
  /** Seconds from the click on Choose files until the columns are shown. */
  readonly preview: number;
  /** Seconds until the KPIs are shown: preview, click and calculation. */
  readonly kpis: number;
  /** Processor seconds of that, over all threads of the tab. */
  readonly kpisCpu: number;
  /** The longest task on the page's own thread, milliseconds. */
  readonly longestTask: number;
  /** Peak memory of the tab's process, and its memory before the file was chosen, MB. */
  readonly memory: number;
  readonly memoryBefore: number;
}

/** Drops each file onto the page of own numbers, each in a new browser, at this machine's speed and slowed down. */
export async function timesInPage(
  files: Readonly<Record<string, Uint8Array>>,
  slowDowns: readonly number[],
): Promise<readonly InPage[]> {
  const folder = await mkdtemp(join(tmpdir(), "import-page-"));
  const server = await startServerProcess([serverProgram]);
  const measured: InPage[] = [];
  for (const [name, bytes] of Object.entries(files)) {
    const path = join(folder, name);
    await writeFile(path, bytes);
    for (const slowDown of slowDowns) measured.push(await timesOfFile(server.port, path, name, slowDown));
  }
  await server.stop();
  await rm(folder, { recursive: true });
  return measured;
}

async function openNumbers(port: number) {
  const executablePath = browserPath();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(watchTasks);
  await page.goto(`http://localhost:${port}/?numbers`);
  await page.getByText(numbersWords.drop.title).waitFor();
  await page.waitForLoadState("networkidle");
  return { browser, page };
}

/** Returns the button that uses the file, once it is there. */
async function chooseFile(page: Page, path: string): Promise<Locator> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByLabel(numbersWords.drop.choose).click(),
  ]);
  await chooser.setFiles(path);
  // Finding a button by its role takes longer than anything the page does.
  const use = page.locator(".file-ways .button-main");
  await use.waitFor({ timeout: 300_000 });
  return use;
}

/** Drops a file into the page and uses it. */
async function timesOfFile(port: number, path: string, file: string, slowDown: number): Promise<InPage> {
  const { browser, page } = await openNumbers(port);
  const { now: memoryBefore, cpu: cpuBefore } = await stateOfTab(browser);
  const thread = await page.context().newCDPSession(page);
  await thread.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  const start = performance.now();
  const use = await chooseFile(page, path);
  const preview = (performance.now() - start) / 1000;
  const pressed = performance.now();
  await use.click();
  await page.locator(".tile").first().waitFor({ timeout: 300_000 });
  const counted = (performance.now() - pressed) / 1000;
  const { cpu } = await stateOfTab(browser);
  // What is drawn after the first tile counts too.
  await page.waitForTimeout(2000);
  const longestTask = await page.evaluate(() => (globalThis as unknown as Watched).longestTask);
  const { most: memory } = await stateOfTab(browser);
  await browser.close();
  return {
    file,
    slowDown,
    preview: rounded(preview, 2),
    kpis: rounded(preview + counted, 2),
    kpisCpu: rounded(cpu - cpuBefore, 2),
    longestTask: Math.round(longestTask),
    memory,
    memoryBefore,
  };
}

interface Watched {
  longestTask: number;
}

function watchTasks(): void {
  const watched = globalThis as unknown as Watched;
  watched.longestTask = 0;
  // What the page does while it loads has nothing to do with the file.
  document.addEventListener(
    "change",
    () => {
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) watched.longestTask = Math.max(watched.longestTask, duration);
      }).observe({ type: "longtask" });
    },
    { capture: true, once: true },
  );
}

/** The state of the browser process that this page uses: of all that hold pages, the one with the highest figures. */
async function stateOfTab(browser: Browser): Promise<TabState> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const tabs = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  await session.detach();
  return {
    most: Math.max(...tabs.map((pid) => statusOf(pid, "VmHWM"))),
    now: Math.max(...tabs.map((pid) => statusOf(pid, "VmRSS"))),
    cpu: Math.max(...tabs.map(cpuOf)),
  };
}

interface TabState {
  /** Peak memory and current memory, MB. */
  readonly most: number;
  readonly now: number;
  /** Processor seconds so far. */
  readonly cpu: number;
}

const statusOf = (pid: number, name: string): number =>
  Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1000);

/** Linux counts hundredths of a second, separately for user mode and the kernel. */
function cpuOf(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 13) ?? [];
  return (Number(user) + Number(system)) / 100;
}
