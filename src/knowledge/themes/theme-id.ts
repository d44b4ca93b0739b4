/**
 * The ids of the root themes, the most upstream first: what is known, what is sold, what must be ready, what is planned,
 * what is run, what leaves. Our own judgment. A theme is brought about only by themes above it, so no chain closes into a
 * ring. The loop that runs back up (late jobs are chased) is left out.
 */
export const upstreamFirst = [
  "data_silos",
  "capacity_visibility",
  "quoting_estimating",
  "staffing_skills",
  "programming_readiness",
  "material_supply",
  "maintenance_downtime",
  "quality_inspection",
  "scheduling_priority",
  "setup_changeover",
  "flow_wip_dwell",
] as const;

/** The id of a theme, as stored and sent. */
export type ThemeId = (typeof upstreamFirst)[number];

/** In which order a lost hour finds the theme that it is counted under. Our own judgment. */
export const hoursClaimedFirst = Object.keys({
  maintenance_downtime: true,
  material_supply: true,
  programming_readiness: true,
  quality_inspection: true,
  staffing_skills: true,
  setup_changeover: true,
  scheduling_priority: true,
  capacity_visibility: true,
  quoting_estimating: true,
  data_silos: true,
  flow_wip_dwell: true,
} satisfies Record<ThemeId, true>) as readonly ThemeId[];
