import { expect, test } from "vitest";
import { type Analysis, type Analyzed, analysisWith } from "./analysis.ts";
import type { AnalysisOutcome, AnalysisRequest } from "./api.ts";
import { words } from "./words.ts";

const ours: Analyzed = { answers: { machine_count: 18 }, shopName: "Cedar", from: "answers" };
const changed: Analyzed = { ...ours, answers: { machine_count: 19 } };
const analyzed: AnalysisOutcome = {
  kind: "analyzed",
  answer: { analysis: "Text", contact_name: "A", email: "a@b.example" },
};
const busy: AnalysisOutcome = { kind: "failed", message: "The server is busy.", problems: [] };

/** An analysis against a world that answers as told and writes down what happens. */
function analysisAnswering(...answers: readonly (() => Promise<AnalysisOutcome>)[]) {
  const requests: AnalysisRequest[] = [];
  const log: string[] = [];
  let keys = 0;
  const analysis: Analysis = analysisWith({
    call: (request) => {
      requests.push(request);
      return answers[requests.length - 1]?.() ?? Promise.resolve(analyzed);
    },
    dispatch: ({ kind }) => log.push(kind),
    showProblem: (title, text) => log.push(`${title}: ${text}`),
    showSuccess: (title, text) => log.push(`${title} ${text}`),
    newKey: () => `key ${++keys}`,
    now: () => "2026-11-21T12:00:00.000Z",
  });
  return { analysis, requests, log };
}
const answering = (outcome: AnalysisOutcome) => () => Promise.resolve(outcome);

test("[G5] a success is told and shown", async () => {
  const { analysis, log } = analysisAnswering();
  expect(await analysis.run(ours)).toMatchObject({ kind: "shown", result: { shopName: "Cedar", from: "answers" } });
  expect(log).toEqual([
    "analysis-began",
    "analysis-succeeded",
    "Analysis Complete! Your personalized KPI recommendations are ready",
  ]);
});

test("[G6] a failure is told with its message", async () => {
  const { analysis, log } = analysisAnswering(answering(busy));
  expect(await analysis.run(ours)).toEqual({ kind: "failed", problems: [] });
  expect(log).toEqual(["analysis-began", "analysis-failed", "Analysis Failed: The server is busy."]);
});

test.for([
  [new Error("Importing a module failed"), "Importing a module failed"],
  ["no error at all", words.analysis.failedUnknown],
])("[G6] what is thrown (%j) is a failure as well: %s", async ([thrown, message]) => {
  const { analysis, log } = analysisAnswering(() => Promise.reject(thrown));
  await analysis.run(ours);
  expect(log).toEqual(["analysis-began", "analysis-failed", `Analysis Failed: ${message}`]);
});

test("[G20] a second press while the first is on its way sends nothing", async () => {
  const { analysis, requests } = analysisAnswering();
  const [first, second] = await Promise.all([analysis.run(ours), analysis.run(ours)]);
  expect([first.kind, second.kind]).toEqual(["shown", "not-waited-for"]);
  expect(requests).toHaveLength(1);
});

test("[G20] a try after a failure keeps the key, changed answers and a new press after success do not", async () => {
  const { analysis, requests } = analysisAnswering(answering(busy), answering(busy));
  for (const answers of [ours, ours, changed, changed]) await analysis.run(answers);
  expect(requests.map(({ key }) => key)).toEqual(["key 1", "key 1", "key 2", "key 3"]);
});

test("[G20] a look at the sample between two tries does not cost the key", async () => {
  const { analysis, requests } = analysisAnswering(answering(busy));
  for (const analyzed of [ours, { ...ours, from: "sample" } as const, ours]) await analysis.run(analyzed);
  expect(requests.map(({ key }) => key)).toEqual(["key 1", "key 2", "key 1"]);
});

test("[G7] only the sample answers are sent as a preview", async () => {
  const { analysis, requests } = analysisAnswering();
  await analysis.run(ours);
  await analysis.run({ ...ours, from: "sample" });
  expect(requests.map(({ isPreview }) => isPreview)).toEqual([false, true]);
});

test("[G6] an answer that comes after the visitor has left is dropped, and the next press works", async () => {
  const late = Promise.withResolvers<AnalysisOutcome>();
  const { analysis, log } = analysisAnswering(() => late.promise);
  const first = analysis.run(ours);
  analysis.leave();
  late.resolve(analyzed);
  expect(await first).toEqual({ kind: "not-waited-for" });
  expect(log).toEqual(["analysis-began"]);
  expect((await analysis.run(ours)).kind).toBe("shown");
});
