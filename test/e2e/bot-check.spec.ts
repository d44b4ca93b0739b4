import { expect } from "@playwright/test";
import { test as withServers } from "./own-server.ts";
import { button, fillIn, openFormFromStart, reportFrame, requiredAnswers } from "./visitor.ts";

/** Playwright's recorder tries its own script in the report's frame, which allows none. */
const ofTheRecorder = /^Blocked script execution in 'about:srcdoc'/;

const aProof = /^[\w+/=]{100,}$/;

/** A separate server that asks for proofs of work. */
const test = withServers.extend({
  baseURL: async ({ openServer }, use) => use((await openServer({ BOT_CHECK: "on" })).address),
});

test("[R108] with BOT_CHECK the page does the work by itself: a person does nothing more, and every click has its proof", async ({
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
  await openFormFromStart(page);
  await fillIn(page, requiredAnswers);
  await button(page, "submit").click();
  await expect(reportFrame(page)).toBeVisible();
  await button(page, "newAnalysis").click();
  await button(page, "start").click();
  await fillIn(page, requiredAnswers);
  await button(page, "submit").click();
  await expect(reportFrame(page)).toBeVisible();
  expect(proofs).toEqual([expect.stringMatching(aProof), expect.stringMatching(aProof)]);
  expect(new Set(proofs).size).toBe(2);
  expect(refusals).toEqual([]);
});
