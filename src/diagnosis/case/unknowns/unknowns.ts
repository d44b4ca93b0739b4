import { holds } from "../../../knowledge/odds/answer-test.ts";
import { type Answered, answered } from "../../../knowledge/odds/answered.ts";
import type { CauseUnknown } from "../../../knowledge/page-one/cause-unknown.ts";
import type { Situation } from "../../../knowledge/situations/situation.ts";
import { situations } from "../../../knowledge/situations.ts";
import type { Theme } from "../../../knowledge/theme.ts";
import { nameInSentence, type ThemeId, themes } from "../../../knowledge/themes.ts";
import { freeTextFields } from "../../../survey/free-text.ts";
import { type Field, questionOf } from "../../../survey/questionnaire.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { PlanFact } from "../../facts/facts.ts";
import { statedLossesIn } from "../../facts/sums/losses.ts";
import { meets } from "../../kpis/needs.ts";
import type { CaseFinding } from "../case.ts";
import type { SituationSeen } from "../finding/how-it-happens.ts";
import { situationRow } from "../finding/situation-row.ts";
import { isSpokenOf } from "../finding/spoken-of.ts";
import { counted, written } from "../numbers.ts";
import type { Reading } from "../reading.ts";
import { cuttingShareFor } from "../ruling/cutting-share.ts";
import { machinesNamed, monitorOf } from "../shop.ts";
import type { Unknown } from "./unknown.ts";
import { unknownsWords as words } from "./unknowns.words.ts";

const maxUnknowns = 3;
const ranks = { ruling: 0, finding: 1, size: 2 } as const;

/** Open questions; those that could change a ruling come before those that could change the finding. */
export function unknownsOf(
  reading: Reading,
  finding: CaseFinding,
  situation: SituationSeen | null,
): readonly Unknown[] {
  const home = situation?.theme ?? finding.themes[0];
  // The open questions of a cause don't apply to a situation that its general description doesn't fit.
  const asked = isApart(situation) ? undefined : situation === null ? home : situations[situation.id].themes[0];
  const all = [
    ...aboutPlans(reading, home),
    ...aboutSituation(situation, reading),
    ...aboutCause(asked, reading),
    ...unanswered(reading, asked),
  ];
  return all
    .filter(({ id, what }, at) => all.findIndex((other) => other.id === id || other.what === what) === at)
    .toSorted((a, b) => ranks[a.flips] - ranks[b.flips])
    .slice(0, maxUnknowns);
}

/** Causes that aren't about machine hours, so that how full the machines are doesn't matter. */
const apartFromMachines: readonly ThemeId[] = [
  "flow_wip_dwell",
  "data_silos",
  "quoting_estimating",
  "material_supply",
  "maintenance_downtime",
];

function aboutPlans(reading: Reading, leading: ThemeId | undefined): readonly Unknown[] {
  const { facts, submission } = reading;
  const where = machinesNamed(facts, submission);
  return facts.plans.flatMap((plan) => {
    const { asset, certainty, quote } = plan;
    if (certainty !== "intended") return [];
    const isAboutSkill = leading === undefined || leading === "staffing_skills";
    if (asset === "people" && isAboutSkill && !atADesk.test(quote) && !isSettled(answered["who-is-needed"], submission))
      return [unknown("hands-or-skill", "ruling", words.handsOrSkill.what, words.handsOrSkill.question)];
    const share = cuttingShareFor(plan, reading);
    // A share measured on some machines may not be that of the planned kind.
    const isKnown =
      areHoursStated(facts) ||
      (share !== undefined && share.ofSome === undefined) ||
      isSettled(answered["hours-cut"], submission);
    if (leading !== undefined && apartFromMachines.includes(leading)) return [];
    if (asset !== "machine" || isKnown) return [];
    return [hoursThere(plan, where, reading)];
  });
}

/** How full the machines like the planned one are; if a monitor is on some machines, whether they are among those. */
function hoursThere(plan: PlanFact, where: string | null, reading: Reading): Unknown {
  const { share = 0, ofSome } = cuttingShareFor(plan, reading) ?? {};
  const { what, question, areAmong } = words.hoursThere;
  const asked =
    ofSome === undefined || where === null
      ? question(where ?? undefined)
      : areAmong(where, counted(ofSome), written(100 * share));
  return unknown("hours-there", "ruling", what(where ?? undefined), asked);
}

