import type { ThemeId } from "./themes/theme-id.ts";

/** What must be known before money is spent, as far as the answers show it. */
export interface BuyingFacts {
  /** What is planned. */
  readonly asset: "machine" | "people" | "software" | "building" | "training";
  /** Hours they name leave more than four in ten of the clock unused. */
  readonly idleByOwnHours: boolean;
  /** Hours they name fill more than nine in ten of the clock. */
  readonly fullByOwnHours: boolean;
  /** Machine hours are counted, not guessed. */
  readonly isMeasured: boolean;
  /** They follow those hours, so months of them are there. */
  readonly hasMonths: boolean;
  /** Work is said to compete for that kind of machine. */
  readonly isContested: boolean;
  /** More machinists than machines times shifts. */
  readonly isCrewOver: boolean;
  /** An ERP or a monitor is there. */
  readonly ownsSystem: boolean;
  /** What is planned works on the leading cause. */
  readonly curesLead: boolean;
  /** The leading cause is one that more of it would only feed. */
  readonly feedsLead: boolean;
}

/** A ruling, and what turns it. */
export interface RulingRow {
  readonly when: Partial<BuyingFacts>;
  readonly verdict: "not-yet" | "no" | "yes-if";
  readonly text: string;
  /** `{threshold}` is the shop's own number where there is one. */
  readonly turnsToYes: string;
  readonly speaksFor: readonly string[];
  readonly speaksAgainst: readonly string[];
}

