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
    text: "Not yet. Get prices; sign nothing.",
    turnsToYes:
      "Buy when what the work needs is more than your machines have shown over three months, nights and weekends included.",
    speaksFor: ["A new machine adds hours from its first week."],
    speaksAgainst: ["By your own hours, the machines you have stand idle more than they cut."],
  },
  {
    when: { asset: "machine", fullByOwnHours: true },
    verdict: "yes-if",
    text: "Yes, if those hours are read off the machines and not guessed.",
    turnsToYes: "Three months of counted hours over 90% of the clock, with work still waiting.",
    speaksFor: ["By your own hours, the machines are close to full."],
    speaksAgainst: ["Setups and stops inside those hours can still be won back first."],
  },
  {
    when: { asset: "machine", isMeasured: false },
    verdict: "not-yet",
    text: "Not yet. Get prices; sign nothing.",
    turnsToYes:
      "Three months of counted hours over 90% of what you staff at the machine that work waits for, and it still waits.",
    speaksFor: ["If that machine is full, nothing else helps as much."],
    speaksAgainst: [
      "Nobody has counted the hours of the machines you have.",
      "A machine is the hardest purchase to undo.",
    ],
  },
  {
    when: { asset: "machine", hasMonths: false },
    verdict: "not-yet",
    text: "Not yet. You measure the hours; now follow them.",
    turnsToYes: "Three months over 90% of its staffed hours at the machine that work waits for, and it still waits.",
    speaksFor: ["You can show it with what you own."],
    speaksAgainst: ["Nobody follows those hours, so a good month and a bad one look alike."],
  },
  {
    when: { asset: "machine" },
    verdict: "yes-if",
    text: "Yes, if the hours you count show it at the machine that work waits for.",
    turnsToYes: "Three months over 90% of its staffed hours, and work still waits for it.",
    speaksFor: ["You measure your machine hours, so you can show it."],
    speaksAgainst: ["Our leading cause takes hours that a new machine would lose in the same way."],
  },
  {
    when: { asset: "people", isCrewOver: true },
    verdict: "no",
    text: "No, not for hands at the machines.",
    turnsToYes: "One skill that stops a machine every week, and nobody here who could learn it.",
    speaksFor: ["A person with a skill that only one has would ease every vacation."],
    speaksAgainst: ["You have more machinists than machines times shifts."],
  },
  {
    when: { asset: "people", curesLead: true },
    verdict: "yes-if",
    text: "Yes, if the rounds show it, and then for that one skill.",
    turnsToYes: "One stop in five or more is for want of a person, and most of them want the same skill.",
    speaksFor: ["Your answers put people first."],
    speaksAgainst: ["Somebody here may learn that skill sooner than you find a new hire."],
  },
  {
    when: { asset: "people" },
    verdict: "not-yet",
    text: "Not yet. Count first who waits for whom.",
    turnsToYes: "One stop in five or more is for want of a person.",
    speaksFor: ["People are scarce; a good one who walks in should be seen."],
    speaksAgainst: ["Our leading cause takes hours from the people you have, and it would take theirs too."],
  },
  {
    when: { asset: "software", ownsSystem: true },
    verdict: "not-yet",
    text: "Not yet. Use the system you own for one list first.",
    turnsToYes: "Two weeks in which you tried that list and can name the field it doesn't have.",
    speaksFor: ["A system that fits would save typing."],
    speaksAgainst: ["You own one already, and a second puts the same numbers in one more place."],
  },
  {
    when: { asset: "software", curesLead: true },
    verdict: "yes-if",
    text: "Yes, if a list on paper or in a spreadsheet has been kept for a month first.",
    turnsToYes: "A month in which people kept it every day, and it got too big for a sheet.",
    speaksFor: ["Your answers put this first, and a system can hold it."],
    speaksAgainst: ["No system enters a number that nobody writes down."],
  },
  {
    when: { asset: "software" },
    verdict: "not-yet",
    text: "Not yet. It doesn't work on the leading cause.",
    turnsToYes: "The ten days put another cause first, one that a system can hold.",
    speaksFor: ["Numbers in one place help every later step."],
    speaksAgainst: ["Our leading cause happens at the machines, not on the screen."],
  },
  {
    when: { asset: "building", feedsLead: true },
    verdict: "no",
    text: "No. Floor space fills with what waits.",
    turnsToYes: "The work that waits is down by half, and machines still have no place.",
    speaksFor: ["A new machine may need a place."],
    speaksAgainst: ["The space is taken by work that isn't being worked on."],
  },
  {
    when: { asset: "building" },
    verdict: "not-yet",
    text: "Not yet. Measure what stands on the floor first.",
    turnsToYes: "Less than a third of the floor is taken by waiting work, and machines still have no place.",
    speaksFor: ["Space is slow to get, so plans may start."],
    speaksAgainst: ["It adds no machine hour by itself."],
  },
  {
    when: { asset: "training", curesLead: true },
    verdict: "yes-if",
    text: "Yes, if it is for the one job that hangs on one name.",
    turnsToYes: "The grid shows which job that is. Train a second person there before any course.",
    speaksFor: ["It costs little and can be undone.", "Your answers put skills first."],
    speaksAgainst: ["A course teaches what it teaches, not what your machine needs."],
  },
  {
    when: { asset: "training" },
    verdict: "yes-if",
    text: "Yes, if it is about what the ten days show.",
    turnsToYes: "The reason most often written down is one that somebody could have known how to avoid.",
    speaksFor: ["It costs little."],
    speaksAgainst: ["The leading cause may not be a matter of knowing how."],
  },
] as const satisfies readonly RulingRow[];

/** Where nothing is planned: the week needs nothing bought, and with a cause named there is something not to buy. */
export const nonePlanned = {
  free: "You named no plan to buy or hire, and this week needs none.",
  wait: "You named no plan to buy or hire. Make none for ten working days.",
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
