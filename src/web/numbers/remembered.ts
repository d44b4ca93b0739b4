import { type Choices, noChoices } from "../../imports/session/shown.ts";
import { isRecord } from "../../survey/is-record.ts";
import { type DraftStorage, read, write } from "../draft/draft-device.ts";
import { parseOrNull } from "../parse-or-null.ts";

/** How files with certain headings were matched. Contains headings, never cells. */
export interface Remembered {
  readonly label: string;
  readonly choices: Choices;
}

export type RememberedMatches = Readonly<Record<string, Remembered>>;

const storageKey = "own-numbers-matches";

/** The meaning of a word in a cell isn't stored, because the word is part of a cell. */
const isAboutHeadings = ([id]: readonly [string, string]): boolean => !id.startsWith("word:");

export const withoutCells = ({ answers, ...choices }: Choices): Choices => ({
  ...choices,
  answers: Object.fromEntries(Object.entries(answers).filter(isAboutHeadings)),
});

export function readMatches(storage: DraftStorage | null): RememberedMatches {
  return matchesIn(read(storage, storageKey)) ?? {};
}

/** The matches in a saved text; `null` if there are none. */
export function matchesIn(text: string | null): RememberedMatches | null {
  const parsed = parseOrNull(text);
  if (!isRecord(parsed) || !isRecord(parsed.matches)) return null;
  const matches = Object.entries(parsed.matches).flatMap(([fingerprint, entry]) => {
    const remembered = rememberedIn(entry);
    return remembered === null ? [] : [[fingerprint, remembered] as const];
  });
  return Object.fromEntries(matches);
}

export const matchesText = (matches: RememberedMatches): string => JSON.stringify({ version: 1, matches }, null, 2);

export const keepMatches = (storage: DraftStorage | null, matches: RememberedMatches): void =>
  void write(storage, storageKey, matchesText(matches));

/** Whether anything was chosen that can be remembered. If not, files are matched the same way without it. */
export function hasChoices(choices: Choices): boolean {
  const { answers, list, takeLikely } = withoutCells(choices);
  return takeLikely || list !== null || Object.keys(answers).length > 0;
}

function rememberedIn(value: unknown): Remembered | null {
  if (!isRecord(value) || typeof value.label !== "string" || !isRecord(value.choices)) return null;
  const { answers, list, takeLikely } = value.choices;
  if (!isRecord(answers) || !Object.values(answers).every((answer) => typeof answer === "string")) return null;
  const choices = {
    answers: answers as Choices["answers"],
    // The session rejects an unknown list.
    list: typeof list === "string" ? (list as Choices["list"]) : noChoices.list,
    takeLikely: takeLikely === true,
  };
  return { label: value.label, choices: withoutCells(choices) };
}
