import type { Case } from "../../diagnosis/case/case.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { WireInShort } from "../../survey/wire-answer.ts";
import { inWords } from "../../survey/writing.ts";
import { caseWith } from "../letter/case-with-letter.ts";
import { noWords, type Words } from "../words.ts";
import { pageOneWords } from "./page-one.words.ts";
import { titleOf } from "./title.ts";
import { firstSentence } from "./week.ts";

/** The finding and the first step, for the page around the report: word for word what the brief says. */
export function inShort(given: Case, diagnosis: Diagnosis, worded: Words = noWords): WireInShort {
  const { week } = worded;
  const found = caseWith(given, worded, diagnosis);
  const [first] = found.week;
  const finding = titleOf(found, diagnosis, worded);
  if (first === undefined) return { finding };
  const task = `${pageOneWords.days[first.day]}: ${firstSentence(first.what)}${week === undefined ? "" : ` ${week}`}`;
  return { finding, week: { task, who: inWords(first.who) } };
}
