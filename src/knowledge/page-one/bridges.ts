import type { ThemeId } from "../themes/theme-id.ts";

/** A link between two causes that no answer states. Its sentence says that it is our interpretation. */
export interface BridgeRow {
  readonly from: ThemeId;
  readonly to: ThemeId;
  /** Words in the sentences quoted for `from` and for `to`; both must match. */
  readonly when: { readonly from: RegExp; readonly to: RegExp };
  readonly text: string;
}

/** The first row that matches a pair of causes is used. Our own judgment. */
export const bridges = {
  "hot-list-and-searching": {
    from: "scheduling_priority",
    to: "setup_changeover",
    when: {
      from: /\b(?:hot|rush|expedit\w*|chang\w*|tear|tore|torn|bump\w*|priorit\w*|urgent)\b/i,
      to: /\b(?:walk\w*|look\w* for|hunt\w*|search\w*|find\w*|tools?|gauges?|fixtures?)\b/i,
    },
    text: "A hot job wasn't on yesterday's list, so we think nobody had its tools ready.",
  },
  "hot-list-and-overrun": {
    from: "scheduling_priority",
    to: "setup_changeover",
    when: {
      from: /\b(?:hot|rush|expedit\w*|chang\w*|tear|tore|torn|bump\w*|priorit\w*|urgent)\b/i,
      to: /\b(?:set-?ups?|change-?overs?)\b/i,
    },
    text: "A job that comes off unfinished needs a second setup, and we think no plan holds an hour for it.",
  },
  "programs-and-setups": {
    from: "programming_readiness",
    to: "setup_changeover",
    when: { from: /\b(?:program\w*|controls?|files?)\b/i, to: /\b(?:set-?ups?|change-?overs?|minutes|hours)\b/i },
    text: "Whatever the program is missing gets fixed at the machine, and we think it is booked as setup.",
  },
  "quotes-and-setups": {
    from: "quoting_estimating",
    to: "setup_changeover",
    when: { from: /\b(?:quot\w*|estimat\w*|bid\w*)\b/i, to: /\b(?:set-?ups?|change-?overs?)\b/i },
    text: "A setup that was quoted too short runs over however well it is done, so we think part of the overrun is made at the desk.",
  },
  "inspection-and-flow": {
    from: "quality_inspection",
    to: "flow_wip_dwell",
    when: {
      from: /\b(?:inspect\w*|qc|cmm|check\w*)\b/i,
      to: /\b(?:wait\w*|sit\w*|pile\w*|shelf|shelves|stack\w*|days)\b/i,
    },
    text: "Parts that wait to be accepted can't move on, so we think the pile starts at inspection.",
  },
  "material-and-plan": {
    from: "material_supply",
    to: "scheduling_priority",
    when: {
      from: /\b(?:material|stock|bar|castings?|plat\w*|heat treat|vendor|supplier\w*|anodiz\w*)\b/i,
      to: /\b(?:schedul\w*|chang\w*|hot|priorit\w*|shuffl\w*)\b/i,
    },
    text: "When something is missing the next job is pulled forward, so we think the plan changes because of what didn't arrive.",
  },
  "people-and-setups": {
    from: "staffing_skills",
    to: "setup_changeover",
    when: { from: /\b(?:only|one|nobody|no one|train\w*|retir\w*|new)\b/i, to: /\b(?:set-?ups?|change-?overs?)\b/i },
    text: "Two setups at the same time need the same person, so we think one of them waits.",
  },
  "people-and-quality": {
    from: "staffing_skills",
    to: "quality_inspection",
    when: {
      from: /\b(?:new|train\w*|turnover|retir\w*|experience\w*)\b/i,
      to: /\b(?:scrap\w*|bad|rework\w*|reject\w*)\b/i,
    },
    text: "New people learn on live jobs, so we think part of the scrap is training that nobody planned.",
  },
  "breakdowns-and-plan": {
    from: "maintenance_downtime",
    to: "scheduling_priority",
    when: {
      from: /\b(?:down|broke\w*|breakdown\w*|repair\w*|fail\w*)\b/i,
      to: /\b(?:schedul\w*|chang\w*|late|hot|shuffl\w*)\b/i,
    },
    text: "An unplanned stop moves every job behind it, so we think the plan breaks where the machine does.",
  },
  "blind-and-plan": {
    from: "capacity_visibility",
    to: "scheduling_priority",
    when: {
      from: /\b(?:nobody|no one|don['’]t know|guess\w*|unknown|idle|stands?|sits?|stop\w*|hours)\b/i,
      to: /\b(?:promis\w*|schedul\w*|dates?|late|chang\w*|hot)\b/i,
    },
    text: "Nobody can see how many hours are free, so we think you promise dates that were never possible.",
  },
  "setups-and-lots": {
    from: "setup_changeover",
    to: "flow_wip_dwell",
    when: {
      from: /\b(?:set-?ups?|change-?overs?)\b/i,
      to: /\b(?:lots?|batch\w*|wip|pile\w*|wait\w*|pallets?|inventory)\b/i,
    },
    text: "Long setups make large lots look cheap, so we think the lots that wait were made to save setups.",
  },
} as const satisfies Record<string, BridgeRow>;

export type BridgeId = keyof typeof bridges;
