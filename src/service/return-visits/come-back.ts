import { tasksOf } from "../../report/changes/what-changed.ts";
import { type Brand, isOlderView, type Occasion } from "../../report/occasion.ts";
import { isAsked } from "../../survey/question.ts";
import { type Field, isField, questionOf } from "../../survey/questionnaire.ts";
import { answersSoFar } from "../../survey/read-answers.ts";
import type { Submission } from "../../survey/submission.ts";
import { ownVersion } from "../../survey/wire/history.ts";
import type { Utf8 } from "../analyze/json-bytes.ts";
import { storedSummary } from "../analyze/report-summary.ts";
import type { StoredDossier } from "../analyze/stored-dossier.ts";
import { dayOf } from "../reports/day-of.ts";
import { dossierOf, showReport } from "../reports/show-report.ts";
import { isAnotherVisit } from "../reports/versions.ts";
import type { Store } from "../store-port.ts";
import { earlierSentences, withoutWords } from "./earlier-sentences.ts";
import { type ReturnForm, returnFields } from "./return-page.ts";

export interface ReturnPorts {
  readonly store: Pick<Store, "leadWithId" | "versionsOf">;
  readonly utf8: Utf8;
  readonly brand: Brand;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** The short form of a later visit; `null` if there is no report. */
export async function returnFormOf(id: string, ports: ReturnPorts): Promise<ReturnForm | null> {
  const shown = await showReport(id, ports);
  const stored = shown.kind === "report" ? dossierOf(shown, ports.brand) : undefined;
  if (stored === undefined) return null;
  const own = ownVersion(await ports.store.versionsOf(id));
  const isOver = own === undefined || isAnotherVisit(own.made_at, ports.now());
  const { submission, diagnosis } = stored;
  return {
    id,
    key: ports.newId(),
    submission,
    said: earlierSentences(submission, diagnosis),
    questions: [...restingOn(diagnosis), ...returnFields],
    areViewsOver: (stored.occasion.witnesses ?? []).some((one) =>
      isOlderView(one, dayOf(ports.now().toISOString(), ports.timeZone)),
    ),
    ...planFor(stored, isOver),
  };
}

/**
 * The plan that the next version is compared with, and which of its tasks are done. A second return within one visit still
 * refers to the visit before.
 *
 * @param isOver whether the visit of the newest version is over
 */
function planFor(stored: StoredDossier, isOver: boolean): Pick<ReturnForm, "tasks" | "done"> {
  const { earlier, done = [] }: Occasion = stored.occasion;
  if (earlier === undefined) return { tasks: storedSummary(stored).tasks, done };
  return isOver ? { tasks: storedSummary(stored).tasks, done: [] } : { tasks: tasksOf(earlier), done };
}

/** The most questions asked because the likeliest cause depends on them; more would take longer than three minutes. */
const maxRestingOn = 2;

/** The questions whose answers support the likeliest cause most and that aren't asked on every visit anyway. */
function restingOn({ themes: [leading] }: StoredDossier["diagnosis"]): readonly Field[] {
  const own = (leading?.evidence ?? [])
    .filter(({ speaks, by }) => speaks === "for" && by === undefined)
    .toSorted((a, b) => b.ratio - a.ratio)
    .flatMap(({ field }) =>
      isField(field) && isChoice(field) && !isAskedAlways(field) && !lasting.has(field) ? [field] : [],
    );
  return [...new Set(own)].slice(0, maxRestingOn);
}

/** Questions whose answers don't change within a quarter. */
const lasting: ReadonlySet<Field> = new Set<Field>(["shop_type"]);
const isAskedAlways = (field: Field): boolean => (returnFields as readonly Field[]).includes(field);
const isChoice = (field: Field): boolean => ["yesNo", "oneOf"].includes(questionOf(field).kind);

const isOptional = (field: Field): boolean => {
  const question = questionOf(field);
  return !isAsked(question) || question.required !== true;
};

/**
 * All answers of a shop, updated with those of the short form. Unanswered questions keep their earlier answers.
 *
 * @param over earlier sentences that the owner marked as no longer true
 */
export function answersAfter(
  { submission, said, questions }: Pick<ReturnForm, "submission" | "said" | "questions">,
  given: Readonly<Record<string, unknown>>,
  over: readonly string[],
): Submission {
  const known = { ...submission, ...given };
  const now = answersSoFar(known, questions);
  // An empty field of the form means "Don't know": the earlier answer no longer applies.
  const unknown: readonly string[] = questions.filter((field) => given[field] === "" && isOptional(field));
  // The cast is sound: only optional answers are left out.
  const answered = Object.fromEntries(
    Object.entries({ ...submission, ...now }).filter(([field]) => !unknown.includes(field)),
  ) as unknown as Submission;
  const gone = said.filter((sentence) => over.includes(sentence));
  return gone.length === 0 ? answered : withoutWords(answered, gone);
}
