import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as plain } from "@playwright/test";
import { startProgram } from "./server-with-model.ts";
import { button, fillIn, openForm, reportFrame, requiredAnswers } from "./visitor.ts";

/** The recorder of these tests tries its own script in the report's frame, which lets none run. */
const ofTheRecorder = /^Blocked script execution in 'about:srcdoc'/;

/** A server of its own that asks for proofs. */
const test = plain.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "bot-check-"));
    const settings = { PORT: "0", DATA_DIR: folder, RATE_LIMIT: "off", BOT_CHECK: "on", LOG_LEVEL: "silent" };
    const server = await startProgram(["src/server/main.ts"], settings, /ready at (http:\/\/\S+)/);
    await use(server.said);
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

test("[R108] with BOT_CHECK the page does the work by itself: a person does nothing more, and every press has its proof", async ({
  page,
}) => {
  const proofs: unknown[] = [];
  const refusals: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/analyze-shop")) proofs.push(request.postDataJSON()?.proof);
  });
  page.on("console", (message) => {
    if (message.type() === "error" && !ofTheRecorder.test(message.text())) refusals.push(message.text());
  });
  await openForm(page);
  await fillIn(page, requiredAnswers);
  await button(page, "submit").click();
  await expect(reportFrame(page)).toBeVisible();
  await button(page, "newAnalysis").click();
  await openForm(page);
  await fillIn(page, requiredAnswers);
  await button(page, "submit").click();
  await expect(reportFrame(page)).toBeVisible();
  expect(proofs).toEqual([expect.any(String), expect.any(String)]);
  expect(new Set(proofs).size).toBe(2);
  expect(refusals).toEqual([]);
});
