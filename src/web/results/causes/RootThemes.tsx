import type { ReactElement } from "react";
import type { WireTheme } from "../../../survey/wire/results.ts";
import { isLikely } from "./is-likely.ts";
import { ThemeRow } from "./ThemeRow.tsx";
import "./root-themes.css";
import { causesWords } from "../../words/causes.ts";

const words = causesWords;

interface Props {
  readonly themes: readonly WireTheme[];
  /** What the finding is about, if that isn't the likeliest cause. */
  readonly causeToTest: string | undefined;
  /** What the finding narrows the likeliest cause to. */
  readonly narrowedTo?: string | undefined;
}

/** The leading themes, likeliest first; the others are collapsed. */
export function RootThemes({ themes, causeToTest, narrowedTo }: Props): ReactElement {
  const [first] = themes;
  const leading = themes.slice(0, leadingCount(themes));
  const others = themes.slice(leading.length);
  const maxHours = Math.max(0, ...themes.map(machineHours).map((hours) => hours?.high ?? 0));
  return (
    <section id="root-themes" className="results-part" aria-labelledby="root-themes-title">
      <h2 id="root-themes-title" tabIndex={-1}>
        {causeToTest === undefined ? titleOf(themes, narrowedTo) : words.besides}
      </h2>
      <p className="part-lead">{words.about}</p>
      {causeToTest !== undefined && first !== undefined && (
        <p className="part-lead">{words.testFirst(causeToTest, first.name.toLowerCase())}</p>
      )}
      <ol className="theme-list">
        {leading.map((theme, index) => (
          <ThemeRow key={theme.id} theme={theme} rank={index + 1} maxHours={maxHours} />
        ))}
      </ol>
      {others.length > 0 && (
        <details className="more-themes">
          <summary>{words.more(others.length)}</summary>
          <ol className="theme-list" start={leading.length + 1}>
            {others.map((theme, index) => (
              <ThemeRow key={theme.id} theme={theme} rank={leading.length + index + 1} maxHours={maxHours} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function titleOf([first]: readonly WireTheme[], narrowedTo: string | undefined): string {
  if (first === undefined || first.confidence === "low") return words.none;
  return words.leads(narrowedTo === undefined ? first.name : words.kindOf(first.name, narrowedTo));
}

/** The likely causes, at least three and at most five. */
const leadingCount = (themes: readonly WireTheme[]): number => Math.min(5, Math.max(3, themes.filter(isLikely).length));

const machineHours = ({ losses }: WireTheme) => losses.find(({ currency }) => currency === "machine_hours")?.amount;
