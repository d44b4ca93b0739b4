import type { ReactElement } from "react";
import { words } from "../words.ts";
import { sectionId } from "./ids.ts";
import type { SectionProgress } from "./progress.ts";
import { useProgress } from "./use-progress.ts";

/** The five sections as a scale: one mark a question, long while it is required, filled when it is answered. */
export function SectionRail(): ReactElement {
  const progress = useProgress();
  return (
    <nav aria-label={words.survey.sections} className="rail">
      <ol>
        {progress.map((section) => (
          <li key={section.section}>
            <button type="button" className="rail-section" onClick={() => goToSection(section)}>
              <span className="rail-name">{section.section}</span>
              <Counts {...section} />
              <span className="rail-marks" aria-hidden="true">
                {section.marks.map(({ field, isRequired, isAnswered }) => (
                  <i key={field} data-required={isRequired} data-answered={isAnswered} />
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Counts({ requiredLeft, answered, marks }: SectionProgress): ReactElement {
  return (
    <span className="rail-count">
      {words.survey.answered(answered, marks.length)}
      {requiredLeft > 0 && <span className="rail-left">, {words.survey.needed(requiredLeft)}</span>}
    </span>
  );
}

function goToSection({ section }: SectionProgress): void {
  const heading = document.getElementById(sectionId(section));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}
