import { expect, type Page } from "@playwright/test";
import type { Fault } from "../../src/adapters/fake-model/faults.ts";
import { startFakeModel } from "../../src/adapters/fake-model/server.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { engineWords } from "../../src/web/words/engine.ts";
import { startServer } from "./own-server.ts";
import { test as base } from "./visit.ts";
import { button, openFormWith, reportFrame, toast, typed } from "./visitor.ts";

/** How the stand-in model behaves. */
interface StandInOptions {
  /** Its answers wait until the test releases them. */
  readonly waits: boolean;
  /** What it does wrong each time. */
  readonly fault?: Fault;
}

/** A server with a stand-in model, for all tests of a worker. */
interface Served {
  readonly address: string;
  /** Makes the model behave so from the next question on. */
  readonly behave: (faults: readonly Fault[], gate: Gate) => void;
}

/** Tests against a server with a stand-in model that behaves as each test asks. */
const test = base.extend<{ standIn: StandInOptions; gate: Gate }, { served: Served }>({
  standIn: [{ waits: false }, { option: true }],
  served: [
    async ({ browserName: _ }, use) => {
      const faults: Fault[] = [];
      let gate = createGate(false);
      const model = await startFakeModel({ beforeAnswer: () => gate.pass(), faults });
      const server = await startServer({
        ...{ AI_PROVIDER: "openai-compatible", AI_BASE_URL: model.baseUrl, AI_MODEL: "good" },
        ...{ AI_PRICE_IN: "1", AI_PRICE_OUT: "4" },
      });
      const behave: Served["behave"] = (next, nextGate) => {
        faults.splice(0, faults.length, ...next);
        gate = nextGate;
      };
      await use({ address: server.address, behave });
      server.close();
      await model.stop();
    },
    { scope: "worker" },
  ],
  gate: async ({ standIn: { waits, fault }, served }, use) => {
    const gate = createGate(waits);
    served.behave(fault === undefined ? [] : [fault], gate);
    await use(gate);
    gate.open();
  },
  baseURL: async ({ served, gate: _ }, use) => use(served.address),
});

// One after another in one worker, which starts the server once.
test.describe.configure({ mode: "default" });

/** Where the model's answers wait, in the order of the questions. */
interface Gate {
  readonly pass: () => Promise<void>;
  /** Releases the next answer, once a question waits for it. */
  readonly releaseNext: () => Promise<void>;
  /** Releases what waits and everything that follows. */
  readonly open: () => void;
}

function createGate(isClosedAtFirst: boolean): Gate {
  let isClosed = isClosedAtFirst;
  const waiting: (() => void)[] = [];
  return {
    pass: async () => {
      if (isClosed) await new Promise<void>((answer) => waiting.push(answer));
    },
    releaseNext: async () => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.();
    },
    open: () => {
      isClosed = false;
      for (const answer of waiting.splice(0)) answer();
    },
  };
}

async function send(page: Page): Promise<void> {
  await openFormWith(page, sampleShop);
  await button(page, "submit").click();
}

async function expectWholeReport(page: Page): Promise<void> {
  await expect(toast(page, "Analysis Complete!")).toBeVisible({ timeout: 30_000 });
  const report = reportFrame(page).contentFrame();
  await expect(report.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(report.locator("h2")).not.toHaveCount(0);
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.localStorage))).toBe("{}");
}

const byTheModel = (page: Page) => page.getByText(engineWords.model("good"));
const byTheRules = (page: Page) => page.getByText(engineWords.rules);

/** What was sent, the tokens and the cost, without anything that names a person. */
async function expectReceipt(page: Page, look: string): Promise<void> {
  await byTheModel(page).click();
  const receipt = page.locator(".receipt");
  await expect(receipt, look).toContainText(/We asked good \d+ times, without your contact details\./);
  await expect(receipt, look).toContainText(/: [\d,]+ sent, [\d,]+ received.*What it cost us: .*\$0\.0/);
  await receipt.getByText(engineWords.task("letter")).click();
  await expect(receipt.getByText(engineWords.data).first(), look).toBeVisible();
  for (const contact of [sampleShop.shop_name, sampleShop.owner_name, sampleShop.owner_email])
    expect(await receipt.textContent(), look).not.toContain(contact);
}

/** Records the bar's value whenever it moves. */
async function watchBar(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seenOfBar: seen });
    new MutationObserver(() => {
      const { position } = document.querySelector("progress") ?? { position: -1 };
      if (position >= 0 && position !== seen.at(-1)) seen.push(position);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenOfBar: number[] }).seenOfBar);
}

test.describe("a slow model", () => {
  test.use({ standIn: { waits: true } });

  test("[R87] [R92] the bar moves forward as its answers come; the results name it, what was sent, the tokens and the cost, also after a refresh", async ({
    page,
    gate,
  }) => {
    const seenOfBar = await watchBar(page);
    const bar = page.getByRole("progressbar");
    const position = () => bar.evaluate((element: HTMLProgressElement) => element.position);
    await send(page);
    await expect(bar).toHaveAccessibleName(/step 4 of \d+$/);
    for (const answered of [/step 6 of \d+$/, /^We’ve written your report: \d+ parts.* step 9 of \d+$/]) {
      const before = await position();
      await gate.releaseNext();
      await expect(bar).toHaveAccessibleName(answered);
      expect(await position()).toBeGreaterThan(before);
      await expect(button(page, "submitting")).toBeDisabled();
    }
    gate.open();
    await expectWholeReport(page);
    const seen = await seenOfBar();
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    await expectReceipt(page, "at once");
    await page.reload();
    await expectReceipt(page, "after a refresh");
  });

  test("[R87] after a reload while it writes, the answers are there and the page fetches the report with the same key", async ({
    page,
    gate,
  }) => {
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/analyze-shop")) keys.push(request.headers()["idempotency-key"]);
    });
    await send(page);
    await gate.releaseNext();
    await expect(page.getByRole("progressbar")).toHaveAccessibleName(/step 6 of \d+$/);
    await page.reload();
    await expect(typed(page, "shop_name")).toHaveValue(sampleShop.shop_name);
    gate.open();
    await expectWholeReport(page);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });
});

test.describe("a model whose server fails", () => {
  test.use({ standIn: { waits: false, fault: "500" } });
  test("[R87] costs nothing but its words: the whole report comes, and the receipt says why", async ({ page }) => {
    await send(page);
    await expectWholeReport(page);
    await byTheRules(page).click();
    await expect(page.locator(".receipt")).toContainText(engineWords.outcome("server-error"));
  });
});
