import { rateLookAlikes } from "../../knowledge/look-alikes.ts";
import { withNoun } from "../../survey/writing.ts";
import type { TestRow } from "./advice.ts";
import { rounded, written } from "./numbers.ts";
import { type Reading, sumsOfKind } from "./reading.ts";

/** Machines that cut this share of all hours are full. Own judgment. */
const full = 0.9;

/** What the next ten working days can show if a running rate was taken for a limit. */
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
      see: `${written(enough)} hours a week or more, and work still waits`,
      means: `The ${clock.machines} are full`,
      act: plans ? "Buy; your plan was right" : "Now talk about adding hours there",
    },
  ];
}

/** A row per range, by the hours that one of them takes. */
function bands(things: string, enough: number, stretch: number | null): readonly TestRow[] {
  const low = rounded(enough);
  const first = row(
    `The ${things} take ${withNoun(low, "hours")} or less each`,
    "You have enough machines",
    "Don't buy",
  );
  if (stretch === null)
    return [first, row(`They take more than ${low}`, "You need more hours there", "Run nights first")];
  const high = rounded(stretch);
  return [
    first,
    row(`They take up to ${high}`, "Your plan would do it", "Run nights first, then buy"),
    row(`They take over ${high}`, "Even your plan won't do it", "Plan again"),
  ];
}

const row = (see: string, means: string, act: string): TestRow => ({ kind: "neighbor", see, means, act });
