import { expect, test } from "vitest";
import { silentShop } from "../../../test/shops.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { diagnose } from "../diagnose.ts";
import type { RankedTheme } from "../diagnosis.ts";

const themesOf = (said: Partial<Submission>): readonly RankedTheme[] => diagnose({ ...silentShop, ...said }).themes;

test("[R46] before it has said a word, no theme of this shop has moved", () => {
  expect(themesOf({}).flatMap(({ evidence }) => evidence)).toEqual([]);
});

const denials = [
  ["setup_changeover", "Setups are not where we lose our time."],
  ["setup_changeover", "Changeovers go quickly here, no complaints about them."],
  ["programming_readiness", "Our CAM guys keep well ahead of the floor, programming is no problem."],
  ["quality_inspection", "Scrap is low and inspection never holds anything up."],
  ["material_supply", "Our suppliers deliver on time, no trouble with material."],
  ["staffing_skills", "Finding people is not what holds us back."],
  ["scheduling_priority", "Priorities do not change during the week, the schedule is not the issue."],
  ["capacity_visibility", "We know to the hour how loaded each machine is, so capacity is no mystery."],
  ["quoting_estimating", "Our quotes hit the actual hours within a few percent, estimating is not a problem."],
  ["flow_wip_dwell", "Parts move straight from one machine to the next, nothing sits waiting."],
  ["maintenance_downtime", "The machines hardly ever break, maintenance is under control."],
  ["data_silos", "Everything is in one system and nobody types anything twice, so data is not the problem."],
] as const satisfies readonly (readonly [ThemeId, string])[];

test.for(
  denials.flatMap(([theme, said]) =>
    (["pain_invisible", "notes"] as const).map((field) => [theme, said, field] as const),
  ),
)("[R46] counts against %s: “%s” (%s)", ([theme, said, field]) => {
  const denied = themesOf({ [field]: said }).find(({ id }) => id === theme);
  expect(denied?.evidence.map(({ speaks, answer }) => [speaks, answer])).toEqual([["against", said]]);
});

/** A probability may rise or fall by so much before a theme counts as moved. */
const maxMoved = 0.06;

test.for([
  "My brother runs the quality bakery next door and brings us bread on Fridays.",
  "The shop dog waits at the door every morning and greets the late shift.",
  "We quote Henry Ford a lot around here.",
  "Please send the report as a PDF, my schedule is open on Thursday afternoon.",
  "We maintain a good relationship with the bank and the town.",
  "We run Haas and Mazak machines, mostly aluminum and stainless.",
  "We are AS9100 and ISO 13485 certified and make parts for medical and aerospace customers.",
  "The union picnic was moved to August because of the weather.",
  "Third generation family business, 22 people, about 4 million in sales.",
  "I heard about you from a friend at the trade show in Chicago.",
])("[R46] moves no theme: “%s”", (notes) => {
  for (const { id, probability, prior } of themesOf({ notes })) {
    expect(Math.abs(probability - prior), id).toBeLessThanOrEqual(maxMoved);
  }
});

const talk: readonly string[] = [
  "My grandfather opened the shop in a garage in 1962.",
  "Today we are twenty-six people in a building of thirty thousand square feet.",
  "Most of what we make goes into pumps and valves.",
  "We bought a second building across the road in 2015.",
  "My daughter joined us two years ago after college.",
  "Our largest customer has been with us since the beginning.",
  "We cut aluminum, stainless and a little brass.",
  "The town is proud of us, and the high school visits every spring.",
  "In the summer we close for one week.",
  "The bank has always been kind to us.",
  "A neighbor told me about your survey.",
];

test.for([
  ["setup_changeover", 0, "Every changeover takes two hours longer than planned because nobody finds the fixtures."],
  ["material_supply", 3, "Jobs stand still because the bar stock arrives a week after the supplier promised it."],
  ["maintenance_downtime", 5, "The old lathe broke down three times and each time we waited days for the repair."],
  ["data_silos", 8, "The office types every order into three different spreadsheets and none of them agree."],
  ["scheduling_priority", 11, "Every morning someone yells about a hot job and the whole schedule is torn up."],
] as const)(
  "[R46] in a long text %s is detected, said as sentence %d of the talk: “%s”",
  ([theme, index, sentence]) => {
    const [leading] = themesOf({ pain_invisible: talk.toSpliced(index, 0, sentence).join(" ") });
    expect([leading?.id, leading?.evidence.map(({ answer }) => answer)]).toEqual([theme, [sentence]]);
  },
);
