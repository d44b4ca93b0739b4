import { orderRatios } from "../../knowledge/odds.ts";
import type { Detection } from "../detections.ts";
import type { OrderedTheme } from "./letter.ts";

/**
 * The order of themes that a model proposes, as evidence: each in the first words of the shop that it rests on. One that
 * rests on no words counts for nothing.
 */
export const detectionsOfOrder = (order: readonly OrderedTheme[]): readonly Detection[] =>
  order.flatMap(({ theme, quotes: [quote] }, rank): readonly Detection[] => {
    const ratio = orderRatios[rank];
    if (ratio === undefined || quote === undefined) return [];
    return [{ theme, speaks: "for", field: quote.field, quote: quote.text, words: [], isWish: false, why, ratio }];
  });

const why = "A language model that read all your answers puts this among the first causes, and quotes this.";
