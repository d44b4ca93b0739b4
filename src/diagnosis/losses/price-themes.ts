import { hoursCounted, type LikelihoodWord, likelihoodWord } from "../../knowledge/odds/likelihood.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Loss, RankedTheme } from "../diagnosis.ts";
import { ownUtilization } from "../kpis/own-utilization.ts";
import { benchmark, constantTerm } from "./assumptions.ts";
import type { CapacityTerms } from "./capacity.ts";
import { isMeasuredInput } from "./figure.ts";
import { heldBackWords, terms } from "./formula.words.ts";
import { type MachineHourTheme, machineHourThemes, otherLosses, rawLosses } from "./losses.ts";
import type { Checks, HeldBack } from "./money.ts";
import type { LossTerm } from "./other-losses.ts";
import { atLikely } from "./points-of-range.ts";
import { stepName } from "./step.ts";
import { computed, difference, figureOf, heldAt, named, number, product, quotient, sum, type Term } from "./term.ts";

/** What each theme costs, in its own unit, and the machine hours of all together. */
export interface PricedThemes {
  readonly losses: readonly LossTerm[];
  readonly recoverableHours: Term;
  /** The share of the raw hours that counts after the soft cap. */
  readonly capShare: Term;
  readonly heldBack: readonly HeldBack[];
}

/** The hours each cause costs. */
type Hours = Readonly<Record<MachineHourTheme, Term>>;

/** How likely each cause is, in the report's word for it. */
export type Likelihoods = Readonly<Record<ThemeId, LikelihoodWord>>;

export const likelihoodsOf = (
  themes: readonly Pick<RankedTheme, "id" | "probability" | "confidence" | "likelihood">[],
): Likelihoods => Object.fromEntries(themes.map((theme) => [theme.id, likelihoodWord(theme)])) as Likelihoods;

export function priceThemes(
  submission: Submission,
  likelihoods: Likelihoods,
  capacity: CapacityTerms,
  checks: Checks,
): PricedThemes {
  const inFull = rawLosses(submission, capacity);
  const raw = countedHours(inFull, likelihoods);
  const share = capShare(raw, capacity);
  const cap = named("cap-share", share, "share");
  const fits = shareThatFits(raw, cap, capacity, ownUtilization(submission) !== undefined);
  const isHeldBack = fits.at(atLikely) < 1;
  const shares: readonly Term[] = isHeldBack || checks === "always" ? [cap, named("room-share", fits, "share")] : [cap];
  const machineHours = machineHourThemes.map((theme) => hoursLost(theme, raw[theme], shares));
  const hours = machineHours.map(({ theme, term }) => named({ kind: "loss", theme }, term, "h/yr"));
  return {
    losses: [...machineHours, ...otherLosses(submission, capacity)],
    recoverableHours: sumOf(hours),
    capShare: share,
    heldBack: isHeldBack ? [heldBackWords.room] : [],
  };
}

/** Hours before the cap. Those that the shop measured count in full, however likely the cause is. */
function countedHours(inFull: Hours, likelihoods: Likelihoods): Hours {
  const hours = machineHourThemes.map((theme) => {
    // Late jobs and setups are measured for whatever causes them, not for the schedule alone.
    const isMeasured = theme !== "scheduling_priority" && inFull[theme].inputs.some(isMeasuredInput);
    return [theme, isMeasured ? inFull[theme] : product(inFull[theme], shareCounted(likelihoods[theme]))];
  });
  return Object.fromEntries(hours) as Hours;
}

/** Whether the hours of a cause are the shop's own count, which says what they come to however likely the cause is. */
export const isByOwnCount = ({ losses }: Pick<RankedTheme, "losses">): boolean =>
  losses.some(({ amount }) =>
    amount.derivation.inputs.some((input) => input.kind === "parameter" && ownCounts.includes(input.name)),
  );

const ownCounts: readonly string[] = [terms.setupsOver, terms.stopsCounted, terms.waitsCounted];

function shareCounted(likelihood: LikelihoodWord): Term {
  const share = hoursCounted[likelihood];
  const reason = terms.howLikely(likelihood);
  return constantTerm(`hours-counted ${likelihood}`, share, `${share.value} (${reason})`, reason);
}

/** A loss as a figure. */
export const lossOf = ({ theme, currency, term, unit }: LossTerm): Loss => ({
  theme,
  currency,
  amount: figureOf(term, unit),
});

/** The hours of a theme that count, with a derivation down to its answers and assumptions. */
function hoursLost(theme: MachineHourTheme, raw: Term, shares: readonly Term[]): LossTerm {
  const counted = product(named({ kind: "raw-loss", theme }, raw, "h/yr"), ...shares);
  const term: Term = {
    ...counted,
    text: [`(${raw.text})`, ...shares.map(({ text }) => text)].join(" × "),
    inputs: [...raw.inputs, ...shares.flatMap(({ inputs }) => inputs)],
  };
  return { theme, currency: "machine_hours", term, unit: "h/yr" };
}

/** The share of the raw hours left by the soft cap over all themes: (1 − e^−x) ÷ x, x = raw hours ÷ cap. */
export function capShare(raw: Readonly<Record<MachineHourTheme, Term>>, { staffed }: CapacityTerms): Term {
  const rawHours = machineHourThemes.map((theme) => named({ kind: "raw-loss", theme }, raw[theme], "h/yr"));
  const cap = product(staffed, benchmark("AS-REC", terms.recoverableShare));
  const x = quotient(sumOf(rawHours), cap);
  return computed({ text: terms.cap, loose: true }, { kind: "saturation", of: [x] });
}

const sumOf = ([first = number(0), ...others]: readonly Term[]): Term => sum(first, ...others);

/**
 * The share of the claimed hours that fits under the best utilization of such shops; 1 if all of them do. A shop that knows its own
 * utilization has room up to its last staffed hour: what others reach says less than its own figure.
 */
function shareThatFits(
  raw: Readonly<Record<MachineHourTheme, Term>>,
  cap: Term,
  { staffed, utilization }: CapacityTerms,
  isKnown: boolean,
): Term {
  const claimed = product(sumOf(machineHourThemes.map((theme) => raw[theme])), cap);
  const best = isKnown ? number(1) : heldAt("high-end", utilization);
  const room = product(staffed, difference(best, utilization));
  return computed(
    { text: stepName("room-share"), loose: false },
    {
      kind: "smaller",
      of: [number(1), heldAt("likely", quotient(room, claimed))],
    },
  );
}
