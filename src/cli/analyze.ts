import { type Command, Option } from "commander";
import { readConfig } from "../adapters/config.ts";
import { analysisOf, jsonOf, makeAnswer } from "../service/make-answer.ts";
import { readAnswers } from "../survey/read-answers.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import { readJsonFile } from "./input.ts";
import { writeOutput } from "./output.ts";

interface Options {
  readonly format: "html" | "json";
  readonly out?: string;
  readonly sample?: true;
}

export function addAnalyze(program: Command): void {
  program
    .command("analyze")
    .description("Analyse one shop and write its report. Nothing is stored.")
    .argument("[file]", "answers as JSON; - or none reads standard input", "-")
    .addOption(
      new Option("--format <format>", "html: the report; json: what the call answers with, less the id")
        .choices(["html", "json"])
        .default("html"),
    )
    .option("--sample", "the sample shop instead of a file")
    .option("--out <file>", "write to this file instead of standard output")
    .action(analyze);
}

async function analyze(file: string, { format, out, sample }: Options): Promise<void> {
  const { brand } = readConfig(process.env);
  const read = readAnswers(sample ? sampleShop : await readJsonFile(file));
  if (read.kind === "problems") {
    for (const { field, message } of read.problems) console.error(field === null ? message : `${field}: ${message}`);
    process.exitCode = 1;
    return;
  }
  const date = new Date().toISOString().slice(0, 10);
  const answer = await makeAnswer(read.submission, { date, brand });
  await writeOutput(format === "html" ? analysisOf(answer) : `${jsonOf(answer).join("")}\n`, out);
}
