import type { Case } from "../../../diagnosis/case/case.ts";
import { lowerFirst } from "../../../survey/writing.ts";
import { deadlineDay } from "../../deadline-day.ts";
import { type Day, daysAfter } from "../../files/calendar-days.ts";
import { typeset } from "../../format.ts";
import { plain, say } from "../../text.ts";
import type { PlanStep } from "../../text-blocks.ts";
import { chapterWords } from "../chapters.words.ts";

const words = chapterWords.plan;

type Ruling = Case["ruling"][number];

/** Whether a date of its own is left to decide on it. */
const isDecidable = ({ plan, turnsToYes, isTheChange }: Ruling): boolean =>
  plan !== null && turnsToYes !== null && isTheChange !== true;

/** A date that may fall into the three months. */
const isSoon = ({ deadline }: Ruling): boolean => deadline !== null && !/\byears?\b|\b20\d\d\b/i.test(deadline);

/** When the ten days end, as a day and in words, seen from the day of the report. */
export interface TestEnd {
  readonly date: Day;
  readonly day: Day;
  readonly text: string;
}

/** A purchase with a date of its own is decided in the month of that date, or in the first if we can't read it; after the ten days, if its date comes before they end. */
export const datedDecision = (
  ruling: Case["ruling"],
  owner: string,
  end: TestEnd,
  month: PlanMonth,
): readonly PlanStep[] =>
  ruling
    .filter((one) => isDecidable(one) && isSoon(one))
    .slice(0, 1)
    .filter(({ deadline }) => monthOf(deadline ?? "", end) === month)
    .map((one) => {
      const said = one.deadline ?? "";
      const day = deadlineDay(said, end.date);
      return day !== undefined && day <= end.day
        ? decision(one, words.ruleAfter(said, end.text), owner, words.ruledAfter)
        : decision(one, words.ruleBy(said), owner);
    });

/** The day on which a purchase is decided that names one after the ten days. */
export function decisionDay(
  ruling: Case["ruling"],
  { date, day: end }: TestEnd,
): { readonly thing: string; readonly day: Day } | undefined {
  const [one] = ruling.filter((each) => isDecidable(each) && isSoon(each));
  const day = deadlineDay(one?.deadline ?? "", date);
  return one === undefined || day === undefined || day <= end ? undefined : { thing: thingOf(one), day };
}

const thingOf = ({ asset, plan }: Ruling): string =>
  asset === null ? lowerFirst(plan?.thing ?? "") : (plan?.thing ?? "");

/** The day of the plan on which a month of it ends. */
export type PlanMonth = 30 | 60 | 90;

function monthOf(deadline: string, { date }: TestEnd): PlanMonth {
  const day = deadlineDay(deadline, date);
  if (day === undefined || day <= daysAfter(date, 30)) return 30;
  return day <= daysAfter(date, 60) ? 60 : 90;
}

/** The plan to take first, of those without a date or with a distant one, is decided after the change has been tried. */
export const openDecision = (ruling: Case["ruling"], owner: string): readonly PlanStep[] =>
  ruling
    .filter((one) => isDecidable(one) && !isSoon(one))
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .slice(0, 1)
    .map((one) => decision(one, words.rule, owner));

/** What could help comes before what has to wait for the cause. */
const rankOf = ({ isFirst, verdict }: Ruling): number => (isFirst ? 2 : verdict === "yes-if" ? 1 : 0);

/** Page one has the condition; a list of tasks says it. */
function decision(one: Ruling, lead: string, owner: string, ruled: string = words.ruled): PlanStep {
  const thing = `${thingOf(one)}.`;
  const inFull = typeset(words.ruledInFull(lowerFirst(one.turnsToYes ?? "").replace(/\.$/, "")));
  return {
    what: say`${lead} ${thing} ${plain(typeset(ruled))}`,
    owner,
    why: words.spending,
    asTask: `${lead} ${thing} ${inFull}`,
  };
}
