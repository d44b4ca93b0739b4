import type { ReactElement } from "react";
import type { WireTheme } from "../../survey/wire/results.ts";
import type { PageSettings } from "../../survey/wire/wire.ts";
import { readThemes } from "../results/read-diagnosis.ts";
import { numbersWords } from "../words/numbers.ts";
import { pricedAgainWords as again } from "../words/priced-again.ts";
import { Losses, useThemes } from "./Measured.tsx";
import { SendButton, SendOutcome } from "./SendButton.tsx";
import { agreement } from "./ten-changeovers.ts";
import type { Days } from "./use-changeovers.ts";
import { useSending } from "./use-sending.ts";

const words = numbersWords.changeovers;

/** The cause that timed changeovers are evidence for, and the KPI that they measure. */
const setups = { theme: "setup_changeover", kpi: "kpi_setup_var" } as const;

interface Props {
  readonly report: string;
  readonly settings: PageSettings;
  readonly overPercent: number;
  /** The days on which the changeovers were typed in. */
  readonly days: Days;
}

/** What the report says about setups, before and after ten changeovers. A click sends one value and nothing else. */
export function PricedAgain(props: Props): ReactElement | null {
  const [loaded] = useThemes(props.report);
  if (loaded.kind !== "loaded") return null;
  // A new value is another one to send.
  return <Priced key={props.overPercent} {...props} themes={loaded.themes} />;
}

function Priced({
  report,
  settings,
  overPercent,
  days,
  themes,
}: Props & { readonly themes: readonly WireTheme[] }): ReactElement {
  const value = { kpi: setups.kpi, value: overPercent, rows: agreement.changeovers, ...days, weeks: [] };
  const [state, send] = useSending(report, settings, [value]);
  const isSent = state.kind === "sent";
  return (
    <div className="send-measured">
      <p>{again.about}</p>
      <div className="priced-again">
        <OfSetups title={isSent ? again.before : again.now} themes={themes} />
        {isSent && <OfSetups title={again.measured} themes={readThemes(state.themes)} />}
      </div>
      {!isSent && <SendButton state={state} label={again.button(words.over(overPercent))} onClick={send} />}
      <SendOutcome state={state} sent={again.sent} />
    </div>
  );
}

interface OfSetupsProps {
  readonly title: string;
  readonly themes: readonly WireTheme[];
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
