import { type ReactElement, useState } from "react";
import type { PageSettings } from "../../survey/wire.ts";
import { randomKey } from "../random-key.ts";
import { readThemes } from "../results/read-findings.ts";
import { addressOf } from "../route.ts";
import { Spinner } from "../ui/Spinner.tsx";
import { numbersWords } from "../words/numbers.ts";
import { pricedAgainWords as again } from "../words/priced-again.ts";
import { Losses, useThemes } from "./Measured.tsx";
import { type Sent, sendMeasured } from "./send-measured.ts";
import { agreement } from "./ten-changeovers.ts";
import { today } from "./today.ts";

const words = numbersWords.changeovers;

/** The cause that changeovers speak to, and the KPI that they measure. */
const setups = { theme: "setup_changeover", kpi: "kpi_setup_var" } as const;

interface Props {
  readonly report: string;
  readonly settings: PageSettings;
  readonly overPercent: number;
}

/** What the report says of setups, before and after the ten changeovers: one value is sent, on this press alone. */
export function PricedAgain({ report, settings, overPercent }: Props): ReactElement | null {
  const loaded = useThemes(report);
  const [state, setState] = useState<{ readonly kind: "ready" | "sending" } | Sent>({ kind: "ready" });
  const send = async (): Promise<void> => {
    setState({ kind: "sending" });
    const measured = { kpi: setups.kpi, value: overPercent, rows: agreement.of, from: today(), to: today(), weeks: [] };
    const failed = { kind: "failed", message: "" } as const;
    setState(await sendMeasured(report, [measured], settings, randomKey(), true).catch(() => failed));
  };
  if (loaded.kind !== "loaded") return null;
  const isSending = state.kind === "sending";
  return (
    <div className="send-measured">
      <p>{again.about}</p>
      <div className="priced-again">
        <OfSetups title={again.predicted} themes={loaded.themes} />
        {state.kind === "sent" && <OfSetups title={again.measured} themes={readThemes(state.themes)} />}
      </div>
      {state.kind !== "sent" && (
        <button
          type="button"
          className="button button-main"
          aria-disabled={isSending}
          onClick={() => !isSending && void send()}
        >
          {isSending && <Spinner />}
          {isSending ? numbersWords.send.sending : again.press(words.over(overPercent))}
        </button>
      )}
      <output>
        {state.kind === "sent" && (
          <>
            {again.sent}{" "}
            <a className="link" href={addressOf({ kind: "report", id: state.report })}>
              {numbersWords.send.open}
            </a>
          </>
        )}
        {state.kind === "failed" && `${numbersWords.send.failed} ${state.message}`}
      </output>
    </div>
  );
}

interface OfSetupsProps {
  readonly title: string;
  readonly themes: ReturnType<typeof readThemes>;
}

function OfSetups({ title, themes }: OfSetupsProps): ReactElement {
  const theme = themes.find(({ id }) => id === setups.theme);
  return (
    <div>
      <h4>{title}</h4>
      <p>{theme === undefined ? again.notNamed : again.likely(Math.round(theme.probability * 100))}</p>
      {theme !== undefined && <Losses losses={theme.losses} />}
    </div>
  );
}
