import type { Asset } from "../patterns/asset-patterns.ts";
import type { ThemeId } from "../themes/theme-id.ts";

/** What the answers say about a planned purchase. */
export interface BuyingFacts {
  /** What is planned. */
  readonly asset: Asset;
  /** At their own walk more than four out of ten machines stood, or machines like the planned one cut less than 60% of their hours. */
  readonly areFoundIdle: boolean;
  /** At their own walk, eight out of ten machines or more were cutting. */
  readonly areFoundFull: boolean;
  /** They say that machines like the planned one cut most of their shift hours, and stops lead. */
  readonly areHoursUsed: boolean;
  /** More machinists than machines times shifts. */
  readonly isCrewOver: boolean;
  /** The person planned for would plan, program, inspect or buy, and run no machine. */
  readonly isOffice: boolean;
  /** The person planned for would look after machines and repair them. */
  readonly isUpkeepHand: boolean;
  /** The person planned for would help at a step beside the machines: deburring, washing, packing, carrying. */
  readonly isStepHelp: boolean;
  /** The person planned for would watch machines that run. */
  readonly isAttendant: boolean;
  /** The people would run a shift that the shop doesn't have. */
  readonly isNewShift: boolean;
  /** The pay depends on a result, and isn't a hiring bonus. */
  readonly isBonus: boolean;
  /** The equipment measures parts. */
  readonly isMeasuring: boolean;
  /** The equipment does work that is sent out today. */
  readonly isProcess: boolean;
  /** The equipment watches people: cameras, countdown clocks. */
  readonly isWatching: boolean;
  /** The equipment only shows numbers: a TV, a screen. */
  readonly isDisplay: boolean;
  /** It records when machines run and stop, and plans nothing. */
  readonly isMonitor: boolean;
  /** The shop has a monitor, another one than is planned. */
  readonly ownsMonitor: boolean;
  /** The equipment makes each setup shorter. */
  readonly isSetupHelp: boolean;
  /** One more place to work with software they have. */
  readonly isSeat: boolean;
  /** The software does the work of one desk and plans nothing: programs, ballooned drawings, quotes. */
  readonly isDeskTool: boolean;
  /** The service takes a machine of theirs apart and makes it as new: a rebuild, a retrofit. */
  readonly isRebuild: boolean;
  /** The service is a repair. */
  readonly isRepair: boolean;
  /** The service looks after machines at set times. */
  readonly isUpkeep: boolean;
  /** The shop has an ERP, with dates and hours in it. */
  readonly ownsSystem: boolean;
  /** What is planned helps with the leading cause. */
  readonly curesLeading: boolean;
  /** What is planned would make the leading cause worse. */
  readonly feedsLeading: boolean;
  /** The leading cause is that jobs are sold for fewer hours than they take. */
  readonly losesOnQuotes: boolean;
}

/**
 * A ruling, and what would change it. `{thing}` is what the shop calls the purchase, `{cause}` the leading cause, `{cleared}`
 * what shows that the cause is gone, `{system}` and `{monitor}` what the shop owns, `{reason}` the row's own sentence on the
 * reason.
 */
export interface RulingRow {
  readonly when: Partial<BuyingFacts>;
  readonly verdict: "not-yet" | "no" | "yes-if";
  readonly text: string;
  /** Why not, as a sentence: a second ruling with the same reason refers to the first. */
  readonly reason?: string;
  readonly turnsToYes: string;
  /** How its condition is tested before the cause is gone, where that is reason enough to take its plan before others. */
  readonly test?: Test;
}

/** The ways to test a condition, the soonest first: from what the shop knows, in two weeks of counting, in a trial. */
export const tests = ["known", "count", "trial"] as const;
type Test = (typeof tests)[number];

/**
 * The share of their hours from which on machines are full, wherever the report says so: at a walk, by looks, by a counter.
 * Own judgment.
 */
export const fullAt = 0.8;
const fullPercent = Math.round(100 * fullAt);

