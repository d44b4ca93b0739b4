import type { Blank, BlankForm } from "../charts/blank.ts";
import type { KpiPlot } from "./kpi-samples.ts";

/**
 * The blank form of a KPI, before its first reading. The example's invented parts are left out: its values, and the names
 * of customers, suppliers, groups and parts, which become a line to write on.
 *
 * @param machines the names of the shop's machines, used first in rows of single machines; the other rows are lines to
 * write on
 * @param reasons what the shop says holds up its jobs, in place of the example's reasons
 */
export function blankOf(example: KpiPlot, machines: readonly string[], reasons: readonly string[]): Blank {
  return { kind: "blank", form: formOf(example, (names) => ownNames(names, machines), reasons) };
}

function formOf(
  example: KpiPlot,
  own: (names: readonly string[]) => readonly string[],
  reasons: readonly string[],
): BlankForm {
  const rows = (named: readonly { readonly name: string }[]): BlankForm => ({
    kind: "rows",
    names: own(named.map(({ name }) => name)),
  });
  switch (example.kind) {
    case "trend":
      return {
        kind: "readings",
        ends: example.ends[0].includes("month") ? ["month 1", "month 13"] : ["week 1", "week 13"],
        goal: example.target.low === example.target.high ? "line" : "band",
      };
    case "ageing":
      return { kind: "columns", names: example.buckets.map(({ age }) => age) };
    case "load-bars":
      return { kind: "columns", names: example.weeks.map(({ name }) => name) };
    case "histogram":
      return { kind: "columns", names: binsOf(example) };
    case "board":
    case "heat-map":
      return { kind: "grid", columns: example.columns, rows: own(example.rows.map(({ name }) => name)) };
    case "gauge":
      return { kind: "list", title: example.listTitle, goal: example.target.low };
    case "scatter":
      return { kind: "pairs", across: `estimated, ${example.unit}`, up: "actual" };
    case "pareto":
      return { kind: "rows", names: ownReasons(example.causes, reasons) };
    case "dot-strip":
      return rows(example.groups.map(() => ({ name: "" })));
    case "funnel":
    case "waterfall":
      return rows(example.steps);
    case "bullet":
    case "ranked-bars":
    case "stacked-bars":
      return rows(example.rows);
  }
}

/** The bins in pairs: ten labels would not fit. */
function binsOf({ counts, binWidth, unit }: KpiPlot & { readonly kind: "histogram" }): readonly string[] {
  const [width, count] = [2 * binWidth, Math.ceil(counts.length / 2)];
  return Array.from({ length: count }, (_, index) => {
    if (index === count - 1) return `> ${index * width}`;
    return index === 0 ? `< ${width} ${unit}` : `${index * width}–${(index + 1) * width}`;
  });
}

/** The unexplained part stays, because showing it is the purpose of such a chart. */
const ownReasons = (
  causes: readonly { readonly name: string; readonly unexplained?: boolean }[],
  reasons: readonly string[],
): readonly string[] => {
  const open = causes.filter(({ unexplained }) => unexplained).map(({ name }) => name);
  const own = open.length === 0 ? [] : [...open, ...reasons];
  return causes.map((_, at) => own[at] ?? "");
};

const singleMachine = /^(?:(?:VMC|Lathe|5-axis|Machine|M) ?\d|5-axis(?=,))/;
const invented = /^(?:(?:Group|Supplier|Customer) [A-Z]|(?:Machine|M) ?\d(?:, \d+)?|May|June|July|All others)$/;

function ownNames(names: readonly string[], machines: readonly string[]): readonly string[] {
  let seen = 0;
  return names.map((name) => {
    if (singleMachine.test(name)) {
      seen += 1;
      return machines[seen - 1] ?? "";
    }
    return invented.test(name) ? "" : name.replace(/, \d+$/, "");
  });
}
