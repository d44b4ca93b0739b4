import { type ReactElement, useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { type Prefill, readPrefill } from "../../../survey/prefill.ts";
import { loadSending } from "../../analysis/sending-code.ts";
import type { FormValues } from "../../draft/draft.ts";
import { dropPrefill, heldPrefill } from "../../steps/prefill-kept.ts";
import { formWords } from "../../words/form.ts";
import { type ComparedPrefill, comparePrefill } from "./prefill-values.ts";

const words = formWords.prefill;

/** Answers for empty fields, and those that differ from what is in their field. */
type Part = "filled" | "differing";

interface Shown extends Pick<ComparedPrefill, "counts"> {
  readonly answers: Prefill["answers"];
  readonly unfit: number;
}

/**
 * Offers answers that came with the link. They aren't put into the form or stored until the visitor agrees, because
 * anyone may have made the link.
 */
export function PrefillNotice(): ReactElement {
  const { getValues, setValue } = useFormContext<FormValues>();
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    const prefill = heldPrefill();
    if (prefill === null) return;
    const { answers, unfit } = readPrefill(prefill);
    setShown({ answers, counts: comparePrefill(answers, getValues()).counts, unfit: unfit.length });
  }, [getValues]);

  // What the visitor has typed since then is kept: only fields still empty are filled.
  function put(parts: readonly Part[], { answers }: Shown): void {
    const compared = comparePrefill(answers, getValues());
    for (const part of parts) {
      for (const [name, value] of Object.entries(compared[part])) setValue(name, value, { shouldDirty: true });
    }
    dropPrefill();
    loadSending();
  }
  return (
    <div className="prefill" role="status">
      {shown !== null && <PrefillWords shown={shown} onPut={(parts) => put(parts, shown)} />}
    </div>
  );
}

interface WordsProps {
  readonly shown: Shown;
  readonly onPut: (parts: readonly Part[]) => void;
}

function PrefillWords({ shown: { counts, unfit }, onPut }: WordsProps): ReactElement {
  const [isTaken, setIsTaken] = useState(false);
  const choice = (text: string, parts: readonly Part[]): ReactElement => (
    <button
      type="button"
      className="link"
      onClick={() => {
        onPut(parts);
        setIsTaken(true);
      }}
    >
      {text}
    </button>
  );
  const count = counts.filled + counts.differing;
  return (
    <>
      {isTaken && <p>{words.taken}</p>}
      {!isTaken && count > 0 && (
        <p>
          {words.offers(count)} {counts.filled > 0 && choice(words.fill, ["filled"])}{" "}
          {counts.differing > 0 && choice(words.take, ["filled", "differing"])}
        </p>
      )}
      {unfit > 0 && <p>{words.unfit(unfit)}</p>}
    </>
  );
}
