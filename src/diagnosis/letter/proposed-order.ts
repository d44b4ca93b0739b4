import { orderRatios } from "../../knowledge/odds/odds.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Evidence } from "../diagnosis.ts";
import { weightOf } from "../evidence/evidence.ts";
import { letterEvidenceWords as words } from "../evidence/evidence.words.ts";
import type { OrderedTheme } from "./letter.ts";

/**
 * A model's order of themes as evidence about one theme. It counts as a separate observer, in addition to the answers. A
 * theme that it puts second or third stays as likely as before.
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
  if (quote !== undefined)
    return [{ ...counted, field: quote.field, answer: quote.text, quoted: true, clear: true, why: words.quoted }];
  return choice === undefined
    ? []
    : [{ ...counted, field: choice.field, answer: choice.checked, quoted: false, why: words.checked }];
}

/** The source named for evidence from an order. */
export const letterReader = words.by;

const leftOut: Evidence = {
  speaks: "against",
  ratio: orderRatios.leftOut,
  weight: weightOf(orderRatios.leftOut),
  field: "letter",
  answer: words.notAmong,
  quoted: false,
  words: [],
  by: letterReader,
  why: words.leftOut,
};
