import { byKpi, type KpiId, kpiIds, kpis } from "../kpis/kpis.ts";
import type { ThemeId } from "../themes/theme-id.ts";
import { themeIds } from "../themes.ts";

/** How much of a cause a KPI exposes, 0 to 1. */
export const exposureOf = (id: KpiId, theme: ThemeId): number => kpis[id].exposes[theme] ?? 0;

/** The causes a KPI exposes, the most exposed first. */
export const causesExposedBy = (id: KpiId): readonly ThemeId[] => causes[id];

const causes = byKpi<readonly ThemeId[]>(({ exposes }, id) =>
  (Object.keys(exposes) as ThemeId[]).toSorted((a, b) => exposureOf(id, b) - exposureOf(id, a)),
);

/** The KPIs that expose a cause, the best first; ties in the order of the catalog. */
export const kpisExposing = (theme: ThemeId): readonly KpiId[] => exposing[theme];

// The cast is sound: every theme has its entry.
const exposing = Object.fromEntries(
  themeIds.map((theme) => [
    theme,
    kpiIds.filter((id) => exposureOf(id, theme) > 0).toSorted((a, b) => exposureOf(b, theme) - exposureOf(a, theme)),
  ]),
) as unknown as Readonly<Record<ThemeId, readonly KpiId[]>>;
