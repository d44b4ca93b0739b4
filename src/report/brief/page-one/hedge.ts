import type { Aim, Case } from "../../../diagnosis/case/case.ts";
import type { RankedTheme } from "../../../diagnosis/diagnosis.ts";
import type { StatedLoss } from "../../../diagnosis/facts/sums/loss.ts";
import { isLessSure, type LikelihoodWord, likelihoodWord, wordFor } from "../../../knowledge/odds/likelihood.ts";
import type { GoalKind } from "../../../knowledge/page-one/goals.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import { causeNamed, narrowedTo } from "./cause-named.ts";
import { passedTest } from "./passed-test.ts";

type Hedge = Case["finding"]["hedge"];

/**
 * How sure the report sounds of its leading cause, in the headline and wherever it is named. What the shop's own numbers come to, nobody
 * has to hedge, but that a trouble comes from it needs a count of that trouble. Where a second explanation fits, neither is very likely.
 */
export function hedgeOf(found: Case): Hedge {
  const { hedge } = found.finding;
  if (found.undecided !== null) return atMostLikely(hedge);
  const [aim] = aimsShown(found);
  const sums = plainSums(found);
  const isShown = aim === undefined || lostTo.includes(aim.kind) || sums.some(({ counted }) => counted !== undefined);
  return hedge === "likely" && sums.length > 0 && isShown ? "very-likely" : hedge;
}

const atMostLikely = (hedge: Hedge): Hedge => (isLessSure("likely", hedge) ? "likely" : hedge);

/** A cause's strength in a word, the same wherever the report names it. */
export function strengthOf(theme: RankedTheme, found: Case): LikelihoodWord {
  if (theme.id === found.finding.themes[0]) return wordFor[hedgeOf(found)];
  const isOther = found.undecided?.fits.some((fit) => fit.theme === theme.id) ?? false;
  return isOther ? wordFor[atMostLikely(theme.likelihood)] : likelihoodWord(theme);
}

/** The goals that the headline names: not one that is met, unsaid, the cause itself, or that cannot come from it. */
export function aimsShown(found: Case): readonly Aim[] {
  const [leading] = found.finding.themes;
  if (leading === undefined || passedTest(found) !== undefined) return [];
  const cause = causeNamed(leading, found);
  return found.goal.aims.filter(
    ({ kind, counts, isMet, isUnsaid }) =>
      !isMet && !isUnsaid && !cause.includes(counts) && !isTheCause(kind, leading) && mayComeFrom(leading, kind, found),
  );
}

/** A goal that is the cause itself: better setups, if setups run over. */
const isTheCause = (kind: Aim["kind"], theme: ThemeId): boolean =>
  (kind === "setups" && theme === "setup_changeover") ||
  (kind === "order" && theme === "scheduling_priority") ||
  (kind === "people" && theme === "staffing_skills");

/** Hours missing in a quote make no setup long, no part bad and no quote late; a backup at inspection makes no part bad. */
const mayComeFrom = (theme: ThemeId, kind: Aim["kind"], found: Case): boolean =>
  (theme !== "quoting_estimating" || !["setups", "scrap", "quoting", "order"].includes(kind)) &&
  (theme !== "quality_inspection" || kind !== "scrap" || narrowedTo(theme, found) !== undefined);

/** Goals of which the headline says only what is lost. */
const lostTo: readonly GoalKind[] = ["machines", "margin"];

/** The shop's sums about the leading cause alone, of parts counted only those that are at least half. */
export const plainSums = ({ size, finding }: Case): readonly StatedLoss[] =>
  size.flatMap((row) =>
    row.kind === "stated-loss" && row.cause === finding.themes[0] && isPlain(row.sum) ? [row.sum] : [],
  );

const isPlain = ({ cause, counted }: StatedLoss): boolean =>
  cause !== "whole-shop" && (counted === undefined || 2 * counted.part >= counted.all);
