import { rulesVersion } from "../../diagnosis/diagnose.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { benchmark } from "../../diagnosis/losses/assumptions.ts";
import { capacityTerms } from "../../diagnosis/losses/capacity.ts";
import { terms } from "../../diagnosis/losses/formula.words.ts";
import { salesValue } from "../../diagnosis/losses/money.ts";
import { likelihoodsOf, priceThemes } from "../../diagnosis/losses/price-themes.ts";
import type { NamedStep } from "../../diagnosis/losses/step.ts";
import { figureOf, named, product, type Term } from "../../diagnosis/losses/term.ts";
import { allInMoney } from "../../report/own-money.ts";
import { ownMark, usMark } from "../../survey/currency.ts";
import type { Submission } from "../../survey/submission.ts";
import type { WireWhatIf, WireWorkedFigure } from "../../survey/wire/results.ts";
import { basisOf } from "./what-if-basis.ts";
import { addedShift, atRate, type LeverPositions, leversOf, together, wonBackBy } from "./what-if-levers.ts";

/**
 * What a shop would gain with other lever positions, calculated with the terms of the diagnosis. Hours recovered, hours added
 * and labor hours are separate figures. Nothing is stored.
 */
export function whatIf(
  submission: Submission,
  { themes }: Pick<Diagnosis, "themes">,
  positions: LeverPositions,
): WireWhatIf {
  const likelihoods = likelihoodsOf(themes);
  const money = ownMark(submission);
  const worked = workedIn(money);
  const shop = atRate(submission, positions.shop_rate);
  const capacity = capacityTerms(shop);
  const won = wonBackBy(submission, likelihoods, positions);
  const hours = together(Object.values(won));
  const { cycle, labor } = addedShift(submission, positions.shift_machines ?? 0);
  const whole = priceThemes(shop, likelihoods, capacity, "always").recoverableHours;
  const salesOf = (term: Term, claimed?: NamedStep): Term => salesValue(shop, term, capacity, "always", claimed).term;
  return {
    rules: rulesVersion,
    ...(money !== "$" && { money }),
    levers: leversOf(submission).map((lever) => ({
      ...lever,
      at: positions[lever.id] ?? lever.today,
      hours: hoursOf(worked, lever.id === "shift_machines" ? cycle : won[lever.id]),
    })),
    won_back: { hours: worked(hours, "h/yr"), sales: worked(salesOf(hours, "hours-recovered"), "$/yr") },
    added: {
      hours: worked(cycle, "h/yr"),
      sales: worked(salesOf(cycle, "hours-of-new-shift"), "$/yr"),
      labor_hours: worked(labor, "h/yr"),
      // Labor cost is based on US wages, whatever the shop's currency.
      labor_dollars: workedIn(usMark(money))(
        product(named("hours-of-people", labor, "h/yr"), benchmark("AS-LABBURD", terms.laborCost)),
        "$/yr",
      ),
    },
    whole: { hours: worked(whole, "h/yr"), sales: worked(salesOf(whole), "$/yr") },
  };
}

type Worked = (term: Term, unit: WireWorkedFigure["unit"]) => WireWorkedFigure;

const hoursOf = (worked: Worked, term: Term | undefined): WireWorkedFigure | null =>
  term === undefined ? null : worked(term, "h/yr");

/** The figure of a term with its derivation, amounts of money with this currency symbol. */
const workedIn =
  (mark: string): Worked =>
  (term, unit) => {
    const { low, likely, high } = figureOf(term, unit);
    return { low, likely, high, unit, basis: allInMoney(basisOf(term), mark) };
  };
