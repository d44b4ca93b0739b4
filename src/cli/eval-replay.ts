import { openReplay } from "../adapters/model/replay.ts";
import { readConfig } from "../adapters/settings/config.ts";
import { sectionsIn } from "../diagnosis/letter/whole-letter.ts";
import { makeDossier } from "../service/analyze/make-dossier.ts";
import { ignoreProgress } from "../service/analyze/progress.ts";
import type { StoredDossier } from "../service/analyze/stored-dossier.ts";
import { countsOf } from "../service/evaluate.ts";
import type { Submission } from "../survey/submission.ts";
import { untimed } from "./replay.ts";

/** A case's shop. */
interface Shop {
  readonly id: string;
  readonly submission: Submission;
}

/** The folders of prompts and replies named on the command line. */
export interface ReplayFolders {
  readonly replay?: string;
  readonly writePrompts?: string;
}

/** The result of replaying one shop; `dossier` is `undefined` if no reply is stored for it. */
export interface Replayed {
  readonly id: string;
  readonly dossier: StoredDossier | undefined;
}

/** Diagnoses shops with the replies in one folder and writes their prompts to another, if given. */
export async function replayAll(
  shops: readonly Shop[],
  { replay, writePrompts }: ReplayFolders,
): Promise<{ readonly replayed: readonly Replayed[]; readonly missing: readonly string[] }> {
  const source = openReplay(replay ?? null, writePrompts ?? null);
  const occasion = { date: new Date().toISOString().slice(0, 10), brand: readConfig({}).brand };
  const replayed: Replayed[] = [];
  for (const { id, submission } of shops) {
    const ports = { ...untimed, narrator: source.narratorFor(id) };
    const dossier = await makeDossier(submission, occasion, ignoreProgress, "replay", ports);
    const isAnswered = dossier.receipt?.calls.some(({ outcome }) => outcome !== "unreachable") ?? false;
    replayed.push({ id, dossier: isAnswered ? dossier : undefined });
  }
  return { replayed, missing: source.missing() };
}

/** A summary of the letters, as `eval --replay` prints it. */
export function letterSummaryOf(replayed: readonly Replayed[], missing: readonly string[]) {
  const all = replayed.flatMap(({ dossier }) => dossier ?? []);
  const letters = all.flatMap(({ words }) => words?.letter ?? []);
  const dropped = all.flatMap(({ receipt }) => receipt?.calls.flatMap((call) => call.dropped ?? []) ?? []);
  return {
    replayed: all.length,
    letters: letters.length,
    sections: countsOf(letters.flatMap(sectionsIn)),
    sums: letters.reduce((count, { sums }) => count + sums.length, 0),
    dropped: countsOf(dropped),
    ...tokensOf(all),
    missing,
  };
}

/**
 * Average tokens per report, and how long a model takes to write them. Stored replies have no counts, so they are
 * estimated from the length.
 */
function tokensOf(all: readonly StoredDossier[]) {
  const calls = all.flatMap(({ receipt }) => receipt?.calls.flatMap(({ usage }) => usage ?? []) ?? []);
  const mean = (count: (one: (typeof calls)[number]) => number): number =>
    Math.round(calls.reduce((sum, one) => sum + count(one), 0) / Math.max(1, all.length));
  const output = mean((one) => one.output);
  return {
    tokens_in: mean((one) => one.input),
    tokens_out: output,
    seconds_at_60_tokens_a_second: Math.round(output / 60),
  };
}
