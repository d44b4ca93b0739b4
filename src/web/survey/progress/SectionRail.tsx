import { type ComponentProps, type PointerEvent, type ReactElement, useState } from "react";
import { questionOf } from "../../../survey/questionnaire.ts";
import { formWords } from "../../words/form.ts";
import { railId, sectionId } from "../ids.ts";
import type { SectionProgress } from "./progress.ts";
import { useProgress } from "./use-progress.ts";
import { useSectionInView } from "./use-section-in-view.ts";

type Tooltips = typeof import("./RailTooltips.tsx");

/** The five sections as a scale: one mark per question, long if required, filled once answered. */
export function SectionRail(): ReactElement {
  const progress = useProgress();
  const inView = useSectionInView();
  const [tooltips, setTooltips] = useState<Tooltips | null>(null);
  // Tooltips are only for a mouse, so their code is loaded when one is used. Nothing is missing without them.
  const loadTooltips = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "mouse" && tooltips === null) import("./RailTooltips.tsx").then(setTooltips, () => undefined);
  };
  const buttons = progress.map((section) => (
    <li key={section.section}>
      <MissingTooltip tooltips={tooltips} section={section}>
        <RailButton progress={section} isInView={section.section === inView} />
      </MissingTooltip>
    </li>
  ));
  return (
    <nav id={railId} aria-label={formWords.sections} className="rail" onPointerOver={loadTooltips}>
      <ol>{tooltips === null ? buttons : <tooltips.TooltipProvider>{buttons}</tooltips.TooltipProvider>}</ol>
    </nav>
  );
}

interface MissingTooltipProps {
  readonly tooltips: Tooltips | null;
  readonly section: SectionProgress;
  readonly children: ReactElement;
}

/** Names what is still required in a section. */
function MissingTooltip({ tooltips, section: { marks }, children }: MissingTooltipProps): ReactElement {
  const missing = marks.filter(({ isRequired, isAnswered }) => isRequired && !isAnswered);
  if (tooltips === null || missing.length === 0) return children;
  const labels = missing.map(({ field }) => questionOf(field).label);
  return <tooltips.WithTooltip text={formWords.stillRequired(labels.join(" · "))}>{children}</tooltips.WithTooltip>;
}

interface RailButtonProps extends ComponentProps<"button"> {
  readonly progress: SectionProgress;
  readonly isInView: boolean;
}

function RailButton({ progress, isInView, ...trigger }: RailButtonProps): ReactElement {
  return (
    <button
      {...trigger}
      type="button"
      className="rail-section"
      aria-current={isInView ? "step" : undefined}
      onClick={() => goToSection(progress)}
    >
      <span className="rail-name">{progress.section}</span>
      <Counts {...progress} />
      <span className="rail-marks" aria-hidden="true">
        {progress.marks.map(({ field, isRequired, isAnswered }) => (
          <i key={field} data-required={isRequired} data-answered={isAnswered} />
        ))}
      </span>
    </button>
  );
}

function Counts({ requiredLeft, answered, marks }: SectionProgress): ReactElement {
  return (
    <span className="rail-count">
      {formWords.counted(answered, marks.length)}
      <span className="rail-word"> {formWords.answeredWord}</span>
      {requiredLeft > 0 && <span className="rail-left">, {formWords.needed(requiredLeft)}</span>}
    </span>
  );
}

function goToSection({ section }: SectionProgress): void {
  const heading = document.getElementById(sectionId(section));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}
