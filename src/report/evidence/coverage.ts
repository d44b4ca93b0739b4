import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { coverageOf } from "../../diagnosis/kpis/coverage.ts";
import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import type { SystemId } from "../../knowledge/systems/systems.ts";
import { type ElementId, elements } from "../../measures/elements.ts";
import type { Submission } from "../../survey/submission.ts";
import { inWords, shortName } from "../../survey/writing.ts";
import type { CoverageMap } from "../charts/coverage-map.ts";
import { percent, typeset } from "../format.ts";
import type { Block } from "../report.ts";
import { plain, say } from "../text.ts";
import type { Chart, Table } from "../text-blocks.ts";
import { coverageWords as words } from "./coverage.words.ts";
import { neededBy, oneMoreSource } from "./one-more-source.ts";

type ShopSystem = Diagnosis["systems"][number];

/**
 * Which of the shop's systems hold the data for which planned KPI, all of them together, and what one more would add.
 */
export function coverage({ tech_stack }: Submission, { kpis, systems }: Diagnosis): readonly Block[] {
  const stack = systems.map(({ id }) => id);
  const inFull = kpis.filter((kpi) => coverageOf(neededBy(kpi), stack).level === "full").length;
  return [
    {
      kind: "heading",
      level: 2,
      id: "coverage",
      topic: words.topic,
      text:
        systems.length === 0
          ? words.title.noSystem
          : inFull === 0
            ? words.title.none
            : words.title.some(inFull, kpis.length),
    },
    {
      kind: "paragraph",
      role: "body",
      text: say`${whatIsHeld(kpis, stack)} ${tech_stack === undefined ? words.systemsOpen : oneMoreSource(kpis, stack)}`,
    },
    ...(systems.length === 0 ? [] : [...missingTable(kpis, stack), mapOf(kpis, systems)]),
    ...(stack.includes("jobboss") && stack.includes("jobboss2") ? [whichJobBoss] : []),
  ];
}

const whichJobBoss: Block = {
  kind: "paragraph",
  role: "note",
  text: plain(words.whichJobBoss),
};

/** How many of the elements that the KPIs need the systems have in full, in part and not at all. */
function whatIsHeld(kpis: readonly PlannedKpi[], stack: readonly SystemId[]): string {
  const needed = [...new Set(kpis.flatMap(neededBy))];
  const { partial, missing } = coverageOf(needed, stack);
  const need = words.need(needed.length);
  if (missing.length === needed.length) return `${need} ${words.heldNowhere}`;
  const held = needed.length - partial.length - missing.length;
  const nowhere = missing.length === 0 ? words.nothingMissing : words.missing(missing.length, shortList(missing));
  return `${need} ${words.held(count(held), count(partial.length), nowhere)}`;
}

const count = (number: number): string => (number === 0 ? words.none : String(number));

/** At most this many names in a sentence; the table below has them all. */
const maxNames = 4;

function shortList(ids: readonly ElementId[]): string {
  const more = ids.length - maxNames;
  if (more <= 1) return nameList(ids);
  return words.andMore(ids.slice(0, maxNames).map(nameOf).join(", "), more);
}

const nameList = (ids: readonly ElementId[]): string => inWords(ids.map(nameOf));

const nameOf = (id: ElementId): string => midSentence(typeset(elements[id]));

/** The name of an element inside a sentence, without the explanation in parentheses. */
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
    title: words.map.title,
    description: words.map.description(plot.rows.map(({ name, text }) => `${name} ${text}`).join("; ")),
    plot,
    rows: Math.round((kpis.length * 34 + stacks.length * 14 + 12) / 36),
    caption: plain(words.map.caption),
  };
}

/** Each system separately and, if there are several, all of them together. */
function stacksOf(
  systems: readonly ShopSystem[],
): readonly { readonly name: string; readonly ids: readonly SystemId[] }[] {
  const each = systems.map(({ id, name }) => ({ name: shortName(name), ids: [id] }));
  return each.length === 1 ? each : [...each, { name: words.map.together, ids: systems.map(({ id }) => id) }];
}

const shareWord = (share: number): string => (share === 1 ? words.map.all : share === 0 ? words.none : percent(share));

/** What no system has, KPI by KPI. What they have is in the drawing above. */
function missingTable(kpis: readonly PlannedKpi[], stack: readonly SystemId[]): readonly Table[] {
  const { caption, columns } = words.missingTable;
  const rows = kpis.flatMap((kpi) => {
    const { share, missing } = coverageOf(neededBy(kpi), stack);
    return missing.length === 0 ? [] : [[kpi.name, shareWord(share), nameList(missing)].map(plain)];
  });
  const titles = [columns.kpi, columns.held, columns.missing];
  return rows.length === 0
    ? []
    : [{ kind: "table", caption, columns: titles.map((title) => ({ title, align: "start" })), rows }];
}
