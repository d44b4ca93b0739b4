import type { ReactElement } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { currencyFields, ownMark, usMark } from "../../../survey/currency.ts";
import type { Field } from "../../../survey/questionnaire.ts";
import { answersSoFar } from "../../../survey/read-answers.ts";
import { hourFigures, isBeyondAnyShop, type WorthOfAnHour, worthOfAnHour } from "../../../survey/worth-of-an-hour.ts";
import type { FormValues } from "../../draft/draft.ts";
import { formWords } from "../../words/form.ts";
import { answersOf } from "../form-values.ts";
import { useReleased } from "../pointer-release.ts";
import { exactMoney, localCount, roundedMoney } from "./local-numbers.ts";
import { SourceLink } from "./SourceLink.tsx";

/**
 * What one more hour per machine and week is worth. Empty until machines and shifts are known; after the rate question,
 * until that is answered.
 */
export function WorthLine({ after }: { readonly after: Field }): ReactElement | null {
  const { control } = useFormContext<FormValues>();
  const worth = useWatch({ control, compute: worthIn });
  const rateKnown = useWatch({ control, name: "shop_rate_known" });
  const isReleased = useReleased();
  if (!isReleased || worth === null || (after === "shop_rate_value" && !rateKnown)) return null;
  return (
    <div className="given-back">
      <p>{said(worth)}</p>
      <details>
        <summary>{formWords.worth.how}</summary>
        <How worth={worth} />
      </details>
    </div>
  );
}

interface Worth extends WorthOfAnHour {
  /** The currency symbol. */
  readonly money: string;
}

function worthIn(values: FormValues): Worth | null {
  const read = ["machine_count", "shift_count", "shop_rate_known", "shop_rate_value", ...currencyFields] as const;
  const answers = answersSoFar(answersOf(values), read);
  const worth = isBeyondAnyShop(answers) ? null : worthOfAnHour(answers);
  if (worth === null) return null;
  const own = ownMark(answers);
  return { ...worth, money: worth.rateIs === "published" ? usMark(own) : own };
}

function said({ machines, low, likely, high, rateIs, money }: Worth): string {
  const { statement, about, span } = formWords.worth;
  const amount =
    rateIs === "given" ? about(roundedMoney(likely, money)) : span(roundedMoney(low, money), roundedMoney(high, money));
  return statement(localCount(machines), machines === 1, amount);
}

function How({ worth }: { readonly worth: Worth }): ReactElement {
  const { machines, likely, rate, money } = worth;
  const { weeks } = hourFigures;
  const words = formWords.worth;
  return (
    <>
      <p>
        {words.formula(
          localCount(machines),
          machines === 1,
          localCount(weeks.likely),
          exactMoney(rate.likely, money),
          exactMoney(likely, money),
        )}
      </p>
      <p>{words.weeks(localCount(weeks.low), localCount(weeks.high))}</p>
      <RateBehind worth={worth} />
      <p>{words.onlyIfSold}</p>
    </>
  );
}

function RateBehind({ worth: { rate, rateIs, money } }: { readonly worth: Worth }): ReactElement {
  const words = formWords.worth;
  const [low, likely, high] = [rate.low, rate.likely, rate.high].map((each) => exactMoney(each, money)) as [
    string,
    string,
    string,
  ];
  switch (rateIs) {
    case "given":
      return <p>{words.given}</p>;
    case "estimated":
      return <p>{words.estimated(low, high)}</p>;
    case "published":
      return (
        <p>
          {words.published(low, likely, high)} <SourceLink {...hourFigures.rate} />
        </p>
      );
  }
}
