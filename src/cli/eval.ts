import type { Command } from "commander";
import * as z from "zod/mini";
import { caseOf } from "../diagnosis/case/case-of.ts";
import { diagnose } from "../diagnosis/diagnose.ts";
import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import type { Observation } from "../diagnosis/observation.ts";
import {
  type CaseScore,
  type Judged,
  leadsOf,
  readingSummaryOf,
  reliabilityOf,
  type Summary,
  scoreCase,
  summaryOf,
} from "../service/evaluate.ts";
import type { ModelReading } from "../service/model/reading/read-with-model.ts";
import { isField, questionOf } from "../survey/questionnaire.ts";
import { readAnswers } from "../survey/read-answers.ts";
import { readWitness } from "../survey/read-witness.ts";
import type { Submission } from "../survey/submission.ts";
import { askedOfAll, type Witness, type WitnessRole, witnessRoles } from "../survey/witness.ts";
import { evaluateComparisons } from "./eval-comparisons.ts";
import { letterSummaryOf, type ReplayFolders, replayAll } from "./eval-replay.ts";
import { readJsonFile } from "./input.ts";
import { openModelReader } from "./model-reader.ts";

/** A published case: a shop's answers, and what turned out to be wrong there. See test/cases/README.md. */
const shopCase = z.object({
  id: z.string(),
  answers: z.unknown(),
  expected: z.object({
    root_themes: z.tuple([z.string()], z.string()),
    kpi_ids: z.array(z.array(z.string())),
  }),
  label_confidence: z.enum(["high", "medium", "low"]),
  perception_gap: z.boolean(),
  /** Floor facts that people in this shop would have added by tapping. */
  extras: z.optional(z.record(z.string(), z.unknown())),
  /** What other people in this shop would have answered, by role. */
  witnesses: z.optional(z.array(z.looseObject({ role: z.enum(Object.keys(witnessRoles) as [WitnessRole]) }))),
});
type ShopCase = z.infer<typeof shopCase>;

export function addEval(program: Command): void {
  program
    .command("eval")
    .description("Compare the diagnosis with published cases: one line per case, then the summary as JSON.")
    .argument("<file>", "cases as JSON, in the format of test/cases/README.md")
    .option("--comparisons", "read a file of labeled passages, one JSON object a line, that each tell a comparison")
    .option("--model", "also compare with the language model of the settings (AI_PROVIDER …) reading the text")
    .option("--write-prompts <folder>", "write every question that a language model would be asked, without asking")
    .option("--replay <folder>", "also compare with replies kept in a folder, named like the prompts: CASE.letter.json")
    .action(evaluate);
}

interface Options extends ReplayFolders {
  readonly comparisons?: true;
  readonly model?: true;
}

async function evaluate(file: string, { comparisons, model, ...folders }: Options): Promise<void> {
  if (comparisons) return evaluateComparisons(file);
  const read = z.array(shopCase).safeParse(await readJsonFile(file));
  if (!read.success) throw new Error(`${file} does not hold cases: ${z.prettifyError(read.error)}`);
  const cases = read.data.map((shop) => ({ ...shop, submission: submissionOf(shop) }));
  if (model) return evaluateWithModel(cases);
  if (folders.replay !== undefined || folders.writePrompts !== undefined) return evaluateReplay(cases, folders);
  const all = cases.map((shop) => judge(shop));
  for (const one of all) console.log(`${lineOf(one)}${notCounted(one)}`);
  printReliability(all);
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
    required_and_ticks: summaryOf(scoresIn(tapped.map(judgeOnTicks))),
  };
  const asked = judged.filter(({ shop }) => shop.witnesses !== undefined);
  const witnesses = asked.length > 0 && {
    with_witnesses: { asked: asked.length, ...summaryOf(scoresIn(judged.map(judgeWithWitnesses))) },
  };
  return {
    ...summaryOf(scoresIn(judged)),
    page_one: pageOneIn(judged),
    hours: hoursIn(judged),
    ...extras,
    ...witnesses,
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

/** The hidden hours as a share of staffed hours: the range over all shops. */
function hoursIn(judged: readonly JudgedCase[]) {
  const shares = judged.map(({ hoursShare }) => Number(hoursShare.toFixed(4))).sort((a, b) => a - b);
  return { least: shares.at(0), middle: shares.at(shares.length >> 1), most: shares.at(-1) };
}

const judgeWithWitnesses = ({ shop, observations }: JudgedCase): JudgedCase =>
  judge(
    shop,
    observations,
    (shop.witnesses ?? []).map(({ role, ...given }) => ({
      role,
      answers: readWitness(given, [...askedOfAll, ...witnessRoles[role].can]),
    })),
  );

const judgeWithExtras = (judged: JudgedCase): JudgedCase =>
  judgeAnswers(judged, { ...(judged.shop.answers as object), ...judged.shop.extras });

/** A shop that answered only the required questions and the weekly statements. */
function judgeOnTicks(judged: JudgedCase): JudgedCase {
  const { answers, extras = {} } = judged.shop;
  const given = Object.entries(answers as object).filter(
    ([field]) => isField(field) && "required" in questionOf(field),
  );
  const { happens_weekly, does_not_happen } = extras;
  return judgeAnswers(judged, { ...Object.fromEntries(given), happens_weekly, does_not_happen });
}

const judgeAnswers = ({ shop, observations }: JudgedCase, answers: object): JudgedCase =>
  judge({ ...shop, submission: submissionOf({ ...shop, answers }) }, observations);

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
    if (read !== undefined) console.log(`${lineOf(alone)}; with the replies ${threeOf(read)}${notCounted(alone)}`);
  }
  if (without.length > 0) printBeside(summaryOf(scoresIn(without)), summaryOf(scoresIn(withLetter)));
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
      console.log(`${lineOf(alone)}; with the model ${threeOf(read)} (${readingWords(reading)})${notCounted(alone)}`);
      without.push(alone);
      withModel.push(read);
      readings.push(reading);
    }
    console.log("\nWithout the model");
    printReliability(without);
    console.log(`\nWith ${reader.model}`);
    printReliability(withModel);
    printBeside(summaryOf(scoresIn(without)), summaryOf(scoresIn(withModel)));
    const model = { name: reader.model, ...summariesOf(withModel), ...readingSummaryOf(readings) };
    console.log(JSON.stringify({ ...summariesOf(without), model }));
  } finally {
    reader.close();
  }
}

