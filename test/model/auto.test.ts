import { expect, onTestFinished, test } from "vitest";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { startServerWithModel } from "./server-with-model.ts";

async function serverWith(settings: Readonly<Record<string, string>>) {
  const server = await startServerWithModel({ settings: { AI_PROVIDER: "auto", ...settings } });
  onTestFinished(server.stop);
  return server;
}

test("[R185] a model that was found makes the reports, and the log and the readiness check name it", async () => {
  const server = await serverWith({ AI_MODEL: "good" });
  const { engine } = await server.analyze(sampleShop);
  expect(engine).toEqual({ kind: "model", model: "good" });
  expect(server.logLines.join("")).toContain("a local model was found");
  expect(await (await server.get("/readyz")).json()).toMatchObject({ status: "ready", model_name: "good" });
});

test("[R185] without one the server is ready, says so, and the rules make the reports", async () => {
  const server = await serverWith({ AI_MODEL: "not there" });
  expect(await (await server.get("/readyz")).json()).toMatchObject({ status: "ready", model: "none-found" });
  const { id, analysis, engine } = await server.analyze(sampleShop);
  expect(engine).toEqual({ kind: "rules" });
  expect(analysis).toBe(server.rulesReport(id, sampleShop));
});
