import { expect, test } from "vitest";
import { tidyLine, tidyProse } from "./tidy.ts";

test("a soft line break keeps two lines apart, and unseen marks go", () => {
  expect(tidyProse("line one\vline two\u2028three")).toBe("line one\nline two\nthree");
  expect(tidyLine("line one\vline\ttwo")).toBe("line one line two");
  expect(tidyLine("Cedar\u200b Ridge\u202e")).toBe("Cedar Ridge");
});
