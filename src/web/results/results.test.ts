import { expect, test } from "vitest";
import { readSettings } from "../settings.ts";
import type { ShownResult } from "../steps/step.ts";
import { nameIn } from "./files/export-report.ts";
import { fileSourceOf } from "./files/file-source.ts";
import { isHtmlDocument } from "./report/is-html-document.ts";

test.for([
  ["<!doctype html><html></html>", true],
  ["  \n<!DOCTYPE HTML><p>", true],
  ["<HTML lang=en>", true],
  ["<p>The setup overruns.</p>", false],
  ["Text, then <html>", false],
  ["<!doctype svg>", false],
  ["", false],
] as const)("[R26] %j is an HTML document: %j", ([analysis, expected]) => {
  expect(isHtmlDocument(analysis)).toBe(expected);
});

const page = "https://shop.example/?report=1";
const foreign = "https://abc.functions.example/functions/v1";

test.for<readonly [string, string | undefined, ShownResult["from"], string, string | undefined]>([
  ["a stored report has its files below its address", "a1", "answers", "/functions/v1", "/api/reports/a1/report.pdf"],
  ["a report shown again has them too", "a1", "store", "/functions/v1", "/api/reports/a1/report.pdf"],
  ["those of the sample shop are made by our server", undefined, "sample", "/functions/v1", "/api/sample/report.pdf"],
  ["what foreign functions made is in memory only", undefined, "answers", foreign, undefined],
  ["their sample too", undefined, "sample", foreign, undefined],
])("%s", ([, id, from, functionsUrl, address]) => {
  const response = { analysis: "", contact_name: "", email: "", ...(id !== undefined && { id }) };
  const result = { response, shopName: null, madeAt: "", from };
  const source = fileSourceOf(result, { ...readSettings(null), functionsUrl }, page);
  expect(source.kind === "server" ? source.addressOf("pdf") : undefined).toBe(address && `${address}?download`);
});

test.for([
  [`attachment; filename="m.pdf"; filename*=UTF-8''m%C3%BCller.pdf`, "müller.pdf"],
  ["attachment", ""],
  [null, ""],
] as const)("[R26] the file that comes as %j is saved as %j", ([disposition, name]) => {
  expect(nameIn(disposition)).toBe(name);
});