/** The first row that fits counts. Our own judgment, limits included. */
export const rulings = [
  {
    when: { asset: "machine", idleByOwnHours: true },
    verdict: "not-yet",
    text: "Not yet. Get prices, but don't sign anything.",
    turnsToYes:
      "Buy when your work needs more hours than your machines have run in three months, nights and weekends included.",
    speaksFor: ["A new machine adds hours from its first week."],
    speaksAgainst: ["Going by your own hours, the machines you have sit more than they cut."],
  },
  {
    when: { asset: "machine", fullByOwnHours: true },
    verdict: "yes-if",
    text: "Yes, if those hours come from the machines and aren't a guess.",
    turnsToYes: "Three months of measured hours over 90% of the clock, with work still waiting.",
    speaksFor: ["Going by your own hours, the machines are close to full."],
    speaksAgainst: ["You can still win back setup time and stops inside those hours first."],
  },
  {
    when: { asset: "machine", isMeasured: false },
    verdict: "not-yet",
    text: "Not yet. Get prices, but don't sign anything.",
    turnsToYes:
      "Three months of measured hours over 90% of the staffed hours on your bottleneck, with work still waiting.",
    speaksFor: ["If that machine is full, nothing else helps as much."],
    speaksAgainst: [
      "Nobody has measured the hours of the machines you have.",
      "A machine is the hardest purchase to undo.",
    ],
  },
  {
    when: { asset: "machine", hasMonths: false },
    verdict: "not-yet",
    text: "Not yet. You measure the hours. Now track them.",
    turnsToYes: "Three months over 90% of the staffed hours on your bottleneck, with work still waiting.",
    speaksFor: ["You can prove it with what you own."],
    speaksAgainst: ["Nobody tracks those hours, so you can't tell a good month from a bad one."],
  },
  {
    when: { asset: "machine" },
    verdict: "yes-if",
    text: "Yes, if the hours you measure on your bottleneck show it.",
    turnsToYes: "Three months over 90% of the staffed hours on your bottleneck, with work still waiting.",
    speaksFor: ["You measure your machine hours, so you can prove it."],
    speaksAgainst: ["A new machine would lose hours to the same main cause."],
  },
  {
    when: { asset: "people", isCrewOver: true },
    verdict: "no",
    text: "No, not to run machines.",
    turnsToYes: "A missing skill stops a machine every week, and nobody in the shop could learn it.",
    speaksFor: ["A second person with a skill only one has would cover vacations."],
    speaksAgainst: ["You have more machinists than your machines and shifts need."],
  },
  {
    when: { asset: "people", curesLead: true },
    verdict: "yes-if",
    text: "Yes, if your rounds on the floor show it, and only for that one skill.",
    turnsToYes: "One stop in five or more is because nobody qualified was free, and most of those need the same skill.",
    speaksFor: ["Your answers point to people first."],
    speaksAgainst: ["Somebody in the shop may learn that skill before you find a new hire."],
  },
  {
    when: { asset: "people" },
    verdict: "not-yet",
    text: "Not yet. First count which machine waits for which person.",
    turnsToYes: "One stop in five or more is because nobody was free to run the machine.",
    speaksFor: ["Good people are hard to find. If one walks in, talk to them."],
    speaksAgainst: ["A new hire would lose hours to the same main cause."],
  },
  {
    when: { asset: "software", ownsSystem: true },
    verdict: "not-yet",
    text: "Not yet. Use the system you own for one list first.",
    turnsToYes: "You tried that list for two weeks and can name what your system can't do.",
    speaksFor: ["A system that fits would save typing."],
    speaksAgainst: ["You already own one. A second puts the same numbers in one more place."],
  },
  {
    when: { asset: "software", curesLead: true },
    verdict: "yes-if",
    text: "Yes, if you keep a list on paper or in a spreadsheet for a month first.",
    turnsToYes: "People kept the list every day for a month, and it got too big for a sheet.",
    speaksFor: ["Your answers point here first, and software can help with it."],
    speaksAgainst: ["Software can't help with a number nobody writes down."],
  },
  {
    when: { asset: "software" },
    verdict: "not-yet",
    text: "Not yet. It doesn't fix the main cause.",
    turnsToYes: "The ten days show that another cause comes first, one software can help with.",
    speaksFor: ["Having your numbers in one place helps later."],
    speaksAgainst: ["The main cause is at the machines. Software doesn't fix that."],
  },
  {
    when: { asset: "building", feedsLead: true },
    verdict: "no",
    text: "No. New floor space would fill up with waiting work.",
    turnsToYes: "Waiting work is down by half, and you still have no room for machines.",
    speaksFor: ["A new machine may need room."],
    speaksAgainst: ["Waiting work takes up the space you have."],
  },
  {
    when: { asset: "building" },
    verdict: "not-yet",
    text: "Not yet. Measure what takes up your floor first.",
    turnsToYes: "Waiting work takes less than a third of the floor, and you still have no room for machines.",
    speaksFor: ["Space takes a long time to get, so you can start planning."],
    speaksAgainst: ["It adds no machine hours by itself."],
  },
  {
    when: { asset: "training", curesLead: true },
    verdict: "yes-if",
    text: "Yes, if it's for a job only one person can do.",
    turnsToYes:
      "The skills matrix shows which job that is. Train a second person on it in the shop before you pay for a course.",
    speaksFor: ["It doesn't cost much.", "Your answers point to skills first."],
    speaksAgainst: ["Training only helps if it covers your machines."],
  },
  {
    when: { asset: "training" },
    verdict: "yes-if",
    text: "Yes, if it covers what the ten days show.",
    turnsToYes: "The most common reason people wrote down is one that training could prevent.",
    speaksFor: ["It doesn't cost much."],
    speaksAgainst: ["The main cause may not be a lack of training."],
  },
] as const satisfies readonly RulingRow[];

/** Where nothing is planned: the week needs nothing bought, and with a cause named there is something not to buy. */
export const nonePlanned = {
  free: "You didn't mention buying or hiring, and this week needs neither.",
  wait: "You didn't mention buying or hiring. Hold off for two weeks.",
} as const;

/** The causes that a purchase works on. Our own judgment. */
export const curedBy = {
  machine: ["maintenance_downtime"],
  people: ["staffing_skills"],
  software: ["data_silos", "scheduling_priority", "capacity_visibility"],
  building: [],
  training: ["staffing_skills"],
} as const satisfies Record<BuyingFacts["asset"], readonly ThemeId[]>;

/** The causes that a purchase only feeds. */
export const feeds = {
  machine: [],
  people: [],
  software: ["data_silos"],
  building: ["flow_wip_dwell"],
  training: [],
} as const satisfies Record<BuyingFacts["asset"], readonly ThemeId[]>;
