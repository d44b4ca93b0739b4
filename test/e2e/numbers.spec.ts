import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { parseCsv } from "hucre/csv";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { reportAddress } from "../../src/web/report-address.ts";
import { numbersWords as words } from "../../src/web/words/numbers.ts";
import { pricedAgainWords } from "../../src/web/words/priced-again.ts";
import { numbersLinkWords } from "../../src/web/words/results.ts";
import { startWords } from "../../src/web/words/start.ts";
import { dropFiles, exported, fileOf, openDates, openNumbers, useIt, useShop } from "./own-numbers.ts";
import { test } from "./visit.ts";
import { getResults, requiredAnswers } from "./visitor.ts";

const tiles = (page: Page) => page.locator(".tile");

test("[R127] a recognized file needs one click, and its value comes with light, target, and rows", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: startWords.ownNumbers }).click();
  await dropFiles(page, fileOf("orders.csv", exported.orders));
  await expect(page.getByText(/Looks like .*columns we can use\./)).toBeVisible();
  await useIt(page).click();
  const onTime = tiles(page).filter({ hasText: "On-time delivery" });
  await expect(onTime).toContainText(/\d+%/);
  await expect(onTime).toContainText("Goal: 95% or more");
  await expect(onTime).toContainText(/from \d+ rows/);
  await expect(page.getByText("From this file, we can work out On-time delivery")).toBeVisible();
});

test("what loads later moves nothing that is shown already", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/TenChangeovers-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const moved: number[] = [];
    new PerformanceObserver((list) => {
      moved.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { moved });
  });
  await openNumbers(page);
  release();
  for (const part of ["#own-ten", "#own-matches"]) await expect(page.locator(part)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
});

test("[R127] what the file leaves open is asked with both readings, and the answer counts", async ({ page }) => {
  await openNumbers(page);
  await dropFiles(page, fileOf("orders.csv", openDates));
  await expect(page.getByText("Which comes first in “Ord Date”")).toBeVisible();
  await page
    .getByRole("button", { name: /is February 1, 2026/ })
    .first()
    .click();
  await expect(page.getByRole("cell", { name: "February 1, 2026" }).first()).toBeVisible();
  await page.getByRole("button", { name: words.files.undo }).click();
  await expect(page.getByRole("button", { name: /is February 1, 2026/ }).first()).toBeVisible();
});

test("[R127] bad input is refused with what to do, and the page keeps working", async ({ page }) => {
  await openNumbers(page);
  await dropFiles(
    page,
    fileOf("old.xls", "\u00D0\u00CF\u0011\u00E0"),
    fileOf("empty.csv", ""),
    fileOf("page.xls", "<html><table><tr><td>1</td></tr></table></html>"),
  );
  await expect(page.getByText("The file is empty. Export it again.")).toBeVisible();
  await expect(page.getByText("Open it in Excel and save it as XLSX or CSV.", { exact: false })).toBeVisible();
  await dropFiles(page, fileOf("orders.csv", exported.orders));
  await expect(useIt(page)).toBeVisible();
});

/** Runs in the worker: its next request keeps it busy forever. */
function neverDone(): void {
  self.onmessage = () => {
    for (;;);
  };
}

test("[R127] reading can be stopped, and files in use stay", async ({ page }) => {
  await openNumbers(page);
  await dropFiles(page, fileOf("orders.csv", exported.orders));
  await useIt(page).click();
  await expect(tiles(page).first()).toBeVisible();
  const [worker] = page.workers();
  await worker?.evaluate(neverDone);
  await dropFiles(page, fileOf("large.csv", exported.operations));
  await page.getByRole("button", { name: words.busy.cancel }).click();
  await expect(page.getByText(words.busy.canceled)).toBeVisible();
  await expect(page.getByText("large.csv")).toHaveCount(0);
  await dropFiles(page, fileOf("stops.csv", exported.stops));
  await useIt(page).click();
  await expect(page.getByText(/deliveries \(\d+ rows\), stops \(\d+ rows\)/)).toBeVisible();
});

test("[R140] the names behind the numbers are sorted, shown, and saved as CSV", async ({ page }) => {
  await openNumbers(page);
  await useShop(page);
  const late = page.getByRole("region", { name: words.worst.lateLines.title });
  await late.getByRole("button", { name: "Line" }).click();
  await expect(late.getByRole("columnheader", { name: "Line" })).toHaveAttribute("aria-sort", "ascending");
  const download = page.waitForEvent("download", (one) => one.suggestedFilename() === "deliveries.csv");
  await page.getByRole("button", { name: words.keep.asRows.save }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain("First promised");
});

test("[R127] a workbook is read in the browser as its CSV is", async ({ page }) => {
  const rows = parseCsv(exported.orders);
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: "Export", rows }] }));
  await openNumbers(page);
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await dropFiles(page, { name: "orders.xlsx", mimeType, buffer });
  await useIt(page).click();
  await expect(tiles(page).filter({ hasText: "On-time delivery" })).toContainText("61%");
});

