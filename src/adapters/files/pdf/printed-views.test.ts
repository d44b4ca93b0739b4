import { expect, test } from "vitest";
import { dossierOf, sharedNotes, sharedPrinter } from "../../../../test/printing.ts";
import { pagesOf, seen } from "../../../../test/read-pdf.ts";
import { occasion } from "../../../../test/shops.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";

const sample = dossierOf(sampleShop);

const pdf = await sharedPrinter();

test("[R197] the brief of a later visit leads with one page of what changed, and its own first page is the second", async () => {
  const earlier = {
    date: "2026-08-24",
    submission: { ...sampleShop, late_job_ratio: "30%+" } as const,
    diagnosis: sample.diagnosis,
    measured: [],
    isRecalculated: false,
    changedQuestions: [],
  };
  const returned = dossierOf(sampleShop, { ...occasion, earlier, done: [] });
  const [changed, second, third] = await pagesOf(await pdf.report(returned, "letter"));
  for (const title of ["Since August 24, 2026: 1 better, none worse", "Hours and money, then and now", "Do this next"])
    expect(seen(changed?.words ?? "")).toContain(seen(title));
  for (const title of [/two weeks,? starting/i, "After ten working days"]) expect(second?.words).toMatch(title);
  expect(third && third.width > third.height).toBe(true);
});

test("[R197] much that changed, and a sentence taken back, still fit on one page", async () => {
  const then: Submission = {
    ...sampleShop,
    late_job_ratio: "30%+",
    overtime_dependency: "Every week",
    machine_utilization_known: "Not at all",
    primary_bottleneck: "Programming",
    pain_invisible: `${sampleShop.pain_invisible} Programs are never ready when the machine is.`,
  };
  const earlier = {
    date: "2026-08-24",
    submission: then,
    diagnosis: diagnose(then),
    measured: [],
    isRecalculated: false,
    leavesOutViews: true,
    changedQuestions: [],
  } as const;
  const [changed, second] = await pagesOf(
    await pdf.report(dossierOf(sampleShop, { ...occasion, earlier, done: [] }), "letter"),
  );
  for (const text of [
    "Since August 24, 2026: 3 better, none worse",
    "you wrote it",
    "are too old to count",
    "Do this next",
  ])
    expect(seen(changed?.words ?? "")).toContain(seen(text));
  expect(second?.words).toMatch(/two weeks,? starting/i);
});

test("[R70] pages with several views meet the standards: who is where on a scale, on two sides and in a list", async () => {
  const before = sharedNotes.length;
  const said = { typical_delay_cause: ["QC hold", "Expedites", "Changeovers"], shipping_dwell: ">1 week" } as const;
  const owner = { ...sampleShop, typical_delay_cause: ["Setup overruns", "Supplier delays"] } as const;
  const coworkers = [
    { role: "planner", answers: { ...said, does_not_happen: ["made_again"] } },
    { role: "foreman", answers: { happens_weekly: ["made_again"] } },
  ] as const;
  const seenBy = dossierOf({ ...owner, shipping_dwell: "0–1 day" }, { ...occasion, witnesses: coworkers });
  const words = (await pagesOf(await pdf.report(seenBy, "letter"))).map((page) => page.words).join("");
  for (const text of [
    "Three views of one shop",
    "Supplier delays",
    "4–7 days",
    "No answer: Foreman",
    "Agree on this first: Two or more: that’s “Every week.”",
  ])
    expect(seen(words)).toContain(seen(text));
  expect(sharedNotes.slice(before)).toEqual([]);
});

test("[R196] the four points that matter most, what all see alike and what was left open fit on one page", async () => {
  const owner = {
    ...sampleShop,
    happens_weekly: ["setups_run_over"],
    does_not_happen: ["list_changes", "program_not_ready"],
  };
  const coworkers = [
    {
      role: "planner",
      answers: {
        happens_weekly: ["list_changes", "program_not_ready", "waits_for_material"],
        does_not_happen: ["setups_run_over"],
        primary_bottleneck: "Materials",
        typical_delay_cause: ["Scheduling changes", "Expedites"],
        wip_visibility: "Paper traveler",
      },
    },
    {
      role: "foreman",
      answers: {
        happens_weekly: ["setups_run_over", "program_not_ready", "few_know_how"],
        primary_bottleneck: "Programming",
        typical_delay_cause: ["Programming not ready", "Setup overruns"],
        machine_utilization_known: "Estimate only",
        operator_specialization: "Partially",
        maintenance_tracking_ready: false,
      },
    },
  ] as const;
  const seenBy = dossierOf(owner as typeof sampleShop, { ...occasion, witnesses: coworkers });
  const pages = await pagesOf(await pdf.report(seenBy, "letter"));
  const views = pages.filter(({ words }) => words.includes("We counted:"));
  expect(views).toHaveLength(1);
  expect(views[0]?.words.match(/We counted:/g)).toHaveLength(4);
  for (const title of ["Three views of one shop", "Where you see it the same way", "What you skipped"])
    expect(views[0]?.words).toContain(title);
});
