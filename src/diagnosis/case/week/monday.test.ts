import { describe, expect, test } from "vitest";
import { silentShop } from "../../../../test/shops.ts";
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
