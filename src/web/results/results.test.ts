import { expect, test } from "vitest";
import { fileName } from "./export-report.ts";
import { isHtmlDocument } from "./is-html-document.ts";

test.for([
  ["<!doctype html><html></html>", true],
  ["  \n<!DOCTYPE HTML><p>", true],
  ["<HTML lang=en>", true],
  ["<p>The setup overruns.</p>", false],
  ["Text, then <html>", false],
  ["<!doctype svg>", false],
  ["", false],
] as const)("[G8] %j is an HTML document: %j", ([analysis, expected]) => {
  expect(isHtmlDocument(analysis)).toBe(expected);
});

test.for([
  ["Müller & Söhne GmbH", "html", "müller-söhne-gmbh-diagnostic-2026-11-21.html"],
  ["../..", "txt", "diagnostic-2026-11-21.txt"],
  [null, "html", "diagnostic-2026-11-21.html"],
] as const)("[G10] the report of %j is saved (%s) as %s", ([shop, ending, name]) => {
  expect(fileName(shop, "2026-11-21T12:00:00.000Z", ending)).toBe(name);
});
