import { expect, test } from "vitest";
import type { OpenSubmission } from "../draft/open-submission.ts";
import type { Failure, PageAction } from "../steps/step.ts";
import { pageWords } from "../words/page.ts";
import { type Analysis, type Analyzed, analysisWith } from "./analysis.ts";
import type { AnalysisOutcome, AnalysisRequest } from "./api.ts";

const answers = { machine_count: 18, shop_name: "Cedar" };
const ours: Analyzed = { answers, shopName: "Cedar", from: "answers", wantsMail: false, trap: "" };
const changed: Analyzed = { ...ours, answers: { machine_count: 19 } };
const analyzed: AnalysisOutcome = {
  kind: "analyzed",
  response: { analysis: "Text", contact_name: "A", email: "a@b.example" },
};
const failure: Failure = { message: "The server is busy.", cause: "answered", retryAfterSeconds: null };
const busy: AnalysisOutcome = { kind: "failed", failure, problems: [] };

/** What the device keeps of a submission from one visit to the next. */
function device() {
  let kept: OpenSubmission | null = null;
  return {
    open: () => kept,
    keepOpen: (open: OpenSubmission | null) => {
      kept = open;
    },
  };
}

/** An analysis in a world that answers as given and records what happens. */
function analysisResponding(...answers: readonly (() => Promise<AnalysisOutcome>)[]) {
  return analysisOn(device(), ...answers);
}

function analysisOn(submissions: ReturnType<typeof device>, ...answers: readonly (() => Promise<AnalysisOutcome>)[]) {
  const requests: AnalysisRequest[] = [];
  const log: string[] = [];
  let keys = 0;
  const analysis: Analysis = analysisWith({
    call: (request) => {
      requests.push(request);
      return answers[requests.length - 1]?.() ?? Promise.resolve(analyzed);
    },
    submissions,
    dispatch: ({ kind }) => log.push(kind),
    showProblem: (title, text) => log.push(`${title}: ${text}`),
    newKey: () => `key ${++keys}`,
    now: () => "2026-11-21T12:00:00.000Z",
  });
  return { analysis, requests, log };
}
const answering = (outcome: AnalysisOutcome) => () => Promise.resolve(outcome);

test("[R24] a success is shown", async () => {
  const { analysis, log } = analysisResponding();
  expect(await analysis.run(ours)).toMatchObject({ kind: "shown", result: { shopName: "Cedar", from: "answers" } });
  expect(log).toEqual(["analysis-began", "analysis-succeeded"]);
});

test("[R24] a failure is announced with its message", async () => {
  const { analysis, log } = analysisResponding(answering(busy));
  expect(await analysis.run(ours)).toEqual({ kind: "failed", problems: [] });
  expect(log).toEqual(["analysis-began", "analysis-failed", "Analysis Failed: The server is busy."]);
});

test.for([
  [new Error("Importing a module failed"), "Importing a module failed"],
  ["no error at all", pageWords.analysis.failedUnknown],
])("[R24] what is thrown (%j) is a failure as well: %s", async ([thrown, message]) => {
  const { analysis, log } = analysisResponding(() => Promise.reject(thrown));
  await analysis.run(ours);
  expect(log).toEqual(["analysis-began", "analysis-failed", `Analysis Failed: ${message}`]);
});

test("[R18] a second click while the first is being sent sends nothing", async () => {
  const { analysis, requests } = analysisResponding();
  const [first, second] = await Promise.all([analysis.run(ours), analysis.run(ours)]);
  expect([first.kind, second.kind]).toEqual(["shown", "not-waited-for"]);
  expect(requests).toHaveLength(1);
});

test("[R18] a retry after a failure keeps the key; changed answers and a new click after success don't", async () => {
  const { analysis, requests } = analysisResponding(answering(busy), answering(busy));
  for (const answers of [ours, ours, changed, changed]) await analysis.run(answers);
  expect(requests.map(({ key }) => key)).toEqual(["key 1", "key 1", "key 2", "key 3"]);
});

test("[R18] looking at the sample between two tries doesn't use up the key", async () => {
  const { analysis, requests } = analysisResponding(answering(busy));
  for (const analyzed of [ours, { ...ours, from: "sample" } as const, ours]) await analysis.run(analyzed);
  expect(requests.map(({ key }) => key)).toEqual(["key 1", "key 2", "key 1"]);
});

test("[R19] the next visit takes up the key of an analysis that this one did not wait for", async () => {
  const mine = device();
  const left = analysisOn(mine, () => new Promise(() => {}));
  void left.analysis.run(ours);
  const next = analysisOn(mine);
  await next.analysis.run(ours);
  expect([left, next].map(({ requests }) => requests[0]?.key)).toEqual(["key 1", "key 1"]);
  expect(mine.open()).toBeNull();
});

