import { expect, test } from "vitest";
import { floorFactNames } from "../../survey/floor-facts.ts";
import { fields } from "../../survey/questionnaire.ts";
import type { ListedLead } from "../store-port.ts";
import { leadsAsCsv, leadsAsJson } from "./list-leads.ts";

const columns = [...fields, ...floorFactNames];
const lead = (answers: ListedLead["answers"]): ListedLead => ({
  id: "a1",
  receivedAt: "2026-11-21T10:00:00.000Z",
  visit: "first",
  answers,
});

const storeOf = (...answers: ListedLead["answers"][]) => ({
  async *leads() {
    yield* answers.map(lead);
  },
});

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

test("[R64] CSV has a header, a line a lead, and an empty cell where nothing was answered", async () => {
  const csv = await textOf(leadsAsCsv(storeOf({ shop_name: "Cedar", machine_count: 18 }, {})));
  const none = (count: number) => ",".repeat(count);
  expect(csv).toBe(
    `id,received_at,${columns.join(",")},visit\r\n` +
      `a1,2026-11-21T10:00:00.000Z,Cedar,,,,18${none(columns.length - 4)}first\r\n` +
      `a1,2026-11-21T10:00:00.000Z,${none(columns.length)}first\r\n`,
  );
});

test("[R64] lists are joined as on the wire; commas, quotes and line breaks stay in their cell", async () => {
  const line = await textOf(
    leadsAsCsv(storeOf({ shop_name: 'The "A", Inc', tech_stack: ["E2", "Other: a, b"], notes: "one\ntwo" })),
  );
  expect(line).toContain('"The ""A"", Inc"');
  expect(line).toContain('"E2, Other: a, b"');
  expect(line).toContain('"one\ntwo"');
});

/** The cells that a spreadsheet makes of a text when it takes quotation marks for text, as where semicolons separate cells. */
const cellsOf = (csv: string): readonly string[] => csv.split(/[;\t\r\n]/).map((cell) => cell.trim());

test.for(["a;=1+1", "a; =1+1", "a\n=1+1", "a\n  -1", "a\t@SUM(1)", 'a";"=1', "a,;+1", "one\n＝1"])(
  "[R64] %j begins no formula where a semicolon, tab or line break ends a cell",
  async (notes, { expect }) => {
    const cells = cellsOf(await textOf(leadsAsCsv(storeOf({ shop_name: "Cedar", notes }))));
    expect(cells.filter((cell) => /^["\s]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  },
);

test.for(["=1+1", "+1 555 0142", "-1+1", "@cmd", "\t=1", '="a",b'])(
  "[R64] %j is text to a spreadsheet",
  async (text, { expect }) => {
    const csv = await textOf(leadsAsCsv(storeOf({ shop_name: text })));
    const [, afterTime = ""] = csv.split("000Z,");
    expect(afterTime.replace(/^"/, "")).toMatch(/^'/);
  },
);

test("[R64] JSON is one array, also of no lead", async () => {
  expect(JSON.parse(await textOf(leadsAsJson(storeOf())))).toEqual([]);
  expect(JSON.parse(await textOf(leadsAsJson(storeOf({ shop_name: "A" }, { shop_name: "=B" }))))).toEqual([
    { id: "a1", received_at: "2026-11-21T10:00:00.000Z", shop_name: "A", visit: "first" },
    { id: "a1", received_at: "2026-11-21T10:00:00.000Z", shop_name: "=B", visit: "first" },
  ]);
});
