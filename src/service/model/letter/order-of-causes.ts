import type { OrderedTheme } from "../../../diagnosis/letter/letter.ts";
import type { Share } from "../../../knowledge/figures/units.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import { groundNamed, itemsOf, onlyFirst, quoteIdOf, type SectionContext, type Shop } from "./section-context.ts";

/**
 * The order of themes, up to the first one without a quote or a checked answer that our own rules count as evidence for it.
 * Empty if most of the letter was dropped or an answer gives instructions.
 */
export function orderIn(
  context: SectionContext,
  { givesOrders, themes }: Shop,
  keptShare: Share,
): readonly OrderedTheme[] {
  const items = itemsOf(context, "order");
  const isTrusted = !givesOrders && keptShare >= trustedFrom;
  if (!isTrusted && items.length > 0)
    context.note("order", givesOrders ? "an answer that gives instructions" : "most of the letter was dropped");
  if (!isTrusted) return [];
  const found = items.map((item): OrderedTheme => {
    // The cast is sound: the form accepts only theme ids.
    const theme = item.theme as ThemeId;
    const grounds = [...new Set(item.grounds)].flatMap((name) => groundNamed(context, quoteIdOf(context, name)) ?? []);
    const supporting = themes.find(({ id }) => id === theme)?.evidence.filter(({ speaks }) => speaks === "for") ?? [];
    return {
      theme,
      quotes: grounds.flatMap((ground) => (ground.kind === "quote" ? [ground.quote] : [])),
      checked: grounds.flatMap((ground) =>
        ground.kind === "answer" && supporting.some(({ field }) => field === ground.field)
          ? [{ field: ground.field, checked: ground.answer }]
          : [],
      ),
    };
  });
  const ungrounded = found.findIndex(({ quotes, checked }) => quotes.length + checked.length === 0);
  if (ungrounded >= 0) context.note("order", "no grounds");
  return onlyFirst(ungrounded < 0 ? found : found.slice(0, ungrounded), ({ theme }) => theme, context, "order");
}

/**
 * The share of a letter that must be kept for its order to count, and for the letter to be used. When this was set, at least 0.56 of each kept letter of a
 * strong model passed, and at most 0.03 of letters that obey an answer. Own judgment.
 */
export const trustedFrom = 0.5;
