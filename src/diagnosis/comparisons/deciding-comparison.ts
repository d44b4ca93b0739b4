import { clears } from "../../knowledge/patterns/cleared-patterns.ts";
import { refutations, sameOnBoth } from "../../knowledge/patterns/comparison-patterns.ts";
import { comparisonRatios, comparisonRows, workedOut } from "../../knowledge/patterns/comparisons.ts";
import { asks, tells } from "../../knowledge/patterns/sentence-kinds.ts";
import { type ThemeId, themeIds } from "../../knowledge/themes.ts";
import { type FreeTextField, freeTextFields, isGoalField, reportFields } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { rulesHolding } from "../evidence/evidence.ts";
import { evidenceWords } from "../evidence/evidence.words.ts";
import type { Detection } from "../evidence/passage-detections.ts";
import { peopleIn } from "../facts/people/people.ts";
import { memoizeEach } from "../memoize.ts";
import { logRatioOf } from "../reader/likelihood.ts";
import { reportsNoProblem } from "../reader/sentence-kind.ts";
import { answersRead, isDenial, type Read } from "../reader/sentences.ts";
import { sentencesOf } from "../reader/words.ts";
import { byClarity, type Comparison, comparisonsAmong } from "./comparisons.ts";
import { linkedComparison } from "./linked-comparison.ts";
import { toldComparison } from "./told-comparison.ts";
import { holdsBothSides } from "./two-sides.ts";

/** A comparison, and the answer it is in. */
export interface Deciding {
  readonly field: FreeTextField;
  readonly comparison: Comparison;
  /** Whether its sentences hold both sides. */
  readonly isWhole: boolean;
}

/** The most decisive comparison in a shop's complaint and notes. */
export const decidingComparison = (submission: Submission): Deciding | undefined => decidingIn(submission)[0];

const decidingIn = memoizeEach((submission: Submission): readonly Deciding[] =>
  [
    ...freeTextFields.flatMap((field) => clearestIn(field, submission)),
    ...among(linkedIn(submission), submission),
    ...among(toldIn(submission), submission),
  ]
    .toSorted((a, b) => byClarity(a.comparison, b.comparison))
    .slice(0, 1),
);

/** Without those in sentences whose writer chose "None of these". */
function among(found: readonly Deciding[], { confirmed = [] }: Submission): readonly Deciding[] {
  const rejected = confirmed.filter(({ means }) => means.length === 0);
  return found.filter(
    ({ comparison }) => !rejected.some(({ text }) => comparison.quotes.some((one) => text.includes(one))),
  );
}

/** Comparisons described in one answer and explained in another. */
function linkedIn(submission: Submission): readonly Deciding[] {
  const comparison = linkedComparison(submission);
  const [first = ""] = comparison?.quotes ?? [];
  return comparison === null ? [] : [{ field: fieldHolding(first, submission) ?? "notes", comparison, isWhole: true }];
}

function toldIn(submission: Submission): readonly Deciding[] {
  const told = toldComparison(submission);
  return told === null ? [] : [{ ...told, isWhole: true }];
}

/** The answer that a sentence is in. */
export const fieldHolding = (text: string, submission: Submission): FreeTextField | undefined =>
  freeTextFields.find((field) => submission[field]?.includes(text));

function clearestIn(field: Deciding["field"], submission: Submission): readonly Deciding[] {
  const rejected = (submission.confirmed ?? []).filter((one) => one.field === field && one.means.length === 0);
  const answer = answersRead(submission).find((one) => one.field === field);
  if (answer === undefined) return [];
  const isGoal = isGoalField(field);
  const reports = answer.sentences.filter(
    (one) =>
      !isDenial(one) &&
      !rejected.some(({ text }) => text.includes(one.text)) &&
      (!isGoal || (tells.test(one.text) && !asks.test(one.text))),
  );
  const [comparison] = comparisonsAmong(reports, answer).filter(
    (one) => !isOfARepair(one, field, reports) && (!isGoal || one.id in workedOut),
  );
  if (comparison === undefined) return [];
  // That work stood without somebody is one side; the other is any usual day.
  const isTold = comparison.id in workedOut && !comparison.id.startsWith("stood-without");
  // Where only the reader names what differs, its sentences seldom show it: in 3 of 12.
  const isWhole = isTold || (comparison.id !== "read" && holdsBothSides(comparison.quotes.join(" ")));
  return [{ field, comparison: byTheirWork(comparison, submission), isWhole }];
}

