import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startFakeModel } from "../src/adapters/fake-model/server.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";
import { spindlewise } from "./commands.ts";
import { temporaryFolder } from "./server/open-server.ts";

/** A stand-in model that records its requests, and the settings that point to it. */
async function standIn() {
  const received: string[] = [];
  const { baseUrl, stop } = await startFakeModel({ onRequest: ({ body }) => void received.push(body) });
  onTestFinished(stop);
  return { received, settings: { AI_PROVIDER: "openai-compatible", AI_BASE_URL: baseUrl, AI_MODEL: "stand-in" } };
}

test("[R120] --show-prompts prints what is sent, word for word, without a model and without contact details", async () => {
  const file = join(temporaryFolder(), "answers.json");
  const notes = `Ask ${sampleShop.owner_name} (${sampleShop.owner_email}) why the setups run over.`;
  writeFileSync(file, JSON.stringify({ ...sampleShop, notes }));
  const { code, output, errors } = await spindlewise(["analyze", file, "--show-prompts"]);
  expect([code, errors]).toEqual([0, ""]);
  expect(output.match(/^===== \S+$/gmu)).toEqual(["===== letter", "===== reading"]);
  const { shop_name, owner_name, owner_email } = sampleShop;
  expect([shop_name, owner_name, owner_email].filter((contact) => output.includes(contact))).toEqual([]);

  const { received, settings } = await standIn();
  await spindlewise(["analyze", file], settings);
  const letter = received
    .map((body) => JSON.parse(body).messages)
    .find(([, { content }]) => /<case>/u.test(textOf(content)));
  for (const { content } of letter ?? []) expect(output).toContain(textOf(content));
  expect(letter).toHaveLength(2);
});

const textOf = (content: unknown): string =>
  typeof content === "string"
    ? content
    : (content as readonly { readonly text: string }[]).map(({ text }) => text).join("");

test("[R120] analyze uses the model that the settings name, and --no-model leaves it out", async () => {
  const { received, settings } = await standIn();
  const worded = await spindlewise(["analyze", "--sample", "--format", "json"], settings);
  expect(JSON.parse(worded.output).engine).toEqual({ kind: "model", model: "stand-in" });
  expect(worded.errors).toMatch(/^stand-in: \d+ of \d+ replies were used\. The rules did the rest\.\n$/u);
  const asked = received.length;
  const plain = await spindlewise(["analyze", "--sample", "--format", "json", "--no-model"], settings);
  expect(plain).toEqual(await spindlewise(["analyze", "--sample", "--format", "json"]));
  expect([JSON.parse(plain.output).engine, received.length]).toEqual([{ kind: "rules" }, asked]);
});

test("[R120] several files of one shop are made of one answer of the model", async () => {
  const { received, settings } = await standIn();
  const folder = temporaryFolder();
  const { errors } = await spindlewise(["analyze", "--sample", "--format", "all", "--out", folder], settings);
  const once = Number(/of (\d+) replies/u.exec(errors)?.[1]);
  expect([errors.match(/replies/gu)?.length, received.length]).toEqual([1, once]);
});
