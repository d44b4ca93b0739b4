import { basename } from "node:path";
import { type Command, Option } from "commander";
import { createFileMaker } from "../adapters/files/make-file.ts";
import { promptText } from "../adapters/model/replay.ts";
import { type Config, readConfig } from "../adapters/settings/config.ts";
import { type Paper, papers } from "../adapters/settings/settings.ts";
import { utf8 } from "../adapters/utf8.ts";
import type { Occasion } from "../report/occasion.ts";
import { makeDossier } from "../service/analyze/make-dossier.ts";
import type { StoredDossier } from "../service/analyze/stored-dossier.ts";
import { promptsFor } from "../service/model/prompts.ts";
import type { MadeFile } from "../service/ports.ts";
import { dayOf } from "../service/reports/day-of.ts";
import { exportDossier } from "../service/reports/export-report.ts";
import {
  type ExportFormatName,
  exportFormatNames,
  exportFormats,
  fileNameOf,
  isText,
} from "../survey/export-formats.ts";
import { readMeasured } from "../survey/measured.ts";
import { readSubmission } from "../survey/read-submission.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import type { Submission } from "../survey/submission.ts";
import { commandWords } from "./cli.words.ts";
import { dossierWithModel } from "./dossier-with-model.ts";
import { readJsonFile } from "./input.ts";
import { printAll, writeIntoFolder, writeOutput } from "./output.ts";
import { replayedDossier } from "./replay.ts";

interface Options {
  readonly format: ExportFormatName | "all";
  readonly out?: string;
  readonly paper?: Paper;
  readonly sample?: true;
  readonly measured?: string;
  readonly showPrompts?: true;
  readonly replay?: string;
  /** False with `--no-model`. */
  readonly model: boolean;
}

export function addAnalyze(program: Command): void {
  program
    .command("analyze")
    .description("Analyze one shop and write its report. Nothing is stored.")
    .argument("[file]", "answers as JSON; - or none reads standard input", "-")
    .addOption(
      new Option("--format <format>", "which file to write, see below")
        .choices([...exportFormatNames, "all"])
        .default("html"),
    )
    .option("--sample", "use the sample shop instead of a file")
    .option("--measured <file>", "values from the shop's own files, as measure --json prints them")
    .option("--out <path>", "write to this file or into this folder, instead of standard output")
    .addOption(
      new Option("--paper <paper>", "paper size of PDF files; the default is the setting PAPER").choices(papers),
    )
    .option("--no-model", "don't use a language model, even if the settings name one")
    .option(
      "--replay <folder>",
      "use replies of a language model kept in a folder, named like the file: SHOP.letter.json",
    )
    .option("--show-prompts", "print exactly what a language model would be sent, without sending it")
    .addHelpText("after", filesHelp)
    .action(analyze);
}

const filesHelp = (): string =>
  [
    "\nFiles:",
    ...exportFormatNames.map((name) => lineOf(name, `${exportFormats[name].label}. ${exportFormats[name].goodFor}`)),
    lineOf("all", commandWords.allFiles),
  ].join("\n");

const nameWidth = Math.max(...exportFormatNames.map((name) => name.length));

const lineOf = (name: string, meaning: string): string => `  ${name.padEnd(nameWidth)}  ${meaning}`;

async function analyze(
  file: string,
  { format, out, paper, sample, measured, showPrompts, replay, model }: Options,
): Promise<void> {
  const config = readConfig(process.env);
  const answers = sample ? sampleShop : await readJsonFile(file);
  const read = readSubmission(measured === undefined ? answers : await withMeasured(answers, measured));
  if (read.kind === "problems") {
    for (const { field, message } of read.problems) console.error(field === null ? message : `${field}: ${message}`);
    process.exitCode = 1;
    return;
  }
  const { submission } = read;
  const occasion = { date: dayOf(new Date().toISOString(), config.timeZone), brand: config.brand };
  if (showPrompts) return printAll(promptsFor(submission, occasion.date).map(promptText));
  const shop = sample ? "sample-shop" : basename(file, ".json");
  const dossier = await dossierOf(submission, occasion, config, { replay, model, shop });
  const files = filesOf(dossier, paper ?? config.paper);
  if (format === "all") return writeAll(files, out);
  const made = await files.make(format);
  if (made.kind !== "made") throw new Error(cannotWrite(format));
  await writeOutput({ ...made, name: files.nameOf(format), isText: isText(exportFormats[format]) }, out);
}

/** Made from stored replies if a folder is given, else with the configured model if wanted, else by the rules alone. */
async function dossierOf(
  submission: Submission,
  occasion: Occasion,
  config: Config,
  { replay, model, shop }: { readonly replay: string | undefined; readonly model: boolean; readonly shop: string },
): Promise<StoredDossier> {
  if (replay !== undefined) return replayedDossier(submission, occasion, replay, shop);
  const withModel = model ? await dossierWithModel(submission, occasion, config) : undefined;
  return withModel ?? makeDossier(submission, occasion);
}

/** Adds measured values from a file: the output of `measure --json`, or its list alone. */
async function withMeasured(answers: unknown, file: string): Promise<unknown> {
  const json = await readJsonFile(file);
  const list = Array.isArray(json) ? json : (json as { readonly measured?: unknown } | null)?.measured;
  const { measured, leftOut } = readMeasured(list);
  for (const what of leftOut) console.error(`${file}: left out, ${what}`);
  if (measured.length === 0) throw new Error(`${file} holds no measured values. Write it with: measure FILE… --json`);
  return typeof answers === "object" ? { ...answers, measured } : answers;
}

interface Files {
  readonly make: (format: ExportFormatName) => Promise<MadeFile>;
  readonly nameOf: (format: ExportFormatName) => string;
}

/** The files about one shop. */
function filesOf(dossier: StoredDossier, paper: Paper): Files {
  const makeFile = createFileMaker(paper, console.error);
  const { submission, occasion } = dossier;
  return {
    make: (format) => exportDossier(dossier, format, { makeFile, utf8 }),
    nameOf: (format) => fileNameOf(submission.shop_name, occasion.date, format),
  };
}

/** Writes every file that can be made, and names the others. */
async function writeAll({ make, nameOf }: Files, folder: string | undefined): Promise<void> {
  if (folder === undefined || folder === "-") throw new Error("To write all files, name a folder: --out FOLDER.");
  for (const format of exportFormatNames) {
    const made = await make(format);
    if (made.kind === "made") {
      console.log(await writeIntoFolder(folder, nameOf(format), made.bytes));
    } else {
      console.error(cannotWrite(format));
      process.exitCode = 1;
    }
  }
}

const cannotWrite = (format: ExportFormatName): string => commandWords.noWriter(exportFormats[format].label);
