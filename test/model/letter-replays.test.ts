import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { letterSummaryOf, replayAll } from "../../src/cli/eval-replay.ts";
import { numbersIn } from "../../src/diagnosis/facts/number-in-text.ts";
import { type Letter, sectionsIn } from "../../src/diagnosis/letter/letter.ts";
import { documentOf } from "../../src/service/render-answer.ts";
import { readAnswers } from "../../src/survey/read-answers.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { startProcess } from "../server/start-process.ts";
import { seenIn } from "./in-report.ts";

const folder = "test/letters/2026-11-22";
const cases: readonly { readonly id: string; readonly answers: unknown }[] = JSON.parse(
  readFileSync("test/cases/dev-cases.json", "utf8"),
);

const shops = [
  { id: "sample-shop", submission: sampleShop },
  ...cases.flatMap(({ id, answers }) => {
    const read = readAnswers(answers);
    return existsSync(`${folder}/${id}.letter.json`) && read.kind === "submission" ? [{ id, ...read }] : [];
  }),
];

const { replayed, missing } = await replayAll(shops, { replay: folder });
const honest = replayed.filter(({ id }) => !id.startsWith("bay-cast"));
const dossierOf = (start: string) => replayed.find(({ id }) => id.startsWith(start))?.dossier;

const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value !== "object" || value === null) return [];
  if ("kind" in value && value.kind === "words" && "text" in value) return [String(value.text)];
  return Object.values(value).flatMap(wordsIn);
};
const numbersSaid = (letter: Letter | undefined): readonly number[] =>
  wordsIn(letter).flatMap((words) => numbersIn(words).flatMap(({ low, high }) => [low, high]));

test("of a good reader's letters nearly all stands", () => {
  expect(honest).toHaveLength(5);
  for (const { id, dossier } of honest) {
    const letter = dossier?.words?.letter;
    expect([id, letter === undefined ? [] : sectionsIn(letter)]).toEqual([
      id,
      expect.arrayContaining(["answer", "cause", "order", "decoys", "rival", "week", "plan", "kpis", "unknowns"]),
    ]);
    const calls = dossier?.receipt?.calls ?? [];
    expect(calls.flatMap(({ dropped = [] }) => dropped).length, id).toBeLessThanOrEqual(12);
  }
});

test("[R180] no letter says a number that is in no answer, is no sample and no date of the plan", () => {
  for (const { id, dossier } of replayed) {
    const told = Object.values(dossier?.submission ?? {}).flatMap((answer) =>
      numbersIn(String(answer)).flatMap(({ low, high }) => [low, high]),
    );
    const said = numbersSaid(dossier?.words?.letter).filter((value) => value > 60 && value !== 90);
    expect([id, said.filter((value) => !told.includes(value))]).toEqual([id, []]);
  }
});

test("[R180] of a report with money and names of its own no sentence stands", () => {
  const seen = seenIn(documentOf(dossierOf("bay-cast") ?? expect.fail()).join(""));
  for (const gone of ["340,000", "Mike", "20%", "kickoff", "ERP vendors", "Studies show", "15-25"]) {
    expect(seen).not.toContain(gone);
  }
});

test("of another shop's letter that was cut off no quote stands", async () => {
  const cut = temporaryFolder();
  const letter = readFileSync(`${folder}/landscape-forms-cnc-standards.letter.json`, "utf8");
  writeFileSync(join(cut, "sample-shop.letter.json"), letter.slice(0, letter.length * 0.7));
  const [{ dossier } = expect.fail()] = (await replayAll(shops.slice(0, 1), { replay: cut })).replayed;
  expect(dossier?.words?.letter?.unknowns).toEqual([]);
  expect(dossier?.words?.letter?.cause.length).toBeLessThan(4);
  const seen = seenIn(documentOf(dossier ?? expect.fail()).join(""));
  expect(seen).not.toContain("CNC area is overloaded");
});

function temporaryFolder(): string {
  const made = mkdtempSync(join(tmpdir(), "spindlewise-replies-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test("[R181] sums of the wire shop: idle hours, hours a mold, and the same with two more wires", () => {
  const sums = dossierOf("egi-mold")?.words?.letter?.sums ?? [];
  expect(sums.map(({ id, value }) => [id, Math.round(value.likely * 100) / 100])).toEqual([
    ["s1", 210],
    ["s2", 100],
    ["s4", 0.38],
    ["s5", 0.79],
  ]);
});

test("[R181] sums read like speech: shares without tenths, narrow ranges told apart", () => {
  const seen = seenIn(documentOf(dossierOf("egi-mold") ?? expect.fail()).join(""));
  expect(seen).toContain("each mold has about 100 hours per mold (96 to 102) at today");
  expect(seen).toContain("That is 38% of the clock, but 79% of your shifts");
  expect(seen).toMatch(/what they can do ?\. ?That is/);
});

test("what came of the replies is counted, and what is missing named", () => {
  const summary = letterSummaryOf(replayed, missing);
  expect([summary.replayed, summary.missing]).toEqual([
    6,
    expect.arrayContaining(["bay-cast-delivery-schedule.reading.json", "sample-shop.reading.json"]),
  ]);
});

const cli = (...given: readonly string[]) => startProcess(["src/cli/main.ts", ...given], { LOG_LEVEL: "silent" }).ended;

test("[R94] eval writes every prompt, replays what is kept, and says what is missing", async () => {
  const prompts = temporaryFolder();
  const { code, output, errors } = await cli(
    "eval",
    "test/cases/dev-cases.json",
    "--replay",
    folder,
    "--write-prompts",
    prompts,
  );
  expect(code).toBe(0);
  const names = readdirSync(prompts);
  expect(names.filter((name) => name.endsWith(".letter.txt"))).toHaveLength(cases.length);
  expect(names).toContain("egi-mold-wire-edm.attack.txt");
  expect(errors).toContain("No reply: gg-manufacturing-flexible-flow.letter.json");
  const summary = JSON.parse(output.trimEnd().split("\n").at(-1) ?? "");
  expect(summary).toMatchObject({ replayed: 5, without: { n: 5 }, with: { n: 5 } });
});

test("[R94] analyze makes the report from kept replies", async () => {
  const { code, output } = await cli("analyze", "--sample", "--replay", folder);
  expect([code, output]).toEqual([0, expect.stringContaining("each one runs 75 minutes per setup over the quote")]);
});
