import type { KpiId } from "../../knowledge/kpis/kpis.ts";
import { quick } from "../../knowledge/patterns/quick-pattern.ts";
import { numbersIn, withoutTimesOfDay, writtenNumber } from "../facts/numbers/number-in-text.ts";
import { matchesIn } from "../matches.ts";

/** A KPI in percent as a sentence counts it: `Out of the last 100 bids we got 57`; `undefined` if it doesn't. */
export function toldShare(id: KpiId, text: string): number | undefined {
  const row = counted[id];
  if (row === undefined || !/\d|\bof\b/i.test(text) || wished.test(text)) return undefined;
  for (const { good, bad } of row) {
    const says = good?.test(text) === true ? "good" : bad?.test(text) === true ? "bad" : undefined;
    const share = says && shareIn(withoutTimesOfDay(text));
    if (share !== undefined) return Math.round(100 * (says === "good" ? share : 1 - share));
  }
  return undefined;
}

const which = "(?:the |our |my |those |these |last |past |all )*";
/** `23 out of 30`, `seven of the eleven`. */
const partFirst = new RegExp(
  String.raw`\b(?<part>${writtenNumber}) (?:out )?of ${which}(?<all>${writtenNumber})\b`,
  "gi",
);
/** `Out of 48 boxes we sent last year 14`, `Of 60 order lines promised in the spring, 43 left`. */
const allFirst = new RegExp(
  String.raw`\b(?:out )?of ${which}(?<all>${writtenNumber}) (?<things>[a-z-]+)(?: [a-z'’-]+){0,6}?,? (?:only |just |about |I |we |got )*(?<part>${writtenNumber})\b`,
  "gi",
);

/** The one share that a text counts; none of `43 to 45 of 60`. */
function shareIn(text: string): number | undefined {
  const ranges = numbersIn(text).filter(({ low, high }) => low !== high);
  const found = [...matchesIn(text, partFirst), ...matchesIn(text, allFirst)].flatMap(({ groups, index, 0: said }) => {
    if (ranges.some(({ start, end }) => start < index + said.length && index < end)) return [];
    const [part, all] = [groups?.part, groups?.all].map((one) => numbersIn(one ?? "")[0]?.low);
    return part === undefined || all === undefined || part > all || all < fewest ? [] : [part / all];
  });
  const [only, other] = new Set(found);
  return other === undefined ? only : undefined;
}

/** With fewer, a count says little. Own judgment. */
const fewest = 8;

/** A goal, or what others count. */
const wished = quick(
  /\b(?:want|goal|target|should|would|could|need|hope|if|instead of|average shop|competitors?|years? ago)\b|^hit\b/i,
);

interface Row {
  /** Words for what the KPI counts, next to the number. */
  readonly good?: RegExp;
  readonly bad?: RegExp;
}

const shipments = "(?:jobs?|orders?|order lines|lines|boxes|shipments|deliveries)";
const counted: { readonly [K in KpiId]?: readonly Row[] } = {
  kpi_quote_hit: [
    {
      good: /\b(?:bids?|quotes?|rfqs?|requests|prices)\b[^.;]{0,40}\b(?:got|won|win|landed|awarded)\b|\b(?:got|won|landed)\b[^.;]{0,30}\bof\b[^.;]{0,20}\b(?:bids?|quotes?|rfqs?)\b/i,
    },
  ],
  kpi_otd: [
    {
      good: new RegExp(
        String.raw`\b${shipments}\b[^.;]{0,50}\b(?:left|shipped|went) (?:in the week|on the day|on (?:its|their) (?:day|date)|when (?:promised|I said))\b`,
        "i",
      ),
      bad: new RegExp(
        String.raw`\b${shipments}\b[^.;]{0,50}\b(?:went|left|shipped) (?:after|later than|past) (?:the|its|their) (?:day|date|promise)`,
        "i",
      ),
    },
  ],
};
