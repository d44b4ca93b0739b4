import { expect, test } from "vitest";
import { moldShop } from "../../../../test/mold-shop.ts";
import { silentShop, sparseShop } from "../../../../test/shops.ts";
import { caseOf } from "../../../diagnosis/case/case-of.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { situations } from "../../../knowledge/situations.ts";
import { themes } from "../../../knowledge/themes.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { titleOf } from "./title.ts";

const titleFor = (answers: Partial<Submission>): string => {
  const shop: Submission = { ...sparseShop, ...answers };
  const diagnosis = diagnose(shop);
  return titleOf(caseOf(shop, diagnosis), diagnosis);
};

const waits: Partial<Submission> = {
  primary_bottleneck: "Staffing",
  operator_specialization: "Yes",
  pain_invisible: "On the Reishauer only Vera dresses the wheel. If Vera is out, nobody else can set it.",
};

test("[R233] where no goal counts anything, the headline is a plain sentence with the machine and the person", () => {
  expect(titleFor(waits)).toMatch(/^The Reishauer (?:likely )?waits for Vera to do the setup$/);
});

test.each(["Giddings", "Haas"])("[R233] the %s is one machine", (machine) => {
  const says = titleFor({ ...waits, pain_invisible: (waits.pain_invisible ?? "").replace("Reishauer", machine) });
  expect(says).toMatch(new RegExp(`^The ${machine} (?:likely )?waits for Vera`));
});

test("[R233] where work waits for the owner, the headline says so", () => {
  const staffed = (machinist_count: number): string => {
    const shop: Submission = { ...sparseShop, primary_bottleneck: "Staffing", shift_count: "1", machinist_count };
    const diagnosis = diagnose(shop);
    return titleOf(caseOf(shop, diagnosis, "staffing_skills"), diagnosis);
  };
  expect(staffed(2)).toMatch(/\bwork (?:likely )?waits for you\b/i);
  expect(staffed(9)).toMatch(/\bwork (?:likely )?waits for the few\b/i);
});

test("[R233] before a purchase it says what comes first", () => {
  const buys = { ...waits, improvement_goal: "We want to buy two more grinders." };
  expect(titleFor(buys)).toMatch(/^Before you buy: the Reishauer (?:likely )?waits for Vera/);
});

test("[R233] quotes below real hours aren't what makes quotes slow", () => {
  const shop: Submission = {
    ...sparseShop,
    improvement_goal: "Get quotes out in two days.",
    quoting_accuracy: "Estimates",
  };
  const diagnosis = diagnose(shop);
  const title = titleOf(caseOf(shop, diagnosis, "quoting_estimating"), diagnosis);
  expect(title).not.toMatch(/slow quotes/);
  expect(title).toMatch(/quote fewer hours/);
});

test("[R233] where a second explanation fits, the title isn't surer than the page", () => {
  const shop: Submission = {
    ...sparseShop,
    pain_invisible:
      "Setups run over, we plan an hour and they take three. The program isn't there when the job gets to the machine, and nobody has posted it.",
    typical_delay_cause: ["Setup overruns"],
    setup_time_variability: "Highly variable",
  };
  const diagnosis = diagnose(shop);
  const found = caseOf(shop, diagnosis);
  const fits = { theme: "programming_readiness", situation: null, quote: null } as const;
  const sure = { ...found, finding: { ...found.finding, hedge: "very-likely" }, undecided: null } as const;
  const open = { ...sure, undecided: { fits: [fits, fits] } } as const;
  expect(titleOf(sure, diagnosis)).not.toMatch(/\blikely\b/);
  expect(titleOf(open, diagnosis)).toMatch(/\blikely\b/);
});

