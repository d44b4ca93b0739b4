import type { ReactElement, ReactNode } from "react";
import type { PageSettings } from "../../survey/wire.ts";
import { TopBar } from "../ui/TopBar.tsx";
import { words } from "../words.ts";
import { HowItWorks } from "./HowItWorks.tsx";

interface Props {
  readonly settings: PageSettings;
  readonly onStart: () => void;
}

/** What this is, what it gives, and the one button. The picture is the product: a plan drawn for the sample shop. */
export function Hero({ settings, onStart }: Props): ReactElement {
  return (
    <div className="hero-page">
      <TopBar settings={settings} />
      <main className="page-width">
        <div className="hero">
          <div>
            <h1 tabIndex={-1} className="hero-headline">
              {unbroken(words.hero.headline)}
            </h1>
            <p className="mt-4 max-w-[34rem] text-large text-muted lg:mt-5">{words.hero.description}</p>
            <button type="button" className="button button-main button-large mt-6" onClick={onStart}>
              {words.hero.start}
            </button>
            <p className="mt-3 text-small text-muted">{words.hero.terms}</p>
          </div>
          <figure className="hero-picture">
            <img src="/sample-plan.svg" alt={words.hero.picture} width="852" height="518" />
            <figcaption>{words.hero.caption}</figcaption>
          </figure>
        </div>
        <HowItWorks />
      </main>
    </div>
  );
}

/** A text in which no word is broken at its hyphen. */
function unbroken(text: string): readonly ReactNode[] {
  return text.split(/(\S+-\S+)/).map((part) =>
    part.includes("-") ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
