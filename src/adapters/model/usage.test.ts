import { expect, test } from "vitest";
import { maxTokens } from "./usage.ts";

const tokensOf = (data: string): number =>
  maxTokens({ purpose: "letter", instructions: "", data, schema: {}, maxOutputTokens: 0 }) - 1;

test.for([
  ["Setups wait for tools. ", 6],
  ["机床等待刀具", 12],
  ["Die Rüstzeit wächst. ", 8],
] as const)("[R92] for “%s” at most %i tokens are reserved, and no fewer", ([text, tokens]) => {
  expect(tokensOf(text.repeat(100)) / 100).toBeGreaterThan(tokens - 1);
  expect(tokensOf(text.repeat(100)) / 100).toBeLessThanOrEqual(tokens);
});
