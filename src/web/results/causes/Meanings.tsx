import { type ReactElement, useEffect, useState } from "react";
import type { FreeTextField } from "../../../survey/free-text.ts";
import type { StatementId } from "../../../survey/weekly-checklist.ts";
import type { WireReadings } from "../../../survey/wire/readings.ts";
import { readingsOf } from "../../survey/sentences/readings-of.ts";
import { SentenceChips } from "../../survey/sentences/SentenceChips.tsx";
import { causesWords } from "../../words/causes.ts";
import { type Corrections, confirmedIn, isPartOf } from "./corrections.ts";

const words = causesWords.notMeant;

interface Props {
  readonly field: FreeTextField;
  readonly quote: string;
  readonly corrections: Corrections;
}

/** What a quoted sentence may mean. One tap chooses, and the report is remade at once. */
export function Meanings({ field, quote, corrections }: Props): ReactElement {
  const { answers, isLoading, onConfirm } = corrections;
  const sentences = useSentences(field, quote, String(answers[field] ?? ""));
  if (sentences === "reading") return <p role="status">{words.reading}</p>;
  if (sentences === "failed") return <p role="status">{words.failed}</p>;
  const confirmed = confirmedIn(answers);
  const say = (text: string, id: StatementId | "none"): void => {
    const others = confirmed.filter((other) => other.field !== field || other.text !== text);
    if (!isLoading) onConfirm([...others, { field, text, means: id === "none" ? [] : [id] }]);
  };
  return (
    <div className="meanings">
      <p className="meanings-title">{words.ask}</p>
      {sentences.map(({ text, means }) => (
        <SentenceChips
          key={text}
          text={text}
          means={means}
          confirmed={confirmed.find((other) => other.field === field && other.text === text)?.means ?? null}
          onTap={(id) => say(text, id)}
        />
      ))}
    </div>
  );
}

type Sentences = WireReadings["sentences"] | "reading" | "failed";

/** The sentences that a quote comes from, each with what it may mean. One without a meaning can still be rejected. */
function useSentences(field: FreeTextField, quote: string, answer: string): Sentences {
  const [sentences, setSentences] = useState<Sentences>("reading");
  useEffect(() => {
    const leaving = new AbortController();
    readingsOf(field, answer, leaving.signal).then(
      (read) => {
        const quoted = read.sentences.filter(({ text }) => isPartOf(text, quote));
        setSentences(quoted.length > 0 ? quoted : [{ text: quote, means: [] }]);
      },
      () => {
        if (!leaving.signal.aborted) setSentences("failed");
      },
    );
    return () => leaving.abort();
  }, [field, quote, answer]);
  return sentences;
}
