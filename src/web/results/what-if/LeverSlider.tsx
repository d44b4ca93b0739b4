import { type CSSProperties, type ReactElement, useId } from "react";
import type { WireLever } from "../../../survey/wire/results.ts";
import type { Explained } from "./BasisSheet.tsx";
import { gainText, positionText } from "./levers.ts";
import "./slider.css";
import { whatIfWords } from "../../words/what-if.ts";

const words = whatIfWords;

interface Props {
  readonly lever: WireLever;
  readonly position: number;
  /** The currency symbol. */
  readonly money: string;
  readonly onMove: (id: string, position: number) => void;
  readonly onExplain: (explained: Explained) => void;
}

/** One lever: its name, its position, the slider, and what it alone gains. */
export function LeverSlider({ lever, position, money, onMove, onExplain }: Props): ReactElement {
  const id = useId();
  const name = words.lever(lever.id);
  const { min, max, step } = lever;
  const explain = (): void => onExplain({ name, assumes: words.assumes(lever.id), figure: lever.hours });
  return (
    <div className="lever">
      <div className="lever-head">
        <span id={id} className="lever-name">
          {name}
        </span>
        <span className="lever-place">{positionText(lever, position, money)}</span>
      </div>
      <div className="slider" style={{ "--moved": (position - min) / (max - min) } as CSSProperties}>
        <input
          type="range"
          min={min}
          max={max}
          step={step}
          value={position}
          onChange={({ target }) => onMove(lever.id, target.valueAsNumber)}
          aria-labelledby={id}
          aria-valuetext={positionText(lever, position, money)}
        />
      </div>
      <div className="lever-foot">
        <span>{gainText(lever)}</span>
        <button type="button" className="link" aria-label={words.howFor(name)} onClick={explain}>
          {words.how}
        </button>
      </div>
    </div>
  );
}
