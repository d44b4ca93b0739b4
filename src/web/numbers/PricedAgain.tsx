import type { ReactElement } from "react";
import type { PageSettings } from "../../survey/wire/wire.ts";
import { randomKey } from "../analysis/random-key.ts";
import { readThemes } from "../results/read-diagnosis.ts";
import { numbersWords } from "../words/numbers.ts";
import { pricedAgainWords as again } from "../words/priced-again.ts";
import { Losses, useThemes } from "./Measured.tsx";
import { SendButton, SendOutcome } from "./SendButton.tsx";
import { sendMeasured } from "./send-measured.ts";
import { agreement } from "./ten-changeovers.ts";
import { today } from "./today.ts";
import { useSending } from "./use-sending.ts";

const words = numbersWords.changeovers;

/** The cause that timed changeovers are evidence for, and the KPI that they measure. */
const setups = { theme: "setup_changeover", kpi: "kpi_setup_var" } as const;

interface Props {
  readonly report: string;
  readonly settings: PageSettings;
  readonly overPercent: number;
}

/** What the report says about setups, before and after ten changeovers. A click sends one value and nothing else. */
export function PricedAgain({ report, settings, overPercent }: Props): ReactElement | null {
  const [loaded] = useThemes(report);
  const [state, send] = useSending(() => {
    const measured = {
      kpi: setups.kpi,
      value: overPercent,
      rows: agreement.changeovers,
      from: today(),
      to: today(),
      weeks: [],
    };
    return sendMeasured(report, [measured], settings, randomKey());
  });
  if (loaded.kind !== "loaded") return null;
  return (
    <div className="send-measured">
      <p>{again.about}</p>
      <div className="priced-again">
        <OfSetups title={again.predicted} themes={loaded.themes} />
        {state.kind === "sent" && <OfSetups title={again.measured} themes={readThemes(state.themes)} />}
      </div>
      {state.kind !== "sent" && (
        <SendButton state={state} label={again.button(words.over(overPercent))} onClick={send} />
      )}
      <SendOutcome state={state} sent={again.sent} />
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
