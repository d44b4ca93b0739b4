import { inWords, withNoun } from "../../../survey/writing.ts";
import { weekWords } from "../case.words.ts";
import { written } from "../numbers.ts";
import type { Quote } from "../quote.ts";
import { type Reading, sumsOfKind } from "../reading.ts";

/** What the answers state that a task begins or ends with. */
export interface StatedForTasks {
  /** An event on a stated day. */
  readonly event: Quote | null;
  /** The people who interrupt the plan with other jobs. */
  readonly askers: readonly string[];
}

/** A task with what they already stated about it, so that it asks only for the rest. */
export const withStated = (id: string, task: string, reading: Reading, stated: StatedForTasks): string =>
  `${setupStated(id, task, reading)}${task}${endOf(id, stated)}`;

/** The setup example they stated, as the start of the task to time setups. */
function setupStated(id: string, task: string, { sums }: Reading): string {
  const said = sumsOfKind(sums, "setup-overrun");
  const isTimed = id === "time-setups" || (id === "situation-count" && ofNextSetups.test(task));
  return said !== undefined && isTimed ? weekWords.setups(spent(said.planned), spent(said.took)) : "";
}

const ofNextSetups = /\bnext (?:two|three|five) (?:setups|changeovers)\b/;

const spent = (minutes: number): string =>
  minutes < 60 || minutes % 15 !== 0 ? withNoun(written(minutes), "minutes") : withNoun(written(minutes / 60), "hours");

function endOf(id: string, { event, askers }: StatedForTasks): string {
  if (id === "good-and-bad" && event !== null) return weekWords.theirCase(event.text.replace(/\.$/, ""));
  return id === "situation-change" && askers.length > 0 ? weekWords.tellAskers(inWords(askers)) : "";
}
