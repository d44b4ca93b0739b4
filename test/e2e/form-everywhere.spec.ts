import { expect } from "@playwright/test";
import { caution, partlyCovered, phone, question } from "./form-parts.ts";
import { rowsAwry } from "./rows-awry.ts";
import { test } from "./visit.ts";
import { button, choose, fillIn, openForm, typed } from "./visitor.ts";

test.describe("on a phone", () => {
  test.use(phone);

  test("[R7] [R8] the bars take at most 110 px together, no keyboard pops up by itself, what is typed in has the one that fits, and each section leads back to the list of all", async ({
    page,
  }) => {
    await openForm(page);
    const heights = await page
      .locator(".top-bar, .sticky-bar")
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(110);
    await expect(page.locator("input:focus, textarea:focus")).toHaveCount(0);
    await expect(page.locator("[autofocus]")).toHaveCount(0);
    await expect(typed(page, "machine_count")).toHaveAttribute("inputmode", "numeric");
    await expect(typed(page, "owner_email")).toHaveAttribute("inputmode", "email");
    await choose(page, "shop_rate_known", "Estimate");
    await expect(typed(page, "shop_rate_value")).toHaveAttribute("inputmode", "decimal");
    await page.locator("#section-4").scrollIntoViewIfNeeded();
    await page.getByRole("link", { name: "All sections" }).nth(3).tap();
    await expect(page.getByRole("navigation", { name: "Sections" })).toBeInViewport();
    await expect(page).toHaveURL(/\/[^#]*$/);
  });

  test("[R7] a yes or no has its choices beside its words, and an answer adds no line", async ({ page }) => {
    await openForm(page);
    expect(await page.evaluate(rowsAwry)).toEqual([]);
    const height = async () => (await question(page, "tv_monitors").boundingBox())?.height;
    const before = await height();
    for (const choice of ["Yes", "Don’t know"]) {
      await question(page, "tv_monitors").getByLabel(choice).tap();
      await expect(question(page, "tv_monitors").getByRole("button")).toHaveCount(0);
      expect(await height()).toBe(before);
    }
  });

  test("[R6] one tap on a caution fixes the answer, or leads to the other answer", async ({ page }) => {
    await openForm(page);
    await typed(page, "machine_count").fill("40");
    await typed(page, "machinist_count").fill("2");
    await expect(caution(page, "machinist_count")).toHaveCount(0);
    await typed(page, "erp_user_count").tap();
    await expect(caution(page, "machinist_count")).toContainText("Is this right? 40 machines and 2 machinists");
    await expect(typed(page, "machinist_count")).toHaveAccessibleDescription(/20 machines per person/);
    await caution(page, "machinist_count").getByRole("button", { name: "We run lights-out" }).tap();
    await expect(caution(page, "machinist_count")).toHaveCount(0);
    await expect(question(page, "lights_out").getByLabel("Yes")).toBeChecked();
    // The focus stays with the question, and not in a control that would open the keyboard.
    await expect(question(page, "machinist_count")).toBeFocused();

    await choose(page, "machine_utilization_known", "Yes (telemetry)");
    await typed(page, "improvement_goal").tap();
    await caution(page, "machine_utilization_known").getByRole("button", { name: "Check your system" }).tap();
    await question(page, "tech_stack").getByLabel("Amper").tap();
    await expect(caution(page, "machine_utilization_known")).toHaveCount(0);
  });

  test("[R8] over an open keyboard the bars scroll away and leave the room to the question", async ({ page }) => {
    await openForm(page);
    await typed(page, "improvement_goal").tap();
    await expect(page.locator(".sticky-bar")).toHaveCSS("position", "sticky");
    await page.setViewportSize({ width: 360, height: 340 });
    await expect(page.locator(".sticky-bar")).toHaveCSS("position", "static");
    await typed(page, "improvement_goal").pressSequentially("Setups");
    await expect(typed(page, "improvement_goal")).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(phone.viewport);
    await expect(page.locator(".sticky-bar")).toHaveCSS("position", "sticky");
  });
});

test.describe("a visitor from Germany", () => {
  test.use({ locale: "de-DE" });
  test("[R8] sees figures as written at home", async ({ page }) => {
    await openForm(page);
    await typed(page, "machine_count").fill("1018");
    await choose(page, "shift_count", "1");
    await choose(page, "shop_rate_known", "Yes – accurate");
    await typed(page, "shop_rate_value").fill("175");
    await expect(page.locator(".given-back", { hasText: "One more hour" }).first()).toContainText(
      "each of your 1.018 machines is worth about 8.900.000\u00a0$ a year",
    );
  });
});

test("[R39] with text at 200%, also on a phone, and zoomed to 400% nothing is wider than the screen, and every field can be reached", async ({
  page,
}) => {
  await openForm(page);
  await choose(page, "shop_rate_known", "Estimate");
  await fillIn(page, { machine_count: 40, machinist_count: 2, shop_rate_value: 1_750 });
  await button(page, "submit").click();
  for (const [width, height, textSize] of [
    [1280, 800, "200%"],
    [360, 740, "200%"],
    [320, 256, "100%"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), textSize);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const field of ["shop_name", "machinist_count", "shop_rate_value", "notes"] as const) {
      await typed(page, field).focus();
      await expect.poll(() => page.evaluate(partlyCovered)).toEqual([]);
    }
  }
});

test("[R39] in forced colors, what is chosen and where one is remain visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openForm(page);
  await choose(page, "shift_count", "2");
  const outline = (choice: string) =>
    question(page, "shift_count")
      .locator(".choice", { hasText: choice })
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outline("2")).toBe("solid");
  expect(await outline("3")).toBe("none");
});
