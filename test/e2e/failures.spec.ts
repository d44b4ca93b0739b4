import { expect, type Page, type Request } from "@playwright/test";
import { analyzeEndpoint } from "../../src/survey/wire/wire.ts";
import { formWords } from "../../src/web/words/form.ts";
import { test } from "./visit.ts";
import {
  button,
  fillIn,
  getResults,
  openForm,
  openFormFromStart,
  openFormWith,
  reportFrame,
  requiredAnswers,
  sendRequired,
  toast,
  typed,
} from "./visitor.ts";

const analysis = "**/functions/v1/analyze-shop";

async function expectFormWithAnswers(page: Page): Promise<void> {
  await expect(button(page, "submit")).toBeEnabled();
  await expect(typed(page, "shop_name")).toHaveValue(requiredAnswers.shop_name);
  await expect(page.getByRole("radio", { name: "Excel", exact: true }).first()).toBeChecked();
}

/** Names of the files with the sending code that have loaded: they are fetched with the first answer. */
const codeForSending = (): readonly string[] => {
  const names = performance
    .getEntriesByType("resource")
    .map(({ name }) => /assets\/(api|Toasts|dist)-/.exec(name)?.[1]);
  return [...new Set(names)].filter((name) => name !== undefined).toSorted();
};

/** Replies the server may give, and what the page says to each. */
const failedAnswers = [
  [
    { status: 429, json: { error: "Too many analyses from your address.", code: "too-many-requests" } },
    "Too many analyses from your address.",
  ],
  [{ status: 500, body: "<html>" }, "Edge Function returned a non-2xx status code"],
  [{ json: null }, "Analysis failed"],
  [{ json: { analysis: "x", error: "Out of credit" } }, "Out of credit"],
] as const;

test("[R24] a refusal, a failure without words, an empty result and one with an error are reported; the step stays and no answer is lost", async ({
  page,
}) => {
  await openFormWith(page, requiredAnswers);
  for (const [answer, message] of failedAnswers) {
    await page.route(analysis, (route) => route.fulfill(answer), { times: 1 });
    await button(page, "submit").click();
    // The newest comes first; an earlier one may still be fading out.
    await expect(toast(page, "Analysis Failed").first()).toContainText(message);
    await expectFormWithAnswers(page);
    await expect(page.locator(".sticky-bar").getByText(/answers are safe/)).toBeVisible();
  }
});

test("[R24] after a preview that failed, the focus is on its button again", async ({ page }) => {
  await openForm(page);
  await page.route(analysis, (route) => route.fulfill({ status: 500, body: "<html>" }), { times: 1 });
  await button(page, "preview").focus();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Analysis Failed").first()).toBeVisible();
  await expect(button(page, "preview")).toBeFocused();
});

test("[R24] a toast that slides in or out never covers the button", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openFormWith(page, requiredAnswers);
  await page.route(analysis, (route) => route.fulfill({ json: null }));
  const submit = button(page, "submit");
  await submit.click();
  await expect(toast(page, "Analysis Failed")).toBeVisible();
  // The second slides in while the first slides out.
  const covered = submit.evaluate(async (one) => {
    const moves = () => document.getAnimations().some(({ effect }) => isToast(effect));
    const isToast = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.closest("[data-sonner-toast]") !== null;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const seen: boolean[] = [];
    for (let began = false; !began || moves(); await frame()) {
      began ||= moves();
      // Slower, so that a busy machine draws it in several frames, too.
      for (const one of document.getAnimations()) if (isToast(one.effect)) one.playbackRate = 0.5;
      const { x, y, width, height } = one.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(x + width * part, y + height / 2));
      seen.push(points.some((found) => found?.closest("[data-sonner-toast]")));
    }
    return { frames: seen.length > 1, isCovered: seen.includes(true) };
  });
  await submit.click();
  expect(await covered).toEqual({ frames: true, isCovered: false });
});

