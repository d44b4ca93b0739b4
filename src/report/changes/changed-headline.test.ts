import { expect, test } from "vitest";
import { occasion } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { RankedTheme } from "../../diagnosis/diagnosis.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { whyAnotherHeadline } from "./changed-headline.ts";

const diagnosis = diagnose(sampleShop);
const [leading, ...others] = diagnosis.themes;
const leadingAt = (probability: number) => ({
  submission: sampleShop,
  // The cast is sound: a cause with another probability is a cause.
  diagnosis: { ...diagnosis, themes: [{ ...leading, probability } as RankedTheme, ...others] },
  occasion,
});

test.for([
  [0.946, 0.958, []],
  [0.93, 0.958, ["Setups that run over rose from 93% to over 95%. Other causes became less likely."]],
] as const)("[R191] a cause that moved from $0 to $1 gives the reasons $2", ([before, now, reasons]) => {
  expect(whyAnotherHeadline(leadingAt(before), leadingAt(now))).toEqual(reasons);
});
