import { wishIn } from "../../../diagnosis/case/goal.ts";
import { goalClaimsIn } from "../../../diagnosis/facts/goals/goal-pairs.ts";
import type { Role } from "../../../diagnosis/facts/goals/goal-roles.ts";
import type { StatedNumber } from "../../../diagnosis/facts/goals/own-measure.ts";
import { ownMeasuresOf } from "../../../diagnosis/facts/goals/own-measures.ts";
import { sentencesOf } from "../../../diagnosis/reader/words.ts";
import type { Submission } from "../../../survey/submission.ts";
import { joined, type Text } from "../../text.ts";
import { isRough, startOf, trimmed } from "../quoted.ts";
import { pageOneWords as words } from "./page-one.words.ts";

/**
 * What they want and how they will measure it, in as many whole sentences as fit on the page; the same in every file. Empty
 * if the answers say neither.
 */
export function goalStated(submission: Submission): Text {
  const { improvement_goal = "", success_metric = "" } = submission;
  const asked = upToTarget(startOf(wishIn(improvement_goal)), improvement_goal, submission);
  const [wish, measured] = [asked, startOf(success_metric, true)].map((text) => (isRough(text) ? "" : text)) as [
    string,
    string,
  ];
  // An answer that names only a purchase isn't a goal.
  const plan = startOf(improvement_goal);
  const planned = wish === "" && measured === "" && !isRough(plan) ? plan : "";
  const stated = [
    ...(wish === "" ? [] : [words.goal(trimmed(wish))]),
    ...(planned === "" ? [] : [words.inMind(trimmed(planned))]),
    ...(measured === "" ? [] : [words.measure(trimmed(measured))]),
  ];
  return joined(stated, " ");
}

/** The start of an answer up to the sentence with the number they want; without what stands before today's value, if that is too long. */
function upToTarget(start: string, answer: string, submission: Submission): string {
  const own = ownMeasuresOf(submission).find(({ target }) => target !== null);
  const told = sentencesOf(answer);
  const claims = goalClaimsIn(told.map(({ text }) => text));
  const sentenceWith = (role: Role, stated: StatedNumber | null | undefined) =>
    told[claims.findLast((one) => one.role === role && one.value === stated?.value)?.sentence ?? -1];
  const [last, today] = [sentenceWith("target", own?.target), sentenceWith("today", own?.today)];
  const from = answer.indexOf(start);
  if (start === "" || last === undefined || from < 0) return start;
  const end = last.start + last.text.length;
  if (end <= from + start.length) return start;
  const begins = [from, today?.start ?? last.start, last.start].filter((at) => at <= last.start);
  return begins.map((at) => answer.slice(at, end)).find((text) => text.length <= longestReach) ?? start;
}

/** How many characters of a goal with its number the page has room for. */
const longestReach = 240;