/** The first row that matches is used. Our own judgment, limits included. */
export const rulings = [
  {
    when: { isMonitor: true, ownsMonitor: true },
    verdict: "not-yet",
    text: "Not yet. {monitor} already counts when your machines stop.",
    turnsToYes: "You can name a stop that {monitor} can't count",
    test: "known",
  },
  {
    when: { isMonitor: true, curesLeading: true },
    verdict: "yes-if",
    text: "Yes, for a trial on one machine. For it: it counts every stop. Against it: people still have to say why a machine stopped, and end it.",
    turnsToYes: "In a month's trial on one machine, the longest stops have their reasons, and you've ended one of them",
    test: "trial",
  },
  {
    when: { isMonitor: true },
    verdict: "not-yet",
    text: "Not yet. {Thing} would show when machines stop. It wouldn't end this: {cause}.",
    turnsToYes: "In the two weeks' count, most of the stopped time has no reason that anybody can name",
  },
  {
    when: { asset: "machine", areFoundIdle: true },
    verdict: "not-yet",
    text: "Not yet. By your own numbers, the machines you have sit idle too much for you to need {thing}.",
    turnsToYes: `The machines you own cut ${fullPercent} of every 100 hours of their shifts for four weeks, and work still waits`,
  },
  {
    when: { asset: "machine", areFoundFull: true },
    verdict: "yes-if",
    text: "Yes, if walks at other times of the day show the same.",
    turnsToYes: "A walk at another hour each day for two weeks shows the same, with work still waiting",
    test: "count",
  },
  {
    when: { asset: "machine", curesLeading: true },
    verdict: "not-yet",
    text: "Not yet. {Thing} would stand in for a machine that stops. It wouldn't keep one running, and would need the same upkeep.",
    turnsToYes: "The upkeep is done on time for three months, and the machine you own stops again",
  },
  {
    when: { asset: "machine", areHoursUsed: true },
    verdict: "not-yet",
    text: "Not yet. In their shifts, the machines you have cut most of their hours; the rest of the week they sit, and so would {thing}.",
    turnsToYes: `They cut ${fullPercent} of every 100 hours of their shifts, jobs still wait for them, and you've tried what they can run after the last shift`,
  },
  {
    when: { asset: "machine" },
    verdict: "not-yet",
    text: "Not yet. {reason}",
    reason: "{Thing} wouldn't fix {cause}.",
    turnsToYes: "{cleared}, and jobs still wait for that kind of machine while it cuts",
  },
  {
    when: { asset: "people", isUpkeepHand: true, curesLeading: true },
    verdict: "yes-if",
    text: "Yes, if upkeep and repairs wait for somebody's hands, and not for a part or for what only one person knows.",
    turnsToYes:
      "Of the hours that a machine is down in the two weeks, more than half pass because nobody is free to work on it",
    test: "count",
  },
  {
    when: { asset: "people", isOffice: true, curesLeading: true },
    verdict: "yes-if",
    text: "Yes, if the work that {thing} would do waits for somebody's time and not for an answer, a drawing or a part.",
    turnsToYes: "Of that work, more than half of what waits in the two weeks lacks nothing but somebody's time",
    test: "count",
  },
  {
    when: { asset: "people", isOffice: true },
    verdict: "not-yet",
    text: "Not yet. {reason}",
    reason: "{Thing} wouldn't fix {cause}.",
    turnsToYes: "{cleared}, and the work that {thing} would do still waits for somebody's time",
  },
  {
    when: { asset: "people", isAttendant: true, curesLeading: true },
    verdict: "yes-if",
    text: "Yes, for a trial of four weeks, if the stops in those hours are ones that {thing} can clear.",
    turnsToYes: "Over those four weeks, the hours won back, at your rate, come to more than the wages",
    test: "trial",
  },
  {
    when: { asset: "people", isAttendant: true },
    verdict: "not-yet",
    text: "Not yet. {reason}",
    reason: "{Thing} wouldn't fix {cause}.",
    turnsToYes: "In two weeks' list of stops, over half come in those hours and are ones that {thing} could clear",
  },
  {
    when: { asset: "people", isStepHelp: true, curesLeading: true },
    verdict: "yes-if",
    text: "Yes, if what waits at that step is ready and waits only for somebody's hands.",
    turnsToYes: "In two weeks' count, work stands ready at that step most days because nobody is free for it",
    test: "count",
  },
  {
    when: { asset: "people", isStepHelp: true },
    verdict: "not-yet",
    text: "Not yet. {reason} More hands pay only where work stands ready at that step with nobody free for it.",
    reason: "{Thing} wouldn't fix {cause}.",
    turnsToYes: "In two weeks' count, work stands ready at that step most days because nobody is free for it",
  },
  {
    when: { asset: "people", isNewShift: true, areFoundFull: true },
    verdict: "yes-if",
    text: "Yes, if those hours come from the machines and aren't a guess. For it: hours on machines you own. Against it: the new shift needs its own setter, programs and someone who decides.",
    turnsToYes: "You can name who leads it, and work for four weeks of it has its program and material",
  },
  {
    when: { asset: "people", isNewShift: true },
    verdict: "not-yet",
    text: "Not yet. For it: hours on machines you own. Against it: it needs its own setter, programs and someone who decides, and takes this along: {cause}.",
    turnsToYes:
      "{cleared}, work still waits for machines at the end of the last shift, and you can name who leads the new one",
  },
  {
    when: { asset: "people", isCrewOver: true },
    verdict: "no",
    text: "No, not to run machines: if all your machinists run machines, you have more than your machines and shifts need.",
    turnsToYes: "A machine sits every week because of a skill that nobody in the shop could learn",
  },
  {
    when: { asset: "people", curesLeading: true },
    verdict: "yes-if",
    text: "Yes, if {thing} can do what machines wait for today. More people who can't do that won't help.",
    turnsToYes: "There is a name for who teaches, hours for it each week, and nobody in the shop could learn it sooner",
  },
  {
    when: { asset: "people" },
    verdict: "not-yet",
    text: "Not yet. {reason}",
    reason: "{Thing} wouldn't fix {cause}.",
    turnsToYes: "{cleared}, and machines still sit because nobody is free to run them",
  },
  {
    when: { asset: "software", isSeat: true, curesLeading: true },
    verdict: "yes-if",
    text: "Yes, once a second person has the hours to sit in it. For it: that desk is where the work waits. Against it: a seat writes nothing by itself, and nobody can sit in two.",
    turnsToYes:
      "A second person has done three repeat jobs at that desk while it was free, and from then on both need a seat at the same hour",
    test: "trial",
  },
  {
    when: { asset: "software", isDeskTool: true, curesLeading: true },
    verdict: "yes-if",
    text: "Yes, if a trial shows it. For it: that desk is where the work waits. Against it: it may wait there for a model, an answer or a person, and then nothing changes.",
    turnsToYes: "In a month's trial, the same work takes that desk half the time",
    test: "trial",
  },
  {
    when: { asset: "software", isDeskTool: true },
    verdict: "not-yet",
    text: "Not yet. {reason}",
    reason: "{Thing} wouldn't fix {cause}.",
    turnsToYes: "{cleared}, and work in the office still waits for somebody's time",
  },
  {
    when: { asset: "software", ownsSystem: true },
    verdict: "not-yet",
    text: "Not yet. {Thing} would work with the same dates and hours as {system}, right or wrong.",
    turnsToYes: "One list from {system} stays accurate for two weeks, and you can name what it can't do",
  },
  {
    when: { asset: "software", curesLeading: true },
    verdict: "yes-if",
    text: "Yes, if you keep the list on paper or in a spreadsheet for a month first.",
    turnsToYes: "The list is kept every day for that month and gets too big for a sheet",
  },
  {
    when: { asset: "software" },
    verdict: "not-yet",
    text: "Not yet. {reason}",
    reason: "{Thing} could show {cause}, not end it.",
    turnsToYes: "{cleared}, and the numbers still have to be gathered by hand",
  },
  {
    when: { asset: "building", feedsLeading: true },
    verdict: "no",
    text: "No. New floor space would fill up with waiting work.",
    turnsToYes: "Waiting work is down by half, and you still have no room for machines",
  },
  {
    when: { asset: "building" },
    verdict: "not-yet",
    text: "Not yet. {reason}",
    reason: "Floor space adds no machine hours and wouldn't fix {cause}.",
    turnsToYes: "{cleared}, and the machines and lots you then have still don't fit",
  },
  {
    when: { asset: "training", curesLeading: true },
    verdict: "yes-if",
    text: "Yes, if whoever goes gets hours at that machine, next to someone who knows it, in the first week back.",
    turnsToYes:
      "Those hours are in the schedule before you pay. Ninety days later each one sets up a job alone, and its first piece passes",
  },
  {
    when: { asset: "training" },
    verdict: "not-yet",
    text: "Not yet. {reason} People would come back to the same problems.",
    reason: "{Thing} wouldn't fix {cause}.",
    turnsToYes: "{cleared}, and the same job still takes one person much longer than another",
  },
  {
    when: { asset: "equipment", isSetupHelp: true, curesLeading: false },
    verdict: "not-yet",
    text: "Not yet. {Thing} would make each setup shorter. That doesn't fix {cause}. Try it small: borrow one or set up one machine that way.",
    turnsToYes: "On that machine, over half the lost time you write down in a week is gone",
    test: "trial",
  },
  {
    when: { asset: "equipment", isMeasuring: true, curesLeading: true },
    verdict: "not-yet",
    text: "Not yet. {Thing} would help only where parts wait because what you own is in use, not where they wait for somebody to run it or to pass them.",
    turnsToYes: "Of the parts that wait in the two weeks, more than half wait while what you own measures others",
  },
  {
    when: { asset: "equipment", isProcess: true },
    verdict: "not-yet",
    text: "Not yet. {Thing} would shorten only the days outside.",
    turnsToYes: "For your last ten lots, the days outside come to more than the days they waited in your own shop",
    test: "known",
  },
  {
    when: { asset: "equipment", isWatching: true },
    verdict: "not-yet",
    text: "Not yet. {Thing} would show that a machine stands or a job runs long, not why. Fix this first: {cause}.",
    turnsToYes:
      "In a week's list of stops with their reasons, more than half are that nobody was at the machine who should have been",
  },
  {
    when: { asset: "equipment", isDisplay: true },
    verdict: "not-yet",
    text: "Not yet. {Thing} would show the list you have, right or wrong.",
    turnsToYes: "One list stays right for two weeks, and the people who need it can't see it",
  },
  {
    when: { asset: "equipment", curesLeading: true },
    verdict: "yes-if",
    text: "Yes, if a trial shows it. Borrow one or set up one machine that way first.",
    turnsToYes: "On that machine, over half the lost time you write down in a week is gone",
    test: "trial",
  },
  {
    when: { asset: "equipment" },
    verdict: "not-yet",
    text: "Not yet. {reason}",
    reason: "{Thing} wouldn't fix {cause}.",
    turnsToYes: "Of the lost time you write down in ten days, over half is what {thing} would prevent",
  },
  {
    when: { asset: "sales", losesOnQuotes: true },
    verdict: "not-yet",
    text: "Not yet. More jobs at these prices would lose more money. Fix this first: {cause}.",
    turnsToYes: "{cleared}, and machines still have no work",
  },
  {
    when: { asset: "sales", feedsLeading: true },
    verdict: "not-yet",
    text: "Not yet. More RFQs would hit the same wait. Fix this first: {cause}.",
    turnsToYes:
      "For a month every RFQ is answered within three days and every job ships on its day, with machines still empty",
  },
  {
    when: { asset: "sales" },
    verdict: "not-yet",
    text: "Not yet. First count what happened to the RFQs you have.",
    turnsToYes: "For a month every RFQ is answered within three days, and machines still have no work",
  },
  {
    when: { asset: "pay", isBonus: true },
    verdict: "not-yet",
    text: "Not yet. For it: people see that the result matters. Against it: you get more of what you pay for, and this stays: {cause}.",
    turnsToYes:
      "The number it pays for is the one in your goal, has been counted for four weeks, and can be moved by those it pays",
  },
  {
    when: { asset: "pay", curesLeading: true },
    verdict: "yes-if",
    text: "Yes, if pay is why people left. It brings people in but teaches them nothing.",
    turnsToYes: "Of the last five who left, most name pay first",
    test: "known",
  },
  {
    when: { asset: "pay" },
    verdict: "not-yet",
    text: "Not yet. {reason}",
    reason: "Pay wouldn't fix {cause}.",
    turnsToYes: "Of the last five who left, most name pay first",
    test: "known",
  },
  {
    when: { asset: "supplier", curesLeading: true },
    verdict: "yes-if",
    text: "Yes, if a trial order shows the difference.",
    turnsToYes: "One order of the same part from each: the new one arrives on its promised day, complete and right",
    test: "trial",
  },
  {
    when: { asset: "supplier" },
    verdict: "not-yet",
    text: "Not yet. Run one lot from each on the same machine with the same tools.",
    turnsToYes: "The lots differ, and nothing else did",
    test: "trial",
  },
  {
    when: { asset: "service", isRebuild: true, curesLeading: true },
    verdict: "yes-if",
    text: "Yes, if most of the hours you lose to breakdowns are that machine's, and the price is fixed. For it: those hours come back. Against it: the machine is gone for the weeks of the work, and without upkeep it wears the same way again.",
    turnsToYes:
      "A month's list of its stops shows hours that, at your rate, pay the price back within two years. The price, the weeks and a test cut are in writing",
  },
  {
    when: { asset: "service", isRebuild: true },
    verdict: "not-yet",
    text: "Not yet. {reason} It wins back only the hours that this machine stands broken.",
    reason: "{Thing} wouldn't fix {cause}.",
    turnsToYes: "A month's list of its stops shows hours that, at your rate, pay the price back within two years",
  },
  {
    when: { asset: "service", isRepair: true, curesLeading: true },
    verdict: "yes-if",
    text: "Yes, if you first know what wore or broke it. For it: you know the price, and the stops it ends. Against it: if the reason stays, it fails again.",
    turnsToYes:
      "You have a reading that shows the fault, the reason for it, and in writing what that reading will be after the work",
  },
  {
    when: { asset: "service", isRepair: true },
    verdict: "yes-if",
    text: "Yes, if a reading shows that the machine can't do its work as it is. For it: wear doesn't heal. Against it: the same thing can happen again next month, and it doesn't end this: {cause}.",
    turnsToYes:
      "You have a reading that shows the fault (runout, pull or a test cut), what will be done so that it doesn't happen again, and in writing what that reading will be after the work",
  },
  {
    when: { asset: "service", isUpkeep: true, curesLeading: true },
    verdict: "yes-if",
    text: "Yes, if each visit leaves a list. For it: somebody finds what wears before it stops you, and the list is the upkeep you can do yourselves. Against it: between the visits nothing changes unless one of you does it.",
    turnsToYes: "Before the first visit, one of you has a day each week for that list, and signs it",
  },
  {
    when: { asset: "service" },
    verdict: "not-yet",
    text: "Not yet. For it: somebody from outside sees what you have gotten used to. Against it: nobody has said which number will move, and you would pay for the count that you can make yourself in these ten days.",
    turnsToYes:
      "They name one number, what it is today and what it will be in three months, and part of the price depends on it",
  },
] as const satisfies readonly RulingRow[];

