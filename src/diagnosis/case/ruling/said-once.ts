import { rulingWords as words } from "./ruling.words.ts";
import type { Ruling } from "./ruling-row.ts";

/** Removes from a ruling what an earlier one already says: a shared date, the same reason, a sum, a limitation. */
export const saidOnce = (rulings: readonly Ruling[], cause: string, cleared: string): readonly Ruling[] =>
  rulings.map((one, at) => {
    const before = rulings.slice(0, at);
    const isDated = before.some(({ deadline, untilThen }) => untilThen !== null && deadline === one.deadline);
    const explained = before.find(({ text }) => text.includes(`: ${cause}.`));
    const isCleared = before.some(({ turnsToYes }) => turnsToYes?.startsWith(cleared));
    const [sum, ...others] = before.flatMap((other) => other.sum ?? []);
    return {
      ...one,
      untilThen: isDated ? null : one.untilThen,
      text: explained?.plan ? one.text.replace(words.notThis(cause), words.sameReason(explained.plan.thing)) : one.text,
      turnsToYes:
        isCleared && one.turnsToYes?.startsWith(`${cleared},`)
          ? one.turnsToYes.replace(cleared, words.theSame)
          : one.turnsToYes,
      sum: sum === undefined || one.sum === null ? one.sum : shortened(one.sum, [sum, ...others]),
    };
  });

/** A sum without sentences that an earlier one has, and without the note on what a price doesn't include. */
function shortened(sum: string, before: readonly string[]): string | null {
  const known = before.join(" ");
  const left = sum.split(/(?<=[.?]) (?=[A-Z$€£\d])/).filter((sentence) => !known.includes(sentence));
  const said = left.join(" ").replace(words.notCounting, "");
  return said === "" ? null : said;
}
