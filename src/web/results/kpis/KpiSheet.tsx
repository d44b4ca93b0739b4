import type { ReactElement, ReactNode } from "react";
import { shownOfElement } from "../../../survey/shown-readiness.ts";
import type { WireElement } from "../../../survey/wire/results.ts";
import { shortName } from "../../../survey/writing.ts";
import { kpiPlanWords } from "../../words/kpi-plan.ts";
import { Sheet } from "../Sheet.tsx";
import { type KpiOnBoard, readinessOf } from "./board.ts";
import { Reading } from "./KpiCard.tsx";
import { ReadinessBadge } from "./ReadinessBadge.tsx";
import "../what-if/basis.css";
import "./kpi-sheet.css";

const words = kpiPlanWords;

interface Props {
  readonly kpi: KpiOnBoard;
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** Everything needed to put one KPI on the board and act on it. */
export function KpiSheet({ kpi, previous, next, onOpen, onClose }: Props): ReactElement {
  const { name, question, formula, target, owner, cadence, phase, when_red, data } = kpi;
  const readiness = readinessOf(kpi);
  const { typical, good, world_class } = target;
  const foot = (
    <>
      <PagerButton to={previous} word={words.previous} onOpen={onOpen} />
      <PagerButton to={next} word={words.next} onOpen={onOpen} />
    </>
  );
  return (
    <Sheet title={name} closeWord={words.close} onClose={onClose} foot={foot}>
      <p className="kpi-question">{question}</p>
      <Reading key={kpi.id} kpi={kpi} />
      {kpi.tile === undefined && <p className="kpi-sample">{words.sampleNote}</p>}
      <dl className="kpi-facts">
        <Fact term={words.formula}>{formula}</Fact>
        <Fact term={words.targetTerm}>{words.targetWhole(typical, good, world_class)}</Fact>
        <Fact term={words.who}>{words.whoText(owner, cadence, phase)}</Fact>
        <Fact term={words.whenRed}>{when_red}</Fact>
        <Fact term={words.readiness[readiness]}>{words.meaning[readiness]}</Fact>
      </dl>
      <h3 className="basis-term">{words.data}</h3>
      <ul className="basis-lines">
        {data.map((element) => (
          <DataLine key={element.name} element={element} />
        ))}
      </ul>
    </Sheet>
  );
}

function PagerButton({
  to,
  word,
  onOpen,
}: {
  readonly to: string | undefined;
  readonly word: string;
  readonly onOpen: (id: string) => void;
}) {
  return (
    <button
      type="button"
      className="button"
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onOpen(to)}
    >
      {word}
    </button>
  );
}

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactElement => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

const DataLine = ({ element }: { readonly element: WireElement }): ReactElement => (
  <li>
    <b>{element.name}</b>
    <span>
      <ReadinessBadge readiness={shownOfElement(element)} /> {words.readiness[shownOfElement(element)]}
    </span>
    <small>
      {element.place === null ? words.nowhere : `${shortName(element.place.system_name)}: ${element.place.where}`}
    </small>
  </li>
);
