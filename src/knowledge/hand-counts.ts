import type { SituationId } from "./situations.ts";
import type { ThemeId } from "./themes/theme-id.ts";

/** What a shop counts by hand from Monday on and posts on the wall before it has any KPI. Own judgment. */
export interface HandCount {
  readonly name: string;
  /** The period or set it is counted over; empty if the goal is a direction, because each week is compared with the one before. */
  readonly unit: string;
  /** The goal for the count. */
  readonly goal: string;
}

const counted = (name: string, unit: string, goal = "0"): HandCount => ({ name, unit, goal });

/** The count for each situation. */
export const handCounts = {
  "nobody-on-second-shift": counted("First pieces left for the morning", "a night"),
  "one-gauge": counted("Walks for the gauge a shift", "", "fewer each week"),
  "found-at-the-end": counted("Pieces cut before a bad one was found", "", "fewer each week"),
  "first-article-waits": counted("First pieces that wait over an hour", "a day"),
  "old-instructions": counted("Old prints and sheets found at machines", "this week"),
  "sign-offs": counted("Jobs that wait for a signature", "now"),
  "waits-for-inspection": counted("Lots in front of inspection at 8 a.m.", "", "fewer each week"),
  "scrap-is-normal": counted("Parts made again", "", "fewer each week"),
  "boss-pulls-a-job": counted("Half-run jobs pulled", "this week"),
  "two-bosses": counted("Instructions that reversed an earlier one", "this week"),
  "everything-is-hot": counted("Jobs on the hot list", "today", "5 at most"),
  "promised-blind": counted("Dates promised sooner than the load allows", "this week"),
  "plan-does-not-fit": counted("Hours booked over the hours run", "this week"),
  "hot-jobs": counted("Jobs bumped for a hot one", "this week"),
  "same-repair-again": counted("Days since the same repair", "", "more each time"),
  "waits-for-repair": counted("Hours down waiting for a part or a tech", "", "fewer each month"),
  "no-upkeep": counted("Upkeep checks with initials", "of those due this week", "all"),
  "repairs-surprise": counted("Days since the last breakdown", "", "more each time"),
  "certs-missing": counted("Lots that wait for a paper", "now"),
  "all-at-once": counted("Most lots that came back in one day", "", "fewer each week"),
  "stock-card-wrong": counted("Times the rack didn't match the card", "this week"),
  "outside-step": counted("Lots outside past their date", "now"),
  "one-missing-part": counted("Orders that wait for one part", "now"),
  "ordered-late": counted("Jobs with no stock ordered", "due in two weeks"),
  "prices-move": counted("Quotes with an old material price", "open now"),
  "material-late": counted("Jobs that wait for material", "now"),
  "settled-by-argument": counted("Numbers nobody could agree on", "this week"),
  "same-number-typed-again": counted("Minutes spent typing a number again", "", "fewer each week"),
  "typed-by-hand": counted("Sheets typed by hand", "", "fewer each week"),
  "lists-disagree": counted("Jobs with two different dates", "of ten checked"),
  "tool-list-wrong": counted("Wrong tools on a list", "this week"),
  "changes-before-start": counted("Drawings changed in the last five days", "before a start"),
  "proved-out-at-machine": counted("Hours of prove-out at the machine", "", "fewer each week"),
  "released-too-soon": counted("Jobs set up without a program", "this week"),
  "one-programmer": counted("Programs in line at that desk", "", "fewer each week"),
  "programs-lost": counted("Programs written again", "this week"),
  "no-papers": counted("Jobs at a machine without their papers", "this week"),
  "actuals-in-a-box": counted("Quotes checked against actual hours", "this week", "every one"),
  "old-times": counted("Hours over the quote on closed jobs", "", "fewer each week"),
  "step-not-in-price": counted("Hours worked that weren't in the price", "this week"),
  "priced-by-feel": counted("Quotes checked against an old job", "of those sent this week", "every one"),
  "repeat-at-old-price": counted("Repeats quoted at an old price", "this week"),
  "nobody-adds-up": counted("Jobs added up after they closed", "this week", "every one"),
  "jaws-not-labeled": counted("Minutes spent looking, per setup", "", "fewer each week"),
  "same-setup-varies": counted("Longest over shortest setup of one part", "", "closer each week"),
  "tools-built-too-late": counted("Setups with tools ready ahead", "of those this week", "every one"),
  "tools-not-there": counted("Setups with everything there", "of those this week", "every one"),
  "setups-invented": counted("Setups with a page to follow", "of those this week", "every one"),
  "one-sets-others-wait": counted("Hours waiting for one person", "", "fewer each week"),
  "nights-cannot-set": counted("Hours machines sat after their night job ended", "", "fewer each week"),
  "teaching-put-off": counted("Hours of teaching done", "of those planned", "all"),
  "boss-passes-everything": counted("Waits for one person's yes", "", "fewer each week"),
  "loading-parts": counted("Hours a machinist spent loading", "", "fewer each week"),
  "everyone-differently": counted("Jobs with a page to follow", "of the ten that come back most", "10"),
  "slow-to-learn": counted("Tasks that two people can do", "", "more each week"),
  "cannot-hire": counted("Skilled hours spent getting things", "", "fewer each week"),
  "one-who-knows": counted("Waits for the one who knows", "", "fewer each week"),
  "night-run-quits": counted("Night runs that quit", "this week"),
  "short-stops": counted("Machines sitting at each walk", "", "fewer each week"),
  "paper-says-it-ran": counted("Hours on the sheet beyond those on the control", "today"),
  "gains-lost": counted("Days the number was posted", "this week", "5"),
  "slow-is-normal": counted("Known faults fixed", "", "more each week"),
  "hours-nobody-counts": counted("Looks out of ten that found it cutting", "", "more each week"),
  "finished-waits": counted("Finished orders still here", "", "fewer each week"),
  "nobody-moves-it": counted("Lots that didn't move today", "", "fewer each week"),
  "hunting-for-lots": counted("Minutes spent looking for lots", "", "fewer each week"),
  "too-much-released": counted("Open jobs on the floor", "", "fewer each week"),
  "big-lots": counted("Days in the shop of the lot that just left", "", "fewer each time"),
  "late-found-late": counted("Late jobs you heard about from a customer", "this week"),
  "sits-between": counted("Lots that didn't move in five days", "", "fewer each week"),
} as const satisfies { readonly [S in SituationId]: HandCount };

/** The count for each cause, if no situation narrows it. */
export const handCountsOfThemes = {
  capacity_visibility: counted("Looks out of ten that found a machine cutting", "", "more each week"),
  scheduling_priority: counted("Schedule changes", "", "fewer each week"),
  setup_changeover: counted("Setups per operation", "this week", "1"),
  quoting_estimating: counted("Hours over the quote on closed jobs", "", "fewer each week"),
  quality_inspection: counted("Lots in front of inspection at 8 a.m.", "", "fewer each week"),
  maintenance_downtime: counted("Days since the last breakdown", "", "more each time"),
  staffing_skills: counted("Machines idle with nobody to run them", "today"),
  programming_readiness: counted("Jobs due without a program", "today"),
  material_supply: counted("Jobs that wait for material", "now"),
  data_silos: counted("Jobs with two different dates", "of ten checked"),
  flow_wip_dwell: counted("Lots that didn't move today", "", "fewer each week"),
} as const satisfies { readonly [T in ThemeId]: HandCount };
