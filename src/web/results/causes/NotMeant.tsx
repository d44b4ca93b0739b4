import { type ReactElement, Suspense, useContext, useState } from "react";
import { isFreeText } from "../../../survey/free-text.ts";
import { loadedPart } from "../../ui/loaded-part.ts";
import { causesWords } from "../../words/causes.ts";
import { CorrectionsContext } from "./corrections.ts";

const words = causesWords.notMeant;

interface Props {
  /** The field whose answer is quoted. */
  readonly field: string;
  readonly quote: string;
}

/** Lets the visitor say that a sentence was misread. Empty if it can't be corrected here. */
export function NotMeant({ field, quote }: Props): ReactElement | null {
  const corrections = useContext(CorrectionsContext);
  const [isOpen, setIsOpen] = useState(false);
  if (!corrections || !isFreeText(field)) return null;
  return (
    <div className="not-meant">
      <button
        type="button"
        className="link"
        aria-expanded={isOpen}
        aria-label={words.openFor(quote)}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.open}
      </button>
      {isOpen && (
        <Suspense fallback={<p role="status">{words.reading}</p>}>
          <Meanings field={field} quote={quote} corrections={corrections} />
        </Suspense>
      )}
    </div>
  );
}

const Meanings = loadedPart(
  async () => (await import("./Meanings.tsx")).Meanings,
  () => <p>{words.failed}</p>,
);
