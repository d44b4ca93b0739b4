/**
 * The ids of the root themes, the most upstream first: data, quoting, people and what a job needs, planning, running,
 * shipping. Our own judgment. A theme is caused only by themes above it, so there are no cycles. The feedback loop (late
 * jobs get expedited) is left out.
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

/** The order in which themes claim a lost hour, so that no hour is counted twice. Our own judgment. */
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
