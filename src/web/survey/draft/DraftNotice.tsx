import { type ReactElement, useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { extraFields } from "../../../survey/request-extras.ts";
import type { DraftKeeper, FormValues } from "../../draft/draft.ts";
import { momentText } from "../../number-text.ts";
import { showSuccess } from "../../toasts.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { formWords } from "../../words/form.ts";
import { nextRequired, progressOf, type SectionProgress, totalOf } from "../progress/progress.ts";
import type { SavedDraft } from "./use-saved-draft.ts";

interface Props {
  readonly draft: DraftKeeper;
  readonly answers: SavedDraft;
  /** Whether the visitor is already back where they left the form. */
  readonly isRevisited: boolean;
  readonly onGoOn: () => boolean;
}

/** Where the answers are stored, and buttons to continue or to erase them. */
export function DraftNotice({ draft, answers, isRevisited, onGoOn }: Props): ReactElement {
  const { getValues, setFocus } = useFormContext<FormValues>();
  const [atOpening] = useState(() => progressOf(getValues()));
  const [isGreeting, setIsGreeting] = useState(!isRevisited && draft.restoredFrom() !== null);
  const [isAsking, setIsAsking] = useState(false);
  const [hasErased, setHasErased] = useState(false);
  // Nothing outside the dialog can take the focus until it is closed.
  useEffect(() => {
    if (hasErased && !isAsking) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [hasErased, isAsking]);

  function goOn(): void {
    setIsGreeting(false);
    const next = nextRequired(atOpening);
    if (!onGoOn() && next) setFocus(next);
  }
  function erase(): void {
    answers.startFresh();
    setIsGreeting(false);
    setIsAsking(false);
    setHasErased(true);
    showSuccess(formWords.draft.erased, formWords.draft.erasedText);
  }
  const ask = (): void => setIsAsking(true);
  return (
    <>
      {isGreeting ? (
        <Greeting draft={draft} progress={atOpening} onGoOn={goOn} onStartFresh={ask} />
      ) : (
        <QuietLine draft={draft} isKept={answers.isKept} onErase={ask} />
      )}
      {isAsking && (
        <ConfirmDialog ask={formWords.draft.ask} kind="danger" onConfirm={erase} onCancel={() => setIsAsking(false)} />
      )}
    </>
  );
}

interface GreetingProps {
  readonly draft: DraftKeeper;
  readonly progress: readonly SectionProgress[];
  readonly onGoOn: () => void;
  readonly onStartFresh: () => void;
}

function Greeting({ draft, progress, onGoOn, onStartFresh }: GreetingProps): ReactElement {
  const { answered, asked } = totalOf(progress);
  return (
    <section className="draft-greeting" aria-label={formWords.draft.greeting}>
      <p>
        <strong>{formWords.draft.welcome(whenOf(draft))}</strong> {formWords.draft.welcomeText(answered, asked)}{" "}
        {draft.open() !== null && formWords.draft.begun}
      </p>
      <div>
        <button type="button" className="button button-main" onClick={onGoOn}>
          {formWords.draft.goOn}
        </button>
        <button type="button" className="button" onClick={onStartFresh}>
          {formWords.draft.startFresh}
        </button>
      </div>
    </section>
  );
}

interface QuietLineProps extends Pick<Props, "draft"> {
  readonly isKept: boolean;
  readonly onErase: () => void;
}

function QuietLine({ draft, isKept, onErase }: QuietLineProps): ReactElement {
  const isRestored = draft.restoredFrom() !== null;
  const isOfReport = Boolean(useWatch<FormValues>({ name: extraFields.report }));
  const saved = isRestored ? formWords.draft.restored(whenOf(draft)) : formWords.draft.kept;
  return (
    <div className="text-note text-muted">
      {isOfReport ? formWords.draft.ofReport : isKept ? saved : formWords.draft.notKept}{" "}
      {isRestored && draft.open() !== null && `${formWords.draft.begun} `}
      {(isKept || isRestored || isOfReport) && (
        <button type="button" className="link" onClick={onErase}>
          {formWords.draft.erase}
        </button>
      )}
    </div>
  );
}

/** `null` if the time is unknown, or in the future because the clock was set back. */
function whenOf(draft: DraftKeeper): string | null {
  const savedAt = draft.restoredFrom() ?? "";
  return savedAt === "" || Date.parse(savedAt) > Date.now() ? null : momentText(savedAt);
}
