import type { ReactElement } from "react";
import { type StatementId, weeklyChecklist } from "../../../survey/weekly-checklist.ts";
import { curlyApostrophes } from "../../../survey/writing.ts";
import { formWords } from "../../words/form.ts";
import "./sentence-meanings.css";

/** What the writer confirmed a sentence means; `null` if nothing yet. */
export type Means = readonly StatementId[] | null;

interface Props {
  readonly text: string;
  /** What it may mean, likeliest first. */
  readonly means: readonly StatementId[];
  readonly confirmed: Means;
  readonly onTap: (id: StatementId | "none") => void;
}

/** A sentence with its possible meanings to tap. */
export function SentenceChips({ text, means, confirmed, onTap }: Props): ReactElement {
  return (
    <fieldset className="meanings-sentence">
      <legend dir="auto">“{text}”</legend>
      {means.map((id) => (
        <button
          key={id}
          type="button"
          className="chip meaning-chip"
          aria-pressed={confirmed?.includes(id) ?? false}
          onClick={() => onTap(id)}
        >
          {curlyApostrophes(weeklyChecklist[id].text)}
        </button>
      ))}
      <button
        type="button"
        className="chip meaning-chip meaning-none"
        aria-pressed={confirmed?.length === 0}
        onClick={() => onTap("none")}
      >
        {formWords.sentences.none}
      </button>
    </fieldset>
  );
}
