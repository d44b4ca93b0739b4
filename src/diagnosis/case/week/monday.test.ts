import { describe, expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { silentShop, sparseShop } from "../../../../test/shops.ts";
import type { Submission } from "../../../survey/submission.ts";
import { diagnose } from "../../diagnose.ts";
import { caseOf } from "../case-of.ts";

const weekOf = (pain_invisible: string, more: Partial<Submission>) => {
  const shop: Submission = { ...silentShop, ...more, pain_invisible };
  return caseOf(shop, diagnose(shop)).week;
};

const guessed: Partial<Submission> = { quoting_accuracy: "Estimates", late_job_ratio: "15–30%" };
const quoting = "We price off a sheet from 2014 and every job runs over its quoted hours.";

describe("[R234] the week begins with what the shop has written down already", () => {
  test("cards in a box come before a new sheet", () => {
    const [monday, ...rest] = weekOf(`${quoting} The job cards go in a cigar box.`, guessed);
    expect(monday?.what).toMatch(/^Take the last twenty job cards out of the cigar box\./);
    expect(rest).toHaveLength(4);
  });

  test.each([
    ["no card is named", quoting],
    ["they are lost", `${quoting} We have no job cards.`],
    ["nobody keeps them", `${quoting} Job cards come back dirty and we throw them away.`],
  ])("nothing is taken out of a box where %s", (_, text) => {
    const ids = weekOf(text, guessed).map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(ids).not.toContain("kept-hours");
  });

  test("cards say nothing about machines that break down", () => {
    const week = weekOf("The spindle broke down three times and we wait for parts. Job cards go in a box.", {});
    expect(week.map(({ id }) => id)).not.toContain("kept-hours");
  });
});

const underQuoted: Partial<Submission> = {
  primary_bottleneck: "Other",
  quoting_accuracy: "Estimates",
  tech_stack: ["ProShop"],
  labor_tracking_ready: true,
  variance_tracking_ready: true,
};

test.for([
  ["I compared 48 jobs. We told the customers 1,120 hours and put in 1,790.", "48 jobs"],
  ["Went through the last 30 jobs: quoted 800 hours, took 1,100.", "30 jobs"],
  ["I pulled 52 closed jobs, matched the time sheets to the quotes by hand. 39 of them went over.", "52 jobs"],
  ["My wife checked 25 travelers against what we quoted. We quoted 400 hours and used 610.", "25 travelers"],
] as const)("on Monday the jobs that the shop has compared are sorted, not compared again: %s", ([notes, records]) => {
  const [monday] = caseOfShop({ ...underQuoted, notes }, sparseShop, "quoting_estimating").week;
  expect(monday?.what).toContain(`Take the ${records} you compared.`);
});

test.for([
  "We quote 40 hours and it takes 60.",
  "I compared 3 jobs. We quoted 40 hours and took 60.",
  "We took 48 jobs last month and quoted 200.",
  "I want 48 jobs compared. We quoted 400 hours and used 610.",
])("jobs that nobody has put next to their quotes are still to be compared: %s", (notes) => {
  const { week } = caseOfShop({ ...underQuoted, notes }, sparseShop, "quoting_estimating");
  expect(week.map(({ id }) => id)).not.toContain("sort-compared");
});

test("a week about bad parts differs from one about what waits to be checked", () => {
  const quality: Partial<Submission> = {
    primary_bottleneck: "QC/Inspection",
    typical_delay_cause: ["QC hold"],
    tech_stack: ["ProShop"],
    current_kpi_tracking: ["Scrap %"],
  };
  const waits = weekOf("First articles take two people a day and a half each.", quality);
  const bad = weekOf("Rework eats our week.", quality);
  expect([waits[0]?.id, bad[0]?.id]).toEqual(["reject-box", "sort-scrap"]);
  const [lineUp, check] = [waits, bad].map((week) => week.find(({ isChange }) => isChange)?.what);
  expect(lineUp).toContain("the lot that is due soonest");
  expect(check).toContain("every tenth");
});
