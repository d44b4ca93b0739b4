import { orderRatios } from "../../knowledge/odds.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Evidence } from "../diagnosis.ts";
import { weightOf } from "../evidence.ts";
import type { OrderedTheme } from "./letter.ts";

/**
 * What the order of themes that a model proposes says about one theme, beside all that the answers say by themselves: a
 * witness of its own. What stands second or third is as likely as without it.
 */
export function orderEvidenceFor(id: ThemeId, order: readonly OrderedTheme[]): readonly Evidence[] {
  const place = order.findIndex(({ theme }) => theme === id);
  if (order.length === 0 || place > 0) return [];
  const first = order[place];
  return first === undefined ? [leftOut] : firstOf(first);
}

function firstOf({ quotes: [quote], checked: [choice] }: OrderedTheme): readonly Evidence[] {
  const ratio = orderRatios.first;
  const counted = { speaks: "for", ratio, weight: weightOf(ratio), words: [], by: letterReader } as const;
  if (quote !== undefined) return [{ ...counted, field: quote.field, answer: quote.text, quoted: true, why: quoted }];
  return choice === undefined
    ? []
    : [{ ...counted, field: choice.field, answer: choice.checked, quoted: false, why: checked }];
}

/** Who says so, where evidence comes of an order. */
export const letterReader = "A language model";
const quoted = "A language model that read all your answers puts this first, and quotes this.";
const checked = "A language model that read all your answers puts this first, and names this.";

const leftOut: Evidence = {
  speaks: "against",
  ratio: orderRatios.leftOut,
  weight: weightOf(orderRatios.leftOut),
  field: "letter",
  answer: "Not among its causes",
  quoted: false,
  words: [],
  by: letterReader,
  why: "A language model that read all your answers names other causes.",
};
