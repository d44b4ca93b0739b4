import { weeksAYear } from "../../../knowledge/figures/working-weeks.ts";
import type { Facts } from "../facts.ts";
import { isSameKind } from "../numbers/machine-groups.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import type { ClockShare, Demand } from "../sums/own-sum.ts";

/** How much the goal asks of the machines whose hours the shop gives; `undefined` if the goal counts nothing they make. */
export function demandIn({ quantities, plans, machines }: Facts, clock: ClockShare): Demand | undefined {
  const wanted = quantities.find(
    ({ field, unit, per, of, sentence }) =>
      field === "improvement_goal" && unit === "count" && per === null && made.test(sentence.text) && !notMade.test(of),
  );
  if (wanted === undefined) return undefined;
  const weeks = weeksUntil(wanted.sentence.text);
  const hoursEach = (clock.hoursAWeek * weeks) / wanted.low;
  const planned = plans.find(({ asset, certainty }) => asset === "machine" && certainty === "intended");
  const more =
    planned &&
    countPlanned(
      planned.text,
      quantities.filter(({ field }) => field === planned.field),
    );
  const isSame = planned !== undefined && machines.some(({ name }) => isSameKind(name, planned.text));
  const all = clock.count + (more ?? 0);
  return {
    kind: "demand",
    things: wanted.of,
    count: wanted.low,
    weeks,
    hoursEach,
    withPlan: more === undefined || !isSame ? null : { machines: more, hoursEach: (hoursEach * all) / clock.count },
    quotes: [{ field: wanted.field, text: wanted.sentence.text }, ...clock.quotes],
  };
}

/** How many a plan asks for: a number in its words, else one for `a` or `another`. */
export function countPlanned(plan: string, quantities: Facts["quantities"]): number | undefined {
  const counted = quantities.find(({ unit, text }) => unit === "count" && plan.includes(text));
  const said =
    /^(?:\w+ )?(?<count>\w+) (?:more|new|newer|used|additional|extra)\b/i.exec(plan)?.groups?.count ??
    /\b(?<count>two|three|four|five|six|[2-9]) (?=[A-Z])/.exec(plan)?.groups?.count;
  return counted?.low ?? numbersIn(said ?? "")[0]?.low ?? (/\b(?:an?|another|one)\b/i.test(plan) ? 1 : undefined);
}

const made = /\b(?:build|make|ship|deliver|finish|produce|machine|turn out|complete)\b/i;
const notMade =
  /\b(?:people|machinists?|operators?|employees|machines?|mills?|lathes?|edms?|customers|positions|openings)\b/i;

/** Working weeks until the deadline that a sentence gives, as in `in six months`; a year if it gives none. */
function weeksUntil(sentence: string): number {
  const deadline =
    /\b(?:in|within|over|by)\s+(?:less than\s+|under\s+)?(?<count>\d+|a|an|one|two|three|four|five|six|nine)\s+(?<unit>month|quarter|year|week)s?\b/i;
  const { count = "one", unit = "year" } = deadline.exec(sentence)?.groups ?? {};
  const spelled = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, nine: 9 }[count.toLowerCase()];
  const weeks = { week: 1, month: weeksAYear / 12, quarter: weeksAYear / 4, year: weeksAYear }[unit.toLowerCase()];
  return (spelled ?? Number(count)) * (weeks ?? weeksAYear);
}
