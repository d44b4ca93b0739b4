import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { digits } from "../sums/loss.ts";
import type { Worked } from "./form.ts";
import { isNear, isSameSentence, saidOf, smallest, type Told } from "./numbers-told.ts";
import { settledWords as words } from "./settled.words.ts";
import { inTime } from "./times.ts";

// Hours that they wrote in different places and that give each other.

/** `Day cut 64 machine hours. Evening cut 44`, `four new jobs` and `five hours each`. */
export function gapIsTimes(told: readonly Told[]): readonly Worked[] {
  const counts = told.filter(({ kind }) => kind === "count");
  const eachOne = told.filter(
    ({ kind, value, high, text, end }) =>
      kind === "minutes" &&
      value === high &&
      value >= 30 &&
      /^[^.;,]{0,12}\b(?:each|apiece|every)\b/i.test(text.slice(end)),
  );
  const cut = counts.filter(({ text, value }) => hoursCut.test(text) && value >= 20);
  const gaps = cut.flatMap((more) =>
    cut.filter((one) => isNear(one, more, 1) && !isSameSentence(one, more)).map((less) => ({ more, less })),
  );
  const products = eachOne.flatMap((each) =>
    counts.filter(isOfJobs).map((count) => ({ count, each, all: (count.value * each.value) / 60 })),
  );
  for (const { count, each, all } of products) {
    const gap = gaps.find(({ more, less }) => all >= smallest && more.value - less.value === all);
    if (gap !== undefined) return [gapWorked(gap, count, each, all)];
  }
  return [];
}

function gapWorked(
  { more, less }: Readonly<Record<"more" | "less", Told>>,
  count: Told,
  each: Told,
  all: number,
): Worked {
  return {
    said: saidOf(more, less, count, each),
    sums: [
      words.gapOfTwo(digits(more.value), digits(less.value), digits(all)),
      words.gapIsTimes(digits(count.value), inTime(each.value), inTime(all * 60)),
    ],
    meets: [more, less, count, each].map(({ text }) => text),
  };
}

const isOfJobs = ({ value, text, end }: Told): boolean =>
  value >= 2 && value <= 40 && !hoursCut.test(text) && !notJobs.test(text.slice(end));
const notJobs = /^ (?:people|men|women|person|machines?|shifts?|weeks?|days?|months?|years?|brother)\b/i;
const hoursCut = quick(
  /\b(?:cut|cuts|ran|runs?|made|logged)\b[^.;]{0,30}\b(?:machine |spindle )?hours?\b|\b(?:cut|cuts) \d+ (?:from|of|out of) \d+\b/i,
);
