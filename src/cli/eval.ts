import type { Command } from "commander";
import * as z from "zod/mini";
import { diagnose } from "../diagnosis/diagnose.ts";
import { type CaseScore, type Judged, reliabilityOf, scoreCase, summaryOf } from "../service/evaluate.ts";
import { readAnswers } from "../survey/read-answers.ts";
import { readJsonFile } from "./input.ts";

/** A published case: the answers of a shop, and what turned out to be wrong there. test/cases/README.md tells more. */
const shopCase = z.object({
  id: z.string(),
  answers: z.unknown(),
  expected: z.object({
    root_themes: z.tuple([z.string()], z.string()),
    kpi_ids: z.array(z.array(z.string())),
  }),
  label_confidence: z.enum(["high", "medium", "low"]),
  perception_gap: z.boolean(),
});
type ShopCase = z.infer<typeof shopCase>;

export function addEval(program: Command): void {
  program
    .command("eval")
    .description("Compare the diagnosis with published cases: a line a case, the summary as JSON in the last line.")
    .argument("<file>", "cases as JSON, in the format of test/cases/README.md")
    .action(evaluate);
}

async function evaluate(file: string): Promise<void> {
  const read = z.array(shopCase).safeParse(await readJsonFile(file));
  if (!read.success) throw new Error(`${file} does not hold cases: ${z.prettifyError(read.error)}`);
  const scores = read.data.map(evaluateCase).filter((score) => score !== undefined);
  printReliability(read.data.flatMap(judgedIn));
  console.log(JSON.stringify(summaryOf(scores)));
}

/** What was thought of each theme of a shop, and whether it was so. */
function judgedIn(shop: ShopCase): readonly Judged[] {
  const roots: readonly string[] = shop.expected.root_themes;
  return diagnose(submissionOf(shop)).themes.map(({ id, probability }) => ({
    probability,
    wasRoot: roots.includes(id),
  }));
}

function printReliability(judged: readonly Judged[]): void {
  console.log("probability  themes  mean  were roots");
  for (const { from, upTo, n, mean, wereRoots } of reliabilityOf(judged)) {
    const band = `${from.toFixed(2)}–${upTo.toFixed(2)}`;
    console.log(
      `${band.padEnd(11)}  ${String(n).padStart(6)}  ${(mean ?? 0).toFixed(2)}  ${(wereRoots ?? 0).toFixed(2)}`,
    );
  }
}

/** Prints how one case went. One whose label is of low confidence is shown and does not count. */
function evaluateCase(shop: ShopCase): CaseScore | undefined {
  const submission = submissionOf(shop);
  const { themes, kpis } = diagnose(submission);
  const said = { themes: themes.map(({ id }) => id), kpis: kpis.map(({ id }) => id) };
  const { root_themes: rootThemes, kpi_ids: kpiGroups } = shop.expected;
  const score = scoreCase({ rootThemes, kpiGroups, perceptionGap: shop.perception_gap }, said);
  const counts = shop.label_confidence !== "low";
  console.log(
    `${score.hit1 ? "hit " : "miss"} ${shop.id}: expected ${rootThemes.join(", ")}; said ${said.themes.slice(0, 3).join(", ")}; ` +
      `kpis ${Math.round(score.kpiRecall8 * 100)}%${counts ? "" : " (low confidence, not counted)"}`,
  );
  return counts ? score : undefined;
}

function submissionOf({ id, answers }: ShopCase) {
  const read = readAnswers(answers);
  if (read.kind === "submission") return read.submission;
  throw new Error(`The answers of ${id} do not fit: ${read.problems.map(({ message }) => message).join("; ")}`);
}
