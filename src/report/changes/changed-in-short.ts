import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Submission } from "../../survey/submission.ts";
import type { WireInShort } from "../../survey/wire/response.ts";
import { longDate } from "../format.ts";
import type { Occasion } from "../occasion.ts";
import { changedRows } from "./changed-rows.ts";
import { hoursOf, linesOf, mostHours, movedWays, tasksOf, titleFor } from "./what-changed.ts";
import { whatChangedWords as words } from "./what-changed.words.ts";

/** What moved and the rest in a few sentences, for the top of the page around the report; `null` on the first visit. */
export function changedInShort(
  submission: Submission,
  diagnosis: Diagnosis,
  { earlier, done = [], measured = [] }: Occasion,
): WireInShort["changed"] | null {
  if (earlier === undefined) return null;
  const rows = changedRows(submission, measured, earlier);
  const moved = rows.filter(({ change }) => movedWays.includes(change));
  const planned = tasksOf(earlier);
  return {
    title: titleFor(rows, longDate(earlier.date)),
    rows: linesOf(moved).map(({ what, before, now, change, said }) => ({ what, before, now, change, said })),
    lines: [
      words.hours(...hoursOf(earlier.diagnosis, diagnosis)),
      ...mostHours(submission, earlier, diagnosis),
      ...(planned.length === 0
        ? []
        : [`${words.tasks.title(planned.filter(({ id }) => done.includes(id)).length, planned.length)}.`]),
    ],
  };
}
