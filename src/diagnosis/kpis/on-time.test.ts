import { expect, test } from "vitest";
import { occasion } from "../../../test/shops.ts";
import { composeBrief } from "../../report/brief/compose-brief.ts";
import { composeEvidence } from "../../report/evidence/compose-evidence.ts";
import { renderHtml } from "../../report/render-html.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { diagnose } from "../diagnose.ts";
import { factsIn } from "../facts/facts.ts";
import { ownSumsOf } from "../facts/sums/own-sums.ts";
import { onTimeCrossChecks, onTimeToday } from "./on-time.ts";

const shopOf = (answers: Partial<Submission>): Submission =>
  ({
    ...sampleShop,
    notes: "",
    improvement_goal: "",
    success_metric: "",
    pain_invisible: "",
    late_job_ratio: "15–30%",
    ...answers,
  }) as Submission;

test.for([
  ["We are 61% on time.", 61],
  ["61% of our jobs ship on time and nobody knows why.", 61],
  ["On-time delivery is about 72 percent.", 72],
  ["Our OTD runs at 83.5%.", 83.5],
  ["About 39% of orders go out late.", 61],
  ["We run late on 22% of it.", 78],
  ["OTD: 61%", 61],
  ["He tells people we're 96 percent on time. We ship 78% on time.", 78],
  ["We're late 40% of the time.", 60],
  ["On time 61% of the time.", 61],
  ["We ship 61% of jobs on time, we want 90%.", 61],
  ["Two out of five go late now and the customers call me at supper.", 60],
  ["12 of our last 20 orders shipped late.", 40],
  ["We are 61.25% on time.", 61.25],
  ["One in four jobs goes out late.", 75],
  ["They want 98% on time, we're 71% on time.", 71],
  ["Our biggest customer wants 98% on time and we ship 74% on time.", 74],
  ["The OEM expects 98% on time delivery, and we hit 81% last quarter.", 81],
  ["Contract says 99% OTD. Last quarter we scored 83%.", 83],
  ["Currently Boeing wants 98% on time, we do 80%.", 80],
  ["Our on-time is 82% and the customer wants 97%.", 82],
  ["They insist on 95% on time. On-time delivery is 68 now.", 68],
  ["On time was 71 last month.", 71],
  ["On-time delivery was 71% last quarter, and that was a good one.", 71],
  ["Tooling shows up late 30% of the time, and 25% of our orders ship late.", 75],
  ["OTD is 82.", 82],
  ["OTD last quarter: 76%.", 76],
  ["Half of our orders are late and nobody knows why.", 50],
  ["Roughly a quarter of our jobs go out late.", 75],
  ["On-time delivery ran 97% through September and 79% since January.", 79],
] as const)("[R261] a share on time that an owner states is exactly the one used: %s", ([notes, value]) => {
  expect(onTimeToday(shopOf({ notes }))).toMatchObject({ from: value, to: value });
});

test("[R261] a share of something else, next to a sentence about being on time, is none", () => {
  const pain_invisible = "We finish machining on time. We have no leverage, we're 3% of his business.";
  expect(onTimeToday(shopOf({ pain_invisible }))).toMatchObject({ from: 70, to: 85 });
});

test.for([
  "Get from 61% on time to 90%.",
  "Get from 61% to 90% on time.",
  "On-time delivery from 61 percent to 90.",
  "90% on time, up from 61%.",
  "On-time delivery of 90%, from the present 61%.",
  "On-time delivery to Beaumont is 61% today and the board wants 95%.",
])("[R261] a wish says where it starts from: %s", (improvement_goal) => {
  expect(onTimeToday(shopOf({ improvement_goal }))).toMatchObject({ from: 61, to: 61 });
});

test.for([
  ["On time back at 88. I printed 61 for last month.", 61],
  ["That I can give a date and keep it. Right now about one in four of them isn't kept.", 75],
  ["I want my dates to hold. Today one in five of them slips.", 80],
  ["Dates? 30% of my promises are late.", 70],
] as const)(
  "[R261] a goal about dates, and the sentence beside it with today's share: %s",
  ([success_metric, value]) => {
    expect(onTimeToday(shopOf({ success_metric }))).toMatchObject({ from: value, to: value });
  },
);

