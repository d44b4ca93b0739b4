import { expect, test } from "vitest";
import { holdsForEveryShop } from "../../test/every-shop.ts";
import type { Diagnosis } from "./diagnosis.ts";
import type { Figure } from "./figure.ts";
import { type FigureLocation, figureTerms } from "./figure-terms.ts";
import { rangeOf } from "./term.ts";

test("[R51] the arithmetic that goes out with the workbook gives every figure of the diagnosis to the last digit", () => {
  holdsForEveryShop((submission, diagnosis) => {
    for (const { location, term } of figureTerms(submission)) {
      const { low, likely, high } = figureAt(diagnosis, location);
      expect(rangeOf(term)).toEqual({ low, likely, high });
    }
  });
});

function figureAt(diagnosis: Diagnosis, location: FigureLocation): Figure {
  switch (location.kind) {
    case "capacity":
      return diagnosis.capacity[location.name];
    case "whole":
      return diagnosis[location.name];
    case "loss": {
      const losses = [...diagnosis.themes.flatMap((theme) => theme.losses), ...diagnosis.other_losses];
      const found = losses.find(({ theme, currency }) => theme === location.theme && currency === location.currency);
      if (found === undefined)
        throw new Error(`The diagnosis has no loss of ${location.theme} in ${location.currency}`);
      return found.amount;
    }
  }
}
