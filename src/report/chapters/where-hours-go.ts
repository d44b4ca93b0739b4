import type { Diagnosis, Loss, Range } from "../../diagnosis/diagnosis.ts";
import type { Submission } from "../../survey/submission.ts";
import type { RangeBars } from "../charts/range-bars.ts";
import type { Step, Waterfall } from "../charts/waterfall.ts";
import { capitalized, lossesOf, lossId } from "../figures.ts";
import { estimate, inWords, likely, percent, plainNumber, rangeOf, twoFigures } from "../format.ts";
import type { Block, Chart, Table } from "../report.ts";
import { jump, plain, say, type Text } from "../text.ts";
import { currencyNames, themeWords } from "../wording.ts";

/** From the hours that the machines could run to those in which they cut, and what each theme takes. */
export function whereHoursGo(submission: Submission, diagnosis: Diagnosis): readonly Block[] {
  const { staffed_hours, in_cycle_hours } = diagnosis.capacity;
  const [staffed, cycle] = [twoFigures(staffed_hours.likely), twoFigures(in_cycle_hours.likely)];
  return [
    {
      kind: "heading",
      level: 2,
      id: "hours",
      topic: "Where the hours go",
      text: `Of ${staffed} staffed machine hours a year, about ${cycle} are in cycle`,
    },
    { kind: "paragraph", role: "body", text: aboutUtilization(submission, diagnosis) },
    waterfallChart(diagnosis),
    ...unstaffed(diagnosis),
    lossChart(diagnosis),
    ...otherCurrencies(diagnosis),
    { kind: "paragraph", role: "note", text: plausibility(diagnosis) },
  ];
}

function aboutUtilization({ machine_utilization_known }: Submission, { capacity }: Diagnosis): Text {
  const share = jump(percent(capacity.utilization.likely), "how-utilization");
  const basis =
    machine_utilization_known === "Yes (telemetry)"
      ? "You measure your machines: put your own figure in its place."
      : "That is an assumption until a machine is measured.";
  return say`Shops of your kind cut in about ${share} of the hours they staff. ${basis} Not all of the rest is lost: parts must be loaded, set up and measured.`;
}

function waterfallChart(diagnosis: Diagnosis): Chart {
  const steps = stepsOf(diagnosis);
  const plot: Waterfall = { kind: "waterfall", steps };
  return {
    kind: "chart",
    title: "From machine hours to hours in cycle",
    description: `Hours a year, step by step: ${steps.map(({ name, text }) => `${name} ${text}`).join("; ")}.`,
    plot,
    rows: steps.length,
    caption: say`Hours a year, likely values. The thin line with two stops is the range. How we got ${jump("machine hours", "how-nominal")}, ${jump("staffed hours", "how-staffed")}, ${jump("hours in cycle", "how-in-cycle")}.`,
  };
}

/** Nominal → staffed → in cycle. What could be won back never takes more than the room between the last two. */
function stepsOf({ capacity, hidden_hours }: Diagnosis): readonly Step[] {
  const { nominal_hours, staffed_hours, in_cycle_hours } = capacity;
  const [nominal, staffed, cycle] = [nominal_hours.likely, staffed_hours.likely, in_cycle_hours.likely];
  const left = staffed - Math.min(hidden_hours.likely, Math.max(0, staffed - cycle));
  const total = (name: string, hours: Range, role: "total" | "result"): Step => ({
    name,
    role,
    range: hours,
    from: 0,
    to: hours.likely,
    text: twoFigures(hours.likely),
  });
  const part = (name: string, from: number, to: number, role: "option" | "loss" | "rest"): readonly Step[] =>
    Math.round(from - to) === 0 ? [] : [{ name, role, range: null, from, to, text: `−${twoFigures(from - to)}` }];
  return [
    total("Machines × shifts", nominal_hours, "total"),
    ...part("Nobody there", nominal, staffed, "option"),
    total("Staffed", staffed_hours, "total"),
    ...part("Could be won back", staffed, left, "loss"),
    ...rest(staffed, staffed - left, cycle),
    total("In cycle", in_cycle_hours, "result"),
  ];
}

/**
 * What lies between: written as the difference of the figures above and below it as they are written, so that who adds
 * them up finds what is printed.
 */
function rest(staffed: number, wonBack: number, cycle: number): readonly Step[] {
  const left = rounded(staffed) - rounded(wonBack) - rounded(cycle);
  if (left <= 0) return [];
  const range = null;
  const text = `−${plainNumber(left)}`;
  return [
    { name: "Setup, loading and other stops that stay", role: "rest", range, from: staffed - wonBack, to: cycle, text },
  ];
}

const rounded = (value: number): number => Number(value.toPrecision(2));

function unstaffed({ capacity: { unstaffed_hours } }: Diagnosis): readonly Block[] {
  if (Math.round(unstaffed_hours.likely) === 0) return [];
  const hours = jump(`${twoFigures(unstaffed_hours.likely)} hours`, "how-unstaffed");
  return [
    {
      kind: "paragraph",
      role: "body",
      text: say`Machines stand ${hours} a year because nobody is there. That is an option, not a loss: more people, a further shift or unattended running could use them. We put no price on it.`,
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
        ? "Lost machine hours"
        : `${capitalized(themeWords[largest.theme].noun)}: the largest part of what could be won back`,
    description: `Machine hours a year by theme, low, likely and high: ${bars.map(({ name, text }) => `${name} ${text}`).join("; ")}.`,
    plot,
    rows: bars.length,
    caption: say`Machine hours a year that could be won back: low – likely – high. The band is the range, the mark the likely value. Each theme is estimated for itself; the cap on their sum allows for what they share. ${workings(losses)}`,
  };
}

function workings(losses: readonly Loss[]): Text {
  return losses.length === 0
    ? []
    : say`${jump("How each was found", lossId(losses[0] ?? { theme: "setup_changeover", currency: "machine_hours" }))}.`;
}

/** Losses in other currencies, apart: they are never added to machine hours or to each other. */
function otherCurrencies(diagnosis: Diagnosis): readonly Block[] {
  const losses = lossesOf(diagnosis).filter(({ currency }) => currency !== "machine_hours");
  if (losses.length === 0) return [];
  const table: Table = {
    kind: "table",
    caption: "Other losses, each in its own unit. They are not machine hours: never add them up.",
    columns: [
      { title: "What", align: "start" },
      { title: "Comes from", align: "start" },
      { title: "low – likely – high", align: "end" },
    ],
    rows: losses.map((loss) => [
      plain(currencyNames[loss.currency]),
      plain(capitalized(themeWords[loss.theme].noun)),
      [jump(rangeOf(loss.amount, loss.amount.unit), lossId(loss))],
    ]),
  };
  return [table];
}

/** Two figures by which an owner can tell whether the rest makes sense. */
function plausibility({ capacity, one_hour_a_week, held_back }: Diagnosis): Text {
  const sales = jump(estimate(capacity.implied_sales.likely, "$/yr"), "how-sales");
  const hour = jump(estimate(one_hour_a_week.likely, "$/yr"), "how-one-hour");
  const rate = jump(likely(capacity.shop_rate, "$/h"), "how-rate");
  const held =
    held_back.length === 0
      ? ""
      : ` We held figures back: ${inWords(held_back.map(({ effect }) => effect.replace(/\.$/, "")))}.`;
  return say`Check us against your books. At ${rate} these hours mean machining sales of about ${sales} a year, less material. If your books say something quite different, trust your books and doubt our hours. One hour won back per machine and week brings about ${hour} of sales a year where work waits for the machine. If you can sell none of the hours, count only the overtime that they replace.${held}`;
}