test("[R261] the respondent's own count comes before what somebody else says", () => {
  const notes =
    "He tells people we're 96 percent on time. That's from a date that moves. Mine says 79 and it's off the order.";
  expect(onTimeToday(shopOf({ notes }))).toMatchObject({ from: 79, to: 79 });
  const apart =
    "He tells people we're 96 percent on time. The lathe is old. The roof leaks. Nobody cares. Mine says 79.";
  expect(onTimeToday(shopOf({ notes: apart }))).toMatchObject({ from: 96, to: 96 });
});

test.for([
  "On time back at 88. Our plater printed 61 for last month.",
  "The machine is good. I printed 61 for last month.",
  "One in four of them isn't painted.",
  "The bars come on time. We had 61 last month.",
])("[R261] a number beside something else is no share on time: %s", (success_metric) => {
  expect(onTimeToday(shopOf({ success_metric }))).toMatchObject({ from: 70, to: 85 });
});

test.for([
  "If we hit 95% on time we get the contract.",
  "On-time delivery ran 97% through September.",
  "May was our best month, 98% on time, June was 71.",
  "On-time delivery from 91% to 76% since spring.",
  "Currently Boeing wants 98% on time.",
  "Last year the customer asked for 98% on time.",
])("[R261] what others want or what might be is not today's share: %s", (notes) => {
  expect(onTimeToday(shopOf({ notes }))).toMatchObject({ from: 70, to: 85 });
});

test.for([
  "Our plater is 61% on time.",
  "We want 95% on time.",
  "Material is late 40% of the time.",
  "If a job is late 10% comes off the price.",
  "The customer demands 98% on time.",
  "We used to be 61% on time.",
  "If we were 90% on time we could raise prices.",
  "Scrap is 4%, and we ship on time.",
  "14 of 20 late jobs were done and waiting for the inspector.",
  "Three of five operators come in late.",
  "Two of the three trucks leave late.",
  "Tooling shows up late 30% of the time.",
  "We get prints late 40% of the time.",
  "On-time was 71 in 2019.",
  "They ask for 98% on time.",
  "Half of the castings are late.",
  "A third of our jobs need plating.",
  "On-time delivery is 30 days.",
  "We were on time 71 jobs in a row.",
  "Our supplier's on-time is 70%.",
  "Employees are on time 90%.",
  "We get material on time 60% of the time.",
  "We ship 90 to 95% on time.",
])("[R261] a wish, a demand, the past, or someone else's share leaves the checked range: %s", (notes) => {
  expect(onTimeToday(shopOf({ notes }))).toMatchObject({ from: 70, to: 85 });
});

/** The brief and the evidence, as text. */
const textsOf = (shop: Submission): readonly string[] => {
  const diagnosis = diagnose(shop);
  return [composeBrief(shop, diagnosis, occasion), composeEvidence(shop, diagnosis, occasion)].map((report) =>
    renderHtml(report).replace(/<[^>]+>/g, " "),
  );
};

test("[R261] a stated share outside of the checked range is said once as a contradiction, one inside of it never", () => {
  const against = shopOf({ notes: "We are 61% on time." });
  expect(onTimeCrossChecks(against)).toHaveLength(1);
  expect(onTimeCrossChecks(shopOf({ notes: "We are 78% on time." }))).toEqual([]);
  for (const text of textsOf(against))
    expect(text.match(/You checked 15–30% late, and wrote 61% on time/g)).toHaveLength(1);
});

test("[R261] no page says the range of the checked answer where a share is stated", () => {
  const goal = { success_metric: "On-time delivery of 95%." };
  const range = /70(?:–| to |% to )85/;
  for (const text of textsOf(shopOf(goal))) expect(text).toMatch(range);
  for (const text of textsOf(shopOf({ ...goal, notes: "We are 78% on time." }))) expect(text).not.toMatch(range);
});

test("today's share may be told by the words around it and the goal", () => {
  const shop = shopOf({ improvement_goal: "On time is 71%. Has to be 95." });
  expect(onTimeToday(shop)).toMatchObject({ from: 71, to: 71 });
  expect(ownSumsOf(shop, factsIn(shop)).find(({ kind }) => kind === "on-time-gap")).toMatchObject({
    goal: 0.95,
    today: { low: 0.71, high: 0.71 },
  });
});