/** If no purchase is planned. */
export const nonePlanned = "You don't need to buy anything or hire anyone this week.";

/** The causes that a purchase helps with. Our own judgment. */
export const curedBy = {
  machine: ["maintenance_downtime"],
  people: ["staffing_skills"],
  software: ["data_silos", "scheduling_priority"],
  building: [],
  training: ["staffing_skills"],
  equipment: [],
  sales: [],
  pay: ["staffing_skills"],
  supplier: ["material_supply"],
  service: ["maintenance_downtime"],
} as const satisfies Record<Asset, readonly ThemeId[]>;

/** Words for equipment that measures parts, for screens, and for processes that are sent out until a shop does them in house. */
export const measuring =
  /cmm|zeiss|contura|faro|keyence|coordinate|prob(?:e|ing)|gau?g|scanner|comparator|vision|measur/i;
export const watching = /\bcameras?\b|\b(?:andon|stack|signal)\b|\bcountdown\b|\b(?:time|production) clocks?\b/i;
export const displays = /\b(?:tvs?|televisions?|monitors?|screens?|displays?)\b/i;
export const processes =
  /\b(?:plating|anodi[sz]\w*|heat[- ]?treat\w*|coating|powder|paint|zinc|passivat\w*|furnaces?|ovens?)\b/i;

