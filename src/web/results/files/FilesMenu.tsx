import "./files-menu.css";
import { type ReactElement, type ToggleEvent, useId, useState } from "react";
import {
  type ExportFormatName,
  exportFormatNames,
  exportFormats,
  type Reader,
  readers,
} from "../../../survey/export-formats.ts";
import { resultsWords } from "../../words/results.ts";
import type { FileSource } from "./file-source.ts";

interface Props {
  readonly source: FileSource;
  readonly hasPdf: boolean;
}

/**
 * The button that opens the panel of all files, grouped by reader. The panel is a native popover: it closes on Escape
 * and on a click outside, and restores the focus.
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

/** If there is less room above the bar than this, in pixels, the panel covers the bar. */
const minRoom = 240;

/** Sets the line that the panel's lower edge is on: the top of the bar, or the bottom of the screen. */
function positionPanel({ currentTarget, newState }: ToggleEvent<HTMLElement>): void {
  const bar = currentTarget.closest(".sticky-bar");
  if (newState !== "open" || !bar) return;
  const { top } = bar.getBoundingClientRect();
  const isRoomAbove = top >= minRoom && top <= window.innerHeight;
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

/** One file: a link that the browser downloads, or a note that it isn't available here. */
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
