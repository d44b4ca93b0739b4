import { expect, type Page, type Request, test } from "@playwright/test";
import { button, fillIn, getResults, openForm, reportFrame, requiredAnswers, toast, typed } from "./visitor.ts";

const analysis = "**/functions/v1/analyze-shop";

async function sendRequired(page: Page): Promise<void> {
  await openForm(page);
  await fillIn(page, requiredAnswers);
  await button(page, "submit").click();
}

async function expectFormWithAnswers(page: Page): Promise<void> {
  await expect(button(page, "submit")).toBeEnabled();
  await expect(typed(page, "shop_name")).toHaveValue(requiredAnswers.shop_name);
  await expect(page.getByRole("radio", { name: "Excel", exact: true }).first()).toBeChecked();
}

for (const [name, answer, message] of [
  [
    "429 in the server's words",
    { status: 429, json: { error: "Too many analyses from your address.", code: "too-many-requests" } },
    "Too many analyses from your address.",
  ],
  ["500 without words", { status: 500, body: "<html>" }, "Edge Function returned a non-2xx status code"],
  ["an empty result", { json: null }, "Analysis failed"],
  ["a result with an error", { json: { analysis: "x", error: "Out of credit" } }, "Out of credit"],
] as const) {
  test(`[G6] ${name} is told, the step stays and no answer is lost`, async ({ page }) => {
    await page.route(analysis, (route) => route.fulfill(answer));
    await sendRequired(page);
    await expect(toast(page, "Analysis Failed")).toContainText(message);
    await expectFormWithAnswers(page);
    await expect(page.getByText("Your answers are still here.")).toBeVisible();
  });
}

test("[G6] without a network the library's words are told and the next press works", async ({ page, context }) => {
  await openForm(page);
  await fillIn(page, requiredAnswers);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await button(page, "submit").click();
  await expect(toast(page, "Analysis Failed")).toContainText("Failed to send a request to the Edge Function");
  await expectFormWithAnswers(page);
  await context.setOffline(false);
  await button(page, "submit").click();
  await expect(reportFrame(page)).toBeVisible();
});

test("[G6] a failed sample preview stays on the form", async ({ page }) => {
  await page.route(analysis, (route) => route.fulfill({ status: 503, json: { error: "The server is busy." } }));
  await openForm(page);
  await button(page, "preview").click();
  await expect(toast(page, "Analysis Failed")).toContainText("The server is busy.");
  await expect(button(page, "submit")).toBeEnabled();
});

test("[G20] a double click is one submission", async ({ page }) => {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/analyze-shop")) sent.push(request);
  });
  await openForm(page);
  await fillIn(page, requiredAnswers);
  await button(page, "submit").dblclick();
  await expect(reportFrame(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("[G20] when the answer is lost on the way, the next press gets the same report", async ({ page }) => {
  const first = Promise.withResolvers<string>();
  await page.route(
    analysis,
    async (route) => {
      const answered = await route.fetch();
      const [, result = "{}"] = /^event: result\ndata: (.*)$/m.exec(await answered.text()) ?? [];
      first.resolve(JSON.parse(result).id);
      await route.abort();
    },
    { times: 1 },
  );
  await sendRequired(page);
  await expect(toast(page, "Analysis Failed")).toBeVisible();
  await button(page, "submit").click();
  await expect(reportFrame(page)).toBeVisible();
  expect(new URL(page.url()).searchParams.get("report")).toBe(await first.promise);
});

test("[G11] a report that is not there says so and offers the start", async ({ page }) => {
  await page.goto("/?report=never-there");
  await expect(page.getByRole("heading", { name: "There is no report at this address" })).toBeVisible();
  await page.getByRole("button", { name: "Go to the start" }).click();
  await expect(button(page, "start")).toBeVisible();
});

test("[G16] a report that cannot be fetched is tried 3 more times, after 1, 2 and 4 s, then by hand", async ({
  page,
}) => {
  let tries = 0;
  await page.clock.install();
  await page.route("**/api/reports/*", (route) => {
    tries += 1;
    return tries <= 4 ? route.fulfill({ status: 500 }) : route.fulfill({ json: { analysis: "Setups overrun." } });
  });
  await page.goto("/?report=some-id");
  for (const [made, wait] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await expect.poll(() => tries).toBe(made);
    await expect(page.getByText("Fetching the report…")).toBeVisible();
    await page.clock.runFor(wait);
  }
  await expect(page.getByRole("heading", { name: "The report could not be fetched" })).toBeVisible();
  expect(tries).toBe(4);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Setups overrun.")).toBeVisible();
});

test("[G12] any other path is not found, says so to the console and leads home", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "404", exact: true })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  expect(logged.filter((line) => line.includes("/no/such/page"))).not.toEqual([]);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(button(page, "start")).toBeVisible();
});

test("[G13] code that cannot be fetched any more shows the error and a way on that works", async ({ page }) => {
  await page.route("**/assets/SurveyStep-*", (route) => route.abort());
  await page.goto("/");
  await button(page, "start").click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await page.unroute("**/assets/SurveyStep-*");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(button(page, "submit")).toBeVisible();
});

test("[G19] erasing asks first; then the report is gone from the page and from its address", async ({ page }) => {
  await getResults(page);
  const address = page.url();
  await page.getByRole("button", { name: "Erase this report" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(reportFrame(page)).toBeVisible();

  await page.getByRole("button", { name: "Erase this report" }).click();
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect(toast(page, "Report Erased")).toBeVisible();
  await expect(button(page, "start")).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "There is no report at this address" })).toBeVisible();
});

test("[G19] an erasure that fails says so and keeps the report", async ({ page }) => {
  await getResults(page);
  await page.route("**/api/reports/*", (route) =>
    route.fulfill({ status: 503, json: { error: "The server is stopping." } }),
  );
  await page.getByRole("button", { name: "Erase this report" }).click();
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect(toast(page, "Erase Failed")).toContainText("The server is stopping.");
  await expect(reportFrame(page)).toBeVisible();
});
