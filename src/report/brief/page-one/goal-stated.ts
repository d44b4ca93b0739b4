import { wishIn } from "../../../diagnosis/case/goal.ts";
import type { Submission } from "../../../survey/submission.ts";
import { joined, type Text } from "../../text.ts";
import { isRough, startOf, trimmed } from "../quoted.ts";
import { pageOneWords as words } from "./page-one.words.ts";

/**
 * What they want and how they will measure it, in as many whole sentences as fit on the page; the same in every file. Empty
 * if the answers say neither.
 */
export function goalStated({ improvement_goal = "", success_metric = "" }: Submission): Text {
  const [wish, measured] = [startOf(wishIn(improvement_goal)), startOf(success_metric, true)].map((text) =>
    isRough(text) ? "" : text,
  ) as [string, string];
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
