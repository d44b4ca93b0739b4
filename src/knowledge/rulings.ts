import type { Asset } from "./plan-words.ts";
import type { ThemeId } from "./themes/theme-id.ts";

/** What must be known before money is spent, as far as the answers show it. */
export interface BuyingFacts {
  /** What is planned. */
  readonly asset: Asset;
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
  /** Somebody who plans, programs, measures or buys, and runs no machine. */
  readonly isOffice: boolean;
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
    when: { asset: "people", isOffice: true, curesLead: true },
    verdict: "yes-if",
    text: "Yes, if two weeks of counting show that work waits for that person, and not for what should reach them.",
    turnsToYes: "Half of what waits at that desk waits only for somebody's hours.",
    speaksFor: ["Your answers point to that work first."],
    speaksAgainst: ["If work reaches that desk late or incomplete, two people wait instead of one."],
  },
  {
    when: { asset: "people", isOffice: true },
    verdict: "not-yet",
    text: "Not yet. Your answers point somewhere else first. Count for two weeks what waits for that person.",
    turnsToYes: "More work waits for that person than for any machine.",
    speaksFor: ["Good people are hard to find. If one walks in, talk to them."],
    speaksAgainst: ["That person would chase the main cause and not remove it."],
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
  {
    when: { asset: "equipment", curesLead: true },
    verdict: "yes-if",
    text: "Yes, if a week without it shows the need: borrow it, rent it, or do its work by hand on one machine.",
    turnsToYes: "That week takes away more than half of what you wrote down on that machine.",
    speaksFor: ["It works on the cause that your answers point to first."],
    speaksAgainst: ["The way of working has to change with it, and that part is free."],
  },
  {
    when: { asset: "equipment" },
    verdict: "not-yet",
    text: "Not yet. It works on something else than the cause your answers point to first.",
    turnsToYes: "More than half of what the ten days show is something that it would prevent.",
    speaksFor: ["It may pay later, on a smaller loss."],
    speaksAgainst: ["The hours you lose to the main cause stay lost."],
  },
  {
    when: { asset: "sales", feedsLead: true },
    verdict: "no",
    text: "Not before the main cause is fixed. More requests would meet the same wait.",
    turnsToYes:
      "Every request of a month is answered within three days and every job ships on its day, with machines still empty.",
    speaksFor: ["Empty machines do need work."],
    speaksAgainst: ["What you already have is not answered or not shipped in time."],
  },
  {
    when: { asset: "sales" },
    verdict: "not-yet",
    text: "Not yet. First count what became of the requests you have.",
    turnsToYes: "Every request of a month is answered within three days, and machines still have no work.",
    speaksFor: ["Empty machines do need work."],
    speaksAgainst: ["Selling more costs more than answering faster."],
  },
  {
    when: { asset: "pay", curesLead: true },
    verdict: "yes-if",
    text: "Yes, if pay is why people left.",
    turnsToYes: "Ask the last five who left and two who stayed. Most of them name pay first.",
    speaksFor: ["Your answers point to people first."],
    speaksAgainst: ["It brings people in. It doesn't teach them what only one person knows."],
  },
  {
    when: { asset: "pay" },
    verdict: "not-yet",
    text: "Not yet. It doesn't work on the cause your answers point to first.",
    turnsToYes: "Most of the last five who left say that they left for pay.",
    speaksFor: ["Good people are hard to find."],
    speaksAgainst: ["More people would lose hours to the same main cause."],
  },
  {
    when: { asset: "supplier", curesLead: true },
    verdict: "yes-if",
    text: "Yes, if a trial order shows the difference.",
    turnsToYes:
      "One order from each, same part: write down the promised day, the day it came, and what was wrong with it.",
    speaksFor: ["Your answers point to what comes from outside first."],
    speaksAgainst: ["A new supplier starts with late deliveries of its own."],
  },
  {
    when: { asset: "supplier" },
    verdict: "not-yet",
    text: "Not yet. Run one lot from each on the same machine, with the same tools, and compare.",
    turnsToYes: "The lots differ, and nothing else did.",
    speaksFor: ["A trial lot costs little."],
    speaksAgainst: ["Your answers point to another cause first."],
  },
] as const satisfies readonly RulingRow[];

/** Where nothing is planned: the week needs nothing bought, and with a cause named there is something not to buy. */
export const nonePlanned = {
  free: "This week needs nothing bought and nobody hired.",
  wait: "If you were about to buy or hire, hold off for two weeks.",
} as const;

/** The causes that a purchase works on. Our own judgment. */
export const curedBy = {
  machine: ["maintenance_downtime"],
  people: ["staffing_skills"],
  software: ["data_silos", "scheduling_priority", "capacity_visibility"],
  building: [],
  training: ["staffing_skills"],
  equipment: [],
  sales: [],
  pay: ["staffing_skills"],
  supplier: ["material_supply"],
} as const satisfies Record<Asset, readonly ThemeId[]>;

/** The causes that a piece of equipment works on, by its name. Our own judgment. */
export const equipmentCures: readonly { readonly named: RegExp; readonly cures: readonly ThemeId[] }[] = [
  { named: /cmm|prob(?:e|ing)|gau?g|scanner|comparator|vision|test|measur/i, cures: ["quality_inspection"] },
  {
    named: /preset|zero|quick|fixtur|vise|chuck|pallet|tool|vending|cart|rack/i,
    cures: ["setup_changeover", "flow_wip_dwell"],
  },
  { named: /tablet|barcode|kiosk/i, cures: ["data_silos", "capacity_visibility"] },
  { named: /bar feeder|robot|cobot|automation/i, cures: ["staffing_skills"] },
  { named: /line|tank|booth|furnace|oven|saw/i, cures: ["material_supply"] },
  { named: /compressor|crane/i, cures: ["maintenance_downtime"] },
];

/** The same of people who run no machine. */
export const officeCures: typeof equipmentCures = [
  { named: /inspect|quality|qc\b/i, cures: ["quality_inspection"] },
  { named: /program|cam\b/i, cures: ["programming_readiness"] },
  { named: /plan|schedul|expedit/i, cures: ["scheduling_priority"] },
  { named: /estimat|quot/i, cures: ["quoting_estimating"] },
  { named: /buy|purchas/i, cures: ["material_supply"] },
  { named: /maint|mechanic/i, cures: ["maintenance_downtime"] },
  { named: /clerk|assistant|office|girl/i, cures: ["data_silos"] },
];

/** What we say of a thing that is on its way. */
export const onItsWay =
  "It's coming, so use the time: two weeks of counting show which work goes to it first, and what else holds that work up.";

/** The causes that a purchase only feeds. */
export const feeds = {
  machine: [],
  people: [],
  software: ["data_silos"],
  building: ["flow_wip_dwell"],
  training: [],
  equipment: [],
  sales: ["quoting_estimating", "flow_wip_dwell", "scheduling_priority", "material_supply", "quality_inspection"],
  pay: [],
  supplier: [],
} as const satisfies Record<Asset, readonly ThemeId[]>;
