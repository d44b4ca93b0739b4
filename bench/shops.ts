import { readFileSync } from "node:fs";
import { readAnswers } from "../src/survey/read-answers.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";
import type { Submission } from "../src/survey/submission.ts";
import { toWire } from "../src/survey/wire.ts";

interface ShopCase {
  readonly id: string;
  readonly answers: unknown;
}

const cases: readonly ShopCase[] = JSON.parse(
  readFileSync(new URL("../test/cases/dev-cases.json", import.meta.url), "utf8"),
);

/** The sample shop and the published ones. */
export const shops: readonly Submission[] = [sampleShop, ...cases.map(submissionOf)];

/** The same as bodies of calls. */
export const bodies: readonly string[] = shops.map((shop) => JSON.stringify(toWire(shop)));

function submissionOf({ id, answers }: ShopCase): Submission {
  const read = readAnswers(answers);
  if (read.kind === "problems") throw new Error(`The answers of ${id} do not fit`);
  return read.submission;
}
