import { type ReactElement, useCallback, useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { readPrefill } from "../../survey/prefill.ts";
import type { FormValues } from "../draft.ts";
import { takePrefill } from "../prefill-given.ts";
import { formWords } from "../words/form.ts";
import { type MetPrefill, meet } from "./prefill-values.ts";

const words = formWords.prefill;

interface Shown extends MetPrefill {
  readonly unfit: number;
}

/** Puts answers that came with the link into empty fields and says so. What the visitor has typed stays until they choose. */
export function PrefillNotice(): ReactElement {
  const { getValues, setValue } = useFormContext<FormValues>();
  const [shown, setShown] = useState<Shown | null>(null);
  const [isTaken, setIsTaken] = useState(false);
  const put = useCallback(
    (controls: FormValues): void => {
      for (const [name, value] of Object.entries(controls)) setValue(name, value, { shouldDirty: true });
    },
    [setValue],
  );

  useEffect(() => {
    const given = takePrefill();
    if (given === null) return;
    const { answers, unfit } = readPrefill(given);
    setShown({ ...meet(answers, getValues()), unfit: unfit.length });
  }, [getValues]);
  // A step later: by now the form is listened to, so that what is put in is kept on the device as well.
  useEffect(() => {
    if (shown !== null) put(shown.filled);
  }, [shown, put]);

  function take(): void {
    if (shown !== null) put(shown.differing);
    setIsTaken(true);
  }
  return (
    <div className="prefill" role="status">
      {shown !== null && <PrefillWords shown={shown} isTaken={isTaken} onTake={take} />}
    </div>
  );
}

interface WordsProps {
  readonly shown: Shown;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

function PrefillWords({ shown: { counts, unfit }, isTaken, onTake }: WordsProps): ReactElement {
  return (
    <>
      {counts.filled > 0 && <p>{words.filled(counts.filled)}</p>}
      {counts.differing > 0 && isTaken && <p>{words.taken}</p>}
      {counts.differing > 0 && !isTaken && (
        <p>
          {words.differs(counts.differing)}{" "}
          <button type="button" className="link" onClick={onTake}>
            {words.take}
          </button>
        </p>
      )}
      {unfit > 0 && <p>{words.unfit(unfit)}</p>}
    </>
  );
}
