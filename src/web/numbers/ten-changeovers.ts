/** Minutes of one changeover; `null` if not filled in. */
export interface Changeover {
  readonly planned: number | null;
  readonly taken: number | null;
  /** Of these, the minutes in which the machine waited for its first piece to be passed. */
  readonly waited?: number | null;
}

/** What ten changeovers say about "setups run over plan". */
export type Verdict =
  | { readonly kind: "empty" }
  | { readonly kind: "counting"; readonly toGo: number; readonly within: number }
  /**
   * All without the wait for the first piece, as far as it was noted. `overPercent`: all actual minutes against all planned
   * ones. `waitedPercent`: the share of the actual minutes that were that wait.
   */
  | {
      readonly kind: "decided";
      readonly weWereWrong: boolean;
      readonly within: number;
      readonly overPercent: number;
      readonly waitedPercent: number;
    };

/**
 * The bet, agreed on before the first changeover is timed: if `enough` of these changeovers are at most `share` over
 * plan, we are wrong.
 */
export const agreement = { changeovers: 10, enough: 7, share: 0.25 } as const;

export function verdictOn(changeovers: readonly Changeover[]): Verdict {
  const timed = changeovers.flatMap(({ planned, taken, waited = null }) =>
    planned !== null && taken !== null && planned > 0 && taken >= 0
      ? [{ planned, whole: taken, taken: Math.max(0, taken - (waited ?? 0)) }]
      : [],
  );
  if (timed.length === 0) return { kind: "empty" };
  const within = timed.filter(isWithin).length;
  if (timed.length < agreement.changeovers)
    return { kind: "counting", toGo: agreement.changeovers - timed.length, within };
  const sumOf = (part: "planned" | "taken" | "whole"): number => timed.reduce((sum, one) => sum + one[part], 0);
  const [planned, taken, whole] = [sumOf("planned"), sumOf("taken"), sumOf("whole")];
  return {
    kind: "decided",
    weWereWrong: within >= agreement.enough,
    within,
    overPercent: Math.round((100 * (taken - planned)) / planned),
    waitedPercent: whole === 0 ? 0 : Math.round((100 * (whole - taken)) / whole),
  };
}

/** 56.25 minutes count as 25% over 45 despite rounding. */
const isWithin = ({ planned, taken }: { readonly planned: number; readonly taken: number }): boolean =>
  taken - planned <= planned * agreement.share + 1e-9;

/** An hour and minutes: `1:30`, `1h30`, `1 h 30 min`. */
const hoursAndMinutes = /^(\d+)\s*(?::|h|hrs?\.?|hours?)\s*([0-5]?\d)\s*(?:m|mins?\.?|minutes)?$/i;
/** Hours alone: `1.5 h`. */
const hoursAlone = /^(\d+(?:[.,]\d+)?)\s*(?:h|hrs?\.?|hours?)$/i;
/** Minutes with or without their unit; a comma before three digits marks thousands. */
const minutesAlone = /^(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)\s*(?:m|mins?\.?|minutes|'|′)?$/i;

/** Parses minutes as typed: `45`, `45.5`, `45 min`, `1:30` or `1.5 h`. `null` if it is none of these. */
export function minutesIn(text: string): number | null {
  const typed = text.trim();
  const [, hours, minutes] = hoursAndMinutes.exec(typed) ?? [];
  if (hours !== undefined && minutes !== undefined) return Number(hours) * 60 + Number(minutes);
  const [, inHours] = hoursAlone.exec(typed) ?? [];
  if (inHours !== undefined) return numberIn(inHours) * 60;
  const [, inMinutes] = minutesAlone.exec(typed) ?? [];
  return inMinutes === undefined ? null : numberIn(inMinutes);
}

const numberIn = (text: string): number =>
  Number(/,\d{3}(?:\D|$)/.test(text) ? text.replaceAll(",", "") : text.replace(",", "."));
