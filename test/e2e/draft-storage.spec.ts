import { type BrowserContext, expect, type Page } from "@playwright/test";
import { formWords } from "../../src/web/words/form.ts";
import { keeps, onDevice } from "./draft-parts.ts";
import { test } from "./visit.ts";
import {
  button,
  choose,
  fillIn,
  openFormFromStart,
  openFormWith,
  reportFrame,
  requiredAnswers,
  typed,
} from "./visitor.ts";

test("[R14] a draft of the first release is read; its started submission keeps the key and waits for a click", async ({
  page,
}) => {
  const values = { shop_name: "Cedar", machine_count: "12", tech_stack: ["JobBOSS"], of_another_release: "kept" };
  await page.goto("/");
  await page.evaluate(
    (draft) => window.localStorage.setItem("shop-diagnostic-draft", draft),
    JSON.stringify({ version: 1, savedAt: "2026-10-01T12:00:00.000Z", values, open: null }),
  );
  await page.reload();
  await button(page, "start").click();
  await expect(typed(page, "machine_count")).toHaveValue("12");
  await expect(page.getByLabel("JobBOSS").first()).toBeChecked();
  await typed(page, "machine_count").fill("13");
  await keeps(page, '\\"machine_count\\":\\"13\\"');
  expect(await onDevice(page)).toContain('\\"of_another_release\\":\\"kept\\"');
});

test.describe("two tabs", () => {
  async function twoTabs(page: Page, context: BrowserContext) {
    await openFormFromStart(page);
    await typed(page, "shop_name").fill("First");
    const second = await context.newPage();
    await openFormFromStart(second);
    await expect(typed(second, "shop_name")).toHaveValue("First");
    await second.getByRole("button", { name: "Pick up where you left off" }).click();
    await typed(second, "shop_name").fill("Second");
    return { second, dialog: page.getByRole("dialog", { name: "You kept going in another tab" }) };
  }

  test("[R14] the tab that was left behind asks, and takes over the newer answers", async ({ page, context }) => {
    const { second, dialog } = await twoTabs(page, context);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Use the newer answers" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(typed(page, "shop_name")).toHaveValue("Second");
    await expect(second.getByRole("dialog")).toHaveCount(0);
  });

  test("[R14] or it keeps its own, and then the other tab asks", async ({ page, context }) => {
    const { second, dialog } = await twoTabs(page, context);
    await dialog.getByRole("button", { name: "Use the answers in this tab" }).click();
    await expect(typed(page, "shop_name")).toHaveValue("First");
    await second.getByRole("button", { name: "Use the newer answers" }).click();
    await expect(typed(second, "shop_name")).toHaveValue("First");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("[R14] answers sent in one tab do not come back from the other", async ({ page, context }) => {
    const { second, dialog } = await twoTabs(page, context);
    await dialog.getByRole("button", { name: "Use the newer answers" }).click();
    await fillIn(second, requiredAnswers);
    await button(second, "submit").click();
    await expect(reportFrame(second)).toBeVisible();
    const gone = page.getByRole("dialog", { name: "You sent or erased these answers in another tab" });
    await gone.getByRole("button", { name: "Clear this form" }).click();
    await expect(typed(page, "shop_name")).toHaveValue("");
    await expect.poll(() => onDevice(page)).toBe("{}");
  });

  test("[R14] an empty form follows without a question", async ({ page, context }) => {
    await openFormFromStart(page);
    const second = await context.newPage();
    await openFormFromStart(second);
    await typed(second, "shop_name").fill("Second");
    await expect(typed(page, "shop_name")).toHaveValue("Second");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await choose(page, "shift_count", "3");
    await keeps(page, '\\"shift_count\\":\\"3\\"');
  });
});

for (const [state, refuse] of [
  [
    "forbidden",
    () =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("Denied", "SecurityError");
        },
      }),
  ],
  [
    "full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("Full", "QuotaExceededError");
      };
    },
  ],
] as const) {
  test(`[R12] where storage is ${state} the page says so, works, and asks before answers are lost`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await openFormFromStart(page);
    await expect(page.getByText(formWords.draft.notKept)).toBeVisible();
    await expect(page.getByText(formWords.draft.notKeptShort).first()).toBeVisible();
    await expect(page.getByRole("button", { name: formWords.draft.erase }), "nothing is kept").toHaveCount(0);
    await fillIn(page, requiredAnswers);
    const asked = page.waitForEvent("dialog");
    // A reload that the visitor declines never ends.
    void page.reload().catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await button(page, "submit").click();
    await expect(reportFrame(page)).toBeVisible();
    await page.goBack();
    await expect(typed(page, "shop_name")).toHaveValue(requiredAnswers.shop_name);
  });
}

test("[R12] a storage that fills up on the way says so where the visitor is", async ({ page }) => {
  await openFormFromStart(page);
  await typed(page, "shop_name").fill("Cedar");
  const line = page.locator(".sticky-bar").getByText(formWords.draft.notKeptShort).first();
  await expect(line).toHaveCount(0);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await typed(page, "notes").fill("More");
  await expect(line).toBeInViewport();
});

test("[R16] after the report is there the device has forgotten the answers", async ({ page }) => {
  await openFormWith(page, requiredAnswers);
  await keeps(page, requiredAnswers.owner_email);
  await button(page, "submit").click();
  await expect(reportFrame(page)).toBeVisible();
  await expect.poll(() => onDevice(page)).toBe("{}");
});
