import { expect, test } from "vitest";
import { sampleShop } from "../survey/sample-shop.ts";
import { firstQuestion } from "./first-question.ts";

const askedOf = (notes: string) => firstQuestion("JobBOSS", { ...sampleShop, tech_stack: ["JobBOSS"], notes });

test("a shop that writes which JobBOSS it runs is asked about that one, not which one it is", () => {
  expect(askedOf("We have JobBOSS classic for jobs and labor.")).toMatch(/^Can you get a read-only login/);
  expect(askedOf("Jobs are in JobBOSS².")).toMatch(/^Can you use the API/);
  expect(askedOf("We're on JobBOSS classic. Thinking about moving to JobBOSS².")).toMatch(
    /^Can you get a read-only login/,
  );
  expect(askedOf("We moved to JobBOSS2 in March.")).toMatch(/^Can you use the API/);
});

test.for([
  "We run JobBOSS.",
  "We moved from JobBOSS classic to JobBOSS².",
  "JobBOSS, a classic mess.",
  "Thinking about moving to JobBOSS².",
  "We're looking at JobBOSS2 for next year.",
  "The rep showed us JobBOSS².",
  "We used to run JobBOSS classic.",
])("a shop that hasn't said which JobBOSS it runs is asked: %s", (notes) => {
  expect(askedOf(notes)).toMatch(/^Do you run classic JobBOSS/);
});
