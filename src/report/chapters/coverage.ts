import { coverageOf } from "../../diagnosis/coverage.ts";
import type { Diagnosis, ElementId, PlannedKpi, SystemId } from "../../diagnosis/diagnosis.ts";
import { elements } from "../../measures/elements.ts";
import type { Submission } from "../../survey/submission.ts";
import type { CoverageMap } from "../charts/coverage-map.ts";
import { inWords, percent, typeset } from "../format.ts";
import type { Block, Chart, Table } from "../report.ts";
import { plain, say, type Text } from "../text.ts";
import { shortName } from "./kpi-plan.ts";
import { neededBy, oneMoreSource } from "./one-more-source.ts";

type ShopSystem = Diagnosis["systems"][number];

/** Which system of the shop holds the data of which planned KPI, all of them together, and what one more would add. */
export function coverage({ tech_stack }: Submission, { kpis, systems }: Diagnosis): readonly Block[] {
  const stack = systems.map(({ id }) => id);
  const inFull = kpis.filter((kpi) => coverageOf(neededBy(kpi), stack).level === "full").length;
  return [
    {
      kind: "heading",
      level: 2,
      id: "coverage",
      topic: "What your systems hold",
      text:
        systems.length === 0
          ? "You named no system that holds data for these KPIs"
          : inFull === 0
            ? "No KPI has all its data in your systems yet"
            : `Your systems hold all the data for ${inFull} of ${kpis.length} KPIs`,
    },
    {
      kind: "paragraph",
      role: "body",
      text: say`${whatIsHeld(kpis, stack)} ${tech_stack === undefined ? openQuestion : oneMoreSource(kpis, stack)}`,
    },
    ...(systems.length === 0 ? [] : [mapOf(kpis, systems), tableOf(kpis, systems)]),
    ...(stack.includes("jobboss") && stack.includes("jobboss2") ? [whichJobBoss] : []),
  ];
}

const openQuestion =
  "You left open which systems you use. Name them and run it again: then this page shows where each figure lies.";

const whichJobBoss: Block = {
  kind: "paragraph",
  role: "note",
  text: plain(
    "“JobBOSS” can be the classic or JobBOSS². Both are shown, and what only one of them holds counts as part: look at the one that you run.",
  ),
};

/** How many of the elements that all KPIs together need are held in full, in part and not at all. */
function whatIsHeld(kpis: readonly PlannedKpi[], stack: readonly SystemId[]): string {
  const needed = [...new Set(kpis.flatMap(neededBy))];
  const { partial, missing } = coverageOf(needed, stack);
  const need = `These KPIs need ${needed.length} data elements.`;
  if (missing.length === needed.length) return `${need} No system that you named holds one.`;
  const held = needed.length - partial.length - missing.length;
  const nowhere = missing.length === 0 ? "nothing is missing" : `${missing.length} not at all: ${shortList(missing)}`;
  return `${need} Your systems hold ${count(held)} of them in full and ${count(partial.length)} in part; ${nowhere}.`;
}

const count = (number: number): string => (number === 0 ? "none" : String(number));

/** At most so many names in a sentence; the table below has them all. */
const mostNames = 4;

function shortList(ids: readonly ElementId[]): string {
  const more = ids.length - mostNames;
  if (more <= 1) return nameList(ids);
  return `${ids.slice(0, mostNames).map(nameOf).join(", ")} and ${more} more`;
}

const nameList = (ids: readonly ElementId[]): string => inWords(ids.map(nameOf));

const nameOf = (id: ElementId): string => midSentence(typeset(elements[id]));

/** The name of an element inside a sentence, without what is explained in brackets. */
const midSentence = (name: string): string =>
  name.replace(/ \(.*\)$/, "").replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

function mapOf(kpis: readonly PlannedKpi[], systems: readonly ShopSystem[]): Chart {
  const stacks = stacksOf(systems);
  const plot: CoverageMap = {
    kind: "coverage-map",
    columns: stacks.map(({ name }) => name),
    rows: kpis.map((kpi) => {
      const shares = stacks.map(({ ids }) => coverageOf(neededBy(kpi), ids).share);
      return { name: kpi.name, shares, text: shareWord(shares.at(-1) ?? 0) };
    }),
  };
  return {
    kind: "chart",
    title: "What each system holds of the data for each KPI",
    description: `What all systems together hold: ${plot.rows.map(({ name, text }) => `${name} ${text}`).join("; ")}. The table below has each system.`,
    plot,
    rows: Math.round((kpis.length * 34 + stacks.length * 14 + 12) / 36),
    caption: plain(
      "A full square: all data elements of the KPI are there. Filled from below: that part of them. A dash: none. An element held in part counts half.",
    ),
  };
}

/** Each system for itself and, where there are several, all of them together. */
function stacksOf(
  systems: readonly ShopSystem[],
): readonly { readonly name: string; readonly ids: readonly SystemId[] }[] {
  const each = systems.map(({ id, name }) => ({ name: shortName(name), ids: [id] }));
  return each.length === 1 ? each : [...each, { name: "All together", ids: systems.map(({ id }) => id) }];
}

const shareWord = (share: number): string => (share === 1 ? "all" : share === 0 ? "none" : percent(share));

function tableOf(kpis: readonly PlannedKpi[], systems: readonly ShopSystem[]): Table {
  return {
    kind: "table",
    caption: "The same in words: what part of the data each system holds, and what none of them does",
    columns: [
      { title: "KPI", align: "start" },
      { title: "All together", align: "start" },
      { title: "Held by", align: "start" },
      { title: "Held by none", align: "start" },
    ],
    rows: kpis.map((kpi) => {
      const { share, missing } = coverageOf(
        neededBy(kpi),
        systems.map(({ id }) => id),
      );
      return [
        plain(kpi.name),
        plain(shareWord(share)),
        holdersOf(kpi, systems),
        plain(missing.length === 0 ? "–" : nameList(missing)),
      ];
    }),
  };
}

function holdersOf(kpi: PlannedKpi, systems: readonly ShopSystem[]): Text {
  const holders = systems.flatMap(({ id, name }) => {
    const { share } = coverageOf(neededBy(kpi), [id]);
    return share === 0 ? [] : [`${shortName(name)} (${shareWord(share)})`];
  });
  return plain(holders.length === 0 ? "none" : holders.join(", "));
}