/** Words for what records when machines run and stop. */
export const monitoring =
  /\b(?:datanomix|amper|machinemetrics|scytec|dataxchange|factorywiz|oee)\b|\b(?:machine|spindle)s?[- ](?:data )?monitors?\b|\bmonitoring\b/i;

/** Words for whoever looks after machines. */
export const upkeepHands = /\b(?:maint\w*|mechanics?|millwrights?)\b/i;

/** Words for visits that look after a machine. */
export const upkeep =
  /\b(?:visits?|check-?ups?|inspections?|services|tune-?ups?|(?:preventive )?maintenance|service contract)\b/i;

/** Words for work that makes a machine as new. */
export const rebuilds = /rebuil|retrofit|overhaul|recondition|refurbish|re-?scrape/i;

/** Words for repair work. */
export const repairs =
  /\b(?:re-?(?:grind|build|bore|line|place|furbish|condition|align|level|scrape)|grind|scrape|fix|repair|overhaul|retrofit|straighten|weld|align|realignment|reconditioning|swap)(?:e?d|ing|s)?\b/i;

/** Words for equipment that makes each setup shorter. */
export const setupHelp = /preset|zero|quick|fixtur|vise|chuck/i;

/** The causes that a piece of equipment helps with, by its name. Our own judgment. */
export const equipmentCures: readonly { readonly named: RegExp; readonly cures: readonly ThemeId[] }[] = [
  { named: /cmm|coordinate|prob(?:e|ing)|gau?g|scanner|comparator|vision|test|measur/i, cures: ["quality_inspection"] },
  { named: setupHelp, cures: ["setup_changeover"] },
  { named: /pallet|tool|vending|rotary|trunnion/i, cures: ["setup_changeover"] },
  { named: /cart|rack/i, cures: ["flow_wip_dwell"] },
  { named: /tablet|barcode|kiosk/i, cures: ["data_silos", "capacity_visibility"] },
  { named: /bar feeder|robot|cobot|automation/i, cures: ["staffing_skills"] },
  { named: /line|tank|booth|furnace|oven/i, cures: ["material_supply"] },
  { named: /compressor|crane/i, cures: ["maintenance_downtime"] },
];

