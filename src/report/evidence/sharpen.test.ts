import { expect, test } from "vitest";
import { silentShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Submission } from "../../survey/submission.ts";
import { sharpen } from "./sharpen.ts";

const chapterOf = (answers: Partial<Submission>): string => {
  const submission = { ...silentShop, ...answers };
  return JSON.stringify(sharpen(submission, diagnose(submission)));
};

test("[R6] the report names an answer that may be a slip, was left as it is, and is in no finding", () => {
  const slip = "40 machines and 2 machinists: that’s 20 machines per person on a shift.";
  expect(chapterOf({ machine_count: 40, machinist_count: 2 })).toContain(slip);
  // With the kind of work known, the finding on too few machinists says the same.
  const answered = { shop_type: "Medium-mix batches", lights_out: false } as const;
  expect(chapterOf({ machine_count: 40, machinist_count: 2, ...answered })).not.toContain("may be a slip");
  expect(chapterOf({})).not.toContain("may be a slip");
});
