import { expect, test } from "vitest";
import { readAnswers } from "../../survey/read-answers.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { toWire } from "../../survey/wire/wire.ts";
import { factsIn } from "../floor-fact-values.ts";
import { valuesBehind } from "./answer-values.ts";
import { answersOf, filledForm } from "./form-values.ts";

const stored = (submission: Submission) =>
  ({
    response: { analysis: "x", contact_name: "", email: "", id: "a1" },
    answers: toWire(submission),
    from: "store",
  }) as never;

test.for([
  ["the sample shop", sampleShop],
  [
    "words next to Other",
    { ...sampleShop, current_kpi_tracking: ["OEE", "Other: a, b: c"], tech_stack: ["E2", "Other"] },
  ],
  ["a text that begins like words next to Other", { ...sampleShop, notes: "Other: two spindles down, Other: no QC" }],
  ["nothing checked, no and yes", { ...sampleShop, typical_delay_cause: [], lights_out: false, tv_monitors: true }],
  ["taps and confirmed words", { ...sampleShop, happens_weekly: ["made_again"], does_not_happen: ["list_changes"] }],
] as const)("[R148] the form opened from a report holds its answers: %s", ([, submission], { expect }) => {
  const values = filledForm(valuesBehind(stored(submission as unknown as Submission), {}));
  const read = readAnswers({ ...answersOf(values), ...factsIn(values) });
  expect(read).toMatchObject({ kind: "submission", submission });
});

test("[R148] the form knows whose report it changes", () => {
  expect(valuesBehind(stored(sampleShop), {}).report).toBe("a1");
});
