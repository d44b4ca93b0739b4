import type { Case } from "../../../diagnosis/case/case.ts";
import type { SizeRow } from "../../../diagnosis/case/size/size-row.ts";
import { type StatedLoss, span } from "../../../diagnosis/facts/sums/loss.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import { nounFor } from "../../../survey/writing.ts";
import { plainNumber } from "../../format.ts";
import { joined, plain, say } from "../../text.ts";
import type { HeadlineFigure, Reading } from "../../text-blocks.ts";
import { causeNamed } from "../page-one/cause-named.ts";
import { closed } from "../quoted.ts";
import { partsOf } from "./size-readings.ts";
import { statedWords as words } from "./stated-loss.words.ts";

export type StatedRow = Extract<SizeRow, { readonly kind: "stated-loss" }>;

/** How many characters of a sentence the figure has room for. */
const longestQuote = 120;

/** What follows from the shop's own counts, with each sum written out. */
export function statedFigure({ sum, cause }: StatedRow, found: Case): HeadlineFigure {
  const { mechanism, finding } = found;
  const { lines, quotes, passes } = sum;
  const written = shownValue(sum);
  const sums = [...lines.map((line) => `${line}.`), ...(passes ? [passes.says] : [])].join(" ");
  const told = [...mechanism.steps.flatMap((step) => step.quotes), ...(found.proof?.quotes ?? [])];
  const isQuoted = told.some(({ text }) => text === quotes[0]?.text);
  const said = joined(
    quotes.map(({ text }) => closed(text, longestQuote)),
    " ",
  );
  return {
    name: cause === finding.themes[0] ? words.name : words.nameOfOther(causeNamed(cause, found)),
    readings: [
      {
        value: written,
        unit: unitOf(sum),
        scale: scaleOf(sum, written),
        description: sums,
      },
    ],
    // What is quoted right above isn't repeated.
    words: quotes.length > 0 && !isQuoted ? say`${words.from} ${said} ${sums}` : plain(sums),
    how: [],
  };
}

/**
 * Of what they counted, the part this cause has; else where the number is between zero and its end. A single number
 * that is no share has nothing to be drawn against.
 */
function scaleOf({ value: { low, high }, isPercent, counted, ran }: StatedLoss, written: string): Reading["scale"] {
  if (counted !== undefined)
    return partsOf(counted.all, "", [
      { to: counted.part, tone: "loss", name: plainNumber(counted.part) },
      { to: counted.all, tone: "loss-soft", name: "" },
    ]);
  if (low === high && !isPercent) return null;
  return {
    kind: "range-scale",
    range: { low, likely: (low + high) / 2, high },
    end: isPercent ? Math.max(100, high) : high * 1.1,
    low: low === high ? "" : span(low, low),
    high: isPercent ? written : span(high, high),
    // How much of their hours machines cut is no loss.
    tone: isPercent && ran !== undefined ? "accent" : "loss",
  };
}

/** What a cause costs if their own numbers say so; otherwise `undefined`. */
export function statedCost(theme: ThemeId, { size }: Case): string | undefined {
  const row = size.find((one): one is StatedRow => one.kind === "stated-loss" && one.cause === theme);
  // How much of their hours machines cut is no cost.
  return row === undefined || (row.sum.isPercent && row.sum.ran !== undefined)
    ? undefined
    : words.cost(`${shownValue(row.sum)} ${unitOf(row.sum)}`);
}

const unitOf = (sum: StatedLoss): string => (sum.isPercent ? sum.unit : nounFor(shownValue(sum), sum.unit));

const shownValue = ({ value: { low, high }, isPercent }: StatedLoss): string =>
  `${span(low, high)}${isPercent ? "%" : ""}`;