/** The same for software that plans, and for what records when machines run. */
export const softwareCures: typeof equipmentCures = [
  { named: monitoring, cures: ["capacity_visibility"] },
  { named: /\b(?:planning|scheduling|loading|aps|preactor)\b/i, cures: ["scheduling_priority"] },
];

/** The same for software that does the work of one desk. */
export const deskTools: typeof equipmentCures = [
  {
    named: /\b(?:\w*cam|camworks|vericut|fusion|esprit|hypermill|cad|simulation|seats?)\b/i,
    cures: ["programming_readiness"],
  },
  { named: /\b(?:balloon\w*|spc|inspection)\b/i, cures: ["quality_inspection"] },
  { named: /\b(?:quot\w+|estimat\w+|nesting)\b/i, cures: ["quoting_estimating"] },
];

/** One more place to work with software they have. */
export const seats =
  /\b(?:second|third|another|extra|additional|one more|two more|more) (?:[\w-]+ )?(?:seats?|licen[cs]es?)\b/i;

/** The same for people who run no machine. */
export const officeCures: typeof equipmentCures = [
  { named: /inspect|quality|qc\b/i, cures: ["quality_inspection"] },
  { named: /program|cam\b/i, cures: ["programming_readiness"] },
  { named: /plan|schedul/i, cures: ["scheduling_priority"] },
  // Whoever chases orders moves one ahead of another.
  { named: /expedit/i, cures: [] },
  { named: /estimat|quot/i, cures: ["quoting_estimating"] },
  { named: /buy|purchas/i, cures: ["material_supply"] },
  { named: /maint|mechanic/i, cures: ["maintenance_downtime"] },
  { named: /clerk|assistant|office|girl/i, cures: [] },
];

