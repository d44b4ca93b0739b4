import { type FreeTextField, freeTextFields } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { memoizeEach } from "../memoize.ts";
import { sentencesOf } from "../reader/words.ts";
import { countForms } from "./counts.ts";
import { flowForms } from "./flow.ts";
import type { Form, Worked } from "./form.ts";
import { groupForms } from "./groups.ts";
import { moneyForms } from "./money.ts";
import { pieceForms } from "./pieces.ts";
import { shiftForms } from "./shifts.ts";
import { timeForms } from "./times.ts";

const forms: readonly Form[] = [
  ...timeForms,
  ...pieceForms,
  ...groupForms,
  ...shiftForms,
  ...flowForms,
  ...countForms,
  ...moneyForms,
];

/** What the shop's own numbers come to, each sum once, in the order of the forms. */
export const workedIn = memoizeEach((submission: Submission): readonly Worked[] => {
  const answers = freeTextFields.map((field: FreeTextField) => ({
    field,
    texts: sentencesOf(submission[field] ?? "").map(({ text }) => text),
  }));
  const all = forms.flatMap((form) => answers.flatMap((answer) => form(answer, submission)));
  return all.filter((one, at) => all.findIndex((other) => other.sums.join() === one.sums.join()) === at);
});
