import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { test } from "./visit.ts";
import { getResults, toast } from "./visitor.ts";

/** No button cuts off its text. */
async function expectWholeButtons(page: Page): Promise<void> {
  for (const button of await page.getByRole("button").all())
    expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}

test("[R192] an owner asks two people; each answers on a phone with fifteen taps", async ({ page, browser }) => {
  await getResults(page);
  const ask = page.getByRole("region", { name: "Ask your planner and foreman" });
  await ask.getByRole("button", { name: "Make 2 links" }).click();
  const links = ask.locator("code");
  await expect(links).toHaveCount(2);
  await expect(ask.getByRole("list", { name: "Who you asked" }).getByRole("listitem")).toHaveCount(2);
  await expectNoViolations(page);
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 780 }, javaScriptEnabled: false })
  ).newPage();
  await phone.goto((await links.first().textContent()) ?? "");
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Your view of Cedar Ridge Precision");
  await phone.getByLabel(/I agree: my answers may be shown/).check();
  let taps = 1;
  const tap = async (choice: Locator): Promise<void> => {
    await choice.click();
    taps += 1;
  };
  const [weekly, ...questions] = await phone.locator("fieldset").all();
  for (const index of [0, 2, 5]) await tap(weekly?.locator("label").nth(index) as Locator);
  await tap(weekly?.getByText("Nothing else in this list happens every week.").first() as Locator);
  for (const question of questions) await tap(question.locator("label").first());
  await phone.getByRole("button", { name: "Send my view" }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  expect(taps + 1).toBeLessThanOrEqual(15);
  await phone.context().close();
  await ask.getByRole("button", { name: "End the foreman’s link" }).click();
  await expect(ask.getByText("answered, not in the report yet")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Two views of one shop" })).toBeVisible();
  await expect(page.getByText("2 versions of this report")).toBeVisible();
  await expectNoViolations(page);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`[R192] a coworker's form keeps within a phone and has no accessibility violation, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await getResults(page);
    const ask = page.getByRole("region", { name: "Ask your planner and foreman" });
    await ask.getByRole("button", { name: "Make 2 links" }).click();
    await page.goto((await ask.locator("code").first().textContent()) ?? "");
    for (const heading of ["Your view of Cedar Ridge Precision", "Thank you"]) {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await expectWholeButtons(page);
      await expectNoViolations(page);
      if (heading === "Thank you") break;
      await page.locator(".checkbox").nth(1).click();
      await page.getByRole("button", { name: "Send my view" }).click();
    }
  });
}

test("[R192] a link is copied, and an email with it says first that the page explains who sees the answers", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await getResults(page);
  const ask = page.getByRole("region", { name: "Ask your planner and foreman" });
  await ask.getByRole("button", { name: "Make 2 links" }).click();
  const address = (await ask.locator("code").first().textContent()) ?? "";
  await ask.getByRole("button", { name: "Copy the planner’s link" }).click();
  await expect(toast(page, "Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const mail = (await ask.getByRole("link", { name: "Email it to the planner" }).getAttribute("href")) ?? "";
  expect(mail).toMatch(/^mailto:\?subject=Need%203%20minutes/);
  expect(decodeURIComponent(mail)).toContain(address);
  expect(decodeURIComponent(mail)).toContain("It tells you up front who sees your answers.");
});

test("[R192] a link is shown as a code to scan, and printed alone on a slip for one person", async ({ page }) => {
  await getResults(page);
  const ask = page.getByRole("region", { name: "Ask your planner and foreman" });
  await ask.getByRole("button", { name: "Make 2 links" }).click();
  await ask.getByRole("button", { name: "QR code for the planner" }).click();
  const slip = page.getByRole("dialog", { name: "For the planner" });
  const code = slip.getByRole("img", { name: "QR code of the planner’s private link" });
  await expect(code).toBeVisible();
  await expectNoViolations(page);
  await page.emulateMedia({ media: "print" });
  await expect(code).toBeVisible();
  await expect(slip.getByRole("button", { name: "Print this slip" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
});

test("[R192] after the links are made, no one is checked: a second click asks no one twice", async ({ page }) => {
  await getResults(page);
  const ask = page.getByRole("region", { name: "Ask your planner and foreman" });
  await expect(ask.getByText("With one or two people, you see what each role said")).toBeVisible();
  await ask.getByRole("button", { name: "Make 2 links" }).click();
  await expect(ask.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(ask.getByRole("button", { name: "Make links" })).toBeDisabled();
  await page.reload();
  await expect(ask.getByRole("list", { name: "Who you asked" }).getByRole("listitem")).toHaveCount(2);
  await expect(ask.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("[R193] a link is ended with one click, and then leads nowhere", async ({ page }) => {
  await getResults(page);
  const ask = page.getByRole("region", { name: "Ask your planner and foreman" });
  await ask.getByRole("button", { name: "Make 2 links" }).click();
  const address = (await ask.locator("code").first().textContent()) ?? "";
  await ask.getByRole("button", { name: "End the planner’s link" }).click();
  await expect(ask.locator("code")).toHaveCount(1);
  const gone = await page.request.get(address);
  expect(gone.status()).toBe(404);
});

test("[R197] the short form after 90 days keeps within a phone and has no accessibility violation", async ({
  page,
}) => {
  await getResults(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${page.url()}&return`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What has changed at Cedar Ridge Precision?");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectWholeButtons(page);
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Show what changed" }).click();
  await expect(page).toHaveURL(/\?report=[0-9a-f]{32}$/);
});

test("[R197] from two weeks on the report's own page leads to the short form of a later visit", async ({ page }) => {
  await getResults(page);
  await expect(page.getByRole("link", { name: "Tell us what changed: 3 minutes" })).toHaveCount(0);
  await page.clock.setFixedTime(new Date(Date.now() + 91 * 24 * 60 * 60 * 1000));
  await page.reload();
  await expect(page.getByText("This report is 91 days old.")).toBeVisible();
  await page.getByRole("link", { name: "Tell us what changed: 3 minutes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What has changed at Cedar Ridge Precision?");
});
