import { expect, test } from "vitest";
import { occasion, sparseShop } from "../../../../test/shops.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { renderHtml } from "../../render-html.ts";
import { composeBrief } from "../compose-brief.ts";
import { firstClause } from "./week.ts";

/** What a reader sees of the brief, marks left out. */
const seenOf = (answers: Partial<Submission>): string => {
  const shop = { ...sparseShop, machine_count: 22, ...answers };
  return renderHtml(composeBrief(shop, diagnose(shop), occasion))
    .replace(/<style>.*?<\/style>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
};

const nights = "The night run quits on chips and the machine is found dead in the morning.";

test("the first step of the page names the list to make and leaves its columns to the table", () => {
  expect(firstClause("List every lot that is outside now: job, vendor, day it left.")).toBe(
    "List every lot that is outside now.",
  );
  expect(firstClause("For the next ten first pieces, write four times: cut, laid down.")).toBe(
    "For the next ten first pieces, write four times: cut, laid down.",
  );
});

test("what the top of the page quotes of the goal is not quoted again as the cause", () => {
  const goal = "Run the lathes through the night. They quit by midnight and we find them dark at six.";
  const seen = seenOf({ improvement_goal: goal, pain_invisible: nights });
  expect(seen.split("find them dark at six").length - 1).toBe(1);
});

test("a cause that the headline tells of is not named again", () => {
  const seen = seenOf({ pain_invisible: nights });
  expect(seen).toContain("night runs");
  expect(seen).not.toContain("Our read");
});

test("a cause that nothing points to gets no line of its own", () => {
  expect(seenOf(sampleShop)).not.toMatch(/Nothing you wrote points to it|Little of what you told us/);
});

test("a talkative owner is quoted only as far as the page has room", () => {
  const many = ["bar", "chips", "coolant", "an insert", "the conveyor", "the part catcher"].map(
    (what) =>
      `The night run quit again because of ${what}, and the machine was found dead in the morning with nothing made.`,
  );
  const seen = seenOf({ pain_invisible: many.join(" ") });
  expect(seen.split("The night run quit again").length - 1).toBeLessThanOrEqual(4);
  expect(seen).toContain("The night run quit again");
});

test("an opening beside a plan to buy says what to wait with", () => {
  const seen = seenOf({
    primary_bottleneck: "QC/Inspection",
    pain_invisible: "A first article sits four days in front of the two CMMs.",
    notes: "We are about to sign for a third CMM, $310,000.",
  });
  expect(seen).toContain("Test this before you pay for a third CMM.");
});

test("their own numbers are worked out next to the sentence that holds them, once", () => {
  const notes = "We logged 22 long stops on the pair last month, 19 of them on nights.";
  const seen = seenOf({ primary_bottleneck: "QC/Inspection", pain_invisible: nights, notes });
  expect(seen).toContain("What your own numbers show");
  expect(seen.split("19 ÷ 22 = 86%").length - 1).toBe(1);
  expect(seen.split("We logged 22 long stops").length - 1).toBe(1);
});

test("of a long sentence, the part with the numbers of its sum is quoted", () => {
  const start =
    "The cell is where everyone says the problem is, and there are carts lined up along the whole aisle from the saw to the paint booth";
  const notes = `${start}, but in October nobody looked at it for weeks, and we logged 22 long stops on the pair last month, 19 of them on nights.`;
  const seen = seenOf({ primary_bottleneck: "QC/Inspection", pain_invisible: nights, notes });
  expect(seen).toMatch(
    /… “\s*we logged 22 long stops on the pair last month, 19 of them on nights\.\s*” 19 ÷ 22 = 86%/,
  );
  expect(seen).not.toContain("from the saw to the paint booth");
});

test("a count that opens the page isn't quoted again next to its sum", () => {
  const seen = seenOf({
    primary_bottleneck: "QC/Inspection",
    pain_invisible:
      "Parts wait at inspection until bad ones are found too late. In March we threw away 204 from 3,310.",
  });
  expect(seen.split("we threw away 204 from 3,310").length - 1).toBe(1);
  expect(seen).toContain("204 ÷ 3,310 = 6.2%");
});

test("an opening beside a plan to hire says to test before the hire", () => {
  const seen = seenOf({ pain_invisible: nights, notes: "We want to hire two more setters for $50,000 each." });
  expect(seen).toContain("Test this before you hire two more setters");
});

test("an answer that names only a purchase is no goal", () => {
  expect(seenOf({ improvement_goal: "Buy another VF-2." })).toMatch(/What you have in mind: “ ?Buy another VF-2\. ?”/);
  expect(seenOf({ improvement_goal: "Fewer late jobs." })).toMatch(/Your goal: “ ?Fewer late jobs\. ?”/);
});

test("a goal is quoted with the sentence that has its number", () => {
  const cell =
    "A cell is about 180 machined parts. From drawings to a complete kit in assembly it takes us 31 days, and that is every time.";
  expect(seenOf({ improvement_goal: `${cell} I want 15.` })).toMatch(/every time\. I want 15\. ?”/);
  const father =
    "My father quoted six weeks on everything that came in, large or small, for whoever asked, and in all of his forty years at the bench he never once missed it by a day, which nobody here can say today. Our lead time is eleven weeks now and the buyers hate it. I want seven.";
  expect(seenOf({ improvement_goal: `Lead time on gears. ${father}` })).toMatch(
    /Your goal: “ ?Our lead time is eleven weeks now and the buyers hate it\. I want seven\. ?”/,
  );
});

test("[R232] the table says what to do if the count comes out between right and wrong", () => {
  const between = /We.re wrong\. .* None of these Not settled yet Count for one more week/;
  expect(seenOf({ pain_invisible: nights })).toMatch(between);
  expect(renderHtml(composeBrief(sparseShop, diagnose(sparseShop), occasion))).not.toContain("None of these");
});

const slowQuotes: Partial<Submission> = {
  quoting_accuracy: "Estimates",
  improvement_goal: "Get prices out the door in two days.",
  pain_invisible:
    "There were 74 RFQs in the inbox on Monday, and the buyer told me he awards on Thursday and our quote comes the Tuesday after.",
};

test("what is going on is said of the situation that the title names, not of its cause", () => {
  const seen = seenOf(slowQuotes);
  expect(seen).toContain("quotes go out after the buyer has decided");
  expect(seen).not.toContain("Jobs are sold with fewer hours than they take");
});

test("a comparison about something else than the situation named isn't said to point the same way", () => {
  const notes =
    "Phil and I each price off the print with a scratch pad; we gave the same manifold $412 in February and $655 in June. It took 5.1 hours a piece in '22, it's there in the clock-ins, but who goes to look.";
  expect(seenOf({ ...slowQuotes, notes })).not.toContain("points the same way");
});

test("hours that may be five times as many or as few are given as a range, without a number in the middle", () => {
  const seen = seenOf({
    shift_count: "2",
    typical_delay_cause: ["Scheduling changes"],
    schedule_tool: "Excel",
    pain_invisible: "Planner makes the schedule new each day.",
  });
  expect(seen).toMatch(/anywhere from [\d,]+ to [\d,]+ machine hours a year lost to a schedule that keeps changing/);
  expect(seen).not.toMatch(/That.s \d+ hours a week/);
});

test("a price of today isn't judged by jobs that were sold before", () => {
  const seen = seenOf({
    pain_invisible: "We quoted 20 hours and it took 31. The next one was quoted at 12 and took 19.",
    quoting_accuracy: "Estimates",
  });
  expect(seen).toMatch(/read the table\. (?:The jobs that close by then|Whether the new prices pay)/);
  expect(seen).not.toContain("If the week since is no better");
});

test("upkeep that begins with the change has no week before to be compared with", () => {
  const seen = seenOf({
    pain_invisible: "Nobody greases anything, there's no list. Both mills were down again on a Sunday.",
    typical_delay_cause: ["Setup overruns"],
  });
  expect(seen).toContain("three months");
  expect(seen).not.toContain("If the week since is no better");
});
