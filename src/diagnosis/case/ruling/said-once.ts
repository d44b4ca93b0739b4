import type { RulingRow } from "../../../knowledge/page-one/rulings.ts";
import { rulingWords as words } from "./ruling.words.ts";
import type { Ruling } from "./ruling-row.ts";

/** What earlier rulings say, so that a later one doesn't repeat it. */
export interface Said {
  /** The plan whose ruling gives the cause as its reason, and the one whose ruling names what shows that it is gone. */
  readonly cause: string | null;
  readonly cleared: string | null;
  /** The dates for which it says what to tell the seller. */
  readonly deadlines: readonly (string | null)[];
  readonly sums: readonly string[];
}

export const nothingSaid: Said = { cause: null, cleared: null, deadlines: [], sums: [] };

/** The texts of a row, referring to an earlier plan for the reason and the condition that its ruling names. */
export function withoutRepeats(
  { text, reason = "", turnsToYes }: RulingRow,
  { cause, cleared }: Said,
): Pick<RulingRow, "text" | "turnsToYes"> {
  return {
    text: text.replace("{reason}", cause === null ? reason : words.sameReason(cause)),
    turnsToYes: cleared === null ? turnsToYes : turnsToYes.replace("{cleared}", words.sameCondition(cleared)),
  };
}

/** The sentences that no earlier ruling has, without what a price leaves out if one says so. */
export function unsaid(sentences: readonly string[], { sums }: Said): readonly string[] {
  const { beforeCosts } = words;
  const isSaid = sums.some((sentence) => sentence.includes(beforeCosts));
  return sentences
    .filter((sentence) => !sums.includes(sentence))
    .map((sentence) => (isSaid ? sentence.replace(beforeCosts, "") : sentence));
}

interface OneRuling {
  readonly row: RulingRow;
  /** What the plan is about. */
  readonly thing: string;
  readonly sentences: readonly string[];
  readonly date: Pick<Ruling, "deadline" | "untilThen">;
}

/** What is said after one more ruling. */
export function withSaid(said: Said, { row, thing, sentences, date }: OneRuling): Said {
  return {
    cause: said.cause ?? (row.reason === undefined ? null : thing),
    cleared: said.cleared ?? (row.turnsToYes.includes("{cleared}") ? thing : null),
    deadlines: date.untilThen === null ? said.deadlines : [...said.deadlines, date.deadline],
    sums: [...said.sums, ...sentences],
  };
}
