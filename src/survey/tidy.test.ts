import { expect, test } from "vitest";
import { tidyLine, tidyProse } from "./tidy.ts";

test("a soft line break keeps two lines apart, and unseen marks go", () => {
  expect(tidyProse("line one\vline two\u2028three")).toBe("line one\nline two\nthree");
  expect(tidyLine("line one\vline\ttwo")).toBe("line one line two");
  expect(tidyLine("Cedar\u200b Ridge\u202e")).toBe("Cedar Ridge");
});

test("pasted spaces are plain ones, and hyphens that no one sees go", () => {
  expect(tidyProse("Lead time is 31\u00a0days, I want 12\u202fdays.")).toBe("Lead time is 31 days, I want 12 days.");
  expect(tidyLine("Cedar\u2009Ridge Pre\u00adcision")).toBe("Cedar Ridge Precision");
});