test("[R86] each step of an analysis reaches the page, but none after the visitor has left", async () => {
  const progress = { message: "Recoverable hours estimated", done: 3, total: 5 };
  const log: PageAction[] = [];
  const analysis = analysisWith({
    call: async (_request, _signal, onProgress) => {
      onProgress(progress);
      analysis.leave();
      onProgress({ ...progress, done: 4 });
      return analyzed;
    },
    submissions: device(),
    dispatch: (action) => log.push(action),
    showProblem: () => undefined,
    newKey: () => "key",
    now: () => "2026-11-21T12:00:00.000Z",
  });
  await analysis.run(ours);
  expect(log).toEqual([
    { kind: "analysis-began", isPickedUp: false },
    { kind: "analysis-progressed", progress },
  ]);
});

test("[R22] only the sample answers are sent as a preview", async () => {
  const { analysis, requests } = analysisResponding();
  await analysis.run(ours);
  await analysis.run({ ...ours, from: "sample" });
  expect(requests.map(({ isPreview }) => isPreview)).toEqual([false, true]);
});

test("[R24] a response that comes after the visitor has left is dropped, and the next click works", async () => {
  const late = Promise.withResolvers<AnalysisOutcome>();
  const { analysis, log } = analysisResponding(() => late.promise);
  const first = analysis.run(ours);
  analysis.leave();
  late.resolve(analyzed);
  expect(await first).toEqual({ kind: "not-waited-for" });
  expect(log).toEqual(["analysis-began"]);
  expect((await analysis.run(ours)).kind).toBe("shown");
});

test("[R19] what is waited for is picked up on the next visit: the same answers, wish and key, and whose they are", async () => {
  const mine = device();
  const left = analysisOn(mine, () => new Promise(() => {}));
  void left.analysis.run({ ...ours, wantsMail: true });
  const next = analysisOn(mine);
  expect(await next.analysis.pickUp()).toMatchObject({ kind: "shown", result: { shopName: "Cedar", from: "answers" } });
  expect(next.requests).toEqual([{ ...ours, wantsMail: true, key: "key 1", isPreview: false }].map(sentOf));
  expect(await next.analysis.pickUp()).toEqual({ kind: "not-waited-for" });
});

/** The request of what is analyzed: everything but whose it is. */
function sentOf({ shopName: _, from: __, ...request }: Analyzed & Pick<AnalysisRequest, "key" | "isPreview">) {
  return request;
}

test("[R19] no one waits for nothing, for what was refused, or for what was canceled", async () => {
  const none = analysisResponding();
  const refused = analysisResponding(answering(busy));
  await refused.analysis.run(ours);
  const canceled = analysisResponding(() => new Promise(() => {}));
  void canceled.analysis.run(ours);
  canceled.analysis.cancel();
  for (const { analysis, requests } of [none, refused, canceled]) {
    const sent = requests.length;
    expect(await analysis.pickUp()).toEqual({ kind: "not-waited-for" });
    expect(requests).toHaveLength(sent);
  }
});

test("[R19] what the visitor only moved away from is picked up when the form opens again", async () => {
  const { analysis, requests } = analysisResponding(() => new Promise(() => {}));
  void analysis.run(ours);
  analysis.leave();
  expect((await analysis.pickUp()).kind).toBe("shown");
  expect(requests.map(({ key }) => key)).toEqual(["key 1", "key 1"]);
});

test("[R20] after a cancel the response is dropped, and one click asks again with the same key", async () => {
  const late = Promise.withResolvers<AnalysisOutcome>();
  const { analysis, requests, log } = analysisResponding(() => late.promise);
  const first = analysis.run(ours);
  analysis.cancel();
  late.resolve(analyzed);
  expect(await first).toEqual({ kind: "not-waited-for" });
  expect(log).toEqual(["analysis-began", "analysis-canceled"]);
  expect((await analysis.run(ours)).kind).toBe("shown");
  expect(requests.map(({ key }) => key)).toEqual(["key 1", "key 1"]);
});

test("[R151] one box more or less is another submission, with its own key", async () => {
  const { analysis, requests } = analysisResponding(answering(busy), answering(busy));
  for (const wantsMail of [false, true, true]) await analysis.run({ ...ours, wantsMail });
  expect(requests.map(({ key, wantsMail }) => [key, wantsMail])).toEqual([
    ["key 1", false],
    ["key 2", true],
    ["key 2", true],
  ]);
});
