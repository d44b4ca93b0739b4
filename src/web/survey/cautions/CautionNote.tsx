import type { ReactElement } from "react";
import { questionOf } from "../../../survey/questionnaire.ts";
import { formWords } from "../../words/form.ts";
import { idsOf } from "../ids.ts";
import { useCaution, useCautions } from "./Cautions.tsx";

/** A caution next to its question: one tap fixes the answer or leads to it, another dismisses it. */
export function CautionNote({ field }: { readonly field: string }): ReactElement | null {
  const caution = useCaution(field);
  const { applyFix, dismiss } = useCautions();
  if (caution === undefined) return null;
  return (
    <div className="caution">
      <p id={idsOf(field).caution}>
        <CautionMark /> <strong>{formWords.caution.ask}</strong> {caution.says}
      </p>
      <div className="caution-ways">
        {caution.fixes.map((fix) => (
          <button key={fix.words} type="button" className="button" onClick={() => applyFix(caution, fix)}>
            {fix.words}
          </button>
        ))}
        <button
          type="button"
          className="caution-leave"
          aria-label={`${formWords.caution.leave}: ${questionOf(caution.field).label}`}
          onClick={() => dismiss(caution)}
        >
          {formWords.caution.leave}
        </button>
      </div>
    </div>
  );
}

const CautionMark = (): ReactElement => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M8 .8 15.2 8 8 15.2.8 8Z" fill="none" stroke="currentColor" strokeWidth="1.6" />
    <path d="M8 4.6v4.2M8 10.2v1.7" stroke="currentColor" strokeWidth="1.8" />
  </svg>
);
