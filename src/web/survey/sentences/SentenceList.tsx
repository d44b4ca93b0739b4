import type { ReactElement } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Confirmation } from "../../../survey/floor-facts.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import { questionOf } from "../../../survey/questionnaire.ts";
import type { StatementId } from "../../../survey/weekly-checklist.ts";
import type { WireReadings } from "../../../survey/wire/readings.ts";
import type { FormValues } from "../../draft/draft.ts";
import { confirmedIn, confirmedValue } from "../../floor-fact-values.ts";
import { formWords } from "../../words/form.ts";
import { type Means, SentenceChips } from "./SentenceChips.tsx";
import "./sentence-meanings.css";

interface Props extends WireReadings {
  readonly field: FreeTextField;
}

/** Further sentences are collapsed. */
const maxShown = 3;

/** The sentences that may mean something, each with its possible meanings. */
export function SentenceList({ field, sentences }: Props): ReactElement {
  const words = formWords.sentences;
  const rows = sentences.map((sentence) => <Sentence key={sentence.text} field={field} {...sentence} />);
  const more = rows.slice(maxShown);
  return (
    <section className="meanings" aria-label={words.label(questionOf(field).label)}>
      <p className="meanings-title">{words.title}</p>
      {rows.slice(0, maxShown)}
      {more.length > 0 && (
        <details>
          <summary>{words.more(more.length)}</summary>
          {more}
        </details>
      )}
    </section>
  );
}

interface SentenceProps {
  readonly field: FreeTextField;
  readonly text: string;
  readonly means: readonly StatementId[];
}

function Sentence({ field, text, means }: SentenceProps): ReactElement {
  const [confirmed, setConfirmed] = useConfirmed(field, text);
  const tap = (id: StatementId | "none"): void => setConfirmed(afterTap(confirmed, id));
  return <SentenceChips text={text} means={means} confirmed={confirmed} onTap={tap} />;
}

/** A second tap undoes the first. */
function afterTap(confirmed: Means, id: StatementId | "none"): Means {
  if (id === "none") return confirmed?.length === 0 ? null : [];
  const others = (confirmed ?? []).filter((other) => other !== id);
  const next = confirmed?.includes(id) ? others : [...others, id];
  return next.length === 0 ? null : next;
}

/** Confirmed meanings are stored with the form's answers. */
function useConfirmed(field: FreeTextField, text: string): readonly [Means, (means: Means) => void] {
  const { control, getValues, setValue } = useFormContext<FormValues>();
  const isThis = (other: Confirmation): boolean => other.field === field && other.text === text;
  const confirmation = confirmedIn(useWatch({ control, name: "confirmed" })).find(isThis);
  const set = (means: Means): void => {
    const others = confirmedIn(getValues("confirmed")).filter((other) => !isThis(other));
    const all = means === null ? others : [...others, { field, text, means }];
    setValue("confirmed", confirmedValue(all), { shouldDirty: true });
  };
  return [confirmation?.means ?? null, set];
}
