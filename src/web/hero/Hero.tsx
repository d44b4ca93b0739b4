import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import type { PageSettings } from "../../survey/wire.ts";
import type { DraftKeeper } from "../draft.ts";
import { takeEarlyPress } from "../early-press.ts";
import { NeedsScript } from "../ui/Ahead.tsx";
import { PrivacyLine } from "../ui/PrivacyLine.tsx";
import { TopBar } from "../ui/TopBar.tsx";
import { startWords } from "../words/start.ts";
import { HowItWorks } from "./HowItWorks.tsx";

interface Props {
  readonly settings: PageSettings;
  readonly draft: DraftKeeper;
  readonly onStart: () => void;
}

/** What this is, what it gives, and the one button. The picture is the product: a plan drawn for the sample shop. */
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
            <StartButton onStart={onStart} />
            <NeedsScript />
            <Terms draft={draft} />
            <p className="hero-terms">
              <a className="link" href="/?numbers">
                {startWords.ownNumbers}
              </a>
            </p>
          </div>
          <figure className="hero-picture">
            <img src="/sample-plan.svg" alt={startWords.picture} width="852" height="518" fetchPriority="high" />
            <figcaption>{startWords.caption}</figcaption>
          </figure>
        </div>
        <HowItWorks />
        <PrivacyLine settings={settings} />
      </main>
    </div>
  );
}

/** Heard from the first moment it is seen: a press before the script was there counts once the script is there. */
function StartButton({ onStart }: Pick<Props, "onStart">): ReactElement {
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    if (!takeEarlyPress()) return;
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

/** Saved answers are known only in the browser, so the server's page never mentions them. */
function Terms({ draft }: Pick<Props, "draft">): ReactElement {
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => setIsSaved(Object.keys(draft.latest()).length > 0), [draft]);
  return <p className="hero-terms">{isSaved ? startWords.savedAnswers : startWords.terms}</p>;
}

/** A text in which no word is broken at its hyphen. */
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
