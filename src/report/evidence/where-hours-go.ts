import { asPrinted } from "../../diagnosis/case/numbers.ts";
import type { Diagnosis, Loss } from "../../diagnosis/diagnosis.ts";
import { ownUtilization } from "../../diagnosis/kpis/own-utilization.ts";
import type { Range } from "../../knowledge/figures/units.ts";
import { weeksAYear } from "../../knowledge/figures/working-weeks.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized, inWords, roundText } from "../../survey/writing.ts";
import type { RangeBars } from "../charts/range-bars.ts";
import type { Waterfall, WaterfallBar } from "../charts/waterfall.ts";
import { lossesOf, lossId } from "../figures.ts";
import { lossUnitNames } from "../figures.words.ts";
import { estimate, likely, percent, plainNumber, rangeOf, twoFigures } from "../format.ts";
import type { Block } from "../report.ts";
import { jump, plain, say, type Text } from "../text.ts";
import type { Chart, Table } from "../text-blocks.ts";
import { themeWords } from "../wording.ts";
import { whereHoursGoWords as words } from "./where-hours-go.words.ts";

/** From the hours that machines could run to the hours they cut, with the loss of each theme. */
export function whereHoursGo(submission: Submission, diagnosis: Diagnosis): readonly Block[] {
  const { staffed_hours, in_cycle_hours } = diagnosis.capacity;
  const [staffed, cycle] = [twoFigures(staffed_hours.likely), twoFigures(in_cycle_hours.likely)];
  return [
    {
      kind: "heading",
      level: 2,
      id: "hours",
      topic: words.topic,
      text: words.title(staffed, cycle),
    },
    { kind: "paragraph", role: "body", text: aboutUtilization(submission, diagnosis) },
    waterfallChart(diagnosis),
    ...unstaffed(diagnosis),
    lossChart(diagnosis),
    ...otherCurrencies(diagnosis),
    { kind: "paragraph", role: "note", text: plausibility(diagnosis) },
  ];
}

function aboutUtilization(submission: Submission, { capacity }: Diagnosis): Text {
  const { machine_utilization_known } = submission;
  const share = jump(percent(capacity.utilization.likely), "how-utilization");
  if (ownUtilization(submission) !== undefined) return words.ownUtilization(share);
  return words.utilization(share, machine_utilization_known === "Yes (telemetry)" ? words.measured : words.assumed);
}

function waterfallChart(diagnosis: Diagnosis): Chart {
  const steps = stepsOf(diagnosis);
  const plot: Waterfall = { kind: "waterfall", steps };
  return {
    kind: "chart",
    title: words.waterfall.title,
    description: words.waterfall.description(steps.map(({ name, text }) => `${name} ${text}`).join("; ")),
    plot,
    rows: steps.length,
    caption: words.waterfall.caption,
  };
}

/** Nominal → staffed → in cycle. What can be recovered never exceeds the difference of the last two. */
function stepsOf({ capacity, hidden_hours }: Diagnosis): readonly WaterfallBar[] {
  const { nominal_hours, staffed_hours, in_cycle_hours } = capacity;
  const [nominal, staffed, cycle] = [nominal_hours.likely, staffed_hours.likely, in_cycle_hours.likely];
  const left = staffed - Math.min(hidden_hours.likely, Math.max(0, staffed - cycle));
  const total = (name: string, hours: Range, role: "total" | "result"): WaterfallBar => ({
    name,
    role,
    range: hours,
    from: 0,
    to: hours.likely,
    text: twoFigures(hours.likely),
  });
  const part = (name: string, from: number, to: number, role: "option" | "loss" | "rest"): readonly WaterfallBar[] =>
    Math.round(from - to) === 0 ? [] : [{ name, role, range: null, from, to, text: `−${twoFigures(from - to)}` }];
  return [
    total(words.steps.nominal, nominal_hours, "total"),
    ...part(words.steps.unstaffed, nominal, staffed, "option"),
    total(words.steps.staffed, staffed_hours, "total"),
    ...part(words.steps.recovered, staffed, left, "loss"),
    ...rest(staffed, staffed - left, cycle),
    total(words.steps.cycle, in_cycle_hours, "result"),
  ];
}

