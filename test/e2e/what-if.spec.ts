import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { announced, openSample, slider } from "./results-page.ts";
import { test } from "./visit.ts";

const whatIf = "**/api/what-if";

test("[R57] a slider moved by keyboard announces its value; hours and money follow with their ranges and are announced once; utilization, another shift and the rate each show their effect in their own currency", async ({
  page,
}) => {
  await openSample(page);
  const setups = slider(page, "Cut setup overruns");
  await expect(setups).toHaveAttribute("aria-valuetext", "33%, about a third");
  await expect(announced(page)).toHaveText("920 hours a year recovered, 580 to 1,300. Sales value: $97,000 a year.");
  await setups.press("End");
  await expect(setups).toHaveAttribute("aria-valuetext", "100%, all of it");
  await expect(announced(page)).toContainText("2,800 hours a year recovered, 1,700 to 3,900.");
  await setups.press("Home");
  await expect(announced(page)).toContainText("0 hours a year recovered");
  await setups.press("PageUp");
  await expect(setups).toHaveValue("0.1");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(setups).toHaveAttribute("aria-valuetext", "0%, no change");

  await slider(page, "Put monitoring on your machines").press("End");
  await expect(announced(page)).toContainText("29 hours a year recovered");
  const shift = slider(page, "Run one more shift");
  await shift.press("ArrowRight");
  await shift.press("ArrowRight");
  await expect(shift).toHaveAttribute("aria-valuetext", "on 2 of 18 machines");
  await expect(announced(page)).toContainText("The shift adds 900 hours a year and takes");
  await expect(page.locator(".what-if-main")).toContainText("29");
  await slider(page, "Shop rate").press("End");
  await expect(page.locator(".what-if-main")).toContainText("29");
  await expect(page.locator(".what-if-main")).toContainText("$6,900");
});

test("[R57] each lever opens to its assumption, formula and sources", async ({ page }) => {
  await openSample(page);
  await page.getByRole("button", { name: "How we worked this out: Run one more shift" }).click();
  const sheet = page.getByRole("dialog", { name: "Run one more shift" });
  await expect(sheet).toContainText("They need people, and they need orders");
  await expect(sheet).toContainText("machines of the new shift × 40 h × working weeks");
  await expect(sheet).toContainText("Our estimate");
  await expectNoViolations(page);
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "How we worked this out: Run one more shift" })).toBeFocused();
});

test("[R57] without a connection the older figures stay and it is said; with it they follow by themselves", async ({
  page,
  context,
}) => {
  await openSample(page);
  await context.setOffline(true);
  await slider(page, "Cut setup overruns").press("End");
  await expect(announced(page)).toContainText("You’re offline");
  await expect(page.locator(".what-if-main")).toContainText("920");
  await context.setOffline(false);
  await expect(page.locator(".what-if-main")).toContainText("2,800");
});

test("[R57] a refusal is reported in the server's words; while a figure is fetched nothing moves", async ({ page }) => {
  await openSample(page);
  const heights = () => page.locator(".what-if").evaluate((part) => part.getBoundingClientRect().height);
  const before = await heights();
  await page.route(
    whatIf,
    (route) => route.fulfill({ status: 429, json: { error: "Too many trials.", code: "too-many-requests" } }),
    { times: 1 },
  );
  await slider(page, "Cut setup overruns").press("End");
  await expect(announced(page)).toContainText("Too many trials.");
  await page.locator(".what-if-state").getByRole("button", { name: "Try again" }).click();
  await expect(announced(page)).toContainText("2,800 hours");
  expect(await heights()).toBe(before);
});

test("[R57] only the latest slider position is answered: an older request is withdrawn", async ({ page }) => {
  await openSample(page);
  const asked: unknown[] = [];
  const held = Promise.withResolvers<void>();
  await page.route(whatIf, async (route) => {
    asked.push(route.request().postDataJSON().levers.cut_setup_changeover);
    if (asked.length === 1) await held.promise;
    await route.continue().catch(() => undefined);
  });
  await slider(page, "Cut setup overruns").press("Home");
  await expect.poll(() => asked).toEqual([0]);
  await slider(page, "Cut setup overruns").press("End");
  await expect(announced(page)).toContainText("2,800 hours");
  held.resolve();
  await expect(announced(page)).toContainText("2,800 hours");
});
