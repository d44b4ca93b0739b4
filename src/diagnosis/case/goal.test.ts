import { expect, test } from "vitest";
import { caseOfShop } from "../../../test/case-of-shop.ts";
import { wishIn } from "./goal.ts";

test.each([
  ["Get more running time out of the machines we have.", ["machine hours"]],
  ["Jobs going out the day we said they would.", ["late jobs"]],
  ["Get molds to first shots on the date we gave.", ["late jobs"]],
  ["Get quotes out faster, and scrap down.", ["slow quotes", "scrap and rework"]],
  ["Ship 95% on time by December.", ["late jobs"]],
  ["Ship 40 pumps a week.", ["parts out"]],
  ["Shorter deliveries.", ["days of lead time"]],
  ["Take big chunks of time out of building a mold.", ["days of lead time"]],
])("%s asks for %s", (improvement_goal, counts) => {
  expect(caseOfShop({ improvement_goal }).goal.aims.map((aim) => aim.counts)).toEqual(counts);
});

test("faster machines are no wish for shorter dates, nor are people who care one for more people", () => {
  const saidIn = (improvement_goal: string) =>
    caseOfShop({ improvement_goal })
      .goal.aims.filter(({ isUnsaid }) => !isUnsaid)
      .map(({ kind }) => kind);
  expect(saidIn("Faster mills.")).toEqual([]);
  expect(saidIn("I want people who care.")).toEqual([]);
  expect(saidIn("We need people who can run the Hermle.")).toEqual(["people"]);
});

test("what is bought should come on time, which is no goal for late jobs", () => {
  const unsaid = (improvement_goal: string) =>
    caseOfShop({ late_job_ratio: "15–30%", improvement_goal }).goal.aims.find(({ kind }) => kind === "on-time")
      ?.isUnsaid;
  expect(unsaid("Purchased stuff arriving on time and being the right stuff.")).toBe(true);
  expect(unsaid("Ship our jobs on time.")).toBeUndefined();
});

test("a Saturday only names the day of a plan or a promise, unless people want it off", () => {
  const kinds = (success_metric: string) =>
    caseOfShop({ improvement_goal: "One list.", success_metric }).goal.aims.map(({ kind }) => kind);
  expect(kinds("Whatever is promised on Saturday should be made in the coming week.")).not.toContain("saturdays");
  expect(kinds("The week's list is done by Saturday.")).not.toContain("saturdays");
  expect(kinds("Nobody works on Saturday.")).toContain("saturdays");
  expect(kinds("If I go a whole month without calling the electric company on a Sunday.")).not.toContain("saturdays");
  expect(kinds("No more customers calling my cell on Sunday.")).not.toContain("saturdays");
  expect(kinds("Stop calling people in on Saturday.")).toContain("saturdays");
});

test.each([
  [
    "Get the new lathe on the floor by October. I'd be happy with no more Saturdays.",
    "I'd be happy with no more Saturdays.",
  ],
  ["Less overtime. A second Hermle, $890,000.", "Less overtime."],
  ["A second Hermle.", ""],
  [
    "I am 71 and I have been making gears since Nixon so I will be plain. The gear grinders are the neck of the bottle. Two of them run three shifts and five days a week.",
    "",
  ],
])("what is to be bought, and a story, is no wish: %s", (answer, wish) => expect(wishIn(answer)).toBe(wish));

test("dollars that are today's number or the goal buy nothing", () => {
  const wish = "Past due. It was $410,000 on Friday. I want it under $100,000.";
  expect(wishIn(wish)).toBe(wish);
  expect(wishIn(`${wish} Also a second mill for $210,000.`)).toBe(wish);
});

test.each([
  [
    "Hello there! I keep the books, Joe doesn't fill in forms. What I want is one due date for each job. Today we have four.",
    "What I want is one due date for each job. Today we have four.",
  ],
  [
    "Our director wishes to increase cutting capacity, and I am bound to say so. For myself, I would be content if a body left in two weeks.",
    "For myself, I would be content if a body left in two weeks.",
  ],
  ["The anodizer should be quicker. What I'd like is to know the week.", "What I'd like is to know the week."],
])("one's own wish comes before a greeting and what others want: %s", (answer, wish) => {
  expect(wishIn(answer)).toBe(wish);
  expect(caseOfShop({ improvement_goal: answer }).goal.quote?.text).toBe(wish.replace(" Today we have four.", ""));
});

test("a day off that no word names is no goal for Saturdays", () => {
  const success_metric = "Saw backlog under two weeks. And I see my boy's ball games on a Thursday without this phone.";
  expect(
    caseOfShop({ improvement_goal: "Sell smaller parts.", success_metric }).goal.aims.map(({ kind }) => kind),
  ).not.toContain("saturdays");
});

test.each([
  ["Get from 31 shipsets a month to 40 without adding a weekend shift.", "", ["parts out"]],
  ["Get lead time from 61 days to 40 without more overtime.", "", ["days of lead time"]],
  [
    "Make 1,800 yokes a shift again, it is 1,450 now.",
    "1,800 yokes a shift, and Saturday back to being optional.",
    ["parts out", "Saturdays"],
  ],
  ["Ship on time without working Saturdays.", "", ["late jobs", "Saturdays"]],
  ["Gross margin back to 28%. It was 17.5%.", "", ["dollars per job"]],
])(
  "the goal is what goes from one number to another, and a limit is none: %s",
  (improvement_goal, success_metric, counts) => {
    expect(caseOfShop({ improvement_goal, success_metric }).goal.aims.map((aim) => aim.counts)).toEqual(counts);
  },
);
