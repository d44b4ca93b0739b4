import "./files-menu.css";
import { type ReactElement, type ToggleEvent, useId, useState } from "react";
import {
  type ExportFormatName,
  exportFormatNames,
  exportFormats,
  type Reader,
  readers,
} from "../../survey/export-formats.ts";
import { resultsWords } from "../words/results.ts";
import type { FileSource } from "./file-source.ts";

interface Props {
  readonly source: FileSource;
  readonly hasPdf: boolean;
}

/**
 * The button that opens the panel of all files, by the reader they are for. The panel is the browser's own popover: it
 * closes on Escape and on a press outside, and gives the focus back.
 */
export function FilesMenu({ source, hasPdf }: Props): ReactElement {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button files-button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-controls={id}
      >
        <span className="files-button-text">{resultsWords.files.more}</span>
        <Arrow />
      </button>
      <section
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        className="files-panel"
        onBeforeToggle={positionPanel}
        onToggle={(event) => setIsOpen(event.newState === "open")}
      >
        <PanelHead panel={id} />
        {source.kind === "memory" && <p className="files-note">{resultsWords.files.notStored}</p>}
        {source.kind === "server" && <Groups addressOf={source.addressOf} hasPdf={hasPdf} />}
      </section>
    </>
  );
}

const PanelHead = ({ panel }: { readonly panel: string }): ReactElement => (
  <div className="files-head">
    <h2 id={`${panel}-title`}>{resultsWords.files.more}</h2>
    <button type="button" className="button" popoverTarget={panel} popoverTargetAction="hide">
      {resultsWords.files.close}
    </button>
  </div>
);

const Arrow = (): ReactElement => (
  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <path d="M1.5 8 6 3.5 10.5 8" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

/** Room above the bar, in pixels, under which the panel opens over the bar instead. */
const leastRoom = 240;

/** Tells the panel the line on which it stands: the bar's upper edge, or the lower edge of the screen. */
function positionPanel({ currentTarget, newState }: ToggleEvent<HTMLElement>): void {
  const bar = currentTarget.closest(".sticky-bar");
  if (newState !== "open" || !bar) return;
  const { top } = bar.getBoundingClientRect();
  const isRoomAbove = top >= leastRoom && top <= window.innerHeight;
  currentTarget.style.setProperty("--line", `${Math.round(isRoomAbove ? top : window.innerHeight)}px`);
}

type GroupsProps = Omit<Props, "source"> & Pick<FileSource & { kind: "server" }, "addressOf">;

const Groups = (props: GroupsProps): ReactElement => (
  <div className="files-groups">
    {(Object.keys(readers) as readonly Reader[]).map((reader) => (
      <section key={reader}>
        <h3>{readers[reader]}</h3>
        <ul>
          {exportFormatNames
            .filter((format) => exportFormats[format].reader === reader)
            .map((format) => (
              <li key={format}>
                <Entry format={format} {...props} />
              </li>
            ))}
        </ul>
      </section>
    ))}
  </div>
);

/** One file: a plain link, which the browser downloads, or the word that it is not to be had here. */
function Entry({ format, addressOf, hasPdf }: GroupsProps & { readonly format: ExportFormatName }): ReactElement {
  const { label, goodFor, type } = exportFormats[format];
  if (!hasPdf && type === "application/pdf") {
    return (
      <div className="file-entry file-missing">
        <b>{label}</b>
        <span>{resultsWords.files.missing}</span>
      </div>
    );
  }
  return (
    <a className="file-entry" href={addressOf(format)} download>
      <b>{label}</b>
      <span>{goodFor}</span>
    </a>
  );
}