test("[R233] a cause that is only a maybe goes on in small letters", () => {
  const { late_job_ratio, ...shop } = silentShop;
  const lathe: Submission = {
    ...shop,
    machine_count: 4,
    shift_count: "1",
    primary_bottleneck: "Other",
    schedule_tool: "Other",
    quoting_accuracy: "Estimates",
    improvement_goal: "not have the lathe die in the middle of harvest again",
    notes:
      "it's died 4 times since july. belt, contactor, then something w/ the encoder, then belt. i don't rly do maintenance i just clean it. youtube mostly",
  };
  const diagnosis = diagnose(lathe);
  expect(titleOf(caseOf(lathe, diagnosis), diagnosis)).toBe(
    "Test this first: maybe your machines break down often enough to push back the jobs that follow",
  );
});

test("[R233] no headline is only the name of a cause, and every one says how sure we are", () => {
  for (const { headline: sentence } of [...Object.values(situations), ...Object.values(themes)]) {
    expect(sentence).toContain("{likely}");
    expect(sentence.replace(/\{(?:likely|who|place|Place|s)\}/g, "")).not.toMatch(/[{}]/);
  }
  expect(titleFor({ ...silentShop, primary_bottleneck: "Setup", setup_time_variability: "Often over" })).not.toContain(
    "first problem",
  );
});

test("[R233] a goal the answers say is met isn't a complaint: neither headline nor size mentions it", () => {
  const shop = { ...sampleShop, improvement_goal: "Ship on time without Saturday overtime", success_metric: "" };
  const often = { ...shop, late_job_ratio: "15–30%", overtime_dependency: "Often" } as const;
  const hardly = { ...shop, late_job_ratio: "0–5%", overtime_dependency: "Rarely" } as const;
  const sizes = (one: typeof often | typeof hardly) => caseOf(one, diagnose(one)).size.map(({ kind }) => kind);
  expect([titleFor(often), sizes(often).includes("saturdays")]).toEqual([expect.stringMatching(/Saturdays/), true]);
  expect([titleFor(hardly), sizes(hardly).includes("saturdays")]).toEqual([
    expect.not.stringMatching(/Saturdays|late jobs|overtime/),
    false,
  ]);
});

test("[R233] a goal that counts something is followed by the plain sentence, hedged once, and a machine keeps its name", () => {
  const stops: Partial<Submission> = {
    downtime_tracking: "No formal tracking",
    pain_invisible:
      "HM-3 broke down four times since May. The coolant on HM-3 was never changed and nobody greases it; there is no list for it.",
  };
  const title = titleFor({ ...stops, improvement_goal: "Less scrap." });
  expect(title).toMatch(/^Your scrap and rework (?:(?:likely|may) )?start here: HM-3 stops because/);
  expect(title.match(/\blikely\b/g)?.length ?? 0).toBeLessThanOrEqual(1);
});

test("[R233] a shop with a machine monitor isn't told that nobody counts its machine hours", () => {
  const idle: Partial<Submission> = { pain_invisible: "Nobody can say how many hours the grinders ran last week." };
  expect(titleFor(idle)).toContain("obody counts your machine hours");
  expect(titleFor({ ...idle, tech_stack: ["Amper"] })).not.toContain("obody counts your machine hours");
});

test("[R233] a race weekend is a date, and Sunday mass no Sunday worked", () => {
  expect(titleFor({ ...waits, success_metric: "Parts out before the race weekend." })).not.toContain("weekends");
  expect(titleFor({ ...waits, success_metric: "Run weekends unattended." })).not.toContain("weekends");
  expect(titleFor({ ...waits, success_metric: "Customers stop calling me in the Sunday mass." })).not.toContain(
    "Sundays",
  );
  expect(titleFor({ ...waits, success_metric: "No more weekends in the shop." })).toContain("Your weekends");
});

test("[R233] a headline calls a trouble the shop's own only if an answer says so", () => {
  const crashes: Partial<Submission> = {
    primary_bottleneck: "Programming",
    pain_invisible:
      "The clearance plane was wrong in the program and it drove the cutter through a soft jaw. Nobody had looked at it before it ran.",
  };
  const wish = "Get through the next run of guitar bodies without ruining another fixture plate.";
  expect(titleFor({ ...crashes, improvement_goal: wish })).not.toMatch(/^Your /);
  expect(titleFor({ ...crashes, improvement_goal: "Price a repeat mold from what the last one took." })).not.toMatch(
    /lose money/,
  );
});

