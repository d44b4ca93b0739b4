import { nameInSentence } from "../../../knowledge/themes.ts";
import { currencyOf } from "../../../survey/currency.ts";
import { capitalized } from "../../../survey/writing.ts";
import type { CaseFinding, Doubt } from "../case.ts";
import { rounded, written } from "../numbers.ts";
import type { Reading } from "../reading.ts";
import { crewOf } from "../shop.ts";
import type { SizeRow } from "../size/size-row.ts";
import { doubtsWords as words } from "./doubts.words.ts";

/** Sales per machinist and year outside of which a count is probably wrong. Own judgment. */
const salesEach = { low: 40_000, high: 800_000 } as const;
/**
 * The ratio of stated sales to those the capacity implies, outside of which one of the two is probably wrong: material
 * and outside work are rarely two thirds of sales. Own judgment.
 */
const salesOver = { low: 0.5, high: 3 } as const;

/** Contradictions in the answers or in our own figures. */
export function doubtsOf(reading: Reading, finding: CaseFinding, size: readonly SizeRow[]): readonly Doubt[] {
  return [
    ...salesStated(reading),
    ...salesPerMachinist(reading),
    ...everybody(reading),
    ...smallerHeadline(reading, finding),
    ...example(size),
  ];
}

/** Sales stated in words, compared with the sales that machines, hours and rate imply. */
function salesStated({ facts, diagnosis, submission }: Reading): readonly Doubt[] {
  const said = facts.quantities.find(
    ({ unit, low, sentence }) =>
      unit === "dollars" && low >= minSales && salesWords.test(sentence.text) && !spent.test(sentence.text),
  );
  const implied = diagnosis.capacity.implied_sales.likely;
  if (!said || implied <= 0 || currencyOf(submission) !== "$") return [];
  const over = said.low / implied;
  if (over >= salesOver.low && over <= salesOver.high) return [];
  return [
    {
      kind: "sales",
      text: words.sales(said.text, `$${rounded(implied)}`),
    },
  ];
}

/** The least dollars next to a word for sales that may be a year's sales. Own judgment. */
const minSales = 100_000;
const salesWords =
  /\b(?:sales|revenue|turnover|ship \$|annual|(?:a|per|last) year|dollar shop|(?:made|left|kept|earned|cleared|profit)\b.*\bon)\b/i;
/** Words for money spent, which isn't sales. */
const spent =
  /\b(?:costs?|lost|los(?:e|ing)|spen[dt]\w*|invest\w*|paid|pay(?:ing)?|buy(?:ing)?|bought|pric\w*|quot\w*|asked|loan|budget\w*|insur\w*|scrap\w*|reject\w*|gone)\b/i;

function salesPerMachinist({ submission, diagnosis }: Reading): readonly Doubt[] {
  const crew = crewOf(submission);
  if (!crew || currencyOf(submission) !== "$") return [];
  const each = diagnosis.capacity.implied_sales.likely / crew.machinists;
  if (each >= salesEach.low && each <= salesEach.high) return [];
  return [
    {
      kind: "sales",
      text: words.salesEach(`$${rounded(each)}`),
    },
  ];
}

/** The total head count stated in words, compared with the machinists on the form. */
function everybody({ facts, submission }: Reading): readonly Doubt[] {
  const { machinist_count = 0 } = submission;
  const people = facts.quantities.find(
    ({ unit, of, low, high, per }) =>
      unit === "count" && per === null && low === high && /^(?:people|employees)$/i.test(of),
  );
  if (!people || machinist_count < 2 || people.low !== machinist_count) return [];
  return [
    {
      kind: "head-count",
      text: words.headCount(people.text, written(machinist_count)),
    },
  ];
}

/** A note if the leading cause costs fewer machine hours than one below it. */
function smallerHeadline({ diagnosis }: Reading, { themes }: CaseFinding): readonly Doubt[] {
  const hoursOf = (id: string): number =>
    diagnosis.themes.find((one) => one.id === id)?.losses.find(({ currency }) => currency === "machine_hours")?.amount
      .likely ?? 0;
  const [leading] = themes;
  if (leading === undefined || hoursOf(leading) === 0) return [];
  const larger = themes.find((id) => hoursOf(id) > hoursOf(leading));
  return larger === undefined
    ? []
    : [
        {
          kind: "headline-smaller",
          text: words.smallerHeadline(capitalized(nameInSentence(larger)), nameInSentence(leading)),
        },
      ];
}

const example = (size: readonly SizeRow[]): readonly Doubt[] =>
  size.flatMap((row) =>
    row.kind === "setups-per-machine-week" && !row.isBelievable
      ? [
          {
            kind: "example-and-hours" as const,
            text: words.exampleAndHours(written(row.times.likely)),
          },
        ]
      : [],
  );
