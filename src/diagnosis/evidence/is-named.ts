import { situations } from "../../knowledge/situations.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import { freeTextFields } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Evidence } from "../diagnosis.ts";
import { sentencesOf } from "../reader/words.ts";

/**
 * Whether the shop itself names a cause: in a sentence, in its own files, in a statement of the checklist, or through a coworker.
 * Without that, our reading of its sentences and the boxes it checked may be about something near to it.
 */
export const isNamed = (id: ThemeId, evidence: readonly Evidence[], submission: Submission): boolean =>
  evidence.some(({ speaks, field, by }) => speaks === "for" && (naming.has(field) || by !== undefined)) ||
  freeTextFields.some((field) => sentencesOf(submission[field] ?? "").some(({ text }) => names(id, text)));

const naming: ReadonlySet<Evidence["field"]> = new Set(["measured", "happens_weekly"]);

const names = (id: ThemeId, text: string): boolean =>
  themes[id].evidencePattern.test(text) ||
  Object.values(situations).some(({ themes: [first], says }) => first === id && says.test(text));
