import { measureNames } from "../sums/stated.words.ts";
import { amount, matcher, pair } from "./goal-parts.ts";
import { amountOf, type OwnMeasure } from "./own-measure.ts";

/**
 * How long an order takes to leave, where only the verb says so: `have it leave in 15 working days. Present average is 33`.
 * Today's value alone where the goal is no number.
 */
export function daysToLeave(text: string, at: number, goals: readonly string[]): OwnMeasure | undefined {
  if (!leaves.test(text)) return undefined;
  const wish = inDays.exec(text)?.groups;
  const now = goals
    .slice(at, at + 3)
    .map((one) => averageNow.exec(one)?.groups)
    .find((one) => one !== undefined);
  const unit = wish?.unit ?? now?.unit;
  if (now === undefined || unit === undefined || (now.unit ?? unit) !== unit) return undefined;
  if (wish?.goal !== undefined) return pair(measureNames.leadTime, wish.goal, now.now, unit, true);
  const today = amountOf(now.now);
  return today === undefined
    ? undefined
    : {
        name: measureNames.leadTime,
        unit,
        today: { value: today, text: String(today) },
        target: null,
        lowerIsBetter: true,
        kpi: "kpi_lead_time",
      };
}

const inDays = matcher(
  String.raw`\b(?:in|within|under) (?<goal>${amount}) (?<unit>(?:working |calendar |business )?days|weeks)\b`,
);
const averageNow = matcher(
  String.raw`\b(?:(?:the |our |my )?(?:present|current|usual)|(?:our|my)|last (?:month|quarter|year)['’]?s?) (?:average|mean|median)(?: is| was|:)? (?:about |around |now )?(?<now>${amount})(?: (?<unit>(?:working |calendar |business )?days|weeks))?(?=[,.;]|$| by\b)`,
);
const leaves = /\b(?:leav(?:e|es|ing)|ship(?:s|ped|ping)?|deliver\w*|out the (?:door|gate)|lead time|on the truck)\b/i;
