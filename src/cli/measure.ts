import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Command } from "commander";
import { importFile } from "../imports/import-file.ts";
import { isSystemId, type SystemId, systemNames } from "../imports/knowledge/system-names.ts";
import { computeKpis } from "../imports/kpis/compute-kpis.ts";
import type { ManualFacts } from "../imports/rows/machines.ts";
import { shopRecords } from "../imports/rows/shop-records.ts";
import type { FileAnswers } from "../imports/values/question.ts";
import { measures } from "../knowledge/kpis/kpis.ts";
import { serialOfMoment } from "../measures/record-list.ts";
import { type ListId, recordLists } from "../measures/record-lists.ts";
import { isRecord } from "../survey/is-record.ts";
import { answersHelp, measureWords } from "./cli.words.ts";
import { readJsonFile } from "./input.ts";
import { asJson } from "./measure-json.ts";
import type { Read } from "./measure-read.ts";
import { asText } from "./measure-text.ts";
import { printAll } from "./output.ts";

interface Options {
  readonly answers?: string;
  readonly as?: string;
  readonly staffed?: string;
  readonly bottleneck?: string;
  readonly json?: true;
  readonly yes?: true;
}

export function addMeasure(program: Command): void {
  program
    .command("measure")
    .description(
      "Read exports of a shop (CSV, text, XLSX), match their columns, and compute its KPIs. Nothing is stored.",
    )
    .argument("<files...>", "exports, the oldest first; - is standard input")
    .option("--answers <file>", "answers to the questions that a run prints, as JSON by their ids")
    .option(
      "--as <system/list>",
      "which list each file is, where it is not recognized: jobboss/operations or operations",
    )
    .option("--staffed <hours>", "hours of a working day in which the machines are staffed")
    .option("--bottleneck <machine>", "the machine that is your bottleneck; without it the one with the most hours")
    .option("--json", "print one JSON object instead of text")
    .option("--yes", "also use likely matches; otherwise only sure ones")
    .addHelpText("after", answersHelp)
    .action(measure);
}

async function measure(files: readonly string[], options: Options): Promise<void> {
  const answers =
    options.answers === undefined ? {} : answersFrom(await readJsonFile(options.answers), options.answers);
  const as = options.as === undefined ? {} : listFrom(options.as);
  const chosen = { answers, ...as, today: serialOfMoment(new Date()), takeLikely: options.yes === true };
  const read: Read[] = [];
  for (const file of files) {
    const bytes = await bytesOf(file);
    const named = { ...chosen, fileName: basename(file) };
    const imported = await importFile(bytes, named);
    read.push({ file, imported });
    for (const sheet of imported.kind === "imported" ? imported.otherSheets : [])
      read.push({ file: measureWords.sheetOf(file, sheet), imported: await importFile(bytes, { ...named, sheet }) });
  }
  const all = shopRecords(
    read.flatMap(({ imported }) => (imported.kind === "imported" ? [imported.entries] : [])),
    shopFactsIn(options),
  );
  const values = computeKpis(measures, all);
  await printAll([options.json ? asJson(read, all, values) : asText(read, all, values)]);
  if (read.every(({ imported }) => imported.kind === "refused")) process.exitCode = 1;
}

function shopFactsIn({ staffed, bottleneck }: Options): ManualFacts {
  const hours = staffed === undefined ? null : Number(staffed);
  if (hours !== null && !(hours > 0 && hours <= 24))
    throw new Error(`--staffed is "${staffed}". It should be the hours of a working day, more than 0 and up to 24.`);
  return { staffedHours: hours, bottleneck: bottleneck ?? null };
}

async function bytesOf(file: string): Promise<Uint8Array> {
  if (file !== "-") return new Uint8Array(await readFile(file).catch((mistake) => failToRead(file, mistake)));
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return new Uint8Array(Buffer.concat(chunks));
}

function failToRead(file: string, { code }: NodeJS.ErrnoException): never {
  if (code === "ENOENT") throw new Error(`There is no file ${file}.`);
  throw new Error(code === "EISDIR" ? `${file} is a folder. Name the files in it.` : `${file} can't be read.`);
}

function answersFrom(json: unknown, file: string): FileAnswers {
  if (!isRecord(json) || !Object.values(json).every((answer) => typeof answer === "string"))
    throw new Error(`${file} holds no answers: it should be one JSON object of question ids and answers.`);
  return json as FileAnswers;
}

function listFrom(as: string): { readonly list: ListId; readonly system?: SystemId } {
  const [system, list] = as.includes("/") ? as.split("/") : [undefined, as];
  if (list === undefined || !Object.hasOwn(recordLists, list))
    throw new Error(`There is no list "${list ?? ""}". Lists: ${Object.keys(recordLists).join(", ")}.`);
  if (system === undefined) return { list: list as ListId };
  if (!isSystemId(system))
    throw new Error(`There is no system "${system}". Systems: ${Object.keys(systemNames).join(", ")}.`);
  return { list: list as ListId, system };
}
