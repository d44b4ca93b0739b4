import { readConfig } from "../src/adapters/settings/config.ts";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import { composeBrief } from "../src/report/brief/compose-brief.ts";
import { renderHtml } from "../src/report/render-html.ts";
import type { Submission } from "../src/survey/submission.ts";
import { ownLines } from "../test/briefs.ts";
import { readingGrade, wordsIn } from "../test/reading-grade.ts";
import { shops } from "./load.ts";
import { printTable, rounded } from "./table.ts";

/**
 * How readable and how long the briefs of the published shops are, and how many name something narrower than a cause.
 */
export async function benchBrief() {
  const briefs = shops.map(measured);
  const [hardest] = briefs.toSorted((a, b) => b.grade - a.grade);
  const most = (of: (brief: ReturnType<typeof measured>) => number): number => Math.max(...briefs.map(of));
  const grade = rounded(
    most((brief) => brief.grade),
    3,
  );
  const rows = [
    ["reading grade (Flesch–Kincaid), hardest", String(grade), "8"],
    ["words of ours, most", String(most(({ words }) => words)), "1,500"],
    ["bytes as a page, most", String(most(({ bytes }) => bytes)), "70,000"],
    ["different titles", `${new Set(briefs.map(({ title }) => title)).size} of ${briefs.length}`, ""],
  ];
  printTable([["what", "figure", "at most"], ...rows]);
  return { hardest: hardest?.title, grade, goal_grade: 8, holds: grade <= 8, briefs: briefs.length };
}

function measured(shop: Submission) {
  const occasion = { date: "2026-11-21", brand: readConfig({}).brand };
  const brief = composeBrief(shop, diagnose(shop), occasion);
  const text = ownLines(brief.blocks).join("\n");
  const bytes = Buffer.byteLength(renderHtml(brief));
  return { title: brief.title, grade: readingGrade(text), words: wordsIn(text).length, bytes };
}
