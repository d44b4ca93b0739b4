import type { ReactElement } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Confirmation, ConfirmedField } from "../../survey/floor-facts.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import type { StatementId } from "../../survey/weekly-checklist.ts";
import type { WireReadings } from "../../survey/wire-readings.ts";
import type { FormValues } from "../draft.ts";
import { confirmedIn, confirmedValue } from "../floor-fact-values.ts";
import { formWords } from "../words/form.ts";
import { type Means, SentenceChips } from "./SentenceChips.tsx";
import "./heard.css";

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
  const tap = (id: StatementId | "none"): void => setConfirmed(afterTap(confirmed, id));
  return <SentenceChips text={text} means={means} confirmed={confirmed} onTap={tap} />;
}

/** A second tap takes back what the first one said. */
function afterTap(confirmed: Means, id: StatementId | "none"): Means {
  if (id === "none") return confirmed?.length === 0 ? null : [];
  const others = (confirmed ?? []).filter((one) => one !== id);
  const next = confirmed?.includes(id) ? others : [...others, id];
  return next.length === 0 ? null : next;
}

/** What was said of a sentence is kept with the form's answers. */
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
