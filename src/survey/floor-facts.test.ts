import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAnswers } from "./read-answers.ts";
import { sampleShop } from "./sample-shop.ts";
import { statementsMixed, weeklyChecklist } from "./weekly-checklist.ts";
import { toWire } from "./wire/wire.ts";

const {
  happens_weekly: _,
  does_not_happen: __,
  confirmed: ___,
  ...answers
} = { ...sampleShop } as Record<string, unknown>;
const sentence = "The hot list changes every morning and we tear down setups for it.";

function readWith(facts: Readonly<Record<string, unknown>>) {
  const read = readAnswers({ ...answers, ...facts });
  if (read.kind !== "submission") throw new Error(JSON.stringify(read.problems));
  const { happens_weekly, does_not_happen, confirmed } = read.submission;
  return { happens_weekly, does_not_happen, confirmed, ignored: read.ignored };
}

describe("floor facts", () => {
  test.for([
    ["made_again, setups_run_over"],
    [["made_again", "setups_run_over"]],
    [[" setups_run_over ", "made_again", "made_again"]],
  ])("[R131] statements come as a list or as joined text: %j", ([happens_weekly]) => {
    expect(readWith({ happens_weekly })).toMatchObject({
      happens_weekly: ["setups_run_over", "made_again"],
      ignored: [],
    });
  });

  test("[R131] a confirmed sentence keeps its words and meanings", () => {
    const confirmed = [{ field: "pain_invisible", text: sentence, means: ["list_changes", "setups_run_over"] }];
    expect(readWith({ confirmed })).toMatchObject({
      confirmed: [{ field: "pain_invisible", text: sentence, means: ["setups_run_over", "list_changes"] }],
      ignored: [],
    });
  });

  test('[R131] "none of these" is a meaning too', () => {
    const confirmed = [{ field: "pain_invisible", text: sentence, means: [] }];
    expect(readWith({ confirmed }).confirmed).toEqual(confirmed);
  });

  test("[R131] if a sentence is confirmed twice, the last meaning counts", () => {
    const confirmed = ["list_changes", "made_again"].map((id) => ({
      field: "pain_invisible",
      text: sentence,
      means: [id],
    }));
    expect(readWith({ confirmed }).confirmed).toMatchObject([{ means: ["made_again"] }]);
  });

  test.for([
    [{ happens_weekly: "moon_is_full" }, "happens_weekly: moon_is_full"],
    [{ happens_weekly: "made_again", does_not_happen: "made_again" }, "happens_weekly and does_not_happen: made_again"],
    [{ confirmed: [{ field: "notes", text: sentence, means: [] }] }, "confirmed: a sentence that is not in notes"],
    [{ confirmed: [{ field: "shop_name", text: "x", means: [] }] }, "confirmed: a field without sentences"],
    [{ confirmed: [7] }, "confirmed: not an object"],
  ] as const)("[R131] what does not fit is left out and named: %j", ([facts, leftOut]) => {
    expect(readWith(facts)).toEqual({ ignored: [leftOut] });
  });

  test("[R131] answers are read whatever is sent as floor facts", () => {
    const anything = fc.oneof(fc.anything(), fc.array(fc.constantFrom(...Object.keys(weeklyChecklist), "x", 3)));
    fc.assert(
      fc.property(anything, anything, anything, (happens_weekly, does_not_happen, confirmed) => {
        expect(readAnswers({ ...answers, happens_weekly, does_not_happen, confirmed }).kind).toBe("submission");
      }),
      { seed: 11, numRuns: 300 },
    );
  });

  test("[R4] floor facts that are sent and read back are the same", () => {
    const facts = {
      happens_weekly: ["setups_run_over", "list_changes"],
      does_not_happen: ["breakdown_stops_job"],
      confirmed: [{ field: "pain_invisible", text: sentence, means: ["list_changes"] }],
    };
    const read = readAnswers({ ...answers, ...facts });
    if (read.kind !== "submission") throw new Error("The answers of this test are refused");
    expect(readAnswers(toWire(read.submission))).toEqual(read);
    expect(read.submission).toMatchObject(facts);
  });
});

test("the checklist shows each statement once, and no two of one cause in a row", () => {
  expect([...statementsMixed].sort()).toEqual(Object.keys(weeklyChecklist).sort());
  const themes = statementsMixed.map((id) => weeklyChecklist[id].theme);
  expect(themes.filter((theme, at) => theme === themes[at + 1])).toEqual([]);
});

test("a weekly statement makes one claim, so that yes and no are both clear", () => {
  const twofold = Object.values(weeklyChecklist).filter(({ text }) =>
    /;|, (or|and) /.test(text.replace(/\w+, \w+ or \w+/g, "")),
  );
  expect(twofold).toEqual([]);
});
