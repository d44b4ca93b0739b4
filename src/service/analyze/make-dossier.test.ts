import { expect, test } from "vitest";
import {
  askedByLetter,
  goodLetter,
  goodNarrator,
  modelOf,
  narratorReplying,
  narratorSaying,
} from "../../../test/narrators.ts";
import { occasion } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Narrator } from "../model/narrator.ts";
import type { ModelPorts } from "../ports.ts";
import { makeDossier } from "./make-dossier.ts";
import { ignoreProgress, type Progress, reportWritten, stages } from "./progress.ts";
import { documentOf, jsonOf, responseOf } from "./render-response.ts";
import type { StoredDossier } from "./stored-dossier.ts";

const htmlOf = (dossier: StoredDossier): string => documentOf(dossier).join("");

const dossierWith = (narrator: Narrator, ports: Partial<ModelPorts> = {}) =>
  makeDossier(sampleShop, occasion, ignoreProgress, "an address", { ...modelOf(narrator), ...ports });

const silent = narratorReplying(() => ({ kind: "failed", why: "unreachable", usage: null }));

async function reportedBy(make: (onProgress: (progress: Progress) => Promise<void>) => Promise<unknown>) {
  const reported: Progress[] = [];
  await make(async (progress) => void reported.push(progress));
  return reported;
}

test("[R87] without a model, or with no tokens left, the answer is the rules' own, byte for byte", async () => {
  const rules = jsonOf(responseOf(await makeDossier(sampleShop, occasion))).join("");
  const noPeers = await makeDossier(sampleShop, occasion, ignoreProgress, null, modelOf(goodNarrator));
  expect(jsonOf(responseOf(noPeers)).join("")).toBe(rules);
  expect(Object.keys(JSON.parse(rules))).toEqual([
    "analysis",
    "contact_name",
    "email",
    "diagnosis",
    "engine",
    "in_short",
    "board",
    "return_visit",
  ]);
});

test("[R87] without a model the steps are those of the rules", async () => {
  const reported = await reportedBy((onProgress) => makeDossier(sampleShop, occasion, onProgress));
  expect(reported.map(({ stage }) => stage)).toEqual(stages.slice(0, -1));
});

test("[R92] a model that fails costs nothing but its words: the report is the rules' own, and the engine says so", async () => {
  const { engine, words, receipt, ...rest } = await dossierWith(silent);
  expect(htmlOf({ ...rest, engine })).toBe(htmlOf(await makeDossier(sampleShop, occasion)));
  expect(rest.diagnosis).toEqual(diagnose(sampleShop));
  expect([engine, words, new Set(receipt?.calls.map(({ outcome }) => outcome))]).toEqual([
    { kind: "rules" },
    undefined,
    new Set(["unreachable"]),
  ]);
});

test("[R92] [R186] the engine is the rules if a letter can't stand alone", async () => {
  const { engine, words } = await dossierWith(
    narratorSaying(({ purpose }) => (purpose === "letter" ? { ...goodLetter, week: [] } : {})),
  );
  expect([engine, words]).toEqual([{ kind: "rules" }, undefined]);
});

test("[R92] the engine is the model where only its reading moved a theme", async () => {
  const quote = "We quote a 45 minute setup and it takes two hours.";
  const symptom = { id: "quoting_estimating.quoted_hours_too_low", field: "improvement_goal", quote };
  const { engine, words, diagnosis } = await dossierWith(
    narratorSaying(({ purpose }) => (purpose === "reading" ? { symptoms: [symptom] } : undefined)),
  );
  expect([engine.kind, words]).toEqual(["model", undefined]);
  expect(diagnosis).toEqual(diagnose(sampleShop, [{ field: "improvement_goal", theme: "quoting_estimating", quote }]));
});

test("[R92] a model's words are in the report, which says that they are a model's", async () => {
  const analysis = htmlOf(await dossierWith(goodNarrator));
  expect(analysis).toContain(askedByLetter);
  expect(analysis).toContain("A language model wrote this report");
  expect(htmlOf(await makeDossier(sampleShop, occasion))).not.toContain("language model");
});

