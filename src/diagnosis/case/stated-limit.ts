import type { Submission } from "../../survey/submission.ts";
import type { Diagnosis, ThemeId } from "../diagnosis.ts";
import { factFields } from "../facts/facts.ts";

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December|month|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec";
/** `64 setups planned, 91 done`, `60 setups booked`. */
const setups =
  /\b(?<count>\d{1,4}) (?:set-?ups? )?(?:done|booked|made)\b|\b(?:did|made|average of) (?<more>\d{1,4}) (?:set-?ups|of them)\b/i;
/** `Average 3 hours each`, `3 h each`. */
const each = /\b(?<hours>\d{1,2}(?:\.\d)?) ?(?:hours|hrs|h) (?:each|apiece|a setup)\b/i;

/** Hours of all setups a year by the shop's own count of a month: what is lost in them can't be more. */
function setupHoursTold(submission: Submission): number | undefined {
  for (const field of factFields) {
    const text = submission[field] ?? "";
    const { count, more } = setups.exec(text)?.groups ?? {};
    const hours = each.exec(text)?.groups?.hours;
    const made = count ?? more;
    if (made !== undefined && hours !== undefined && new RegExp(`\\b(?:${months})\\b`).test(text))
      return 12 * Number(made) * Number(hours);
  }
  return undefined;
}

/** Causes whose hours, as we estimate them, are more than the shop told there are: none are printed. */
export function overTold(submission: Submission, { themes }: Diagnosis): readonly ThemeId[] {
  const limit = setupHoursTold(submission);
  if (limit === undefined) return [];
  const setup = themes.find(({ id }) => id === "setup_changeover");
  const isOver = setup?.losses.some(({ currency, amount }) => currency === "machine_hours" && amount.high > limit);
  return isOver === true ? ["setup_changeover"] : [];
}
