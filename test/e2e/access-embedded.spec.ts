import { expect } from "@playwright/test";
import { smallTargets, structureFaults, textOutOfSight } from "./access-checks.ts";
import { expectNoViolations } from "./axe.ts";
import { test } from "./own-server.ts";

test("[R35] in another site's page the form has no violation that axe can see, and no bar covers a field", async ({
  page,
  openServer,
  openSite,
}) => {
  const around = '<!doctype html><html lang="en"><title>Around</title><main><h1>Around</h1></main></html>';
  const origin = await openSite(around);
  const server = await openServer({ EMBED_ORIGINS: origin });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(origin);
  await page.evaluate((address) => {
    const frame = Object.assign(document.createElement("iframe"), { src: address, title: "Diagnostic" });
    Object.assign(frame.style, { width: "100%", height: "600px", border: "0" });
    addEventListener("message", ({ data }) => {
      frame.style.height = `${data.height}px`;
    });
    document.querySelector("main")?.append(frame);
  }, server.address);
  const inside = page.frameLocator("iframe");
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