test("[R127] a KPI whose value the files can't give leads with the number next to it that they can", async ({
  page,
}) => {
  await openNumbers(page);
  await useShop(page);
  const pastDue = tiles(page).filter({ hasText: "Past-due backlog" });
  await expect(pastDue.locator(".tile-value")).toHaveText(/^\$[\d,]+$/);
  await expect(pastDue).toContainText(/past due; [\d.]+ days late, on average/);
});

test("[R176] the workbook of the report is saved with the rows in it", async ({ page }) => {
  await getResults(page);
  await page.getByRole("link", { name: numbersLinkWords.files }).click();
  await useShop(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: words.keep.asWorkbook.save }).click();
  const saved = await readXlsx(await readFile(await (await download).path()));
  const deliveries = saved.sheets.find(({ name }) => name === "Deliveries");
  expect(deliveries?.rows.flat()).toContain("4000-1");
});

test("[R128] a match that was changed is remembered by headings alone, and can be forgotten", async ({ page }) => {
  await openNumbers(page);
  await dropFiles(page, fileOf("orders.csv", exported.orders));
  await page.getByLabel(words.match.headingFor("Customer")).selectOption("");
  await expect(page.getByLabel(words.match.headingFor("Customer"))).toHaveValue("");
  await useIt(page).click();
  await expect(tiles(page).first()).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(window.localStorage));
  expect(kept).not.toMatch(/Customer \d|4001|orders\.csv/);
  await page.reload();
  await dropFiles(page, fileOf("newer.csv", exported.orders));
  await expect(page.getByText(words.files.remembered)).toBeVisible();
  await page.getByRole("button", { name: /^Forget: / }).click();
  await expect(page.getByText(words.keep.noMatches)).toBeVisible();
});

test("[R128] a later visit shows what the last one saw, without a row", async ({ page }) => {
  const days = [{ day: "2026-01-05", values: { kpi_otd: { name: "On-time delivery", text: "38%" } } }];
  await page.addInitScript((kept) => window.localStorage.setItem("own-numbers-values", kept), JSON.stringify(days));
  await openNumbers(page);
  await expect(page.getByText(words.last.title("January 5, 2026"))).toBeVisible();
  await dropFiles(page, fileOf("orders.csv", exported.orders));
  await useIt(page).click();
  await expect(page.getByText(words.results.before("38%", "January 5, 2026"))).toBeVisible();
});

test("[R128] while files are used no row, heading, or file name is in any request", async ({ page }) => {
  const sent: string[] = [];
  page.context().on("request", (request) => {
    sent.push(`${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`);
  });
  await openNumbers(page);
  await useShop(page);
  await page.getByRole("button", { name: words.keep.asRows.save }).click();
  await page.reload();
  await expect(page.getByText(words.drop.title)).toBeVisible();
  expect(sent.length).toBeGreaterThan(3);
  for (const secret of ["zebra", "Customer", "Prom Date", "Est_Setup_Hrs", "VMC1", "4001", "Downtime"])
    expect(sent.filter((request) => request.includes(secret))).toEqual([]);
  expect(sent.filter((request) => request.startsWith("POST"))).toEqual([]);
});

test("[R128] nothing of it is loaded before the page of own numbers is opened", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((address) => /numbers/i.test(address))).toEqual([]);
  await openNumbers(page);
  expect(scripts.filter((address) => address.includes("numbers-worker"))).toEqual([]);
});

test("[R20] code that can't be loaded leaves out its part, and files and values stay", async ({ page }) => {
  await page.route(/assets\/(WorstRows|Measured)-/, (route) => route.abort());
  await getResults(page);
  await page.goto(`/?numbers&report=${new URL(page.url()).searchParams.get("report")}`);
  await dropFiles(page, fileOf("orders.csv", exported.orders));
  await useIt(page).click();
  await expect(tiles(page)).not.toHaveCount(0);
  await expect(page.getByRole("heading", { name: words.more.title })).toBeVisible();
});

test("[R177] next to a report, measured values are next to estimates", async ({ page }) => {
  await getResults(page);
  await page.getByRole("link", { name: numbersLinkWords.files }).click();
  await useShop(page);
  const measured = page.getByRole("region", { name: words.measured.title });
  await expect(measured.getByText(words.measured.estimated).first()).toBeVisible();
  await expect(measured.getByText(/, [A-Z]\w+ \d+(?:, \d{4})? to [A-Z]\w+ \d+, \d{4}, \d+ rows/).first()).toBeVisible();
  await page.getByRole("link", { name: words.toReport }).click();
  await expect(page.getByRole("link", { name: numbersLinkWords.changeovers })).toBeVisible();
});

