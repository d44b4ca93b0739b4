import { type ReactElement, Suspense } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Field } from "../../../survey/questionnaire.ts";
import type { FormValues } from "../../draft/draft.ts";
import { loadedPart } from "../../ui/loaded-part.ts";

/** The worth of an hour. Its code is loaded once machines and shifts are answered; offline, it is left out. */
export function WorthWhenKnown({ after }: { readonly after: Field }): ReactElement | null {
  const { control } = useFormContext<FormValues>();
  const isKnown = useWatch({ control, compute: (values) => Boolean(values.machine_count && values.shift_count) });
  if (!isKnown) return null;
  return (
    <Suspense fallback={null}>
      <WorthLine after={after} />
    </Suspense>
  );
}

const WorthLine = loadedPart(async () => (await import("./WorthLine.tsx")).WorthLine);