/** Whether the weekly cutting hours are stated, so that we don't ask for them. */
const areHoursStated = ({ quantities }: Reading["facts"]): boolean =>
  quantities.some(({ unit, per, sentence }) => unit === "minutes" && per === "week" && cutting.test(sentence.text));

/** Words for machines at work. */
const cutting = /\b(?:cut(?:s|ting)?|run(?:s|ning)?|in cycle|spindles?|machine time|chips|burn(?:s|ing)?)\b/i;

/** Jobs away from machines. */
const atADesk =
  /\b(?:inspect\w*|quality|programm?ers?|cam|planners?|schedulers?|expedit\w*|buyers?|purchas\w*|estimators?|office|clerks?|type|girl|(?:press|call|chase) the)\b/i;

function aboutSituation(situation: SituationSeen | null, { submission }: Reading): readonly Unknown[] {
  if (situation === null) return [];
  const { what, question, instead, answered: settledBy, needs } = situationRow(situation.id, submission).ask;
  if (isSettled(settledBy, submission) || (needs && !meets(submission, needs))) return [];
  const isLacking = instead !== undefined && !meets(submission, instead.lacking);
  return [unknown(situation.id, "finding", what, isLacking ? instead.what : question)];
}

/** Whether the general description of its cause doesn't fit a situation. */
export const isApart = (seen: SituationSeen | null): boolean =>
  seen !== null && (situations[seen.id] as Situation).isApart === true;

function aboutCause(leading: ThemeId | undefined, { submission }: Reading): readonly Unknown[] {
  if (leading === undefined) return [];
  const unknowns: readonly CauseUnknown[] = themes[leading].unknowns;
  return unknowns
    .filter(
      ({ answered: settledBy, about, needs }) =>
        !isSettled(settledBy, submission) &&
        isSpokenOf(about, submission) &&
        (needs === undefined || meets(submission, needs)),
    )
    .map(({ id, flips, what, question }) => ({
      id,
      flips,
      what,
      question: inMonitor(id, question, submission),
      field: null,
    }));
}

/** A monitor that the shop owns has the answer to what it counts. */
function inMonitor(id: string, question: string, submission: Submission): string {
  const monitor = id === "what-stops" || id === "hours-cut" ? monitorOf(submission) : undefined;
  return monitor === undefined ? question : words.inMonitor(monitor, question);
}

/** Whether a sentence, a sum of the shop's own numbers or a checkbox already answers a question. */
export const isSettled = ({ says, summed, checked = [] }: Answered, submission: Submission): boolean =>
  (says !== undefined && tells(says, submission)) ||
  (summed !== undefined && statedLossesIn(submission).some(({ cause }) => cause === summed)) ||
  checked.some((test) => holds(test, submission, undefined));

const tells = (says: RegExp, submission: Submission): boolean =>
  freeTextFields.some((field) => says.test(submission[field] ?? ""));

/** Unanswered survey questions that could put another cause first or tell more about the leading one. */
function unanswered({ diagnosis }: Reading, leading: ThemeId | undefined): readonly Unknown[] {
  const evidence = leading === undefined ? [] : (themes[leading] as Theme).evidence;
  const isAboutLeading = (field: Field): boolean => evidence.some(({ when }) => when.field === field);
  const telling = diagnosis.sharpen.questions.filter((one) => one.would_change !== null || isAboutLeading(one.field));
  return telling.map(({ field, would_change }) => ({
    id: field,
    flips: would_change ? "finding" : "size",
    what: would_change ? words.skipped.couldChange : words.skipped.other,
    question: `${questionOf(field).label}${would_change ? leadsIf(would_change) : ""}`,
    field,
  }));
}

const leadsIf = ({ answer, leads }: NonNullable<WouldChange>): string =>
  answer === null ? "" : words.skipped.leadsIf(answer, nameInSentence(leads));

type WouldChange = Reading["diagnosis"]["sharpen"]["questions"][number]["would_change"];

const unknown = (id: string, flips: Unknown["flips"], what: string, question: string): Unknown => ({
  id,
  flips,
  what,
  question,
  field: null,
});