test("[R92] [R183] the receipt holds each of three questions word for word, its tokens and what it cost", async () => {
  let time = 0;
  const clock = () => (time += 10);
  const { receipt } = await dossierWith(goodNarrator, { clock, price: { input: 2, output: 10 } });
  const calls = receipt?.calls ?? [];
  expect(calls.map(({ purpose, outcome }) => [purpose, outcome])).toEqual([
    ["letter", "used"],
    ["rewrite", "used"],
    ["review", "used"],
  ]);
  expect(calls.every(({ sent, milliseconds }) => sent.instructions !== "" && Number(milliseconds) >= 10)).toBe(true);
  expect([receipt?.model, receipt?.tokens, receipt?.cost_dollars]).toEqual([
    "plain-words",
    { input: 1200, output: 180, isEstimated: false },
    (1200 * 2 + 180 * 10) / 1e6,
  ]);
});

test("[R92] without a price there is no cost, and tokens that no one counted are an estimate", async () => {
  const { receipt } = await dossierWith(silent);
  expect([receipt?.tokens, receipt?.cost_dollars]).toEqual([{ input: 0, output: 0, isEstimated: true }, null]);
});

test.for([
  ["nothing of it stands", { cause: [{ says: "You lose 7391 hours.", kind: "fact", grounds: ["machine_count"] }] }],
  ["it is none", { sentences: ["The spindle waits while you look for tools."] }],
  ["it is empty", {}],
] as const)(
  "[R87] where the letter is such that %s, the rules write the whole report, and the model is only asked what the notes say",
  async ([, letter]) => {
    const { engine, words, receipt, ...rest } = await dossierWith(
      narratorSaying(({ purpose }) => (purpose === "letter" ? letter : { symptoms: [], cuts: [] })),
    );
    expect([engine, words]).toEqual([{ kind: "rules" }, undefined]);
    expect(htmlOf({ ...rest, engine })).toBe(htmlOf(await makeDossier(sampleShop, occasion)));
    expect(receipt?.calls.map(({ purpose }) => purpose)).toEqual(["letter", "reading"]);
    expect(["dropped", "wrong-form"]).toContain(receipt?.calls[0]?.outcome);
  },
);

test("with a model, steps are reported after they are done, and never go back", async () => {
  const reported = await reportedBy((onProgress) =>
    makeDossier(sampleShop, occasion, onProgress, "an address", modelOf(goodNarrator)),
  );
  expect(reported.map(({ stage, message, done, total }) => [stage, message, done, total])).toEqual([
    ["reading-answers", "We’ve read your answers", 1, 12],
    ["ranking-themes", "11 causes ranked", 2, 12],
    ["pricing-hours", "Recoverable hours estimated", 3, 12],
    ["planning-kpis", "8 KPIs planned", 4, 12],
    ["letter", "We’ve drafted your report", 6, 12],
    ["letter", "We’ve written your report: 13 parts passed our checks", 9, 12],
    ["letter", "We’ve checked it again: 0 lines cut or fixed", 10, 12],
  ]);
  expect(reportWritten(true)).toEqual({
    stage: "writing-report",
    message: "Your report is ready",
    done: 12,
    total: 12,
  });
});

test("[R87] what came in time is used: a review without an end does not keep the letter", async () => {
  const end = new AbortController();
  const slow: Narrator = {
    model: "plain-words",
    ask: (question, address, signal) =>
      question.purpose === "review"
        ? new Promise((resolve) =>
            signal.addEventListener("abort", () => resolve({ kind: "failed", why: "timed-out", usage: null })),
          )
        : goodNarrator.ask(question, address, signal),
  };
  const onProgress = async ({ message }: Progress) => {
    if (message.startsWith("We’ve written your report")) setImmediate(() => end.abort());
  };
  const model = { ...modelOf(slow), timeLimit: () => end.signal };
  const { words, receipt } = await makeDossier(sampleShop, occasion, onProgress, "an address", model);
  expect(words?.letter?.finding).not.toBeNull();
  expect(receipt?.calls.map(({ purpose, outcome }) => [purpose, outcome])).toEqual([
    ["letter", "used"],
    ["rewrite", "used"],
    ["review", "timed-out"],
  ]);
});
