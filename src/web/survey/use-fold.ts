import { type RefObject, useEffect, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import type { Section } from "../../survey/question.ts";
import type { FormValues } from "../draft/draft.ts";
import { useCautions } from "./cautions/Cautions.tsx";
import type { FormQuestion } from "./form-values.ts";
import { whenReleased } from "./pointer-release.ts";
import { isSectionComplete, isSectionDone } from "./progress/progress.ts";
import { keepFocusInPlace } from "./sentences/keep-focus-in-place.ts";

/**
 * Whether a section shows only its heading. Once its required questions are answered, the visitor can fold it. Once all
 * are answered, it folds automatically, unless the visitor has opened it. A section with a problem unfolds.
 */
export function useFold(section: Section, questions: readonly FormQuestion[], shown: RefObject<HTMLElement | null>) {
  const { control } = useFormContext<FormValues>();
  const isDone = useWatch({ control, compute: (values) => isSectionDone(section, values) });
  const isComplete = useWatch({ control, compute: (values) => isSectionComplete(section, values) });
  const { cautions } = useCautions();
  const { errors } = useFormState({ control });
  /** `null` until the visitor or the page has folded it once. */
  const [isWanted, setIsWanted] = useState<boolean | null>(null);
  const asks = questions.some(({ field }) => errors[field] || cautions.some((caution) => caution.field === field));
  useFoldOnceLeft(shown, isComplete && !asks && isWanted === null, () => setIsWanted(true));
  const isFolded = isWanted === true && isDone && !questions.some(({ field }) => errors[field]);
  return { isDone, isFolded, toggle: () => setIsWanted(!isFolded) };
}

/** Folds when the focus goes to a section below while this one is out of sight above, so that nothing visible moves. */
function useFoldOnceLeft(shown: RefObject<HTMLElement | null>, mayFold: boolean, fold: () => void): void {
  useEffect(() => {
    const section = shown.current;
    if (!mayFold || section === null) return;
    const foldIfLeft = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || !isInSectionBelow(section, target)) return;
      whenReleased(() => {
        if (document.activeElement === target && isOutOfSight(section)) keepFocusInPlace(fold);
      });
    };
    document.addEventListener("focusin", foldIfLeft);
    return () => document.removeEventListener("focusin", foldIfLeft);
  });
}

function isInSectionBelow(section: HTMLElement, target: HTMLElement): boolean {
  const other = target.closest(".form-section");
  const isBelow = other !== null && section.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  return Boolean(isBelow);
}

/** Above the window. The bar at the top may scroll away, so what is behind it counts as seen. */
const isOutOfSight = (section: HTMLElement): boolean => section.getBoundingClientRect().bottom <= 0;
