import { isLessSure } from "../../../knowledge/odds/likelihood.ts";
import { nameInSentence, type ThemeId } from "../../../knowledge/themes.ts";
import type { Submission } from "../../../survey/submission.ts";
import { decidingComparison } from "../../comparisons/deciding-comparison.ts";
import type { Diagnosis, Evidence, RankedTheme } from "../../diagnosis.ts";
import type { CaseCause, CaseFinding, OrderReason } from "../case.ts";
import { orderWords } from "../case.words.ts";
import type { Reading } from "../reading.ts";
import type { SituationSeen } from "./how-it-happens.ts";
import { moreThanANote, secondTo } from "./second-cause.ts";
import { setupOverrunFor } from "./setup-overrun-for.ts";

/** A cause supported only by a note comes after one that is at least this share as likely. Own judgment. */
const givesWayTo = 0.5;

/**
 * The answer to the goal: the leading causes, and the shop's own setup in numbers if they are about setups.
 *
 * @param given the cause that leads, if a model has chosen one
 */
export function findingOf(reading: Reading, given?: ThemeId): CaseFinding {
  const { diagnosis } = reading;
  const known = diagnosis.themes.find(({ id }) => id === given);
  const { leading, order } = known ? { leading: known, order: [] } : leaderOf(diagnosis);
  if (leading === undefined) {
    return { rests: "too-little", sum: null, themes: [], hedge: "too-early", order };
  }
  const own = setupOverrunFor(leading, reading);
  const second = secondTo(leading, diagnosis);
  const links = [leading, ...(second ? [second] : [])];
  return {
    rests: own ? "own-sum" : "theme",
    sum: own ?? null,
    themes: links.map(({ id }) => id),
    hedge: leading.likelihood,
    order,
  };
}

/** Whether the shop's own files contradict a cause, so that no sentence puts it before a likelier one. */
export const isContradictedByFiles = (theme: ThemeId, { themes }: Diagnosis): boolean =>
  themes.some(
    ({ id, evidence }) =>
      id === theme && evidence.some(({ field, speaks }) => field === "measured" && speaks === "against"),
  );

/** The finding led by the situation's cause, so that title, hours, odds, week and ruling are about one cause. */
export function ledBySituation(
  situation: SituationSeen | null,
  finding: CaseFinding,
  { themes }: Diagnosis,
): CaseFinding {
  const isLed = situation === null || finding.rests !== "theme" || finding.themes[0] === situation.theme;
  if (isLed) return finding;
  const led = [situation.theme, ...finding.themes.filter((id) => id !== situation.theme)].slice(0, 2);
  const first = themes.find(({ id }) => id === situation.theme);
  return first === undefined ? finding : { ...finding, themes: led, hedge: first.likelihood };
}

/** The finding without its second cause if that has no separate evidence. */
export function withoutUnsupportedCause(finding: CaseFinding, causes: readonly CaseCause[]): CaseFinding {
  const [first, second] = finding.themes;
  const isSupported = second === undefined || causes.some(({ theme }) => theme === second);
  return isSupported || first === undefined ? finding : { ...finding, themes: [first] };
}

/** A cause that a comparison shows has to be checked, however likely it is. */
export function hedgedIfCompared(finding: CaseFinding, submission: Submission): CaseFinding {
  const isCompared = decidingComparison(submission)?.comparison.theme === finding.themes[0];
  return isCompared && isLessSure("likely", finding.hedge) ? { ...finding, hedge: "likely" } : finding;
}

/** The leading cause; `undefined` if the answers don't point to one. */
function leaderOf({ themes }: Diagnosis): {
  readonly leading: RankedTheme | undefined;
  readonly order: readonly OrderReason[];
} {
  const [first] = themes;
  if (first === undefined || first.likelihood === "too-early") {
    return { leading: undefined, order: [] };
  }
  if (isStated(first)) return { leading: first, order: [] };
  const stated = themes.slice(1, 4).find((one) => isStated(one) && one.probability >= givesWayTo * first.probability);
  if (stated && isOnlyNoted(first)) return { leading: stated, order: [passedOver(first.id, stated.id)] };
  const isAnythingStated = themes.some(isStated);
  return { leading: first, order: isAnythingStated ? [kept(first)] : [] };
}

/** Whether the goal, the complaint, a weekly statement or the shop's own files are about it. */
const isStated = ({ evidence }: RankedTheme): boolean =>
  evidence.some(({ speaks, field }) => speaks === "for" && stating.includes(field));

const stating: readonly Evidence["field"][] = [
  "pain_invisible",
  "improvement_goal",
  "success_metric",
  "happens_weekly",
  "measured",
];

const isOnlyNoted = ({ evidence }: RankedTheme): boolean =>
  evidence.some(({ quoted, speaks }) => quoted && speaks === "for") &&
  evidence.every(({ quoted, speaks, ratio }) => quoted || speaks === "against" || ratio < moreThanANote);

const passedOver = (theme: ThemeId, stated: ThemeId): OrderReason => ({
  theme,
  kind: "passed-over",
  why: orderWords.onlyNote(nameInSentence(stated)),
});

function kept({ id, evidence }: RankedTheme): OrderReason {
  const answers = new Set(evidence.filter(({ speaks }) => speaks === "for").map(({ field }) => field)).size;
  return { theme: id, kind: "kept", why: orderWords.notMentioned(answers) };
}