/**
 * The remaining hours, calculated from the printed figures above and below, so that the printed numbers add up.
 */
function rest(staffed: number, recovered: number, cycle: number): readonly WaterfallBar[] {
  const left = asPrinted(staffed) - asPrinted(recovered) - asPrinted(cycle);
  if (left <= 0) return [];
  const text = `−${roundText(left, plainNumber)}`;
  return [{ name: words.steps.rest, role: "rest", range: null, from: staffed - recovered, to: cycle, text }];
}

function unstaffed({ capacity: { unstaffed_hours } }: Diagnosis): readonly Block[] {
  if (Math.round(unstaffed_hours.likely) === 0) return [];
  return [
    {
      kind: "paragraph",
      role: "body",
      text: words.unstaffed(twoFigures(unstaffed_hours.likely)),
    },
  ];
}

function lossChart(diagnosis: Diagnosis): Chart {
  const losses = lossesOf(diagnosis)
    .filter(({ currency }) => currency === "machine_hours")
    .toSorted((a, b) => b.amount.likely - a.amount.likely);
  const bars = losses.map(({ theme, amount }) => ({
    name: capitalized(themeWords[theme].noun),
    range: amount,
    text: rangeOf(amount, "h/yr").replace(/ h$/, ""),
  }));
  const plot: RangeBars = { kind: "range-bars", bars };
  const largest = losses[0];
  return {
    kind: "chart",
    title:
      largest === undefined
        ? words.losses.withoutLargest
        : words.losses.largest(capitalized(themeWords[largest.theme].noun)),
    description: words.losses.description(bars.map(({ name, text }) => `${name} ${text}`).join("; ")),
    plot,
    rows: bars.length,
    caption: words.losses.caption(workings(losses)),
  };
}

function workings([largest]: readonly Loss[]): Text {
  return largest === undefined ? [] : say`${jump(words.losses.how, lossId(largest))}.`;
}

/** Losses in other units, listed separately, because they are never added to machine hours or to each other. */
function otherCurrencies(diagnosis: Diagnosis): readonly Block[] {
  const losses = lossesOf(diagnosis).filter(({ currency }) => currency !== "machine_hours");
  if (losses.length === 0) return [];
  const table: Table = {
    kind: "table",
    caption: words.others.caption,
    columns: [
      { title: words.others.columns.what, align: "start" },
      { title: words.others.columns.from, align: "start" },
      { title: words.others.columns.range, align: "end" },
    ],
    rows: losses.map((loss) => [
      plain(lossUnitNames[loss.currency]),
      plain(capitalized(themeWords[loss.theme].noun)),
      [jump(rangeOf(loss.amount, loss.amount.unit), lossId(loss))],
    ]),
  };
  return [table];
}

/** Two figures that let an owner judge whether the rest is plausible: with three digits, so that they multiply as printed. */
function plausibility({ capacity, one_hour_a_week, held_back }: Diagnosis): Text {
  const { in_cycle_hours: hours, shop_rate: rate, implied_sales } = capacity;
  const sales = jump(withDollar(threeFigures(implied_sales.likely)), "how-sales");
  const hour = jump(estimate(one_hour_a_week.likely, "$/yr"), "how-one-hour");
  const inCycle = jump(`${threeFigures(hours.likely)} h`, "how-in-cycle");
  const held =
    held_back.length === 0 ? "" : words.heldBack(inWords(held_back.map(({ effect }) => effect.replace(/\.$/, ""))));
  return words.books(inCycle, jump(likely(rate, "$/h"), "how-rate"), sales, plainNumber(weeksAYear), hour, held);
}

const threeFigures = (value: number): string => plainNumber(Number(value.toPrecision(3)));
const withDollar = (amount: string): string => `$${amount}`;
