import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { diagnose } from "../../src/diagnosis/diagnose.ts";
import { checkLetter } from "../../src/service/model/letter/check-letter.ts";
import { textsIn } from "../../src/service/model/letter/texts-in.ts";
import { submissionOf } from "../shops.ts";

interface Shop {
  readonly id: string;
  readonly answers: unknown;
}

const shops: readonly Shop[] = JSON.parse(readFileSync("test/cases/report-shops.json", "utf8"));

/** An amount of money, or a number from 100 on, that is no year, code or part of another number. */
const large = /(?<![\d.,:A-Za-z-])(?:\$\d[\d,]*(?:\.\d+)?|\d{1,3}(?:,\d{3})+|[1-9]\d\d)(?![\d:,.]*\d|[A-Za-z])/gu;

/** The same number, a third larger. */
function changed(written: string): string {
  const [sign = "", number = ""] = [/^\$/u.exec(written)?.[0] ?? "", written.replace(/[$,]/gu, "")];
  const digits = number.split(".")[1]?.length ?? 0;
  return `${sign}${(Number(number) * 1.37).toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** How often a text has a number, and not as a part of another. */
const countOf = (text: string, number: string): number =>
  text
    .split(number)
    .filter((before, at, all) => at > 0 && !/[\d.,]$/u.test(all[at - 1] ?? "") && !/^(?:\d|[.,]\d)/u.test(before))
    .length;

test("[R180] of large numbers that a model gets wrong, hardly one stays in its report", () => {
  let [stay, all] = [0, 0];
  for (const { id, answers } of shops) {
    const submission = submissionOf(answers);
    const diagnosis = diagnose(submission);
    const reply = JSON.parse(readFileSync(`test/letters/2026-11-29-reports/${id}.letter.json`, "utf8"));
    const memoOf = (memo: string): string => {
      const found = checkLetter({ memo }, submission, diagnosis);
      return found.kind === "letter" ? textsIn(found.letter.memo).join(" ") : "";
    };
    const whole = memoOf(reply.memo);
    const numbers = [...String(reply.memo).matchAll(large)].filter(
      ([number], at) => at % 8 === 0 && whole.includes(number),
    );
    for (const { 0: number, index } of numbers) {
      const wrong = changed(number);
      const memo = `${reply.memo.slice(0, index)}${wrong}${reply.memo.slice(index + number.length)}`;
      all += 1;
      if (countOf(memoOf(memo), wrong) > countOf(whole, wrong)) stay += 1;
    }
  }
  expect(all).toBeGreaterThan(25);
  expect(stay / all).toBeLessThan(0.2);
});
