import { type Choices, noChoices } from "../../imports/session/shown.ts";
import { isRecord } from "../../survey/is-record.ts";
import type { DraftStorage } from "../draft.ts";

/** How files with certain headings were matched. Holds headings, never cells. */
export interface Remembered {
  readonly label: string;
  readonly choices: Choices;
}

export type Matches = Readonly<Record<string, Remembered>>;

const storageKey = "own-numbers-matches";

/** What a word in a cell means is not kept: the word is a cell. */
const isOfHeadings = ([id]: readonly [string, string]): boolean => !id.startsWith("word:");

export const withoutCells = ({ answers, ...choices }: Choices): Choices => ({
  ...choices,
  answers: Object.fromEntries(Object.entries(answers).filter(isOfHeadings)),
});

export function readMatches(storage: DraftStorage | null): Matches {
  return matchesIn(read(storage, storageKey)) ?? {};
}

/** Matches in a text that was saved earlier; `null` when it holds none. */
export function matchesIn(text: string | null): Matches | null {
  const parsed = parsedOrNull(text);
  if (!isRecord(parsed) || !isRecord(parsed.matches)) return null;
  const matches = Object.entries(parsed.matches).flatMap(([fingerprint, one]) => {
    const remembered = rememberedIn(one);
    return remembered === null ? [] : [[fingerprint, remembered] as const];
  });
  return Object.fromEntries(matches);
}

export const matchesText = (matches: Matches): string => JSON.stringify({ version: 1, matches }, null, 2);

export const keepMatches = (storage: DraftStorage | null, matches: Matches): void =>
  write(storage, storageKey, matchesText(matches));

/** Nothing is remembered where nothing was chosen: the file is then matched as well without it. */
export function isWorthKeeping(choices: Choices): boolean {
  const { answers, list, takeLikely } = withoutCells(choices);
  return takeLikely || list !== null || Object.keys(answers).length > 0;
}

function rememberedIn(one: unknown): Remembered | null {
  if (!isRecord(one) || typeof one.label !== "string" || !isRecord(one.choices)) return null;
  const { answers, list, takeLikely } = one.choices;
  if (!isRecord(answers) || !Object.values(answers).every((answer) => typeof answer === "string")) return null;
  const choices = {
    answers: answers as Choices["answers"],
    // The session refuses what is no list of ours.
    list: typeof list === "string" ? (list as Choices["list"]) : noChoices.list,
    takeLikely: takeLikely === true,
  };
  return { label: one.label, choices: withoutCells(choices) };
}

/** What is stored, or `null`: a browser may refuse its storage. */
export function read(storage: DraftStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text, where the browser lets us. */
export function write(storage: DraftStorage | null, key: string, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    // A full or closed storage forgets; the page goes on.
  }
}

export function parsedOrNull(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
