import { expect, test } from "vitest";
import { holdsForEveryShop } from "../../../test/every-shop.ts";
import { figureAt, figureTerms } from "./figure-terms.ts";
import { rangeOf } from "./term.ts";

test("[R51] the arithmetic that goes out with the workbook gives every figure of the diagnosis to the last digit", () => {
  holdsForEveryShop((submission, diagnosis) => {
    for (const figure of figureTerms(submission, diagnosis)) {
      const { low, likely, high } = figureAt(diagnosis, figure);
      expect(rangeOf(figure.term)).toEqual({ low, likely, high });
    }
  });
});
