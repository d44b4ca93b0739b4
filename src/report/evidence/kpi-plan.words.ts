import { type Light, lightNames } from "../../knowledge/kpi-record/signals.ts";
import { capitalized, withNoun } from "../../survey/writing.ts";
import { say, strong, type Text } from "../text.ts";

/** The sentences of the KPI chapter. What each KPI means is in its own record. */
export const kpiPlanWords = {
  topic: "KPI plan",
  title: (all: number, ready: number): string =>
    `${withNoun(all, "KPIs")} in your plan, ${ready === 0 ? "none of them" : ready} ready with the data you have now`,
  about: (meaning: Text): Text =>
    say`The report says which to put up first and when to start each one. ${strong("Each tile shows the goal; its chart is an example, the same for every shop, until your data is connected.")} Show jobs and machines on it, never people's names. ${meaning}`,
  sheets: {
    topic: "KPI sheets",
    title: (kpis: number): string => `How to build ${kpis === 1 ? "the KPI" : `each of the ${withNoun(kpis, "KPIs")}`}`,
  },
  askFirst: {
    topic: "Before you connect",
    title: "Check this about your systems first",
    about:
      "We read these tables and fields in public documents, not in your system. Editions differ, so confirm them first.",
  },
  terms: {
    target: "Goal",
    today: "Today",
    lights: "Lights",
    who: "Who and when",
    red: "When red",
    start: "What it takes to start",
    byHand: "To start by hand",
    shows: "Shows",
    why: "Why this one",
  },
  target: (typical: string, good: string, best: string, note: string): Text =>
    say`typical ${typical} → ${strong(`good ${good}`)}; leading shops ${best}.${note}`,
  sources: " Sources: ",
  /** Before the published ones. */
  theirs: (goal: string | undefined): Text =>
    goal === undefined ? [] : say`${strong(`Your goal: ${goal}.`)} Published: `,
  lights: (limits: readonly (readonly [light: Light, limit: string])[], own: string): Text => [
    ...limits.flatMap(([light, limit], at) => {
      const name = at === 0 ? capitalized(lightNames[light]) : lightNames[light];
      return say`${at === 0 ? "" : "; "}${strong(name)} ${limit}`;
    }),
    ...say`.${own}`,
  ],
  who: (owner: string, cadence: string, readiness: string): string =>
    `${owner}, ${cadence}.${readiness === "" ? "" : ` ${readiness}.`}`,
  effort: (effort: string, because: string): string => `${capitalized(effort)} effort: ${because}.`,
  andOthers: (first: string): string => `${first} and other causes`,
  shows: (themes: string, timing: "leading" | "lagging"): string =>
    `${themes}. ${timing === "leading" ? "A leading KPI: it warns you early" : "A lagging KPI: it moves after the fact"}.`,
  trackedAlready: "You track it already. Check its definition against the formula.",
  noSystem: { system: "none yet", where: "none of your systems, as far as we know", coverage: "–" },
  /** For what the answers say someone records, outside the systems named. */
  keptByHand: { system: "kept by hand", where: "you told us someone records it", coverage: "–" },
  unconfirmed: " (not confirmed: check it first)",
  held: { full: "all", part: "partly" },
  later: {
    topic: "What not to track yet",
    title: "Leave these off the wall for now",
    about: "A board with too many numbers doesn't get read. These fit your shop and can wait.",
    caption: "KPIs that can wait",
    columns: { kpi: "KPI", why: "Why it waits" },
  },
} as const;