/** The same for people who help at a step beside the machines. */
export const stepHelpers: typeof equipmentCures = [
  { named: /deburr|\bbench|wash|clean|pack|shipping|sandblast|blast/i, cures: ["flow_wip_dwell"] },
  { named: /material|forklift|\bhandler|\bsaw\b|receiving|stock/i, cures: ["flow_wip_dwell", "material_supply"] },
  { named: /tool[- ]?crib|\bkitting/i, cures: ["setup_changeover"] },
];

/** The same for people who watch machines that run. */
export const attendants: typeof equipmentCures = [{ named: /\battendants?\b/i, cures: ["capacity_visibility"] }];

/** Hours of a night, in the sentence of a plan to hire: where machines run alone, whoever comes then watches them. */
export const atNight =
  /\bfrom (?:nine|ten|eleven|midnight|9|10|11|12)(?: ?p\.?m\.?)? to (?:four|five|six|seven|[4-7])\b/i;

/** What we say about a purchase that is on its way. */
export const onItsWay =
  "It's coming, so use the time: two weeks of counting show which work goes to it first, and what else holds that work up.";

/** The causes that a purchase makes worse. */
export const feeds = {
  machine: [],
  people: [],
  software: ["data_silos"],
  building: ["flow_wip_dwell"],
  training: [],
  equipment: [],
  sales: ["flow_wip_dwell", "scheduling_priority", "material_supply", "quality_inspection"],
  pay: [],
  supplier: [],
  service: [],
} as const satisfies Record<Asset, readonly ThemeId[]>;

