import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { kpiPictureAddress, sampleReportPage, startKpis } from "../../survey/samples.ts";
import type { PageSettings } from "../../survey/wire/wire.ts";
import type { DraftKeeper } from "../draft/draft.ts";
import { takeEarlyClick } from "../steps/early-click.ts";
import type { Total } from "../survey/progress/progress.ts";
import { NeedsScript } from "../ui/NeedsScript.tsx";
import { PrivacyLine } from "../ui/PrivacyLine.tsx";
import { TopBar } from "../ui/TopBar.tsx";
import { pageWords } from "../words/page.ts";
import { startWords } from "../words/start.ts";
import { HowItWorks } from "./HowItWorks.tsx";

interface Props {
  readonly settings: PageSettings;
  readonly draft: DraftKeeper;
  readonly onStart: () => void;
}

/**
 * The start page: what this is, what you get, and one button. The picture shows the product: KPIs of a plan drawn for
 * the sample shop.
 */
export function Hero({ settings, draft, onStart }: Props): ReactElement {
  return (
    <div className="hero-page">
      <TopBar settings={settings} />
      <main className="page-width">
        <div className="hero">
          <div>
            <h1 tabIndex={-1} className="hero-headline">
              {unbroken(startWords.headline)}
            </h1>
            <p className="hero-text">{startWords.description}</p>
            <div className="hero-actions">
              <StartButton onStart={onStart} />
              <ContinueButton draft={draft} onStart={onStart} />
            </div>
            <NeedsScript />
            <Terms />
          </div>
          <HeroPicture />
        </div>
        <HowItWorks />
        <PrivacyLine settings={settings} />
      </main>
    </div>
  );
}

/** Works as soon as it is visible: a click before the script has loaded is handled once it has. */
function StartButton({ onStart }: Pick<Props, "onStart">): ReactElement {
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    if (!takeEarlyClick()) return;
    setIsPressed(true);
    onStart();
  }, [onStart]);

  return (
    <button
      type="button"
      data-start
      className="button button-main button-large start-button"
      aria-busy={isPressed || undefined}
      onClick={() => {
        setIsPressed(true);
        onStart();
      }}
    >
      {startWords.start}
    </button>
  );
}

/** The way back to saved answers. It comes late, so it takes a place next to the start button that moves nothing. */
function ContinueButton({ draft, onStart }: Omit<Props, "settings">): ReactElement | null {
  const saved = useSaved(draft);
  return (
    saved && (
      <button type="button" className="button hero-continue" onClick={onStart}>
        {startWords.continue(saved.answered, saved.asked)}
      </button>
    )
  );
}

/** How long it takes, and what comes out of it. */
const Terms = (): ReactElement => (
  <>
    <p className="hero-terms">
      {pageWords.takes} {startWords.terms}
    </p>
    <p className="hero-ways">
      <a className="link" href={sampleReportPage} target="_blank" rel="noopener">
        {startWords.sample}
      </a>
      <a className="link" href="/?numbers">
        {startWords.ownNumbers}
      </a>
    </p>
  </>
);

/** Saved answers are only in the browser, so the server-rendered page never mentions them. */
function useSaved(draft: DraftKeeper): Total | null {
  const [saved, setSaved] = useState<Total | null>(null);
  useEffect(() => {
    const values = draft.latest();
    if (Object.keys(values).length === 0) return;
    // Offline, the count is left out; the start button leads to the answers anyway.
    import("../survey/progress/progress.ts").then(
      ({ countsOf }) => setSaved(countsOf(values)),
      () => undefined,
    );
  }, [draft]);
  return saved;
}

/** KPIs as they will look on the dashboard, large enough to read. */
const HeroPicture = (): ReactElement => (
  <figure className="hero-picture">
    {Object.entries(startKpis).map(([id, name]) => (
      <div key={id} className="hero-tile">
        <p>{name}</p>
        <img src={kpiPictureAddress(id)} alt={startWords.picture(name)} width="292" height="156" fetchPriority="high" />
      </div>
    ))}
    <figcaption>{startWords.caption}</figcaption>
  </figure>
);

/** A text whose hyphenated words don't break across lines. */
function unbroken(text: string): readonly ReactNode[] {
  return text.split(/(\S+-\S+)/).map((part) =>
    part.includes("-") ? (
      <span key={part} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
