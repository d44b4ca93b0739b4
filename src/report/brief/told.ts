import type { Case, SizeRow } from "../../diagnosis/case/case.ts";
import type { ThemeId } from "../../diagnosis/diagnosis.ts";
import { plainNumber, twoFigures } from "../format.ts";
import type { HeadlineFigure } from "../report.ts";
import { plain } from "../text.ts";
import { themeWords } from "../wording.ts";
import { toldWords as words } from "./told.words.ts";

export type ToldRow = Extract<SizeRow, { readonly kind: "told-loss" }>;

/** Hours that follow from the shop's own counts, with the sum, and how far ours is from it. */
export function toldFigure({ sum, cause, ours }: ToldRow): HeadlineFigure {
  const { low, high } = sum.hours;
  const span = spanOf(low, high);
  const beside =
    ours === null
      ? []
      : [
          (isOver({ sum, ours }) ? words.ours.over : words.ours.part)(
            twoFigures(ours.low),
            twoFigures(ours.high),
            themeWords[cause].noun,
          ),
        ];
  return {
    name: words.name,
    readings: [
      {
        value: span,
        unit: words.unit(words.units[sum.whose], sum.since),
        scale: {
          kind: "range-scale",
          range: { low, likely: (low + high) / 2, high },
          end: high * 1.1,
          low: low === high ? "" : plainNumber(Math.round(low)),
          high: plainNumber(Math.round(high)),
          tone: "loss",
        },
        description: words.sum(sum.sum, span),
      },
    ],
    words: plain([words.sum(sum.sum, span), ...beside].join(" ")),
    how: [],
  };
}

/** What a cause costs where their own numbers say it; `undefined` where they don't. */
export function toldCost(theme: ThemeId, { size }: Case): string | undefined {
  const row = size.find((one): one is ToldRow => one.kind === "told-loss" && one.cause === theme);
  if (row === undefined || row.ours === null) return undefined;
  const { low, high } = row.sum.hours;
  const hours = words.unit(`${spanOf(low, high)} ${words.units[row.sum.whose]}`, row.sum.since);
  return words.cost(hours, twoFigures(row.ours.likely), isOver(row));
}

/** Theirs is more than all that ours would allow. */
export const isOver = ({ sum, ours }: Pick<ToldRow, "sum" | "ours">): boolean =>
  ours !== null && sum.hours.low > ours.likely;

const spanOf = (low: number, high: number): string => {
  const [from, to] = [low, high].map((value) => plainNumber(Math.round(value)));
  return from === to ? String(from) : `${from} to ${to}`;
};
