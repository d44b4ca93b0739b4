import { type DragEvent, type ReactElement, useEffect, useId, useState } from "react";
import { numbersWords } from "../words/numbers.ts";
import type { Source } from "./numbers-state.ts";
import "./drop-zone.css";

const words = numbersWords.drop;

interface Props {
  /** Someone drags a file over it, or is about to choose one. */
  readonly onReach: () => void;
  readonly onDrop: (sources: readonly Source[]) => void;
  /** Advice is shown only before the first file. */
  readonly isFirst: boolean;
}

/** Accepts files, dropped or chosen, and pasted cells. */
export function DropZone({ onReach, onDrop, isFirst }: Props): ReactElement {
  const [isOver, setIsOver] = useState(false);
  useStrayDrops();
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    onDrop(sourcesOf(event.dataTransfer.files));
  };
  // Moving onto a part of the zone isn't leaving it.
  const leave = ({ currentTarget, relatedTarget }: DragEvent): void => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
  };
  return (
    <section
      className="drop-part"
      aria-label={words.title}
      data-part="drop"
      onDragEnter={onReach}
      onPointerDown={onReach}
      onFocus={onReach}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has a button next to it that does the same. */}
      <div
        className={`drop-zone ${isFirst ? "" : "drop-small"} ${isOver ? "drop-over" : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={leave}
        onDrop={drop}
      >
        <p className="drop-title">{isFirst ? words.title : words.more}</p>
        {isFirst && <p className="text-muted">{words.formats}</p>}
        <ChooseFiles onDrop={onDrop} />
        <p className="drop-privacy">{numbersWords.privacy}</p>
      </div>
      <PasteCells onDrop={onDrop} />
      {isFirst && <p className="text-note text-muted">{words.good}</p>}
    </section>
  );
}

function ChooseFiles({ onDrop }: Pick<Props, "onDrop">): ReactElement {
  const id = useId();
  return (
    <span className="choose-file">
      <input
        id={id}
        type="file"
        multiple
        className="drop-input"
        onChange={({ currentTarget }) => {
          onDrop(sourcesOf(currentTarget.files));
          // Lets the same file be chosen again, as after a corrected export.
          currentTarget.value = "";
        }}
      />
      <label htmlFor={id} className="button button-main">
        {words.choose}
      </label>
    </span>
  );
}

function PasteCells({ onDrop }: Pick<Props, "onDrop">): ReactElement {
  const [cells, setCells] = useState("");
  const id = useId();
  return (
    <details className="drop-paste">
      <summary>{words.paste}</summary>
      <label htmlFor={id}>{words.pasteLabel}</label>
      <textarea id={id} rows={5} value={cells} spellCheck={false} onChange={(event) => setCells(event.target.value)} />
      <button
        type="button"
        className="button"
        disabled={cells.trim() === ""}
        onClick={() => {
          onDrop([{ name: words.pasted, input: cells }]);
          setCells("");
        }}
      >
        {words.read}
      </button>
    </details>
  );
}

/** Oldest first, because newer rows replace older ones. */
const sourcesOf = (files: FileList | null): readonly Source[] =>
  [...(files ?? [])]
    .toSorted((a, b) => a.lastModified - b.lastModified)
    .map((file) => ({ name: file.name, input: file }));

/** Without this, a file dropped outside the zone would replace the page. Text can still be dropped into a field. */
function useStrayDrops(): void {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent): void => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    window.addEventListener("dragover", ignore);
    window.addEventListener("drop", ignore);
    return () => {
      window.removeEventListener("dragover", ignore);
      window.removeEventListener("drop", ignore);
    };
  }, []);
}
