import { type FocusEvent, type ReactElement, type ReactNode, useEffect, useState } from "react";
import type { FreeTextField } from "../../../survey/free-text.ts";
import type { WireReadings } from "../../../survey/wire/readings.ts";
import { formWords } from "../../words/form.ts";
import { whenReleased } from "../pointer-release.ts";
import { keepFocusInPlace } from "./keep-focus-in-place.ts";

type ListCode = typeof import("./SentenceList.tsx");

/** The sentences read, and the component that shows them. */
interface Shown extends WireReadings {
  readonly List: ListCode["SentenceList"];
}

interface Props {
  readonly field: FreeTextField;
  /** The question with its text area. */
  readonly children: ReactNode;
}

/**
 * After the visitor leaves a text field: what we read in it, to confirm with a tap. Shows nothing if that fails. The
 * focused element doesn't move on screen.
 */
export function SentencesBelow({ field, children }: Props): ReactElement {
  const [text, setText] = useState("");
  const shown = useShown(field, text);
  const leave = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLTextAreaElement) whenReleased(() => setText(target.value.trim()));
  };
  const sentences = shown?.sentences ?? [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for a text field that loses focus
    <div onBlur={leave}>
      {children}
      <div role="status" className="sr-only">
        {sentences.length > 0 && formWords.sentences.announced(sentences.length)}
      </div>
      {shown && sentences.length > 0 && <shown.List field={field} sentences={sentences} />}
    </div>
  );
}

function useShown(field: FreeTextField, text: string): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const show = (next: Shown | null): void =>
      whenReleased(() => {
        if (!controller.signal.aborted) keepFocusInPlace(() => setShown(next));
      });
    read(field, text, controller.signal).then(show, () => show(null));
    return () => controller.abort();
  }, [field, text]);
  return shown;
}

/** What we read in a text, with the component that shows it, which isn't needed before there is a text. */
async function read(field: FreeTextField, text: string, signal: AbortSignal): Promise<Shown | null> {
  if (text === "") return null;
  const [{ SentenceList }, { readingsOf }] = await Promise.all([
    import("./SentenceList.tsx"),
    import("./readings-of.ts"),
  ]);
  return { ...(await readingsOf(field, text, signal)), List: SentenceList };
}
