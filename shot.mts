import { chromium } from "@playwright/test";
import { shopExports } from "./test/exports/shop-exports.ts";
import { formats, rowsOf, fileOf } from "./test/exports/generate.ts";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const ex = shopExports(7);
for (const [w, h] of [[1440, 900], [360, 740]] as const) {
  const page = await browser.newPage({ viewport: { width: w, height: h } });
  await page.goto("http://localhost:3219/?numbers");
  await page.waitForSelector("input[type=file]");
  await page.screenshot({ path: `/tmp/n/a-${w}.png` });
  await page.locator("input[type=file]").first().setInputFiles([{ name: "JobBOSS orders.csv", mimeType: "text/csv", buffer: Buffer.from(ex.orders) }]);
  await page.waitForSelector(".file-card h3");
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/n/b-${w}.png` });
  await page.getByRole("button", { name: "Use it" }).click();
  await page.waitForSelector(".tile");
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/n/c-${w}.png` });
  await page.locator("input[type=file]").first().setInputFiles(["operations","tickets","attendance","stops"].map((k) => ({ name: k + ".csv", mimeType: "text/csv", buffer: Buffer.from((ex as any)[k]) })));
  await page.waitForTimeout(3000);
  await page.screenshot({ path: `/tmp/n/d-${w}.png`, fullPage: true });
  await page.getByRole("button", { name: /Use all/ }).click();
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/n/e-${w}.png`, fullPage: true });
  await page.close();
}
await browser.close();
