import { type FreeTextField, freeTextFields } from "./free-text.ts";
import { ownProperty } from "./is-record.ts";
import type { MeasuredKpi } from "./measured.ts";
import { leftOutWords } from "./shared.words.ts";
import { tidyProse } from "./tidy.ts";
import { isStatement, type StatementId, weeklyChecklist } from "./weekly-checklist.ts";

/**
 * What a visitor adds to the answers by tapping: which statements of the weekly checklist apply, which don't, and what
 * some of the written sentences mean. All of it is optional. Invalid parts are left out; nothing is refused.
 */
export type FloorFacts = {
  readonly happens_weekly?: readonly StatementId[];
  readonly does_not_happen?: readonly StatementId[];
  readonly confirmed?: readonly Confirmation[];
  /** Read by `readMeasured`, not here. */
  readonly measured?: readonly MeasuredKpi[];
};

/** What a sentence means according to its writer; no statement means "none of these". */
export interface Confirmation {
  readonly field: FreeTextField;
  /** The sentence, exactly as it is in the answer. */
  readonly text: string;
  readonly means: readonly StatementId[];
}

/** What each floor fact is called where answers are shown. */
export const floorFactLabels = {
  happens_weekly: "Which of these happen at least once a week?",
  does_not_happen: "Which of these don't happen every week?",
  confirmed: "What your own words mean",
  measured: "Measured in your own files",
} as const satisfies Record<keyof FloorFacts, string>;

export const floorFactNames = ["happens_weekly", "does_not_happen", "confirmed", "measured"] as const;

/** The most confirmations that are read; no answers hold that many sentences. */
const maxConfirmations = 100;

export interface ReadFloorFacts {
  readonly facts: FloorFacts;
  /** What was left out, as `field: what`. */
  readonly leftOut: readonly string[];
}

/**
 * Reads the floor facts of a request. Never fails. Leaves out unknown statements, a statement said both to happen and not
 * to happen, and meanings of sentences that aren't in the answers.
 *
 * @param answers as received
 * @param prose the answers whose sentences may be confirmed, as read
 */
export function readFloorFacts(
  answers: Readonly<Record<string, unknown>>,
  prose: Readonly<Partial<Record<FreeTextField, string>>>,
): ReadFloorFacts {
  const yes = statementsIn(ownProperty(answers, "happens_weekly"));
  const no = statementsIn(ownProperty(answers, "does_not_happen"));
  const both = yes.known.filter((id) => no.known.includes(id));
  const single = (ids: readonly StatementId[]): readonly StatementId[] => ids.filter((id) => !both.includes(id));
  const { known: confirmed, unknown: unfit } = confirmationsIn(ownProperty(answers, "confirmed"), prose);
  return {
    facts: {
      ...filled("happens_weekly", single(yes.known)),
      ...filled("does_not_happen", single(no.known)),
      ...filled("confirmed", confirmed),
    },
    leftOut: [
      ...yes.unknown.map((id) => `happens_weekly: ${id}`),
      ...no.unknown.map((id) => `does_not_happen: ${id}`),
      ...both.map(leftOutWords.both),
      ...unfit.map((what) => `confirmed: ${what}`),
    ],
  };
}

/** Floor facts as the request sends them. */
export const floorFactsOnWire = ({ happens_weekly, does_not_happen, confirmed, measured }: FloorFacts) => ({
  ...(happens_weekly && { happens_weekly: happens_weekly.join(", ") }),
  ...(does_not_happen && { does_not_happen: does_not_happen.join(", ") }),
  ...(confirmed && { confirmed }),
  ...(measured && { measured }),
});

interface Sorted<Known> {
  readonly known: readonly Known[];
  readonly unknown: readonly string[];
}

const checklistOrder = Object.keys(weeklyChecklist);

/** Statements from a list or a comma-separated text, each once and in the order of the checklist. */
function statementsIn(given: unknown): Sorted<StatementId> {
  const ids = typeof given === "string" ? given.split(",") : Array.isArray(given) ? given : [];
  const names = [...new Set(ids.filter((id) => typeof id === "string").map((id) => id.trim()))];
  return {
    known: names.filter(isStatement).sort((a, b) => checklistOrder.indexOf(a) - checklistOrder.indexOf(b)),
    unknown: names.filter((id) => id !== "" && !isStatement(id)),
  };
}

function confirmationsIn(
  given: unknown,
  prose: Readonly<Partial<Record<FreeTextField, string>>>,
): Sorted<Confirmation> {
  const items: readonly unknown[] = Array.isArray(given) ? given.slice(0, maxConfirmations) : [];
  const known = new Map<string, Confirmation>();
  const unknown: string[] = [];
  for (const item of items) {
    const read = confirmationOf(item, prose);
    if (typeof read === "string") unknown.push(read);
    // If a sentence is confirmed twice, the later one counts.
    else known.set(`${read.field} ${read.text}`, read);
  }
  return { known: [...known.values()].sort(byField), unknown };
}

function confirmationOf(item: unknown, prose: Readonly<Partial<Record<FreeTextField, string>>>): Confirmation | string {
  if (typeof item !== "object" || item === null) return leftOutWords.notAnObject;
  const { field, text, means } = item as Readonly<Record<string, unknown>>;
  const named = freeTextFields.find((one) => one === field);
  if (named === undefined) return leftOutWords.noSentences;
  const sentence = typeof text === "string" ? tidyProse(text) : "";
  if (sentence === "" || !(prose[named] ?? "").includes(sentence)) return leftOutWords.noSuchSentence(named);
  return { field: named, text: sentence, means: statementsIn(means).known };
}

const byField = (a: Confirmation, b: Confirmation): number =>
  freeTextFields.indexOf(a.field) - freeTextFields.indexOf(b.field) || (a.text < b.text ? -1 : 1);

const filled = <Name extends string, Item>(name: Name, items: readonly Item[]) =>
  (items.length === 0 ? {} : { [name]: items }) as { readonly [N in Name]?: readonly Item[] };
