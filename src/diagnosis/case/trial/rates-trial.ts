import { rateLookAlikes } from "../../../knowledge/page-one/look-alikes.ts";
import { rounded, written } from "../numbers.ts";
import { type Reading, sumsOfKind } from "../reading.ts";
import { trialWords as words } from "./trial.words.ts";
import type { TestRow } from "./trial-row.ts";

/** From this share of all hours on, cutting machines are full. Own judgment. */
const full = 0.9;

/** What the next ten working days can show if today's hours were mistaken for the most the machines can do. */
export function ratesTrial({ sums, facts, submission }: Reading): readonly TestRow[] {
  const clock = sumsOfKind(sums, "clock-share");
  const demand = sumsOfKind(sums, "demand");
  if (!clock) return [];
  const more = demand?.withPlan?.machines;
  const withMore = more === undefined ? undefined : (clock.hoursAWeek / clock.count) * (clock.count + more);
  const enough = withMore !== undefined && withMore <= clock.clockHours ? withMore : full * clock.clockHours;
  const plans = facts.plans.some(({ asset, certainty }) => asset === "machine" && certainty === "intended");
  return [
    { kind: "our-cause", ...(submission.lights_out ? rateLookAlikes.unattended : rateLookAlikes.shift) },
    { kind: "look-alike", ...rateLookAlikes.inside },
    { kind: "look-alike", ...rateLookAlikes.nights },
    ...(demand ? bands(demand.things, demand.hoursEach, demand.withPlan?.hoursEach ?? null) : []),
    {
      kind: "we-are-wrong",
      see: words.full.see(written(enough)),
      means: words.full.means(clock.machines),
      act: plans ? words.full.buy : words.full.talk,
    },
  ];
}

/** A row per range, by the hours that one of them takes. */
function bands(things: string, enough: number, stretch: number | null): readonly TestRow[] {
  const low = rounded(enough);
  const first = row(words.enough, words.enough.see(things, low));
  if (stretch === null) return [first, row(words.more, words.more.see(low))];
  const high = rounded(stretch);
  return [first, row(words.plan, words.plan.see(high)), row(words.beyondPlan, words.beyondPlan.see(high))];
}

const row = ({ means, act }: { readonly means: string; readonly act: string }, see: string): TestRow => ({
  kind: "neighbor",
  see,
  means,
  act,
});
