import { Slider } from "radix-ui";
import { type ReactElement, useId } from "react";
import type { WireLever } from "../../survey/wire-results.ts";
import type { Explained } from "./BasisSheet.tsx";
import { bringsText, placeText } from "./levers.ts";
import "./slider.css";
import { resultsWords } from "../words/results.ts";

const words = resultsWords.trial;

interface Props {
  readonly lever: WireLever;
  readonly place: number;
  readonly onMove: (id: string, place: number) => void;
  readonly onExplain: (explained: Explained) => void;
}

/** One lever: its name, where it stands, the slider, and what it alone brings. */
export function LeverSlider({ lever, place, onMove, onExplain }: Props): ReactElement {
  const id = useId();
  const name = words.lever(lever.id);
  const explain = (): void => onExplain({ name, assumes: words.assumes(lever.id), figure: lever.hours });
  return (
    <div className="lever">
      <div className="lever-head">
        <span id={id} className="lever-name">
          {name}
        </span>
        <span className="lever-place">{placeText(lever, place)}</span>
      </div>
      <Slider.Root
        className="slider"
        min={lever.min}
        max={lever.max}
        step={lever.step}
        value={[place]}
        onValueChange={([moved = place]) => onMove(lever.id, moved)}
      >
        <Slider.Track className="slider-track">
          <Slider.Range className="slider-range" />
        </Slider.Track>
        <Slider.Thumb className="slider-thumb" aria-labelledby={id} aria-valuetext={placeText(lever, place)} />
      </Slider.Root>
      <div className="lever-foot">
        <span>{bringsText(lever)}</span>
        <button type="button" className="link" aria-label={words.howFor(name)} onClick={explain}>
          {words.how}
        </button>
      </div>
    </div>
  );
}
