import { type ReactElement, Suspense, useDeferredValue, useEffect } from "react";
import type { PageSettings } from "../../survey/wire/wire.ts";
import { addressOf } from "../steps/route.ts";
import { loadedPart } from "../ui/loaded-part.ts";
import { numbersWords } from "../words/numbers.ts";
import { Busy } from "./Busy.tsx";
import { DropZone } from "./DropZone.tsx";
import { Files } from "./Files.tsx";
import { KeepPart } from "./KeepPart.tsx";
import { LastTime } from "./LastTime.tsx";
import { NumbersHead } from "./NumbersHead.tsx";
import type { NumbersState } from "./numbers-state.ts";
import { Results } from "./Results.tsx";
import { useNumbers } from "./use-numbers.ts";
import "./numbers.css";

interface Props {
  readonly settings: PageSettings;
  /** The id of the stored report to show the numbers next to. */
  readonly report: string | null;
}

/** Below everything else, and without files. */
const TenChangeovers = loadedPart(async () => (await import("./TenChangeovers.tsx")).TenChangeovers);

/** A shop's own numbers: its exports, read only in this browser. */
export function NumbersStep({ settings, report }: Props): ReactElement {
  const own = useNumbers();
  const { keeper, before, forget } = own;
  // Files and tiles are rendered at low priority, so that a long list never blocks the page.
  const state = useDeferredValue(own.state);
  const isSettled = hasAnswer(state);
  useShowAnswer(isSettled);
  return (
    <NumbersHead settings={settings}>
      <p className="numbers-back" data-part="head">
        <a className="link" href={addressOf(report === null ? { kind: "hero" } : { kind: "report", id: report })}>
          {report === null ? numbersWords.toStart : numbersWords.toReport}
        </a>
      </p>
      <DropZone
        onReach={keeper.prepare}
        onDrop={(sources) => void keeper.add(sources)}
        isFirst={own.state.files.length === 0}
      />
      <Busy state={own.state} onCancel={keeper.cancel} />
      {before !== null && state.numbers === null && <LastTime before={before} onForget={forget} />}
      {state.files.length > 0 && !isSettled && <Files keeper={keeper} state={state} />}
      {state.numbers !== null && (
        <Results keeper={keeper} state={state} before={before} report={report} settings={settings} />
      )}
      {isSettled && <Files keeper={keeper} state={state} />}
      {/* Together, so that what comes first doesn't push down what is shown already. */}
      <Suspense>
        <TenChangeovers report={report} settings={settings} />
        <KeepPart keeper={keeper} state={own.state} />
      </Suspense>
    </NumbersHead>
  );
}

/** Whether every readable file is in use; then the answer comes first and the files after it. */
const hasAnswer = ({ files, numbers }: NumbersState): boolean =>
  numbers !== null &&
  numbers.lists.length > 0 &&
  files.some(({ isUsed }) => isUsed) &&
  files.every(({ isUsed, shown }) => isUsed || shown?.kind === "refused");

/** Scrolls up to the answer, because the button that led to it was further down. */
function useShowAnswer(isSettled: boolean): void {
  useEffect(() => {
    const answer = isSettled ? document.getElementById("own-results") : null;
    answer?.focus({ preventScroll: true });
    answer?.scrollIntoView();
  }, [isSettled]);
}
