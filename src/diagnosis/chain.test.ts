import { expect, test } from "vitest";
import { holdsForEveryShop } from "../../test/every-shop.ts";
import { benchmarks } from "../knowledge/figures/benchmarks.ts";
import type { Share } from "../knowledge/figures/units.ts";
import { type ThemeLink, themeLinks } from "../knowledge/theme-links.ts";
import { upstreamFirst } from "../knowledge/themes/theme-id.ts";
import { type ThemeId, themes } from "../knowledge/themes.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import { chainOf } from "./chain.ts";
import { diagnose } from "./diagnose.ts";
import type { Chain, RankedTheme } from "./diagnosis.ts";

const ranked = diagnose(sampleShop).themes;
/** The sample shop's themes with these ids, in this order, as if the evidence of its leading one spoke for each. */
const likely = (...ids: readonly ThemeId[]): readonly RankedTheme[] =>
  ids.flatMap((wanted) =>
    ranked
      .filter(({ id }) => id === wanted)
      .map((theme) => ({
        ...theme,
        probability: 0.5 as Share,
        confidence: "medium",
        evidence: ranked[0]?.evidence ?? [],
      })),
  );
const chainOfThemes = (...ids: readonly ThemeId[]): Chain | null => chainOf(likely(...ids));
const stepsOf = (chain: Chain | null): readonly string[] =>
  (chain?.links ?? []).map(({ from, to }) => `${from} > ${to}`);
const rankOf = (id: ThemeId): number => upstreamFirst.indexOf(id);

test("every theme has one place in the order from upstream to downstream", () => {
  expect(upstreamFirst.toSorted()).toEqual(Object.keys(themes).sort());
});

test.for(themeLinks)("$from brings about $to: downstream, once, with a reason and its source", (link) => {
  expect(rankOf(link.from)).toBeLessThan(rankOf(link.to));
  expect(themeLinks.filter(({ from, to }) => from === link.from && to === link.to)).toEqual([link]);
  expect(link.why).toMatch(/\.$/);
  const [judgment, rows] = link.source.split(", with ");
  expect(judgment).toBe("own judgment");
  expect((rows?.split(", ") ?? []).filter((row) => !(row in benchmarks))).toEqual([]);
});

test("every theme is linked", () => {
  const linked = themeLinks.flatMap(({ from, to }) => [from, to]);
  expect(upstreamFirst.filter((id) => !linked.includes(id))).toEqual([]);
});

test("[R47] a chain runs from what is not seen to setups that are broken off, however the themes are ranked", () => {
  const ids = ["setup_changeover", "capacity_visibility", "scheduling_priority", "quoting_estimating"] as const;
  expect(chainOfThemes(...ids)).toEqual(chainOfThemes(...ids.toReversed()));
  expect(stepsOf(chainOfThemes(...ids))).toEqual([
    "capacity_visibility > quoting_estimating",
    "quoting_estimating > scheduling_priority",
    "scheduling_priority > setup_changeover",
  ]);
});

test("[R47] a link that other links make already is left out", () => {
  expect(stepsOf(chainOfThemes("flow_wip_dwell", "setup_changeover", "scheduling_priority"))).toEqual([
    "scheduling_priority > setup_changeover",
    "setup_changeover > flow_wip_dwell",
  ]);
});

test("[R47] of two groups, the one with the leading linked theme is shown", () => {
  const chain = chainOfThemes("data_silos", "material_supply", "flow_wip_dwell", "quoting_estimating");
  expect(stepsOf(chain)).toEqual(["data_silos > quoting_estimating"]);
});

const unsure = likely("scheduling_priority").map((theme) => ({ ...theme, confidence: "low" as const }));
const unsupported = likely("scheduling_priority").map((theme) => ({ ...theme, evidence: [] }));

test.for([
  ["one theme alone", likely("setup_changeover")],
  ["themes that no link joins", likely("material_supply", "quoting_estimating")],
  ["a theme of low confidence", [...likely("setup_changeover"), ...unsure]],
  ["a theme for which nothing speaks", [...likely("setup_changeover"), ...unsupported]],
  [
    "a theme behind the first four",
    likely("setup_changeover", "material_supply", "maintenance_downtime", "data_silos", "scheduling_priority"),
  ],
] as const)("[R47] there is no chain with %s", ([_, ranked]) => {
  expect(chainOf(ranked)).toBe(null);
});

test("[R47] the links join likely themes, run downstream, and form one chain", () => {
  holdsForEveryShop((_, diagnosis) => {
    const ranked = diagnosis.themes;
    const chain = chainOf(ranked);
    if (chain === null) return;
    const ids = ranked.filter(({ confidence }) => confidence !== "low").map(({ id }) => id);
    expect(chain.links.filter(({ from, to }) => !ids.includes(from) || !ids.includes(to))).toEqual([]);
    expect(chain.links.filter(({ from, to }) => rankOf(from) >= rankOf(to))).toEqual([]);
    expect(reachedFrom(chain.links[0]?.from, chain.links)).toEqual(
      new Set(chain.links.flatMap(({ from, to }) => [from, to])),
    );
    expect(chain.links.map(({ from }) => from)).toContain(chain.break_at);
  });
});

/** All themes that can be reached from one, along the links in either direction. */
function reachedFrom(start: ThemeId | undefined, links: readonly ThemeLink[]): ReadonlySet<ThemeId> {
  const reached = new Set(start === undefined ? [] : [start]);
  for (const _ of links) {
    for (const { from, to } of links) if (reached.has(from) || reached.has(to)) reached.add(from).add(to);
  }
  return reached;
}

test.for([
  [["quoting_estimating", "scheduling_priority", "setup_changeover"], "scheduling_priority"],
  [["capacity_visibility", "scheduling_priority", "setup_changeover"], "capacity_visibility"],
  [["staffing_skills", "setup_changeover"], "staffing_skills"],
  [["setup_changeover", "flow_wip_dwell"], "setup_changeover"],
] as const)("[R47] %j is broken at %s: least effort, then most upstream, never at the end", ([ids, expected]) => {
  expect(chainOfThemes(...ids)?.break_at).toBe(expected);
});

test("[R47] the chain says why it is to be broken there, and what follows from it", () => {
  expect(chainOfThemes("quoting_estimating", "scheduling_priority", "setup_changeover")?.because).toBe(
    "It takes the least effort: a written rule for what may break into the sequence, and one person who keeps it, are enough. It leads to setups that run over.",
  );
});
