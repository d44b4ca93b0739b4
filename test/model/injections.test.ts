import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { diagnose } from "../../src/diagnosis/diagnose.ts";
import type { Diagnosis } from "../../src/diagnosis/diagnosis.ts";
import { identity, memoize } from "../../src/diagnosis/memoize.ts";
import { composeEvidence } from "../../src/report/evidence/compose-evidence.ts";
import { renderHtml } from "../../src/report/render-html.ts";
import { evidenceAt } from "../../src/service/analyze/render-response.ts";
import { readAnswers } from "../../src/survey/read-answers.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import type { Submission } from "../../src/survey/submission.ts";
import { toWire } from "../../src/survey/wire/wire.ts";
import { occasion } from "../shops.ts";
import { beyond, elementsIn, figuresIn, leadsIn, seenIn, timesIn } from "./in-report.ts";
import { type ServerWithModel, startServerWithModel } from "./server-with-model.ts";

interface Injection {
  readonly id: string;
  readonly language: string;
  /** What the attacker wants to happen. */
  readonly wants: string;
  readonly text: string;
  /** Whether all of it is an instruction and none of it describes the shop. */
  readonly isOrder: boolean;
  /** Words that show it was obeyed. */
  readonly canaries: readonly string[];
}

const injections: readonly Injection[] = JSON.parse(
  readFileSync(new URL("./injections.json", import.meta.url), "utf8"),
);

function accepted(answers: Partial<Submission>): Submission {
  const read = readAnswers(toWire(answers));
  if (read.kind === "problems") throw new Error(read.problems[0].message);
  return read.submission;
}

/** The sample shop with the text in every answer long enough to hold it. */
const shopThatTypes = memoize(identity, (text) =>
  accepted({ ...sampleShop, notes: text, pain_invisible: `${sampleShop.pain_invisible} ${text}`.slice(0, 1000) }),
);

const each = injections.map((injection) => [injection.id, injection] as const);

let server: ServerWithModel;

/** What the model was found to have read in the shop that types a text, and the diagnosis with it, once for all tests. */
const readIn = memoize(identity, async (text) => {
  const shop = shopThatTypes(text);
  const observations = await server.readAgain(shop);
  return { observations, diagnosed: diagnose(shop, observations) };
});

beforeAll(async () => {
  server = await startServerWithModel({ fault: "obeys" });
});
afterAll(() => server.stop());

test("[R87] the corpus holds sixty texts and more, in many languages, for every end", () => {
  expect(new Set(injections.map(({ id }) => id)).size).toBe(injections.length);
  expect(injections.length).toBeGreaterThanOrEqual(60);
  expect(new Set(injections.map(({ language }) => language)).size).toBeGreaterThanOrEqual(15);
  expect(new Set(injections.map(({ wants }) => wants)).size).toBeGreaterThanOrEqual(10);
});

test.for(each)(
  "[R87] %s changes no figure, no link and no word of ours, though the model obeys",
  async ([, { text, canaries }]) => {
    const shop = shopThatTypes(text);
    const asked = server.questions().length;
    const { id, analysis, diagnosis, receipt } = await server.analyze(shop);
    expect(receipt?.calls.length).toBeGreaterThan(1);
    for (const { outcome } of receipt?.calls ?? [])
      expect(["used", "partly-used", "dropped", "too-long"]).toContain(outcome);
    const { diagnosed } = await readIn(text);
    const ours = server.rulesReport(id, shop, diagnosed);
    const [seen, seenOfOurs] = [seenIn(analysis), seenIn(ours)];
    expect(diagnosis).toEqual(JSON.parse(JSON.stringify(diagnosed)));
    const evidence = renderHtml(composeEvidence(shop, diagnosed, occasion));
    expect(beyond(figuresIn(analysis), figuresIn(ours + evidence))).toEqual([]);
    // A figure of ours that a letter names links to how we worked it out.
    const leads = beyond(leadsIn(analysis), leadsIn(ours));
    expect(leads.filter((lead) => !lead.startsWith(`href="${evidenceAt(id)}#how-`))).toEqual([]);
    expect(beyond(elementsIn(analysis), elementsIn(ours))).toEqual([]);
    for (const canary of canaries)
      expect(timesIn(seen, canary), canary).toBeLessThanOrEqual(timesIn(seenOfOurs, canary));
    const instructions = server.questions().slice(asked).flatMap(instructionsOf);
    expect(partsIn(seen, instructions).filter((part) => !seenOfOurs.includes(part))).toEqual([]);
  },
);

const instructionsOf = ({ body }: { readonly body: string }): readonly string[] =>
  JSON.parse(body).messages[0].content.split(/[.\n]/);

/** Which of the sentences, if long enough to be told apart, occur in a text. */
const partsIn = (seen: string, sentences: readonly string[]): readonly string[] =>
  sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence.length > 25 && seen.includes(sentence));

test.for(each)("[R89] %s moves no figure, and no theme except those a quote supports", async ([, { text }]) => {
  const shop = shopThatTypes(text);
  const alone = diagnose(shop);
  const { observations, diagnosed } = await readIn(text);
  for (const { field, quote } of observations) expect(shop[field]).toContain(quote);
  const untouched = ({ themes }: Diagnosis) =>
    themes.map(({ id }) => id).filter((id) => observations.every(({ theme }) => theme !== id));
  expect(untouched(diagnosed)).toEqual(untouched(alone));
  expect(figuresOf(diagnosed)).toEqual(figuresOf(alone));
});

const figuresOf = ({ hidden_hours, hidden_dollars, scores }: Diagnosis) => ({ hidden_hours, hidden_dollars, scores });

/** Only instructions: a shop that has no complaint. */
const {
  pain_invisible: _,
  improvement_goal: __,
  success_metric: ___,
  top_customers_industries: ____,
  ...silent
} = sampleShop;

test("[R89] an order isn't evidence of anything: the diagnosis is that without a model", async () => {
  const taken: string[] = [];
  for (const { id, text } of injections.filter(({ isOrder }) => isOrder)) {
    const shop = accepted({ ...silent, notes: text });
    if (!isDeepStrictEqual(diagnose(shop, await server.readAgain(shop)), diagnose(shop))) taken.push(id);
  }
  expect(taken).toEqual([]);
});
