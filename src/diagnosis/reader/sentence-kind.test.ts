import { expect, test } from "vitest";
import { sparseShop } from "../../../test/shops.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { diagnose } from "../diagnose.ts";
import { detectionsInText } from "../evidence/detections.ts";
import { evidenceFor } from "../evidence/evidence.ts";
import { kindOf, type SentenceKind } from "./sentence-kind.ts";
import { type FreeTextField, isDenial, readText } from "./sentences.ts";

const kindIn = (field: FreeTextField, text: string): SentenceKind | undefined => {
  const [sentence] = readText(field, text).sentences;
  return sentence && kindOf(field, sentence);
};

test.each([
  ["Programs for the long jobs are always ahead of the machine.", "praise"],
  ["The planner does a good job with the list.", "praise"],
  ["Bar stock comes next day from two miles away.", "praise"],
  ["The spindle on the big mill went in March, five weeks.", "past"],
  ["Castings were a mess in 2021 but are fine now.", "past"],
  ["The leak on the big mill is now fixed.", "past"],
  ["Last fall was rough, but that's behind us.", "past"],
  ["I have a quote for a second saw, $31,000, from the dealer.", "plan"],
  ["We are looking at a fourth lathe from Okuma.", "plan"],
  ["We want a second CMM because first pieces wait two days for the one we have.", "plain"],
  ["He says it won't happen again.", "plain"],
  ["Half the racks hold jobs that wait for the saw.", "plain"],
  ["The programs are good but they come late.", "plain"],
  ["Four lathes were bought in 1998.", "plain"],
] as const)("[R46] a note is distinguished from praise and from what is over: %s", (text, kind) => {
  expect(kindIn("notes", text)).toBe(kind);
});

test("[R46] what the next sentence calls settled is over, too", () => {
  for (const text of [
    "The chiller died twice and we lost a week; it's been fixed since August.",
    "We lost a whole mold in a fire at the heat treater. Never happened again.",
  ]) {
    const { sentences } = readText("notes", text);
    expect(sentences.map((one) => kindOf("notes", one))).toEqual(["past", "past"]);
  }
});

test("what would show success is a wish, even told as if it were so", () => {
  expect(kindIn("success_metric", "The lathes are running when I get back from lunch.")).toBe("plain");
});

test.each([
  ["Our gages are all in my cage and nobody at the machine has one.", "fact"],
  ["Cut setup time in half on the two big lathes.", "plain"],
  ["I want a third inspector by spring.", "plain"],
] as const)("among wishes, a fact is distinguished from what is wanted: %s", (text, kind) => {
  expect(kindIn("improvement_goal", text)).toBe(kind);
});

test("a complaint is never read as praise or as something that is over", () => {
  expect(kindIn("pain_invisible", "Parts are cut on time, then they sit for a week.")).toBe("plain");
  expect(kindIn("pain_invisible", "In March he was out and the cell stood.")).toBe("plain");
});

test("[R46] praise and what is over count for nothing, whatever they mention", () => {
  const said = "Programs for the hard parts are always ahead of the machine, the boys do a good job.";
  expect(detectionsInText("notes", said).filter(({ speaks }) => speaks === "for")).toEqual([]);
});

test("several sentences that say the same count more than the strongest alone", () => {
  const [first, second] = ["Jobs wait days for the CMM.", "The rack before inspection is full every Friday."];
  const filler = "We have twelve mills. The shop is in Ohio. My father began it. We work days.";
  const ratioOf = (text: string): number =>
    detectionsInText("pain_invisible", text).find(({ theme }) => theme === "quality_inspection")?.ratio ?? 1;
  expect(ratioOf(`${first} ${filler} ${second}`)).toBeGreaterThan(ratioOf(`${first} ${filler}`));
});

test("each further box for a cause counts less", () => {
  const { shop_name, owner_name, owner_email } = sampleShop;
  const shop = {
    ...{ shop_name, owner_name, owner_email, machine_count: 9, shift_count: "1", primary_bottleneck: "Other" },
    ...{
      schedule_tool: "Whiteboard",
      financial_sync_ready: false,
      tech_stack: ["QuickBooks"],
      wip_visibility: "Paper traveler",
    },
  } as const satisfies Submission;
  const ratios = evidenceFor("data_silos", shop, undefined, []).map(({ ratio }) => ratio);
  expect(ratios[0]).toBe(3);
  expect(ratios[1]).toBeCloseTo(3 ** 0.8, 9);
  expect(ratios[2]).toBeCloseTo(1.7 ** 0.64, 9);
});

test("a cause of late jobs says half where hardly any job is late", () => {
  const { shop_name, owner_name, owner_email } = sampleShop;
  const shop = {
    ...{ shop_name, owner_name, owner_email, machine_count: 9, shift_count: "1", primary_bottleneck: "Other" },
    ...{ schedule_tool: "ERP native", typical_delay_cause: ["Supplier delays"] },
  } as const satisfies Submission;
  const ratioAt = (late_job_ratio: "0–5%" | "15–30%"): number | undefined =>
    evidenceFor("material_supply", { ...shop, late_job_ratio }, undefined, [])[0]?.ratio;
  expect(ratioAt("0–5%")).toBeCloseTo(3.4 ** 0.5, 9);
  expect(ratioAt("15–30%")).toBe(3.4);
});

test("[R46] whoever says what the trouble is denies nothing", () => {
  const isDenied = (text: string) => readText("pain_invisible", text).sentences.map(isDenial);
  expect(isDenied("My trouble is setting up.")).toEqual([false]);
  expect(isDenied("Setups are not our problem.")).toEqual([true]);
});

test.for([
  "9 of 40 jobs are late every month.",
  "Now is 9 late from 40 jobs every month.",
  "Too many job is late.",
  "Late jobs from 12 a month to 4.",
  "We ship about 30% of our orders late.",
  "Past due below 20 lines.",
  "On the last count 14 orders were overdue.",
])("a goal that only counts what is late favors no cause: %s", (improvement_goal) =>
  expect(diagnose({ ...sparseShop, improvement_goal }).themes.flatMap(({ evidence }) => evidence)).not.toContainEqual(
    expect.objectContaining({ field: "improvement_goal" }),
  ),
);

test.for([
  "9 of 40 jobs are late because of heat treat.",
  "Late jobs from the plater, from 9 to 3.",
  "Every month 9 jobs are late waiting for a program.",
  "Half our orders ship late since everybody keeps pulling hot jobs ahead.",
  "Nine jobs late this month when the Okuma was down.",
])("one that says more than that does: %s", (improvement_goal) =>
  expect(diagnose({ ...sparseShop, improvement_goal }).themes.flatMap(({ evidence }) => evidence)).toContainEqual(
    expect.objectContaining({ field: "improvement_goal" }),
  ),
);
