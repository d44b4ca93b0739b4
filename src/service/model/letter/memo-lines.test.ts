import { expect, test } from "vitest";
import { memoLines } from "./memo-lines.ts";

const kinds = (markdown: string) => memoLines(markdown).map(({ kind, lead, says }) => [kind, lead, says]);

test("each line of a memo has its kind", () => {
  const memo = [
    "## Why the carts wait",
    "",
    "The crib closes at *three*, so **ten carts** wait.",
    "- **No to the lathe.** It would wait, too.",
    "2. Ask Dana.",
    "[week]",
    "[Figures]",
  ];
  expect(kinds(memo.join("\n"))).toEqual([
    ["title", "", "Why the carts wait"],
    ["text", "", "The crib closes at three, so ten carts wait."],
    ["bullet", "No to the lathe.", "It would wait, too."],
    ["bullet", "", "Ask Dana."],
    ["week", "", ""],
    ["figures", "", ""],
  ]);
});

test("the first row of a table is its head", () => {
  const table = "| What | Now |\n|---|:--:|\n| Carts | 10 |\n| Hours | **4** |\n\nSo ten carts wait.";
  expect(kinds(table)).toEqual([
    ["head", "", "What | Now"],
    ["row", "", "Carts | 10"],
    ["row", "", "Hours | 4"],
    ["text", "", "So ten carts wait."],
  ]);
});

test("a line in bold is a heading, and a bold word before a colon opens its line", () => {
  expect(kinds("**What it isn’t**\n**The lathe:** it waits.\n**Ten** carts wait.")).toEqual([
    ["title", "", "What it isn’t"],
    ["text", "The lathe:", "it waits."],
    ["text", "", "Ten carts wait."],
  ]);
});

test("what is in bold is known, and a whole sentence in bold is no heading", () => {
  const bold = (line: string) => memoLines(line).map(({ kind, says, bold }) => [kind, says, bold]);
  expect(bold("So **ten carts** wait, **daily**.")).toEqual([
    ["text", "So ten carts wait, daily.", ["ten carts", "daily"]],
  ]);
  const rule = "Nothing goes on a machine until its bar is here.";
  expect(bold(`**${rule}**`)).toEqual([["text", rule, [rule]]]);
  expect(bold("> Two out, one in.")).toEqual([["text", "Two out, one in.", ["Two out, one in."]]]);
});

test("a file name and a multiplication keep their marks", () => {
  expect(kinds("Put lot_list.xlsx beside 3 * 4 = 12 carts.")).toEqual([
    ["text", "", "Put lot_list.xlsx beside 3 * 4 = 12 carts."],
  ]);
});
