import type { Kpi } from "../../knowledge/kpi-record/kpi-record.ts";
import { byKpi, type KpiId, kpiIds, kpis } from "../../knowledge/kpis/kpis.ts";
import { holds } from "../../knowledge/odds/answer-test.ts";
import { kpiWorth } from "../../knowledge/plan.ts";
import type { SystemId } from "../../knowledge/systems/systems.ts";
import { answerText } from "../../survey/answer-text.ts";
import { type Field, questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { setupExampleIn } from "../losses/setup-example.ts";
import { lexiconOf, longestOf } from "../reader/lexicon.ts";
import { wordsOf } from "../reader/words.ts";
import { type DescribingSentence, describedKpis, type LikelyTheme } from "./described-kpis.ts";
import { isTracked } from "./is-tracked.ts";
import type { NeededElement, Readiness } from "./needed-element.ts";
import { neededElements, readinessOf } from "./readiness.ts";

/** A KPI with its worth for this shop. */
export interface Candidate {
  readonly id: KpiId;
  readonly kpi: Kpi;
  readonly data: readonly NeededElement[];
  readonly readiness: Readiness;
  /** Whether the shop says it already tracks it. */
  readonly tracked: boolean;
  /** Answers that make it urgent, words that ask for it, and a sentence that describes what it shows. */
  readonly because: readonly { readonly field: Field; readonly answer: string }[];
  /** Its worth apart from the themes it measures; 1 is a theme that is certain and fully exposed. */
  readonly own: number;
}

/** Every KPI of the catalog, rated for one shop. */
export function candidatesFor(
  submission: Submission,
  ranked: readonly LikelyTheme[],
  shopSystems: readonly SystemId[],
): readonly Candidate[] {
  const asked = askedFor(submission);
  const described = describedKpis(submission, ranked);
  const tellsOfSetup = setupExampleIn(submission) !== undefined;
  return kpiIds.map((id) => {
    const kpi = kpis[id];
    const urgent = kpi.urgentWhen.filter(({ when }) => holds(when, submission, undefined));
    const sentence = described.get(id);
    const isFollowed = kpi.trackedAs !== null && (submission.current_kpi_tracking ?? []).includes(kpi.trackedAs);
    const wishes = asked.filter((one) => one.id === id);
    const data = neededElements(kpi.elements, shopSystems, submission);
    return {
      id,
      kpi,
      data,
      readiness: readinessOf(data),
      tracked: isTracked(id, submission),
      because: [
        ...wishes.filter((wish) => !isWithin(wish, sentence)).map(({ field, answer }) => ({ field, answer })),
        ...(sentence?.isQuotable ? [{ field: sentence.field, answer: sentence.answer }] : []),
        ...urgent.map(({ when }) => ({ field: when.field, answer: answerOf(when, submission) })),
      ],
      own:
        urgencyOf(urgent.map(({ level }) => kpiWorth.urgent[level])) +
        (sentence?.worth ?? 0) +
        (isFollowed ? kpiWorth.tracked : 0) +
        (id === informsSetups && tellsOfSetup ? kpiWorth.statedInNumbers : 0) +
        Math.max(0, ...wishes.map(({ field }) => kpiWorth.asked[field])),
    };
  });
}

/** Whether the sentence already contains the words, so that nothing is quoted twice. */
const isWithin = ({ field, answer }: Wish, sentence: DescribingSentence | undefined): boolean =>
  sentence?.isQuotable === true && sentence.field === field && sentence.answer.includes(answer);

/** The most urgent answer counts in full; several together have a limit. */
const urgencyOf = (worths: readonly number[]): number =>
  Math.max(
    ...worths,
    Math.min(
      kpiWorth.maxUrgent,
      worths.reduce((sum, worth) => sum + worth, 0),
    ),
  );

/** The KPI that a planned and an actual setup time are values of. */
const informsSetups = "kpi_setup_var" satisfies KpiId;

type AskingField = keyof typeof kpiWorth.asked;

const kpisIn = lexiconOf(byKpi(({ words }) => words));

/** A KPI that the respondent's own words ask for, with the words. */
interface Wish {
  readonly id: KpiId;
  readonly field: AskingField;
  readonly answer: string;
}

/** The KPIs that the respondent's own words ask for. */
function askedFor(submission: Submission): readonly Wish[] {
  return (Object.keys(kpiWorth.asked) as AskingField[]).flatMap((field) => {
    const text = wordsIn(submission, field);
    const words = wordsOf(text);
    const mentions = new Map(longestOf(kpisIn(words)).map((mention) => [mention.id, mention]));
    return [...mentions.values()].map(({ id, from, to }) => ({
      id,
      field,
      answer: text.slice(words[from]?.start, words[to]?.end),
    }));
  });
}

/** An answer in words; of a list, the words next to `Other`. */
function wordsIn(submission: Submission, field: AskingField): string {
  const answer = submission[field] ?? "";
  return typeof answer === "string" ? answer : (answer.find(isOtherText) ?? "");
}

const isOtherText = (choice: string): boolean => choice.startsWith("Other: ");

function answerOf(when: Kpi["urgentWhen"][number]["when"], submission: Submission): string {
  const answer = answerText(submission, when.field) ?? "";
  if (when.kind !== "any-of" || questionOf(when.field).kind !== "anyOf") return answer;
  return when.choices.filter((choice) => answer.split(", ").includes(String(choice))).join(", ");
}
