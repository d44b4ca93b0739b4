import type { Command } from "commander";
import * as z from "zod/mini";
import { caseOf } from "../diagnosis/case/case-of.ts";
import type { RankedTheme } from "../diagnosis/diagnosis.ts";
import { leadsOf, readingSummaryOf, summaryOf } from "../service/evaluate.ts";
import type { ModelReading } from "../service/model/reading/read-with-model.ts";
import {
  type Case,
  isCounted,
  type JudgedCase,
  judge,
  judged,
  judgeOnChecklist,
  judgeWithCoworkers,
  judgeWithExtras,
  scoresIn,
  shopCase,
  submissionOf,
} from "./eval-cases.ts";
import { evaluateComparisons } from "./eval-comparisons.ts";
import { evaluateFreeText } from "./eval-free-text.ts";
import {
  lineOf,
  notCounted,
  printCoworkerGain,
  printReliability,
  printSideBySide,
  readingWords,
  topThreeOf,
} from "./eval-print.ts";
import { letterSummaryOf, type ReplayFolders, replayAll } from "./eval-replay.ts";
import { readJsonFile } from "./input.ts";
import { openModelReader } from "./model-reader.ts";

export function addEval(program: Command): void {
  program
    .command("eval")
    .description("Compare the diagnosis with published cases: one line per case, then the summary as JSON.")
    .argument("<file>", "cases as JSON, in the format of test/cases/README.md")
    .option("--comparisons", "read a file of labeled passages that make a comparison, one JSON object per line")
    .option("--free-text", "read a file of shops described in a few sentences, labeled with goals, causes and plans")
    .option("--model", "also compare with the configured language model (AI_PROVIDER …) reading the text")
    .option("--write-prompts <folder>", "write every prompt that a language model would get, without sending it")
    .option(
      "--replay <folder>",
      "also compare with replies stored in a folder, named like the prompts: CASE.letter.json",
    )
    .action(evaluate);
}

interface Options extends ReplayFolders {
  readonly comparisons?: true;
  readonly freeText?: true;
  readonly model?: true;
}

async function evaluate(file: string, { comparisons, freeText, model, ...folders }: Options): Promise<void> {
  if (comparisons) return evaluateComparisons(file);
  if (freeText) return evaluateFreeText(file);
  const read = z.array(shopCase).safeParse(await readJsonFile(file));
  if (!read.success) throw new Error(`${file} does not hold cases: ${z.prettifyError(read.error)}`);
  const cases = read.data.map((shop) => ({ ...shop, submission: submissionOf(shop) }));
  if (model) return evaluateWithModel(cases);
  if (folders.replay !== undefined || folders.writePrompts !== undefined) return evaluateReplay(cases, folders);
  const all = cases.map((shop) => judge(shop));
  for (const one of all) console.log(`${lineOf(one)}${notCounted(one)}`);
  printReliability(all);
  printCoworkerGain(all);
  console.log(JSON.stringify(summariesOf(all)));
}

/**
 * The summary; the same with what people would have added by tapping, if known; and for those shops, with only the
 * required answers and the weekly statements.
 */
function summariesOf(judged: readonly JudgedCase[]) {
  const tapped = judged.filter(({ shop }) => shop.extras !== undefined);
  const extras = tapped.length > 0 && {
    with_extras: { tapped: tapped.length, ...summaryOf(scoresIn(judged.map(judgeWithExtras))) },
    required_and_checklist: summaryOf(scoresIn(tapped.map(judgeOnChecklist))),
  };
  const withViews = judged.filter(({ shop }) => shop.witnesses !== undefined);
  const coworkers = withViews.length > 0 && {
    with_witnesses: { asked: withViews.length, ...summaryOf(scoresIn(judged.map(judgeWithCoworkers))) },
  };
  return {
    ...summaryOf(scoresIn(judged)),
    page_one: pageOneIn(judged),
    hours: hoursIn(judged),
    ...extras,
    ...coworkers,
  };
}

/** How often the cause on page one of the brief is the true first one, and how often one of the true ones. */
const pageOneIn = (judged: readonly JudgedCase[]) =>
  leadsOf(
    judged.filter(isCounted).map(({ shop, diagnosis }) => ({
      roots: shop.expected.root_themes,
      lead: caseOf(shop.submission, diagnosis).finding.themes[0],
    })),
  );

/**
 * The recoverable hours as a share of staffed hours: the range over all shops. And of the shops whose leading cause costs
 * machine hours, in how many no cause costs more.
 */
function hoursIn(judged: readonly JudgedCase[]) {
  const shares = judged.map(({ hoursShare }) => Number(hoursShare.toFixed(4))).sort((a, b) => a - b);
  const byRank = judged.map(({ themes }) => themes.map(machineHours)).filter(([lead = 0]) => lead > 0);
  const largest = byRank.filter(([lead = 0, ...others]) => others.every((hours) => hours <= lead));
  return {
    least: shares.at(0),
    middle: shares.at(shares.length >> 1),
    most: shares.at(-1),
    led_by_hours: byRank.length,
    lead_is_largest: largest.length,
  };
}

const machineHours = ({ losses }: RankedTheme): number =>
  losses.find(({ currency }) => currency === "machine_hours")?.amount.likely ?? 0;

/** Compares the replayed cases without and with the replies. */
async function evaluateReplay(cases: readonly Case[], folders: ReplayFolders): Promise<void> {
  const { replayed, missing } = await replayAll(cases, folders);
  const known = replayed.flatMap(({ id, dossier }) => {
    const shop = cases.find((one) => one.id === id);
    return dossier === undefined || shop === undefined ? [] : [{ shop, dossier }];
  });
  const without = known.map(({ shop }) => judge(shop));
  const withLetter = known.map(({ shop, dossier }) => judged(shop, dossier.diagnosis, []));
  for (const [at, alone] of without.entries()) {
    const read = withLetter[at];
    if (read !== undefined) console.log(`${lineOf(alone)}; with the replies ${topThreeOf(read)}${notCounted(alone)}`);
  }
  if (without.length > 0) printSideBySide(summaryOf(scoresIn(without)), summaryOf(scoresIn(withLetter)));
  for (const name of missing) console.error(`No reply: ${name}`);
  console.log(
    JSON.stringify({
      ...letterSummaryOf(replayed, missing),
      without: summaryOf(scoresIn(without)),
      with: summaryOf(scoresIn(withLetter)),
    }),
  );
}

async function evaluateWithModel(cases: readonly Case[]): Promise<void> {
  const reader = await openModelReader();
  try {
    const [without, withModel, readings]: [JudgedCase[], JudgedCase[], ModelReading[]] = [[], [], []];
    for await (const { item, reading } of reader.readAll(cases)) {
      const [alone, read] = [judge(item), judge(item, reading.observations)];
      console.log(
        `${lineOf(alone)}; with the model ${topThreeOf(read)} (${readingWords(reading)})${notCounted(alone)}`,
      );
      without.push(alone);
      withModel.push(read);
      readings.push(reading);
    }
    console.log("\nWithout the model");
    printReliability(without);
    console.log(`\nWith ${reader.model}`);
    printReliability(withModel);
    printSideBySide(summaryOf(scoresIn(without)), summaryOf(scoresIn(withModel)));
    const model = { name: reader.model, ...summariesOf(withModel), ...readingSummaryOf(readings) };
    console.log(JSON.stringify({ ...summariesOf(without), model }));
  } finally {
    reader.close();
  }
}
