import { expect } from "@playwright/test";
import { formWords } from "../../src/web/words/form.ts";
import { pageWords } from "../../src/web/words/page.ts";
import { test } from "./own-server.ts";
import { button, openFormFromStart, typed } from "./visitor.ts";

test("[R11] answers in the address are offered, checked, and gone from the address", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const hostile = `=1+1 "Kerf" <b>& ${"x".repeat(40)} 手`;
  await page.goto(
    `/?shop_name=${encodeURIComponent(hostile)}&machine_count=1,250&lights_out=yes&shift_count=9&tech_stack=ProShop&tech_stack=E2`,
  );
  await expect(page).toHaveURL(/\/$/);
  await button(page, "start").click();
  await expect(page.getByText(formWords.prefill.offers(4))).toBeVisible();
  await expect(typed(page, "shop_name")).toHaveValue("");
  await page.getByRole("button", { name: formWords.prefill.fill }).click();
  await expect(typed(page, "shop_name")).toHaveValue(hostile);
  await expect(typed(page, "machine_count")).toHaveValue("1250");
  await expect(page.getByText(formWords.prefill.taken)).toBeVisible();
  await expect(page.getByText(formWords.prefill.unfit(1))).toBeVisible();
  expect(asked.slice(1).filter((url) => url.includes("Kerf"))).toEqual([]);
  await page.reload();
  await expect(typed(page, "shop_name")).toHaveValue(hostile);
});

test("[R11] what the visitor has typed stays until they choose the link's", async ({ page }) => {
  await openFormFromStart(page);
  await typed(page, "shop_name").fill("Mine");
  await typed(page, "machine_count").fill("12");
  await typed(page, "machine_count").blur();
  await page.goto("/?open=form&shop_name=Theirs&machine_count=12&owner_name=Dana");
  await expect(typed(page, "shop_name")).toHaveValue("Mine");
  await page.getByRole("button", { name: formWords.prefill.fill }).click();
  await expect(typed(page, "owner_name")).toHaveValue("Dana");
  await expect(typed(page, "shop_name")).toHaveValue("Mine");
  await page.goto("/?open=form&shop_name=Theirs");
  await page.getByRole("button", { name: formWords.prefill.take }).click();
  await expect(typed(page, "shop_name")).toHaveValue("Theirs");
});

test("[R11] answers posted by another site are offered and not kept, and a reload does not send them again", async ({
  page,
  baseURL,
  openSite,
}) => {
  const fields = '<input name="shop_name" value="Kerf &quot;&amp;&quot; Sons"><input name="open" value="form">';
  const site = await openSite(`<form method="post" action="${baseURL}/">${fields}<button>Go</button></form>`);
  await page.goto(site);
  await page.getByRole("button", { name: "Go" }).click();
  await expect(page.getByText(formWords.prefill.offers(1))).toBeVisible();
  await page.reload();
  await expect(page.getByText(formWords.prefill.offers(1))).toBeVisible();
  await expect(typed(page, "shop_name")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...window.localStorage }))).not.toContain("Kerf");
  await page.getByRole("button", { name: formWords.prefill.fill }).click();
  await expect(typed(page, "shop_name")).toHaveValue('Kerf "&" Sons');
});

test("[R35] a site that may not show the page in a frame does not get it", async ({ page, baseURL, openSite }) => {
  const site = await openSite(`<iframe src="${baseURL}/" title="diagnostic"></iframe>`);
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto(site);
  await refused;
  await expect(page.frameLocator("iframe").getByRole("button")).toHaveCount(0);
});

test("[R35] a visit reports the stages it reached, once each and nothing else", async ({ page }) => {
  const texts: (string | null)[] = [];
  page.on("request", (request) => request.url().endsWith("/api/funnel") && texts.push(request.postData()));
  await openFormFromStart(page);
  await typed(page, "shop_name").fill("Kerf");
  await typed(page, "machine_count").fill("3");
  await typed(page, "owner_name").fill("Dana");
  await page.reload();
  await expect(typed(page, "shop_name")).toHaveValue("Kerf");
  await expect.poll(() => texts.slice(0, 4)).toEqual(["hero", "form", "section-1", "section-2"]);
  expect(await page.context().cookies()).toEqual([]);
});

test("[R35] without a privacy notice of the operator's, the page says in short what is stored", async ({ page }) => {
  await page.goto("/");
  await page.getByText(pageWords.privacy.summary).click();
  await expect(page.getByText(pageWords.privacy.text)).toBeVisible();
});

test("[R35] the operator's own privacy notice is one link away before the first question and next to the send button", async ({
  page,
  browser,
  openServer,
  openSite,
}) => {
  const notice = await openSite("<h1>Our notice</h1>");
  const server = await openServer({ PRIVACY_URL: `${notice}/privacy?of="kerf"&lang=en` });
  const link = page.getByRole("link", { name: "Privacy", exact: true });
  const opened = async (): Promise<string> => {
    const [tab] = await Promise.all([page.waitForEvent("popup"), link.click()]);
    await expect(tab.getByRole("heading", { name: "Our notice" })).toBeVisible();
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
    const address = tab.url();
    await tab.close();
    return address;
  };
  await page.goto(server.address);
  await expect(page.getByText(pageWords.privacy.summary)).toHaveCount(0);
  expect(await opened()).toBe(`${notice}/privacy?of=%22kerf%22&lang=en`);
  await button(page, "start").click();
  await typed(page, "shop_name").fill("Kerf");
  await expect(page.getByText(pageWords.privacy.summary)).toHaveCount(0);
  expect(await opened()).toBe(`${notice}/privacy?of=%22kerf%22&lang=en`);
  await expect(typed(page, "shop_name")).toHaveValue("Kerf");

  const withoutScript = await browser.newPage({ javaScriptEnabled: false });
  await withoutScript.goto(server.address);
  await expect(withoutScript.getByRole("link", { name: "Privacy", exact: true })).toBeVisible();
  await withoutScript.close();
});
