import { type Action, type Need, whatOf } from "../../knowledge/page-one/action.ts";
import { areWanted, goUnread, storedReadings } from "../../knowledge/systems/kept-records.ts";
import type { Theme } from "../../knowledge/theme.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import { freeTextFields, isReportField } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { hasErp, monitorOf } from "../case/shop.ts";
import { sentencesOf } from "../reader/words.ts";

/** The actions for a cause that this shop can take, in order. */
export const actionsFor = (theme: ThemeId, days: keyof Theme["actions"], submission: Submission): readonly string[] =>
  (themes[theme].actions[days] as readonly Action[])
    .filter((action) => typeof action === "string" || meets(submission, action.needs))
    .map(whatOf);

/** Whether the answers say that a shop has what something needs. Own judgment. */
export function meets(submission: Submission, need: Need): boolean {
  switch (need) {
    case "erp":
      return hasErp(submission);
    case "no-erp":
      return !hasErp(submission);
    case "erp-and-monitor":
      return hasErp(submission) && monitorOf(submission) !== undefined;
    case "room-for-a-monitor":
      return hasErp(submission) && monitorOf(submission) === undefined && !isSecret.test(textOf(submission));
    case "hours-by-job":
      return keepsHours(submission);
    case "no-hours-by-job":
      return !keepsHours(submission);
    case "customers-paperwork":
      return !ownProduct.test(textOf(submission));
    case "repeat-work":
      return isRepeat(submission) && submission.machine_count > fewMachines;
    case "several-machines":
      return submission.machine_count > 1;
    case "5-axis":
      return submission.primary_bottleneck === "5-axis" || fiveAxis.test(textOf(submission));
    case "cmm":
      return coordinates.test(textOf(submission));
    case "unattended":
      return submission.lights_out !== false;
    case "late-shift":
      return submission.shift_count !== "1";
    case "no-planner":
      return submission.scheduling_ownership !== "Production Manager / Planner";
    case "floor-screens":
      return submission.tv_monitors === true;
    case "stored-readings":
      return storesReadings(submission);
    case "repair-log":
      return submission.maintenance_tracking_ready === true;
  }
}

const fewMachines = 4;

/** Whether a sentence says that readings are stored, and it or the next one that nobody looks at them. */
const storesReadings = (submission: Submission): boolean =>
  freeTextFields.filter(isReportField).some((field) => {
    const texts = sentencesOf(submission[field] ?? "").map(({ text }) => text);
    return texts.some(
      (text, at) =>
        storedReadings.test(text) &&
        !areWanted.test(text) &&
        [text, texts[at + 1] ?? ""].some((one) => goUnread.test(one)),
    );
  });

/** Hours by job are kept if a checked box says so, or if there is a system for them and no answer denies it. */
function keepsHours(submission: Submission): boolean {
  const { labor_tracking_ready: clocks, variance_tracking_ready: compares, quoting_accuracy } = submission;
  if (noHours.test(textOf(submission))) return false;
  if (clocks || compares) return true;
  if (clocks === false && compares === false) return false;
  return hasErp(submission) || quoting_accuracy === "Historical data";
}

/** Whether work repeats. Prototypes, repairs and secret work don't count. */
const isRepeat = (submission: Submission): boolean =>
  repeating.has(submission.shop_type ?? "") &&
  !isSecret.test(textOf(submission)) &&
  !oneOffWork.test(textOf(submission));

const repeating: ReadonlySet<string> = new Set([
  "Low-mix production",
  "Automated / lights-out runs",
  "Medium-mix batches",
]);

const textOf = ({
  pain_invisible = "",
  notes = "",
  improvement_goal = "",
  success_metric = "",
  top_customers_industries = "",
}: Submission): string =>
  [top_customers_industries, pain_invisible, notes, improvement_goal, success_metric].join(" \n");

const isSecret =
  /\b(?:cmmc|itar|missiles?|defen[cs]e|arsenal|munitions?|weapons?|launchers?|navy|army|air force|dod)\b/i;
const oneOffWork = /\b(?:repairs?|rebuil(?:d|ds|ding)|emergency|walk[- ]?ins?|one[- ]offs?|prototypes?|molds?|dies)\b/i;
const ownProduct =
  /\b(?:our own (?!(?:customers|people|trucks?|shop|fault|work|numbers)\b)\w+|own (?:product|line|brand)s?|dealers|distributors|we sell (?:direct|our))\b/i;
const fiveAxis = /\b(?:5|five)[- ]?axis\b/i;
const coordinates = /\b(?:cmms?|zeiss|coordinate measuring)\b/i;
const noHours =
  /\b(?:(?:not|never|nothing|nobody|no one|don['’]?t|doesn['’]?t) [^.;]{0,40}\b(?:by|per|on (?:the|a|each)) job\b|one time ?sheet|no (?:job|time) (?:cards?|tickets?)|don['’]?t (?:clock|log|track) (?:on|in|onto|hours|jobs))/i;
