import { expect, type Page } from "@playwright/test";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { analyzeEndpoint, toWire } from "../../src/survey/wire/wire.ts";
import { smallTargets, structureFaults, textOutOfSight } from "./access-checks.ts";
import { expectNoViolations } from "./axe.ts";
import { embeddingTest as test } from "./own-server.ts";

// One after another in one worker, which starts the server once.
test.describe.configure({ mode: "default" });

/** Shows our page in this one, in a frame as tall as it says it is. */
async function embed(page: Page, address: string) {
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement("iframe"), { src, title: "Diagnostic" });
    Object.assign(frame.style, { width: "100%", height: "300px", border: "0" });
    addEventListener("message", ({ data }) => {
      if (data.type === "spindlewise:height") frame.style.height = `${data.height}px`;
    });
    document.querySelector("main")?.append(frame);
  }, address);
  return page.frameLocator("iframe");
}

test("[R35] a site that may show the page is told how tall it is, and no second scroll bar appears", async ({
  page,
  around,
}) => {
  await page.goto(around.origin);
  const frame = await embed(page, around.address);
  const overflow = () => frame.locator("html").evaluate((root) => root.scrollHeight - root.clientHeight);
  await expect(frame.getByText("See your dashboard plan")).toBeVisible();
  await expect.poll(overflow).toBe(0);
  await frame.getByRole("button", { name: "Start Free Shop Diagnostic" }).click();
  await frame.locator('[name="shop_name"]').fill("Kerf");
  await expect.poll(overflow).toBe(0);
  await frame.getByRole("button", { name: "Get My KPI Recommendations" }).scrollIntoViewIfNeeded();
});

for (const [name, viewport] of [
  ["on a desktop", { width: 1280, height: 700 }],
  ["on a phone", { width: 360, height: 740 }],
] as const) {
  test(`[R24] in another site's page a message is in sight where it was caused, ${name}`, async ({ page, around }) => {
    await page.route("**/functions/v1/analyze-shop", (route) =>
      route.fulfill({ status: 503, json: { error: "The server is busy." } }),
    );
    await page.setViewportSize(viewport);
    await page.goto(around.origin);
    const inside = await embed(page, `${around.address}/?open=form`);
    await expect(inside.locator("#notes-question")).toBeAttached();
    await inside.getByRole("button", { name: "Preview with Sample Data" }).click();
    const message = inside.locator("[data-sonner-toast]", { hasText: "The server is busy." });
    await expect(message).toBeInViewport({ ratio: 0.9 });
  });
}

test("[R35] in another site's page the results are as tall as what they say; a KPI, and the question before erasing, open in sight", async ({
  page,
  around,
}) => {
  const made = await page.request.post(`${around.address}${analyzeEndpoint.path}`, { data: toWire(sampleShop) });
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(around.origin);
  const inside = await embed(page, `${around.address}/?report=${(await made.json()).id}`);
  await inside.locator("#kpi-plan .kpi-card button").last().click();
  expect(await page.locator("iframe").evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(20_000);
  await expect(inside.locator(".sheet-title")).toBeInViewport({ ratio: 1 });
  await inside.locator(".sheet-head .button").click();
  await inside.getByRole("button", { name: "Erase this report" }).click();
  await expect(inside.getByRole("dialog").getByRole("button").first()).toBeInViewport({ ratio: 1 });
});

test("[R35] in another site's page the form has no violation that axe can see, and no bar covers a field", async ({
  page,
  around,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(around.origin);
  const inside = await embed(page, around.address);
  await inside.getByRole("button", { name: "Start Free Shop Diagnostic" }).click();
  await inside.getByRole("button", { name: "Get My KPI Recommendations" }).click();
  await expect(inside.locator(".problem-summary")).toBeVisible();
  await expect(inside.locator(".sticky-bar")).toHaveCSS("position", "static");

  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (frame === undefined) throw new Error("The form is in no frame");
  expect(await frame.evaluate(structureFaults)).toEqual([]);
  expect(await frame.evaluate(smallTargets)).toEqual([]);
  expect(await frame.evaluate(textOutOfSight)).toEqual([]);
  await expectNoViolations(frame, "within the frame");
});