test("[R20] being offline is announced before, during and after the click; back online, one click sends the same again", async ({
  page,
  context,
}) => {
  const bar = page.locator(".sticky-bar");
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/analyze-shop")) keys.push(request.headers()["idempotency-key"]);
  });
  await openForm(page);
  await fillIn(page, requiredAnswers);
  await expect.poll(() => page.evaluate(codeForSending)).toEqual(["Toasts", "api", "dist"]);
  await context.setOffline(true);
  await expect(bar.getByRole("status")).toHaveText(formWords.waiting.offline);
  await button(page, "submit").click();
  await expect(toast(page, "Analysis Failed")).toContainText("Failed to send a request to the Edge Function");
  await expect(bar.getByRole("status")).toHaveText(formWords.waiting.offlineFailed);
  await expectFormWithAnswers(page);
  await context.setOffline(false);
  await expect(bar.getByRole("status")).toHaveText(formWords.waiting.backOnline);
  await expect(button(page, "submit")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(reportFrame(page)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("[R20] answers taken from a link fetch the code for sending, as typed ones do", async ({ page }) => {
  await openFormWith(page, requiredAnswers);
  await expect.poll(() => page.evaluate(codeForSending)).toEqual(["Toasts", "api", "dist"]);
});

test("[R20] a device that goes offline before the code for sending is there breaks nothing: said, kept, sent later", async ({
  page,
}) => {
  const code = /assets\/(api|Toasts|dist)-/;
  await page.route(code, (route) => route.abort());
  await sendRequired(page);
  await expect(page.locator(".sticky-bar")).toContainText(formWords.waiting.newRelease);
  await expectFormWithAnswers(page);
  await page.unroute(code);
  await page.getByRole("button", { name: formWords.waiting.reload }).click();
  await expectFormWithAnswers(page);
  await button(page, "submit").click();
  await expect(reportFrame(page)).toBeVisible();
});

test("[R20] the server's request to wait is put in words, its own sentence once", async ({ page }) => {
  const error = "Too many analyses from your address. Your answers are still in the form. Please try again later.";
  await page.route(analysis, (route) =>
    route.fulfill({ status: 429, json: { error, code: "too-many-requests" }, headers: { "retry-after": "240" } }),
  );
  await sendRequired(page);
  const bar = page.locator(".sticky-bar");
  await expect(toast(page, "Analysis Failed")).toContainText(error);
  await expect(bar).toContainText("We couldn’t make your report. Your answers are safe. Try again in about 4 minutes.");
  await expect(bar.getByText(/answers are safe/i)).toHaveCount(1);
});

test("[R24] a failed sample preview stays on the form", async ({ page }) => {
  await page.route(analysis, (route) => route.fulfill({ status: 503, json: { error: "The server is busy." } }));
  await openFormFromStart(page);
  await button(page, "preview").click();
  await expect(toast(page, "Analysis Failed")).toContainText("The server is busy.");
  await expect(button(page, "submit")).toBeEnabled();
});

test("[R18] a double click is one submission", async ({ page }) => {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/analyze-shop")) sent.push(request);
  });
  await openFormWith(page, requiredAnswers);
  await button(page, "submit").dblclick();
  await expect(reportFrame(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("[R18] when the answer is lost on the way, the next press has the same key and gets the same report", async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(analyzeEndpoint.path)) keys.push(request.headers()[analyzeEndpoint.idempotencyHeader]);
  });
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
  const lost = keys.length;
  await button(page, "submit").click();
  await expect(reportFrame(page)).toBeVisible();
  expect(new URL(page.url()).searchParams.get("report")).toBe(await first.promise);
  expect(keys.length).toBeGreaterThan(lost);
  expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/./)]));
});

test("[R26] a report that is not there says so and offers the start", async ({ page }) => {
  await page.goto("/?report=never-there");
  await expect(page.getByRole("heading", { name: "There is no report at this address" })).toBeVisible();
  await page.getByRole("button", { name: "Go to the start" }).click();
  await expect(button(page, "start")).toBeVisible();
});

/** Runs in the page: records how long each wait that starts will be, ms. */
function noteWaits(): void {
  const waits: (number | undefined)[] = [];
  const begin = window.setTimeout;
  const noted = (...wait: Parameters<typeof begin>): number => {
    waits.push(wait[1]);
    return begin(...wait);
  };
  Object.assign(window, { waits, setTimeout: noted });
}

test("[R24] a report that cannot be fetched is tried 3 more times, after 1, 2 and 4 s, then by hand", async ({
  page,
}) => {
  let tries = 0;
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(noteWaits);
  await page.route("**/api/reports/*", async (route) => {
    tries += 1;
    await page.evaluate("window.waits.length = 0");
    const json = { analysis: "Setups overrun.", created_at: "2026-11-21T10:00:00Z" };
    return tries <= 4 ? route.fulfill({ status: 500 }) : route.fulfill({ json });
  });
  await page.goto("/?report=some-id");
  // React shows what has loaded only after a while.
  await expect.poll(() => page.clock.runFor(100).then(() => tries)).toBe(1);
  for (const [made, wait] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await expect.poll(() => tries).toBe(made);
    await expect.poll(() => page.evaluate("window.waits")).toContain(wait);
    await expect(page.getByText("Loading the report…")).toBeVisible();
    await page.clock.runFor(wait);
  }
  await page.clock.resume();
  await expect(page.getByRole("heading", { name: "We couldn’t load the report" })).toBeVisible();
  expect(tries).toBe(4);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Setups overrun.")).toBeVisible();
});

test("[R22] any other path is not found, says so to the console and leads home", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "404", exact: true })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect.poll(() => logged.filter((line) => line.includes("/no/such/page"))).not.toEqual([]);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(button(page, "start")).toBeVisible();
});

test("[R20] code that cannot be fetched any more shows the error and a way on that works", async ({ page }) => {
  await page.route("**/assets/SurveyStep-*", (route) => route.abort());
  await page.goto("/");
  await button(page, "start").click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await page.unroute("**/assets/SurveyStep-*");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(button(page, "submit")).toBeVisible();
});

test("[R32] erasing asks first; then the report is gone from the page and from its address", async ({ page }) => {
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

test("[R32] an erasure that takes long doesn't take a visitor away from the next form", async ({ page }) => {
  await getResults(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/reports/*", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("button", { name: "Erase this report" }).click();
  await page.getByRole("button", { name: "Erase for good" }).click();
  await button(page, "newAnalysis").click();
  await button(page, "start").click();
  await typed(page, "shop_name").fill("The next one");
  release();
  await expect(toast(page, "Report Erased")).toBeVisible();
  await expect(typed(page, "shop_name")).toHaveValue("The next one");
});

test("[R32] an erasure that fails says so and keeps the report", async ({ page }) => {
  await getResults(page);
  await page.route("**/api/reports/*", (route) =>
    route.fulfill({ status: 503, json: { error: "The server is stopping." } }),
  );
  await page.getByRole("button", { name: "Erase this report" }).click();
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect(toast(page, "Erase Failed")).toContainText("The server is stopping.");
  await expect(reportFrame(page)).toBeVisible();
});
