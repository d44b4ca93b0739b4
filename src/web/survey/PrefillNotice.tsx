import { type ReactElement, useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { type Prefill, readPrefill } from "../../survey/prefill.ts";
import type { FormValues } from "../draft.ts";
import { dropPrefill, heldPrefill } from "../prefill-given.ts";
import { formWords } from "../words/form.ts";
import { type MetPrefill, meet } from "./prefill-values.ts";

const words = formWords.prefill;

/** Answers for empty fields, and those that differ from what stands there. */
type Part = "filled" | "differing";

interface Shown extends Pick<MetPrefill, "counts"> {
  readonly answers: Prefill["answers"];
  readonly unfit: number;
}

/**
 * Offers answers that came with the link. Nothing of them is in the form, or kept on the device, before the visitor says
 * so: the link may be anyone's.
 */
export function PrefillNotice(): ReactElement {
  const { getValues, setValue } = useFormContext<FormValues>();
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    const given = heldPrefill();
    if (given === null) return;
    const { answers, unfit } = readPrefill(given);
    setShown({ answers, counts: meet(answers, getValues()).counts, unfit: unfit.length });
  }, [getValues]);

  // What the visitor typed since the offer was made counts: only what is still empty is filled.
  function put(parts: readonly Part[], { answers }: Shown): void {
    const met = meet(answers, getValues());
    for (const part of parts) {
      for (const [name, value] of Object.entries(met[part])) setValue(name, value, { shouldDirty: true });
    }
    dropPrefill();
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