test("[R233] a checked answer is enough for a headline to speak of the shop's long setups", () => {
  const wish = "We want to go from one family of parts to the next without losing the morning.";
  const aims = (answers: Partial<Submission>) => {
    const shop = { ...silentShop, ...answers, improvement_goal: wish };
    return caseOf(shop, diagnose(shop)).goal.aims.filter(({ kind, isUnsaid }) => kind === "setups" && !isUnsaid);
  };
  expect([aims({}).length, aims({ primary_bottleneck: "Setup" }).length]).toEqual([0, 1]);
});

test("[R233] a shop that logs its stops isn't told that nobody sees them", () => {
  const logs: Partial<Submission> = { downtime_tracking: "Yes, in ERP", primary_bottleneck: "5-axis" };
  const pain =
    "We log every stop and still can't say why the spindles stand. The codes say other, and no one knows how many hours the mills really cut.";
  expect(titleFor({ ...logs, pain_invisible: pain })).not.toMatch(/nobody sees/);
  expect(Object.values(themes).map(({ name }) => name)).not.toContain("Stops nobody sees");
});

test("[R233] the headline ends with the part of the shop's own count that it is about", () => {
  const title = titleFor({
    improvement_goal: "No more short kits.",
    pain_invisible:
      "An order gets keyed in QuickBooks, then in JobBOSS, then she copies it into her own sheet. 9 of the 13 kits: the quantity was changed in JobBOSS and she was never told, because her sheet is a copy from the day the order came in.",
  });
  expect(title).toMatch(/: 9 of the 13 kits you counted$/);
});

test("[R233] a count that only the sentence before explains isn't in the headline", () => {
  const pain = "An order gets keyed in QuickBooks, then in JobBOSS, then she copies it into her own sheet.";
  const titleWith = (count: string) =>
    titleFor({ improvement_goal: "No more short kits.", pain_invisible: `${pain} ${count}` });
  expect(titleWith("9 of the 13 kits were short because her sheet is a copy.")).toMatch(/you counted$/);
  expect(titleWith("9 of the 13 kits on it were short because her sheet is a copy.")).not.toMatch(/you counted$/);
});

test("[R233] where machines cut most of their shift hours, the headline says so instead of naming unexplained stops", () => {
  expect(titleFor(moldShop)).toBe(
    "Before you buy: your two wire machines cut 79% of the shift hours, but only 38% of the week",
  );
});

test("[R233] a backup at inspection isn't what makes parts bad", () => {
  const title = titleFor({
    primary_bottleneck: "QC/Inspection",
    improvement_goal: "Cut scrap and rework.",
    notes:
      "In-process checks are on the route card and they're initialed, but in the same pen at the end of shift. Nonconforming parts are reworked without a tag, I find out by the odd color.",
  });
  expect(title).not.toMatch(/scrap and rework (?:likely )?come from/);
  expect(title).toMatch(/bad ones are found too late/);
});

test("[R233] what the shop's own numbers come to is said flat; that a trouble comes from it needs a count of that trouble", () => {
  const likely = (pain_invisible: string, improvement_goal: string): string => {
    const shop: Submission = { ...sparseShop, quoting_accuracy: "Estimates", pain_invisible, improvement_goal };
    const diagnosis = diagnose(shop);
    const found = caseOf(shop, diagnosis, "quoting_estimating");
    return titleOf({ ...found, finding: { ...found.finding, hedge: "likely" } }, diagnosis);
  };
  const summed = "I bid 6 hours on the thick plates and they burn 9.";
  expect(likely(summed, "Make money.")).not.toMatch(/\blikely\b/);
  expect(likely("We bid too few hours on the thick plates.", "Make money.")).toMatch(/\blikely\b/);
  expect(likely(summed, "Fewer late jobs.")).toMatch(/\blikely\b/);
});