/** A comparison about an absent person, refined by answers elsewhere that say what that person does. */
function byTheirWork(comparison: Comparison, submission: Submission): Comparison {
  if (comparison.id !== "stood-without") return comparison;
  const isAboutPrograms =
    speaksOfPrograms(submission) ||
    peopleIn(submission).some(
      ({ name, does }) => does.includes("programmers") && comparison.quotes.some((text) => text.includes(name)),
    );
  return isAboutPrograms
    ? { ...comparison, id: "stood-without-programs", ...workedOut["stood-without-programs"] }
    : comparison;
}

/** Whether the complaint is about programs. Own judgment. */
const speaksOfPrograms = (submission: Submission): boolean =>
  (answersRead(submission).find(({ field }) => field === "pain_invisible")?.sentences ?? []).some(
    ({ text, passage }) =>
      !clears("programming_readiness", text) && logRatioOf("programming_readiness", passage) >= Math.log(complaintFrom),
  );
const complaintFrom = 10;

/** Whether a comparison is only about something repaired or changed once, which is history or praise. */
function isOfARepair({ id, quotes }: Comparison, field: Deciding["field"], reports: readonly Read[]): boolean {
  if (id !== "cared-for" && id !== "material-on-hand") return false;
  const saying = reports.filter(({ text }) => quotes.includes(text) && comparisonRows[id].says.test(text));
  return saying.every((one) => reportsNoProblem(field, one));
}

/** As evidence: for the cause it points to, and against those it rules out. */
export function comparisonEvidence(submission: Submission): readonly Detection[] {
  const decides = decidingComparison(submission);
  const refuted = refutedIn(submission).filter(({ theme }) => theme !== decides?.comparison.theme);
  if (decides === undefined) return refuted;
  const { field, comparison, isWhole } = decides;
  const { theme, because, sides, quotes } = comparison;
  const out = [...sameOnBothIn(decides, submission), ...refuted];
  const blamed = blamedBy(submission).filter((id) => id !== theme && !out.some((one) => one.theme === id));
  const why = isWhole ? evidenceWords.compares(sides, because) : evidenceWords.aroundIt;
  return [
    {
      ...evidence({ field, quote: quotes[0] ?? "", theme, why }, "for"),
      isClear: isWhole,
      ratio: comparison.id === "read" ? comparisonRatios.forRead : comparisonRatios.for,
    },
    // Work that stops without one person doesn't rule out other causes.
    ...(comparison.id.startsWith("stood-without") ? [] : blamed).map((id) => ({
      ...evidence({ field, quote: quotes[0] ?? "", theme: id, why: evidenceWords.pointsElsewhere }, "against"),
      ratio: comparisonRatios.againstBlamed,
    })),
    ...out.filter((one, at) => out.findIndex((other) => other.theme === one.theme) === at),
  ];
}

/** Whether a sentence makes a cause unlikely, even if its words are about that cause. */
export const isRefuted = (theme: ThemeId, text: string): boolean =>
  refutations.some(({ says, not }) => not === theme && says.test(text));

/** Facts in the complaint or the notes that make a cause unlikely. */
const refutedIn = (submission: Submission): readonly Detection[] =>
  reportFields.flatMap((field) =>
    refutations.flatMap(({ says, not, why }) => {
      const answer = submission[field] ?? "";
      // Hardly any answer has one.
      const said = says.test(answer) ? sentencesOf(answer).find(({ text }) => says.test(text)) : undefined;
      return said ? [evidence({ field, quote: said.text, theme: not, why }, "against")] : [];
    }),
  );

/** Causes ruled out because they were the same on both sides. */
const sameOnBothIn = (
  { field, comparison: { id, theme, quotes } }: Deciding,
  submission: Submission,
): readonly Detection[] =>
  id.startsWith("stood-without")
    ? []
    : sameOnBoth.flatMap(({ says, not, why }) => {
        const quote = quotes.find((text) => says.test(text));
        return quote && not !== theme
          ? [evidence({ field: fieldHolding(quote, submission) ?? field, quote, theme: not, why }, "against")]
          : [];
      });

/** The causes they named where the form asks for one. */
const blamedBy = ({ primary_bottleneck, typical_delay_cause }: Submission): readonly ThemeId[] => {
  const named = {
    ...(primary_bottleneck && { primary_bottleneck }),
    ...(typical_delay_cause && { typical_delay_cause }),
  };
  return themeIds.filter((id) => rulesHolding(id, named).some((one) => one?.speaks === "for"));
};

const evidence = (
  said: Pick<Detection, "field" | "quote" | "theme" | "why">,
  speaks: Detection["speaks"],
): Detection => ({ ...said, speaks, words: [], isWish: false, isComparison: true, ratio: comparisonRatios[speaks] });