/** What to do about a deadline that the shop names, so that it can count for ten days before it pays. */
export const keepOpen = (deadline: string, asset: Asset): string =>
  isNear.test(deadline)
    ? `You say “${deadline}.” If the ten days aren't over by then, ${(keeping[asset] ?? keeping.machine)("until they are")}`
    : `You say “${deadline}.” Commit to nothing before the ten days are over.`;

/** The same where the page knows that the day comes before the ten days are over, or on the last of them. */
export const keepOpenPast = (deadline: string, asset: Asset, end: string): string =>
  `You say “${deadline},” and the ten days end on ${end}. Before your day, ${(keeping[asset] ?? keeping.machine)(`until ${end}`)} ${promiseNothing[asset] ?? promiseNothing.machine}`;

const promiseNothing: Partial<Record<Asset, string>> & { readonly machine: string } = {
  machine: "Sign nothing before that.",
  people: "Promise nothing before that.",
  sales: "Promise nothing before that.",
  training: "Pay nothing before that.",
};

/** A deadline that may come before ten working days are over. */
const isNear =
  /\b(?:\d{1,2}(?:st|nd|rd|th)|[A-Z][a-z]+ \d{1,2}|month[- ]end|end of (?:the |this )?month|(?:this|next) (?:week|month)|\w+ days|a week|two weeks|(?:mon|tues|wednes|thurs|fri)day)\b/i;

type Keeping = (until: string) => string;

const noOffer: Keeping = (until) => `keep talking to people, and make no offer ${until}.`;
const keeping: Partial<Record<Asset, Keeping>> & { readonly machine: Keeping } = {
  machine: (until) => `ask the seller in writing to hold the price ${until}.`,
  people: noOffer,
  sales: noOffer,
  training: (until) => `ask the school to hold the seats ${until}.`,
  service: (until) => `ask them in writing to hold the price ${until}.`,
};
