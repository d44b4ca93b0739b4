import { createContext, type ReactElement, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { type Control, type UseFormReturn, useFormContext, useWatch } from "react-hook-form";
import { cautionIds, type Fix } from "../../../survey/caution-rows.ts";
import { type Caution, cautionsOf, readsOf } from "../../../survey/cautions.ts";
import { currencyFields } from "../../../survey/currency.ts";
import { type Field, questionOf } from "../../../survey/questionnaire.ts";
import { answersSoFar } from "../../../survey/read-answers.ts";
import type { FormValues } from "../../draft/draft.ts";
import { formWords } from "../../words/form.ts";
import { answersOf } from "../form-values.ts";
import { idsOf } from "../ids.ts";
import { whenReleased } from "../pointer-release.ts";

/** The cautions shown, and what can be done about one. */
interface ShownCautions {
  readonly cautions: readonly Caution[];
  readonly applyFix: (caution: Caution, fix: Fix) => void;
  readonly dismiss: (caution: Caution) => void;
}

const Shown = createContext<ShownCautions>({ cautions: [], applyFix: () => undefined, dismiss: () => undefined });

export const useCautions = (): ShownCautions => useContext(Shown);

/** The caution next to one question, if it has one now. */
export const useCaution = (field: string): Caution | undefined =>
  useCautions().cautions.find((caution) => caution.field === field);

/** The form value with the dismissed cautions, stored with the answers under this name. */
const dismissedName = "cautions_left";

/**
 * Checks for answers that are probably mistakes. A caution appears when the visitor leaves the question, never while they
 * are answering it, and goes as soon as its cause does.
 */
export function Cautions({ children }: { readonly children: ReactNode }): ReactElement {
  const form = useFormContext<FormValues>();
  const active = useWatch({ control: form.control, compute: cautionsIn });
  const dismissed = useDismissed(form.control);
  const [revealed, setRevealed] = useState<readonly string[]>(() => idsIn(form.getValues()));
  const [announced, setAnnounced] = useState("");

  const reveal = (): void => {
    const now = cautionsIn(form.getValues());
    const newest = now.find(({ id }) => !revealed.includes(id) && !dismissed.includes(id));
    setRevealed(now.map(({ id }) => id));
    setAnnounced(newest ? formWords.caution.announced(labelOf(newest.field), newest.says) : "");
  };
  const actions = useCautionActions(form, setAnnounced);
  const shown = useMemo(() => {
    const cautions = active.filter(({ id }) => revealed.includes(id) && !dismissed.includes(id));
    return { cautions, ...actions };
  }, [active, revealed, dismissed, actions]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to questions that are left
    <div onBlur={() => whenReleased(reveal)}>
      <Shown value={shown}>{children}</Shown>
      <div role="status" className="sr-only">
        {announced}
      </div>
    </div>
  );
}

function useCautionActions(
  form: UseFormReturn<FormValues>,
  announce: (text: string) => void,
): Omit<ShownCautions, "cautions"> {
  const applyFix = useCallback(
    (caution: Caution, fix: Fix) => {
      if (fix.kind === "look") {
        unfold(fix.field);
        return form.setFocus(fix.field);
      }
      const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;
      form.setValue(fix.field, fixedValue(fix, form.getValues(fix.field)), options);
      announce(formWords.caution.changed(labelOf(fix.field)));
      focusQuestion(caution.field);
    },
    [form, announce],
  );
  const dismiss = useCallback(
    (caution: Caution) => {
      form.setValue(dismissedName, [...dismissedIn(form.getValues(dismissedName)), caution.id], { shouldDirty: true });
      announce(formWords.caution.left);
      focusQuestion(caution.field);
    },
    [form, announce],
  );
  return useMemo(() => ({ applyFix, dismiss }), [applyFix, dismiss]);
}

/** The value of the control after a fix. */
function fixedValue(fix: Exclude<Fix, { kind: "look" }>, value: FormValues[string] | undefined): string | string[] {
  switch (fix.kind) {
    case "set":
      return typeof fix.answer === "boolean" ? (fix.answer ? "yes" : "no") : String(fix.answer);
    case "choice":
      return [...(Array.isArray(value) ? value : []), fix.choice];
    case "clear":
      return Array.isArray(value) ? [] : "";
  }
}

/** Only what is shown can take the focus. */
function unfold(field: Field): void {
  const section = document.getElementById(idsOf(field).question)?.closest('[data-folded="true"]');
  flushSync(() => section?.querySelector<HTMLElement>(".rail-fold")?.click());
}

/** The clicked button disappears with its caution, so the focus goes to the question, without opening a keyboard. */
function focusQuestion(field: Field): void {
  const question = document.getElementById(idsOf(field).question);
  question?.setAttribute("tabindex", "-1");
  question?.focus({ preventScroll: true });
  // A permanently focusable question would take the focus from its own labels.
  question?.addEventListener("blur", () => question.removeAttribute("tabindex"), { once: true });
}

const watched = [...new Set([...cautionIds.flatMap(readsOf), ...currencyFields])];
const cautionsIn = (values: FormValues): readonly Caution[] => cautionsOf(answersSoFar(answersOf(values), watched));
const idsIn = (values: FormValues): readonly string[] => cautionsIn(values).map(({ id }) => id);

const labelOf = (field: Field): string => questionOf(field).label;

function useDismissed(control: Control<FormValues>): readonly string[] {
  const dismissed = useWatch({ control, name: dismissedName });
  return useMemo(() => dismissedIn(dismissed), [dismissed]);
}

const dismissedIn = (value: FormValues[string] | undefined): readonly string[] => (Array.isArray(value) ? value : []);
