import { answerBenchmarks } from "../../../knowledge/figures/answer-benchmarks.ts";
import { benchmarks } from "../../../knowledge/figures/benchmarks.ts";
import { signsBeforeTrial } from "../../../knowledge/page-one/decoys.ts";
import { soundsFine } from "../../../knowledge/patterns/cleared-patterns.ts";
import { type ThemeId, themes } from "../../../knowledge/themes.ts";
import { type FreeTextField, freeTextFields } from "../../../survey/free-text.ts";
import { labelOf } from "../../../survey/label.ts";
import { lowerFirst } from "../../../survey/writing.ts";
import type { Evidence, RankedTheme } from "../../diagnosis.ts";
import type { UnlikelyCause } from "../case.ts";
import { written } from "../numbers.ts";
import type { Quote } from "../quote.ts";
import type { Reading } from "../reading.ts";
import { crewOf, postsWritten } from "../shop.ts";
import { unlikelyCausesWords as words } from "../unlikely-causes/unlikely-causes.words.ts";
import { describes } from "./is-report.ts";

type Weakness = Pick<UnlikelyCause, "weakness" | "why" | "quotes">;

/** Why a runner-up's evidence is weak; a denial comes first. */
export function weaknessOf({ id, evidence }: Pick<RankedTheme, "id" | "evidence">, quoted: readonly Quote[]): Weakness {
  const denial = denialIn(evidence, id);
  if (denial !== undefined) return deniedBy(denial);
  const speaking = evidence.filter(({ speaks }) => speaks === "for");
  if (speaking.length === 0) return { weakness: "not-mentioned", why: words.noAnswer, quotes: [] };
  const written = speaking.filter((one) => one.quoted);
  const isQuoted = ({ answer }: Evidence): boolean => quoted.some(({ text }) => sameSentence(answer, text));
  if (!written.every(isQuoted)) return { weakness: "few-answers", why: words.little, quotes: [] };
  if (written.length > 0) return sameSentences;
  return checkedOnly(speaking);
}

/** The first answer that denies it. An unchecked box isn't a denial. */
export const denialIn = (evidence: readonly Evidence[], theme: ThemeId): Evidence | undefined =>
  evidence.find(
    ({ speaks, field, quoted, by, answer }) =>
      speaks === "against" &&
      by === undefined &&
      (quoted
        ? !answer.endsWith("…") && !takenBack.test(answer) && soundsFine.test(answer) && describes(theme, answer)
        : field === "setup_time_variability"),
  );

/** A denial that continues with the problem itself. */
const takenBack = /\b(?:but|except|only|until|unless)\b/i;

function deniedBy({ field, answer, quoted }: Evidence): Weakness {
  return quoted && isFactField(field)
    ? { weakness: "denied", why: words.ownWordsAgainst, quotes: [{ field, text: answer }] }
    : { weakness: "denied", why: words.setupsAgainst(answer), quotes: [] };
}

/** The weakness of evidence from checkboxes only. */
function checkedOnly(speaking: readonly Evidence[]): Weakness {
  const named = [...new Set(speaking.filter(({ field }) => namesCauses.has(field)).map(({ answer }) => answer))];
  if (named.length > 0) return { weakness: "only-checked", why: words.checkedOnly(named), quotes: [] };
  const hints = [...new Set(speaking.map(({ field }) => generalNames[field] ?? `“${labelOf(field)}”`))];
  const shown = hints.slice(0, maxHints).join(", ");
  const weakness = speaking.length > 1 ? "few-answers" : "one-answer";
  return { weakness, why: words.generalOnly(hints.length === 1, shown), quotes: [] };
}

const namesCauses: ReadonlySet<string> = new Set(["typical_delay_cause", "primary_bottleneck"]);
const maxHints = 3;

const generalNames: { readonly [field: string]: string | undefined } = words.generalNames;

/** The weakness if every sentence about it is already quoted for the first cause. */
const sameSentences: Weakness = {
  weakness: "same-sentence",
  why: words.sameSentences,
  quotes: [],
};

const isFactField = (field: string): field is FreeTextField => freeTextFields.some((one) => one === field);

const sameSentence = (answer: string, text: string): boolean => text.startsWith(answer.replace(/…$/, ""));

/** Machinists compared with the machines they can run, or with the posts to fill. */
export function crewSum({ submission }: Reading): string | null {
  const crew = crewOf(submission);
  const { shop_type } = submission;
  if (crew === undefined) return null;
  const { machinists, posts } = crew;
  if (crew.isOver) return words.crewOver(postsWritten(submission), machinists);
  if (shop_type === undefined) return null;
  const each = benchmarks[answerBenchmarks.machinesPerMachinist.rows[shop_type]].value.likely;
  const run = machinists * each;
  // Fewer machinists than machines doesn't prove that there are enough.
  if (run < posts || machinists < submission.machine_count) return null;
  return words.crewEnough(written(each), machinists, written(run), postsWritten(submission));
}

/** What would show that it is the cause after all. */
export function turnedBy(theme: ThemeId): string {
  const { see } = themes[theme].confounders.confirms;
  return words.lookAgain(signsBeforeTrial[theme]?.see ?? lowerFirst(see));
}
