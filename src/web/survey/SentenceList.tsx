import type { ReactElement } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Confirmation, ConfirmedField } from "../../survey/floor-facts.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import { type StatementId, weeklyChecklist } from "../../survey/weekly-checklist.ts";
import { readingsPath, type WireReadings, wireReadings } from "../../survey/wire-readings.ts";
import type { FormValues } from "../draft.ts";
import { confirmedIn, confirmedValue } from "../floor-fact-values.ts";
import { formWords } from "../words/form.ts";
import "./heard.css";

/** Shorter texts say nothing. */
const shortestText = 8;

/**
 * What our server reads in a text.
 *
 * @throws what `fetch` and a wrong answer throw
 */
export async function readingsOf(field: ConfirmedField, text: string, signal: AbortSignal): Promise<WireReadings> {
  if (text.length < shortestText) return { sentences: [] };
  const headers = { "content-type": "application/json", accept: "application/json" };
  const body = JSON.stringify({ field, text });
  const response = await fetch(readingsPath, { method: "POST", headers, body, signal });
  return wireReadings.parse(await response.json());
}

interface Props extends WireReadings {
  readonly field: ConfirmedField;
}

/** More sentences than this wait behind one tap. */
const mostAtOnce = 3;

/** The sentences that carry something, each with what it may mean. */
export function SentenceList({ field, sentences }: Props): ReactElement {
  const words = formWords.sentences;
  const rows = sentences.map((sentence) => <Sentence key={sentence.text} field={field} {...sentence} />);
  const more = rows.slice(mostAtOnce);
  return (
    <section className="heard" aria-label={words.label(questionOf(field).label)}>
      <p className="heard-title">{words.title}</p>
      {rows.slice(0, mostAtOnce)}
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
  readonly field: ConfirmedField;
  readonly text: string;
  readonly means: readonly StatementId[];
}

function Sentence({ field, text, means }: SentenceProps): ReactElement {
  const [confirmed, setConfirmed] = useConfirmed(field, text);
  const isNone = confirmed?.length === 0;
  const toggle = (id: StatementId): void => {
    const others = (confirmed ?? []).filter((one) => one !== id);
    const next = confirmed?.includes(id) ? others : [...others, id];
    setConfirmed(next.length === 0 ? null : next);
  };
  return (
    <fieldset className="heard-sentence">
      <legend dir="auto">“{text}”</legend>
      {means.map((id) => (
        <button
          key={id}
          type="button"
          className="heard-chip"
          aria-pressed={confirmed?.includes(id) ?? false}
          onClick={() => toggle(id)}
        >
          {weeklyChecklist[id].text}
        </button>
      ))}
      <button
        type="button"
        className="heard-chip heard-none"
        aria-pressed={isNone}
        onClick={() => setConfirmed(isNone ? null : [])}
      >
        {formWords.sentences.none}
      </button>
    </fieldset>
  );
}

type Means = readonly StatementId[] | null;

/** What its writer has said a sentence means; `null` while nothing was said. It is kept with the form's answers. */
function useConfirmed(field: ConfirmedField, text: string): readonly [Means, (means: Means) => void] {
  const { control, getValues, setValue } = useFormContext<FormValues>();
  const isThis = (one: Confirmation): boolean => one.field === field && one.text === text;
  const mine = confirmedIn(useWatch({ control, name: "confirmed" })).find(isThis);
  const set = (means: Means): void => {
    const others = confirmedIn(getValues("confirmed")).filter((one) => !isThis(one));
    const all = means === null ? others : [...others, { field, text, means }];
    setValue("confirmed", confirmedValue(all), { shouldDirty: true });
  };
  return [mine?.means ?? null, set];
}
