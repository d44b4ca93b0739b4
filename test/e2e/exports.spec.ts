import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { readConfig } from "../../src/adapters/settings/config.ts";
import { dayOf } from "../../src/service/reports/day-of.ts";
import {
  type ExportFormatName,
  exportFormatNames,
  exportFormats,
  fileNameOf,
  readers,
} from "../../src/survey/export-formats.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { test } from "./visit.ts";
import {
  addressWithAnswers,
  button,
  filesPanel,
  getResults,
  openFiles,
  openForm,
  reportFrame,
  sendRequired,
  toast,
} from "./visitor.ts";

const reportPdf = "**/report.pdf?download";

async function openSample(page: Page): Promise<void> {
  await openForm(page);
  await button(page, "preview").click();
  await expect(reportFrame(page)).toBeVisible();
}

/** Clicks something and returns the file that the browser saves. */
async function savedBy(page: Page, click: () => Promise<void>) {
  const download = page.waitForEvent("download");
  await click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Today, as in file names. */
const today = () => dayOf(new Date().toISOString(), readConfig({}).timeZone);

async function expectSaved(page: Page, format: ExportFormatName): Promise<void> {
  const link = filesPanel(page).getByRole("link", { name: exportFormats[format].label });
  const { name, bytes } = await savedBy(page, () => link.click());
  expect([name, bytes.length > 500]).toEqual([fileNameOf(sampleShop.shop_name, today(), format), true]);
}

test("the panel offers every file, by its reader, and each link downloads it", async ({ page }) => {
  await getResults(page);
  await openFiles(page);
  const panel = filesPanel(page);
  await expect(panel.getByRole("heading", { level: 3 })).toHaveText(Object.values(readers));
  await expect(panel.getByRole("link")).toHaveCount(exportFormatNames.length);
  for (const format of exportFormatNames) {
    const { label, goodFor } = exportFormats[format];
    await expect(panel.getByRole("link", { name: label })).toContainText(goodFor);
    await expectSaved(page, format);
  }
  await expect(panel).toBeVisible();
});

test("the panel of the sample preview leads to the sample's own files", async ({ page }) => {
  await openSample(page);
  await openFiles(page);
  const links = await filesPanel(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(links.toSorted()).toEqual(
    exportFormatNames.map((format) => `/api/sample/${exportFormats[format].path}`).toSorted(),
  );
  await expectSaved(page, "calendar");
});

test("the panel opens and closes by keyboard, Escape returns the focus, and a click outside or on Close closes it", async ({
  page,
}) => {
  await getResults(page);
  const opener = button(page, "moreFormats");
  await opener.focus();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(filesPanel(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(filesPanel(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await openFiles(page);
  await page.mouse.click(10, 300);
  await expect(filesPanel(page)).toBeHidden();
  await openFiles(page);
  await filesPanel(page).getByRole("button", { name: "Close" }).click();
  await expect(filesPanel(page)).toBeHidden();
});

test("on a desk and on a phone held either way the whole panel can be reached and nothing in it is lower than 44 px", async ({
  page,
}) => {
  await getResults(page);
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openFiles(page);
    const isInside = async () => {
      const box = await filesPanel(page).boundingBox();
      return box && [box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height];
    };
    await expect.poll(isInside).toEqual(Array.from({ length: 4 }, () => true));
    if (width === 360) expect((await filesPanel(page).boundingBox())?.width).toBe(360);
    const last = filesPanel(page).getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.99 });
    const targets = filesPanel(page).locator("a, button");
    const heights = await targets.evaluateAll((all) => all.map((target) => target.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Escape");
    await expect(filesPanel(page)).toBeHidden();
  }
});

for (const format of ["html", "spec", "tv"] as const) {
  test(`${exportFormats[format].path} shows in the browser under its policy, without a complaint`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`/api/sample/${exportFormats[format].path}`);
    await expect(page.locator("body")).toContainText(sampleShop.shop_name);
    expect(complaints).toEqual([]);
  });
}

test("[R26] Export Report saves the PDF with one click, and says that it is being prepared", async ({ page }) => {
  await getResults(page);
  const go = Promise.withResolvers<void>();
  await page.route(reportPdf, async (route) => {
    await go.promise;
    await route.continue();
  });
  const { name, bytes } = await savedBy(page, async () => {
    await button(page, "exportReport").click();
    await expect(page.getByRole("button", { name: "Preparing PDF…" })).toBeVisible();
    go.resolve();
  });
  expect([name, bytes.subarray(0, 5).toString()]).toEqual([fileNameOf(sampleShop.shop_name, today(), "pdf"), "%PDF-"]);
  await expect(button(page, "exportReport")).toBeVisible();
});

test("[R26] a failed export is reported in the server's words, and the next click works", async ({ page }) => {
  await getResults(page);
  await page.route(
    reportPdf,
    (route) => route.fulfill({ status: 503, json: { error: "Many files are being made.", code: "busy" } }),
    { times: 1 },
  );
  await button(page, "exportReport").click();
  await expect(toast(page, "Export Failed")).toContainText("Many files are being made.");
  expect((await savedBy(page, () => button(page, "exportReport").click())).name).toMatch(/\.pdf$/);
});

test("[R26] without a network an export says so, also in a report that was opened by its link", async ({
  page,
  context,
}) => {
  await getResults(page);
  await expect(page.locator("[aria-label^=Notifications]")).toBeAttached();
  await context.setOffline(true);
  await button(page, "exportReport").click();
  await expect(toast(page, "Export Failed")).toContainText("You’re offline. Export it once you’re back online.");
});

test("[R26] if the server turns out to make no PDFs, the web page is saved instead", async ({ page }) => {
  await getResults(page);
  await page.route(reportPdf, (route) =>
    route.fulfill({ status: 501, json: { error: "This server can't make PDF files.", code: "not-available" } }),
  );
  const { name } = await savedBy(page, () => button(page, "exportReport").click());
  expect(name).toBe(fileNameOf(sampleShop.shop_name, today(), "html"));
  await expect(toast(page, "Saved as a Web Page")).toContainText("This server can't make PDF files.");
});

test("[R70] without PDF the page saves the web page, and the panel says what is missing", async ({ page }) => {
  await page.route(addressWithAnswers, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"pdfAvailable":true', '"pdfAvailable":false');
    await route.fulfill({ response, body });
  });
  await getResults(page);
  expect((await savedBy(page, () => button(page, "exportReport").click())).name).toMatch(/-diagnostic-.*\.html$/);
  await openFiles(page);
  await expect(filesPanel(page).getByRole("link")).toHaveCount(exportFormatNames.length - 3);
  await expect(filesPanel(page).getByText("Not available on this server.")).toHaveCount(3);
});

test("[R26] what foreign functions answered is saved from memory; the panel says what the other files need", async ({
  page,
}) => {
  await page.route("**/functions/v1/analyze-shop", (route) =>
    route.fulfill({ json: { analysis: "Setups overrun.", contact_name: "Ann", email: "ann@shop.example" } }),
  );
  // Eight in the evening in Chicago, when the day has changed in London.
  await page.clock.setFixedTime("2026-11-22T02:00:00Z");
  await getResultsAsText(page);
  const { name, bytes } = await savedBy(page, () => button(page, "exportReport").click());
  expect([name, bytes.toString()]).toEqual(["cedar-ridge-precision-diagnostic-2026-11-21.txt", "Setups overrun."]);
  await openFiles(page);
  await expect(filesPanel(page)).toContainText("We don’t have this report saved");
  await expect(filesPanel(page).getByRole("link")).toHaveCount(0);
});

async function getResultsAsText(page: Page): Promise<void> {
  await sendRequired(page);
  await expect(page.getByText("Setups overrun.")).toBeVisible();
}
