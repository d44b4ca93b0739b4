import { weeksAYear } from "../../../knowledge/figures/working-weeks.ts";
import { withNoun } from "../../../survey/writing.ts";

/** The sentences of a ruling on what a shop means to buy or hire. What each ruling says is in `knowledge/page-one/rulings.ts`. */
export const rulingWords = {
  either: (first: string, second: string): string => `${first} or ${second}`,
  /** Work on a machine of theirs, by how they call it. */
  rebuild: "rebuild",
  rebuilds: [
    { said: /^retrofit/i, name: "retrofit" },
    { said: /^overhaul/i, name: "overhaul" },
    { said: /^(?:recondition|refurbish)/i, name: "reconditioning" },
    { said: /scrape/i, name: "rescraping" },
  ],
  workOn: (work: string, machine: string): string => `the ${work} of ${machine}`,
  /** Who is meant by `a fellow from Tulsa`. */
  onePerson: "one more person",
  morePeople: "more people",
  /** What has to be shown before the purchase. */
  goneIn: {
    twoWeeks: "Two weeks of counting show that the problem above is gone",
    fourWeeks: "Four weeks of counting name one cause, and that cause is gone",
  },
  sameReason: (thing: string): string => `The reason is the same as with ${thing}.`,
  /** In place of the condition that an earlier ruling names. */
  sameCondition: (thing: string): string => `The same as with ${thing}`,
  /** Why a plan comes before the others. */
  first: {
    helps: "Take this one first: of these plans, only it helps with the likely cause.",
    known: "Check this one first: you can do that this week.",
    count: "Take this one first: two weeks answer it, and the others take longer.",
    trial: "Take this one first: a trial tells you soonest.",
  },
  firstTwo: (other: string): string =>
    `Take this one and ${other} first: of these plans, only they help with the likely cause.`,
  refused: "You've ruled this out, and nothing here calls for it.",
  walk: (cutting: string, thing: string, idle: string): readonly string[] => [
    `In your count, ${cutting}% of the machines were cutting.`,
    `Run the same way, ${thing} would sit idle the other ${idle}% of the time too.`,
  ],
  hoursCut: (cutting: string, thing: string, idle: string): readonly string[] => [
    `You wrote that the ones you have cut ${cutting}% of their hours.`,
    `Run the same way, ${thing} would sit idle the other ${idle}% too.`,
  ],
  measuringBusy: (busy: string, idle: string): string =>
    `By your numbers, what you own measures ${busy}% of its hours; the other ${idle}% it has room.`,
  stopsCost: (hours: string, rate: string, total: string): string =>
    `The ${hours} hours of stops you count, at ${rate}, come to ${total} a year.`,
  cutOfShifts: (cutting: string): string => `By your numbers they cut ${cutting}% of their shift hours.`,
  /** The hours there are for each piece of the goal. */
  pace: (sum: string, aWeek: string, hours: string, each: string): string =>
    `Your goal: ${sum} = ${aWeek} a week. ${hours} hours ÷ ${aWeek} = ${each} hours of those machines for each. Only if one takes more are you short of hours.`,
  someCut: (some: string, all: string, cutting: string): string =>
    `You measure ${some} of your ${all} machines, and they cut ${cutting}% of their hours.`,
  whoPrograms: (who: string | undefined): string =>
    `Who would program it? ${who === undefined ? "One person" : who} alone programs what you have.`,
  whoMeasures: (who: string, verb: string): string => `Who would ${verb} it? ${who} alone ${verb}s what you have.`,
  waitsForOne: (who: string, verb: string): string =>
    `${who} alone can ${verb} the CMM, so whoever you hire waits for ${who} too, until someone else has learned it.`,
  whoRunsIt: (posts: string, machinists: string, open: string): string =>
    `Who would run it? ${posts}, and ${withNoun(machinists, "machinists")}. So ${open} of them run only if somebody runs several.`,
  crewToday: (posts: string, machinists: string): string =>
    `Today: ${posts}, and ${withNoun(machinists, "machinists")}.`,
  crewThen: (posts: string, machinists: string): string =>
    `With it: ${posts}, and ${withNoun(machinists, "machinists")} today.`,
  scaleIt: "We don't have your rate, so scale that to yours.",
  eachTenThousand: (rate: string, sign: string, isPay: boolean, hours: string): string =>
    `At ${rate} an hour, each ${sign}10,000 ${isPay ? "a year of pay" : "of its price"} takes ${hours} to sell.`,
  cuttingTime: (count: string, hours: string, time: string): string =>
    `At ${count}${withNoun(hours, "shift hours")} a week, ${weeksAYear} weeks a year, that's ${time} of cutting without a stop.`,
  cuttingTimeAt: (count: string, hours: string, percent: string, time: string): string =>
    `At ${count}${withNoun(hours, "shift hours")} a week, ${weeksAYear} weeks a year, and the ${percent}% that you measure, that's ${time}.`,
  asManyIn: (lost: string, time: string): string =>
    `Getting back the ${lost} above would give you that many in ${time}, and you'd buy nothing.`,
  share: (lost: string, percent: string): string => `Getting back the ${lost} above would give ${percent}% of that.`,
  asMany: (lost: string): string => `Getting back the ${lost} above would give about as many.`,
  timesAsMany: (lost: string, times: string): string =>
    `Getting back the ${lost} above would give ${withNoun(times, "times")} that.`,
  /** Said once. */
  beforeCosts: ", before wages, material and tools",
  toPay: (sum: string, hours: string): string => `${sum} = ${hours} to sell to pay for it${rulingWords.beforeCosts}.`,
  toSell: (sum: string, hours: string, period: string, aWeek: string | null): string =>
    `You'd have to sell ${hours} more a ${period}${aWeek === null ? "" : ` (${aWeek} a week for ${weeksAYear} weeks)`} to cover it: ${sum}.`,
  /** On stock that a supplier keeps at the shop for a least amount of money. */
  minimum: {
    thing: (noun: string): string => `The ${noun} with a minimum`,
    ifLower: "Yes, if you use that much, or what you don't use carries over.",
    notTheCause: (cause: string): string => `Not yet. It wouldn't fix ${cause}.`,
    eachMonth: (minimum: string, month: string): string => `${minimum} a year ÷ 12 = ${month} a month.`,
    condition: (least: string): string =>
      `You use ${least} of those sizes in your slowest month, or what you don't use carries over`,
  },
  aWeek: (sum: string, amount: string): string => `${sum} = ${amount} a year, at one a week.`,
  wages: (sum: string, amount: string): string => `${sum} = about ${amount} a year, before taxes and benefits.`,
} as const;