test("[R174] one click sends only values and counts, and the report says what was measured", async ({ page }) => {
  await getResults(page);
  await page.getByRole("link", { name: numbersLinkWords.files }).click();
  await useShop(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.getByRole("button", { name: /^Send these \d+ values$/ }).click();
  await page.getByRole("link", { name: words.send.open }).click();
  await expect(page.frameLocator("iframe").getByText("Measured in your own files").first()).toBeVisible();
  const calls = sent.filter((request) => request.includes("kpi_otd"));
  expect(calls.length).toBeGreaterThan(0);
  for (const secret of ["zebra", "Customer", "Prom Date", "VMC1", "4001"])
    expect(sent.filter((request) => request.includes(secret))).toEqual([]);
});

test("[R174] after a lost answer, another click makes no second version", async ({ page }) => {
  await getResults(page);
  await page.getByRole("link", { name: numbersLinkWords.files }).click();
  await useShop(page);
  const keys: (string | undefined)[] = [];
  await page.route("**/functions/v1/analyze-shop", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const response = await route.fetch();
    return keys.length === 1 ? route.abort() : route.fulfill({ response });
  });
  const send = page.getByRole("button", { name: /^Send these \d+ values$/ });
  await send.click();
  await expect(page.getByText(words.send.offline, { exact: false })).toBeVisible();
  await send.click();
  await page.getByRole("link", { name: words.send.open }).click();
  await expect(page.frameLocator("iframe").getByText("Measured in your own files").first()).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  const { versions } = await (
    await page.request.get(`${reportAddress(new URL(page.url()).searchParams.get("report") ?? "")}/history`)
  ).json();
  expect(versions).toHaveLength(2);
});

test("[R141] ten typed changeovers give the verdict that was agreed before", async ({ page }) => {
  await openNumbers(page, "#ten-changeovers");
  for (const number of Array.from({ length: 10 }, (_, index) => index + 1)) {
    await page.getByLabel(words.changeovers.plannedOf(number), { exact: true }).fill("45");
    await page.getByLabel(words.changeovers.takenOf(number), { exact: true }).fill("63");
  }
  await expect(page.getByText(words.changeovers.measured(0, words.changeovers.over(40)))).toBeVisible();
  await expect(page.getByText(words.changeovers.right)).toBeVisible();
});

test("[R141] the wait for the first piece, noted apart, doesn’t make setups run over", async ({ page }) => {
  await openNumbers(page, "#ten-changeovers");
  for (const number of Array.from({ length: 10 }, (_, index) => index + 1)) {
    await page.getByLabel(words.changeovers.plannedOf(number), { exact: true }).fill("45");
    await page.getByLabel(words.changeovers.takenOf(number), { exact: true }).fill("90");
    await page.getByLabel(words.changeovers.firstPieceOf(number), { exact: true }).fill("40");
  }
  await expect(page.getByText(words.changeovers.waited(44))).toBeVisible();
  await expect(page.getByText(words.changeovers.wrongApart)).toBeVisible();
});

test("[R141] next to a report ten changeovers price setups again, by one value, and earlier values stay", async ({
  page,
}) => {
  await getResults(page, { ...requiredAnswers, primary_bottleneck: "Setup" });
  await page.getByRole("link", { name: numbersLinkWords.files }).click();
  await dropFiles(page, fileOf("orders.csv", exported.orders));
  await useIt(page).click();
  await page.getByRole("button", { name: /^Send these \d+ values$/ }).click();
  await expect(page.getByText(words.send.sent)).toBeVisible();
  for (const number of Array.from({ length: 10 }, (_, index) => index + 1)) {
    await page.getByLabel(words.changeovers.plannedOf(number), { exact: true }).fill("45");
    await page.getByLabel(words.changeovers.takenOf(number), { exact: true }).fill("63");
  }
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.getByRole("button", { name: pricedAgainWords.button(words.changeovers.over(40)) }).click();
  const after = page.locator(".priced-again > div").filter({ hasText: pricedAgainWords.measured });
  await expect(after.getByText(/machine hours a year/)).toBeVisible();
  const { measured } = JSON.parse(sent.find((body) => body.includes("kpi_setup_var")) ?? "{}");
  const kpis = (measured as readonly { kpi: string }[]).map(({ kpi }) => kpi);
  expect(kpis).toEqual(expect.arrayContaining(["kpi_otd", "kpi_setup_var"]));
});

test("[R32] printed without a file, the page is the sheet for ten changeovers", async ({ page }) => {
  await openNumbers(page);
  const sheet = page.locator(".paper-table");
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(sheet).toBeVisible();
  await expect(page.getByLabel(words.changeovers.plannedOf(1), { exact: true })).toBeHidden();
});
