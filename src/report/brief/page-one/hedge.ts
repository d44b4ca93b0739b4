import type { Aim, Case } from "../../../diagnosis/case/case.ts";
import type { StatedLoss } from "../../../diagnosis/facts/sums/loss.ts";
import type { GoalKind } from "../../../knowledge/page-one/goals.ts";

type Hedge = Case["finding"]["hedge"];

/**
 * How sure the headline sounds. What the shop's own numbers come to, nobody has to hedge, but that a trouble comes from it needs a count
 * of that trouble. Where a second explanation fits, the headline isn't surer than the page.
 */
export function hedgeOf(found: Case, aim: Aim | undefined): Hedge {
  const { hedge } = found.finding;
  if (found.undecided !== null) return hedge === "very-likely" ? "likely" : hedge;
  const sums = plainSums(found);
  const isShown = aim === undefined || lostTo.includes(aim.kind) || sums.some(({ counted }) => counted !== undefined);
  return hedge === "likely" && sums.length > 0 && isShown ? "very-likely" : hedge;
}

/** Goals of which the headline says only what is lost. */
const lostTo: readonly GoalKind[] = ["machines", "margin"];

/** The shop's sums about the leading cause alone, of parts counted only those that are at least half. */
export const plainSums = ({ size, finding }: Case): readonly StatedLoss[] =>
  size.flatMap((row) =>
    row.kind === "stated-loss" && row.cause === finding.themes[0] && isPlain(row.sum) ? [row.sum] : [],
  );

const isPlain = ({ cause, counted }: StatedLoss): boolean =>
  cause !== "whole-shop" && (counted === undefined || 2 * counted.part >= counted.all);
