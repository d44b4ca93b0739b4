import type { Aim, Case } from "../../../diagnosis/case/case.ts";
import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import { calledFrom } from "../../../knowledge/odds/odds.ts";
import type { Asset } from "../../../knowledge/patterns/asset-patterns.ts";
import { pluralOfMachine } from "../../../knowledge/patterns/plural-machine.ts";
import type { Theme } from "../../../knowledge/theme.ts";
import { type ThemeId, themes } from "../../../knowledge/themes.ts";
import { capitalized, inWords, lowerFirst } from "../../../survey/writing.ts";
import { plainNumber } from "../../format.ts";
import { titleOfLetter } from "../../letter/letter-blocks.ts";
import { noWords, type Words } from "../../words.ts";
import { causeNamed, narrowedTo } from "./cause-named.ts";
import { aimsShown, hedgeOf } from "./hedge.ts";
import { passedTest } from "./passed-test.ts";
import { timeOf } from "./time-of.ts";
import { joinable, titleWords as words } from "./title.words.ts";

/** The finding as one sentence that answers what the owner wants. */
export function titleOf(found: Case, diagnosis: Diagnosis, worded: Words = noWords): string {
  return titleOfLetter(worded, diagnosis) ?? ofOneCause(found, diagnosis);
}

function ofOneCause(found: Case, { themes }: Diagnosis): string {
  const { finding } = found;
  const { rests, sum } = finding;
  const leading = themes.find(({ id }) => id === finding.themes[0]);
  if (rests === "too-little" || leading === undefined) {
    return found.situation ? words.start(found.situation.name) : words.noCause;
  }
  const cause = causeNamed(leading.id, found);
  const shown = leading.evidence.find(
    ({ field, speaks, ratio }) => field === "measured" && speaks === "for" && ratio >= calledFrom.strong,
  );
  // If setups only come second, their example isn't about the cause named.
  const isOfSetups = sum !== null && leading.id === "setup_changeover";
  const example = isOfSetups ? words.setup(timeOf(sum.planned), timeOf(sum.took)) : "";
  const ofTheirs = example === "" ? countedOf(found, leading.id) : example;
  const end = shown === undefined ? ofTheirs : words.measured(shown.answer);
  const passes = passedTest(found);
  const aims = aimsShown(found);
  const hedge = hedgeOf(found);
  const own = narrowedTo(leading.id, found) === undefined ? passes?.headline : undefined;
  const plain = own === undefined ? headlineOf(found, leading.id, hedge) : capitalized(own);
  const inside = own ?? headlineOf(found, leading.id, hedge, true);
  const narrow = narrowedTo(leading.id, found) ? headlineOf(found, leading.id, "very-likely", true) : null;
  const aimed = aimsTitle(aims, { hedge, leading: leading.id }, { cause, plain, inside, narrow });
  const title = planTitle(found, aims, inside) ?? aimed;
  return end === "" ? title : words.with(title, end);
}

/** `41 of our 118 jobs were on it`: only the sentence before says what was counted. */
const leansOnBefore = /\b(?:on|of|in|by|for|to) (?:it|them|that|those)\b/i;

/** The part of their own count that the title is about, if they say what was counted. */
function countedOf({ size }: Case, leading: ThemeId): string {
  const row = size.find((one) => one.kind === "stated-loss" && one.cause === leading && one.sum.counted);
  if (row?.kind !== "stated-loss" || !row.sum.counted?.things) return "";
  if (row.sum.quotes.some(({ text }) => leansOnBefore.test(text))) return "";
  return words.counted(plainNumber(row.sum.counted.part), row.sum.unit);
}

/**
 * The finding as a plain sentence with this shop's names and machine; `isInside`: for the middle of another sentence.
 */
export function headlineOf(
  found: Case,
  theme: ThemeId,
  hedge: Case["finding"]["hedge"] = found.finding.hedge,
  isInside = false,
): string {
  const { situation, waitsForOwner } = found;
  const { headline, ofOwner }: Theme = themes[theme];
  const plain = (waitsForOwner ? ofOwner?.headline : undefined) ?? headline;
  const sentence = situation?.theme === theme ? situation.headline : plain;
  const place = situation?.place ?? "your machines";
  const isUnsure = hedge === "may" || hedge === "too-early";
  const filled = sentence
    .replace("{Place}", isInside || isUnsure ? place : capitalized(place))
    .replace("{place}", place)
    .replace("{who}", situation?.who ?? "one person")
    .replace("{s}", isPlural(place) ? "" : "s")
    .replace("{likely}", hedge === "likely" ? "likely " : "");
  // A machine's name keeps its spelling: `HMC4`.
  const lower = sentence.startsWith("{Place}") ? filled : lowerFirst(filled);
  if (isUnsure) return lowerIf(isInside, words.unsure(lower));
  return isInside ? lower : filled;
}

const lowerIf = (isInside: boolean, sentence: string): string => (isInside ? lowerFirst(sentence) : sentence);

/** `the DMUs`, `H4 and H7`; not `the Haas`. */
const isPlural = (place: string): boolean => pluralOfMachine.test(place) || /\d and /.test(place);

/** A goal that is a plan to spend, unless it also counts something bad: `Before you hire`. */
function planTitle({ ruling }: Case, [first]: readonly Aim[], inside: string): string | undefined {
  const planned = ruling.find(({ plan }) => plan?.field === "improvement_goal" && plan.certainty === "intended");
  const deed = planned?.asset ? deeds[planned.asset] : undefined;
  const isCounted = first !== undefined && (first.kind === "saturdays" || first.kind in joinable);
  return deed === undefined || isCounted ? undefined : words.before(deed, inside);
}

const deeds: { readonly [A in Asset]?: "buy" | "add space" | "hire" } = {
  machine: "buy",
  equipment: "buy",
  software: "buy",
  building: "add space",
  people: "hire",
  sales: "hire",
};

/** The cause as the forms of a title need it. */
interface CauseForms {
  readonly cause: string;
  readonly plain: string;
  readonly inside: string;
  /**
   * The narrower cause without a hedge, for a sentence that has one already; `null` if no sentence of the shop's narrows it.
   */
  readonly narrow: string | null;
}

function aimsTitle(
  aims: readonly Aim[],
  { hedge, leading }: { readonly hedge: Case["finding"]["hedge"]; readonly leading: ThemeId },
  { cause, plain, inside, narrow }: CauseForms,
): string {
  const [first] = aims;
  if (first === undefined) return plain;
  if (first.kind === "people") return words.beforePeople(inside);
  const nouns = [...new Set(aims.slice(0, 2).flatMap(nounOf))];
  const isJoined = nouns.length > 1 || first.kind === "saturdays";
  if (narrow === null)
    return isJoined ? words.joined(inWords(nouns), hedge, cause) : words.aims[first.kind](hedge, cause);
  const isOfMachines = !apartFromMachines.includes(leading) && !narrow.startsWith("your machines");
  if (first.kind === "machines" && !isOfMachines) return plain;
  return isJoined ? words.joinedNarrowed(inWords(nouns), hedge, narrow) : words.narrowed[first.kind](hedge, narrow);
}

/** Causes that cost days or labor hours, not machine hours. */
const apartFromMachines: readonly ThemeId[] = ["flow_wip_dwell", "data_silos", "quoting_estimating"];

function nounOf({ kind, counts }: Aim): readonly string[] {
  if (kind === "saturdays") return [counts];
  return kind in joinable ? [joinable[kind as keyof typeof joinable]] : [];
}
