import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StandIn, startFakeModel } from "../src/adapters/fake-model/server.ts";
import { spindlewise } from "./commands.ts";
import { temporaryFolder } from "./server/open-server.ts";

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startFakeModel();
});
afterAll(() => standIn.stop());

const allCases = "test/cases/dev-cases.json";

/** What goes wrong with a model shows in a few cases. */
function fewCases(): string {
  const file = join(temporaryFolder(), "cases.json");
  writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(allCases, "utf8")).slice(0, 8)));
  return file;
}

const evaluated = (file: string, model: string | null, ...options: readonly string[]) =>
  spindlewise(
    ["eval", file, ...options],
    model === null
      ? {}
      : { AI_PROVIDER: "openai-compatible", AI_BASE_URL: standIn.baseUrl, AI_MODEL: model, LOG_LEVEL: "silent" },
  );
const linesOf = (output: string): readonly string[] => output.trimEnd().split("\n");
const summaryIn = (output: string) => JSON.parse(linesOf(output).at(-1) ?? "");

test("[R120] eval --model prints a line a case and both summaries; those of the rules alone keep their names", async () => {
  const [alone, beside] = await Promise.all([evaluated(allCases, null), evaluated(allCases, "good", "--model")]);
  expect([beside.code, beside.errors]).toEqual([0, ""]);
  const { model, ...without } = summaryIn(beside.output);
  expect(without).toEqual(summaryIn(alone.output));
  expect(model).toMatchObject({ name: "good", n: 36, asked: 38, answered: 38, failed: {} });
  expect(model.quotes_kept).toBeGreaterThan(0);
  const cases = linesOf(beside.output).filter((line) => /^(?:hit |miss) /.test(line));
  const read = cases.map((line) => line.replace(/; with the model [a-z_, ]+ \(\d+ quotes?, \d+ dropped\)/, ""));
  expect(read).toEqual(linesOf(alone.output).slice(0, 38));
  expect(beside.output).toMatch(/\nmeasure +without +with\nn +36 +36\nhit1 /);
});

test("[R120] eval --model with a model that quotes what no one wrote: every quote is dropped, no figure moves", async () => {
  const { code, output } = await evaluated(fewCases(), "fault:invented-quotes", "--model");
  const { model, ...without } = summaryIn(output);
  expect([code, model.quotes_kept, Object.keys(model.quotes_dropped)]).toEqual([0, 0, ["quote not in the answer"]]);
  expect(model).toMatchObject(without);
});

test("[R120] eval --model with a model that refuses the key says how many questions failed, and why", async () => {
  const { code, output } = await evaluated(fewCases(), "fault:401", "--model");
  const { model, ...without } = summaryIn(output);
  const failures = Object.values<number>(model.failed).reduce((sum, count) => sum + count, 0);
  expect([code, model.answered, failures]).toEqual([0, 0, 8]);
  expect(model.failed["refused-key"]).toBeGreaterThan(0);
  expect(model).toMatchObject(without);
});

test("[R120] eval --model where no model is set says so, and what to set", async () => {
  const { code, output, errors } = await evaluated(fewCases(), null, "--model");
  expect([code, output]).toEqual([1, ""]);
  expect(errors).toMatch(/^No language model is configured.*AI_PROVIDER and AI_MODEL/);
});
