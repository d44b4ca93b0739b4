import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { decidingComparison } from "../diagnosis/comparisons/deciding-comparison.ts";
import { minimalAnswers, submissionOf } from "./eval-cases.ts";

/** A passage that makes a comparison, and the cause an expert infers from it; `none` if it proves nothing. */
const passage = z.object({ text: z.string(), cause: z.string() });

/** Reads each passage as the complaint of a shop that says nothing else. Prints each read wrongly, then the counts of right, wrong and unread passages. */
export async function evaluateComparisons(file: string): Promise<void> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.trim() !== "");
  const counts = { right: 0, wrong: 0, silent: 0, none: 0, none_read_as_cause: 0 };
  for (const line of lines) {
    const { text, cause } = z.parse(passage, JSON.parse(line));
    const read = decidingComparison(submissionOf({ id: cause, answers: { ...minimalAnswers, pain_invisible: text } }));
    const isNone = cause === "none";
    if (isNone) counts.none += 1;
    if (read === undefined) counts.silent += isNone ? 0 : 1;
    else if (read.comparison.theme === cause) counts.right += 1;
    else {
      counts[isNone ? "none_read_as_cause" : "wrong"] += 1;
      console.log(`${cause}: read as ${read.comparison.theme} (${read.comparison.id}): ${text}`);
    }
  }
  console.log(JSON.stringify(counts));
}
