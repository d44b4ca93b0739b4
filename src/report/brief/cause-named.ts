import type { Case } from "../../diagnosis/case/case.ts";
import type { ThemeId } from "../../diagnosis/diagnosis.ts";
import type { Situation } from "../../knowledge/situations/situation.ts";
import { situations } from "../../knowledge/situations.ts";
import { themeWords } from "../wording.ts";

/** What a sentence of theirs narrows this cause to; a setup in numbers speaks of setups alone. */
export function narrowedTo(theme: ThemeId, { situation, finding }: Case): Situation | undefined {
  const isNarrow = situation?.theme === theme && finding.sum?.kind !== "setup-overrun";
  return isNarrow ? situations[situation.id] : undefined;
}

/** A cause as the title calls it, so that box, odds and chapter tell of the same one. */
export const causeNamed = (theme: ThemeId, found: Case): string =>
  narrowedTo(theme, found)?.name ?? themeWords[theme].noun;
