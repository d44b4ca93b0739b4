import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { type SetupExample, setupExampleIn } from "../../diagnosis/losses/setup-example.ts";
import type { Submission } from "../../survey/submission.ts";
import { withNoun } from "../../survey/writing.ts";
import { timeOf } from "../brief/page-one/time-of.ts";
import { estimate, exact, plainNumber } from "../format.ts";
import { setupOverrunWords as words } from "./setup-overrun.words.ts";

/** The setup the respondent describes, for the opening: `2 hours where 45 minutes were planned`. */
export function overrunInShort(submission: Submission): string | undefined {
  const example = setupExampleIn(submission);
  return example && words.short(timeOf(example.took), timeOf(example.planned));
}

/** The same setup with what one such overrun costs at the shop's own rate; money only if the shop gave one. */
export function overrunInFull(submission: Submission, { capacity }: Diagnosis): string | undefined {
  const example = setupExampleIn(submission);
  if (example === undefined) return undefined;
  const { planned, took } = example;
  const factor = plainNumber(Number((took / planned).toPrecision(2)));
  const cost = submission.shop_rate_value ? costAt(capacity.shop_rate.likely, example) : "";
  return `${words.full(timeOf(planned), timeOf(took), overrunText(example), factor)}${cost}`;
}

const costAt = (rate: number, example: SetupExample): string =>
  words.cost(exact(rate, "$/h"), estimate(((example.took - example.planned) / 60) * rate, "$"));

/** From here on, hours are easier to read. */
const maxInMinutes = 120;
const overrunText = ({ planned, took }: SetupExample): string => {
  const minutes = took - planned;
  return minutes < maxInMinutes ? withNoun(plainNumber(minutes), "minutes") : timeOf(minutes);
};
