import { parseCsv } from "hucre/csv";
import { expect, test } from "vitest";
import { rowsOfCsv } from "./csv-rows.ts";

test("a cell in quotes keeps delimiters, line breaks and quotes, and one that never closes ends with the file", () => {
  expect(rowsOfCsv('a;"b;\r\n""c""";\rd"e"\n"f;g', ";")).toEqual([["a", 'b;\r\n"c"', ""], ['d"e"'], ["f;g"]]);
});

test("any text of up to six of the characters that matter is read as hucre reads it", () => {
  const characters = ['"', ",", "\n", "\r", "a"];
  let texts = [""];
  for (let length = 1; length <= 6; length++) {
    texts = texts.flatMap((text) => characters.map((next) => text + next));
    for (const text of texts) expect(rowsOfCsv(text, ",")).toEqual(parseCsv(text, { delimiter: ",", skipBom: false }));
  }
});

test("rows after the last one wanted aren't read", () => {
  expect(rowsOfCsv("a\nb\nc", ",", 2)).toEqual([["a"], ["b"]]);
});
