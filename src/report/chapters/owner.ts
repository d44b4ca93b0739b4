import type { ThemeId } from "../../diagnosis/diagnosis.ts";
import { kpis } from "../../diagnosis/knowledge/kpis.ts";
import { themes } from "../../diagnosis/knowledge/themes.ts";

/** Who leads the first actions: the owner of the theme's most telling KPI. */
export function ownerOf(theme: ThemeId): string {
  const [first] = themes[theme].kpis;
  return kpis[first].owner;
}
