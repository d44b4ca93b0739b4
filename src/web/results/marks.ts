import type { FloorFacts } from "../../survey/floor-facts.ts";
import { isStatement, type StatementId, statementsMixed } from "../../survey/weekly-checklist.ts";
import type { WireAnswers } from "../../survey/wire/wire.ts";

/** Whether a statement holds, as tapped. A skipped one is absent. */
export type Mark = "yes" | "no";
export type Marks = Readonly<Partial<Record<StatementId, Mark | undefined>>>;

/** The marks in the answers that were already sent. */
export const marksIn = ({ happens_weekly, does_not_happen }: WireAnswers): Marks => ({
  ...marked(happens_weekly, "yes"),
  ...marked(does_not_happen, "no"),
});

const marked = (joined: WireAnswers[string] | undefined, mark: Mark): Marks =>
  Object.fromEntries(
    String(joined ?? "")
      .split(",")
      .map((id) => id.trim())
      .filter(isStatement)
      .map((id) => [id, mark]),
  );

export function factsOf(marks: Marks): FloorFacts {
  const which = (mark: Mark): readonly StatementId[] => statementsMixed.filter((id) => marks[id] === mark);
  return { happens_weekly: which("yes"), does_not_happen: which("no") };
}
