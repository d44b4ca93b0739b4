import {
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { ConfirmedField } from "../../survey/floor-facts.ts";
import type { WireReadings } from "../../survey/wire-readings.ts";
import { formWords } from "../words/form.ts";
import { whenReleased } from "./pointer-release.ts";

type ListCode = typeof import("./SentenceList.tsx");

/** What was read, and the code that shows it. */
interface Shown extends WireReadings {
  readonly List: ListCode["SentenceList"];
}

interface Props {
  readonly field: ConfirmedField;
  /** The question with its text area. */
  readonly children: ReactNode;
}

/**
 * Below a text that was left: what we read in it, to be confirmed with a tap. Where that can't be had, nothing shows.
 * Whatever has the focus by then stays where it is.
 */
export function SentencesBelow({ field, children }: Props): ReactElement {
  const [text, setText] = useState("");
  const shown = useShown(field, text);
  const leave = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLTextAreaElement) whenReleased(() => setText(target.value.trim()));
  };
  const sentences = shown?.sentences ?? [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to a text that is left
    <div onBlur={leave}>
      {children}
      <div role="status" className="sr-only">
        {sentences.length > 0 && formWords.sentences.announced(sentences.length)}
      </div>
      {shown && sentences.length > 0 && <shown.List field={field} sentences={sentences} />}
    </div>
  );
}

function useShown(field: ConfirmedField, text: string): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const keepInPlace = useKeptInPlace(shown);
  useEffect(() => {
    const mine = new AbortController();
    const show = (next: Shown | null): void => {
      if (mine.signal.aborted) return;
      keepInPlace();
      setShown(next);
    };
    Promise.all([import("./SentenceList.tsx"), import("./readings-of.ts")])
      .then(async ([{ SentenceList }, { readingsOf }]) => {
        show({ ...(await readingsOf(field, text, mine.signal)), List: SentenceList });
      })
      .catch(() => show(null));
    return () => mine.abort();
  }, [field, text, keepInPlace]);
  return shown;
}

/** Scrolls by as much as what has the focus was pushed. The returned function notes where it is before a change. */
function useKeptInPlace(changed: unknown): () => void {
  const noted = useRef<{ readonly element: Element; readonly top: number } | null>(null);
  const [note] = useState(() => (): void => {
    const element = document.activeElement;
    const isNoted = element !== null && element !== document.body;
    noted.current = isNoted ? { element, top: element.getBoundingClientRect().top } : null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs after each change
  useLayoutEffect(() => {
    if (noted.current === null) return;
    const { element, top } = noted.current;
    noted.current = null;
    const pushed = element.getBoundingClientRect().top - top;
    if (pushed !== 0) window.scrollBy({ top: pushed, behavior: "instant" });
  }, [changed]);
  return note;
}