interface Case extends ShopCase {
  readonly submission: Submission;
}

/** The diagnosis of a case and its score. */
interface JudgedCase {
  readonly shop: Case;
  /** What a model found in its answers. */
  readonly observations: readonly Observation[];
  readonly diagnosis: Diagnosis;
  readonly themes: Diagnosis["themes"];
  readonly score: CaseScore;
  readonly hoursShare: number;
}

const judge = (shop: Case, observations: readonly Observation[] = [], witnesses: readonly Witness[] = []): JudgedCase =>
  judged(shop, diagnose(shop.submission, observations, witnesses), observations);

function judged(shop: Case, diagnosis: Diagnosis, observations: readonly Observation[]): JudgedCase {
  const { themes, kpis, hidden_hours, capacity } = diagnosis;
  const { root_themes: rootThemes, kpi_ids: kpiGroups } = shop.expected;
  const said = { themes: themes.map(({ id }) => id), kpis: kpis.map(({ id }) => id) };
  return {
    shop,
    observations,
    diagnosis,
    themes,
    hoursShare: hidden_hours.likely / capacity.staffed_hours.likely,
    score: scoreCase({ rootThemes, kpiGroups, perceptionGap: shop.perception_gap }, said),
  };
}

const lineOf = (judged: JudgedCase): string =>
  `${judged.score.hit1 ? "hit " : "miss"} ${judged.shop.id}: ` +
  `expected ${judged.shop.expected.root_themes.join(", ")}; said ${threeOf(judged)}; ` +
  `kpis ${Math.round(judged.score.kpiRecall8 * 100)}%`;

const threeOf = ({ themes }: JudgedCase): string =>
  themes
    .slice(0, 3)
    .map(({ id }) => id)
    .join(", ");

/** A case with a low-confidence label is shown but doesn't count. */
const notCounted = (judged: JudgedCase): string => (isCounted(judged) ? "" : " (low confidence, not counted)");
const isCounted = ({ shop }: JudgedCase): boolean => shop.label_confidence !== "low";
const scoresIn = (judged: readonly JudgedCase[]): readonly CaseScore[] =>
  judged.filter(isCounted).map(({ score }) => score);

function readingWords({ observations, calls }: ModelReading): string {
  const [call] = calls;
  if (call === undefined) return "nothing to read";
  const dropped = call.dropped?.length ?? 0;
  const quotes = `${observations.length} ${observations.length === 1 ? "quote" : "quotes"}, ${dropped} dropped`;
  return call.dropped === undefined ? call.outcome : quotes;
}

/** The probability given to each theme of a shop, and whether it was a root. */
function judgedIn({ shop, themes }: JudgedCase): readonly Judged[] {
  const roots: readonly string[] = shop.expected.root_themes;
  return themes.map(({ id, probability }) => ({ probability, wasRoot: roots.includes(id) }));
}

function printReliability(cases: readonly JudgedCase[]): void {
  console.log("probability  themes  mean  were roots");
  for (const { from, upTo, n, mean, wereRoots } of reliabilityOf(cases.flatMap(judgedIn))) {
    const band = `${from.toFixed(2)}–${upTo.toFixed(2)}`;
    console.log(
      `${band.padEnd(11)}  ${String(n).padStart(6)}  ${(mean ?? 0).toFixed(2)}  ${(wereRoots ?? 0).toFixed(2)}`,
    );
  }
}

function printBeside(without: Summary, withModel: Summary): void {
  console.log("\nmeasure      without    with");
  const shown = (value: number | null): string => (value === null ? "–" : String(value)).padStart(7);
  for (const measure of Object.keys(without) as (keyof Summary)[]) {
    console.log(`${measure.padEnd(11)}  ${shown(without[measure])} ${shown(withModel[measure])}`);
  }
}

function submissionOf({ id, answers }: ShopCase): Submission {
  const read = readAnswers(answers);
  if (read.kind === "submission") return read.submission;
  throw new Error(`The answers of ${id} do not fit: ${read.problems.map(({ message }) => message).join("; ")}`);
}
