import type { SumInput } from "../../../diagnosis/letter/sum.ts";
import { unitIn } from "../../../diagnosis/letter/unit.ts";
import { isSameUnit } from "../../../diagnosis/letter/unit-fit.ts";
import { partIn } from "./letter-form.ts";
import { inEveryText } from "./texts-in.ts";

type Reply = Readonly<Record<string, unknown>>;

/** A reply in which a sum that only renames a figure of ours is that figure: `{s2}` becomes `{one.hour}`, in other sums, too. */
export function withoutRenamedFigures(reply: Reply, inputs: readonly SumInput[]): Reply {
  const { items } = partIn(reply, "sums");
  const figures = new Map(
    items.flatMap(({ id, term, unit }) => {
      const figure = inputs.find(({ name, from }) => from.kind === "figure" && name === term.trim());
      const wanted = unitIn(unit);
      return figure && wanted && isSameUnit(figure.unit, wanted.unit) ? [[id, figure.name] as const] : [];
    }),
  );
  if (figures.size === 0) return reply;
  const sums = items
    .filter(({ id }) => !figures.has(id))
    .map((one) => ({ ...one, term: one.term.replaceAll(sumName, (id) => figures.get(id) ?? id) }));
  return { ...inEveryText(reply, (text) => renamed(text, figures)), sums, quotes: reply.quotes };
}

const sumName = /\bs\d{1,2}\b(?!\.)/gu;

/** In a sentence between braces; among the grounds alone. */
const renamed = (text: string, figures: ReadonlyMap<string, string>): string =>
  figures.get(text) ??
  text.replaceAll(/\{(s\d{1,2})\}/gu, (all, id: string) => `{${figures.get(id) ?? all.slice(1, -1)}}`);
