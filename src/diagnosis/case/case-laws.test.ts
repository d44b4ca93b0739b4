import fc from "fast-check";
import { expect, test } from "vitest";
import { submissions } from "../../../test/submissions.ts";
import { roles } from "../../knowledge/page-one/first-weeks.ts";
import { situations } from "../../knowledge/situations.ts";
import { systems } from "../../knowledge/systems/systems.ts";
import type { Submission } from "../../survey/submission.ts";
import { unlikelyUnder } from "../../survey/wire/results.ts";
import { diagnose } from "../diagnose.ts";
import type { Case } from "./case.ts";
import { caseOf } from "./case-of.ts";
import type { Quote } from "./quote.ts";

/** Sentences that trigger every part of a case. */
const phrase = fc.constantFrom(
  "",
  "We quote a 30 minute setup and it takes 95 minutes.",
  "Our three lathes cut about 90 hours a week together. We want two more lathes and a night shift.",
  "Make 40 rotors in six months; we need one more grinder.",
  "A fixture takes six hours to build, so we walk around looking for the old one.",
  "Nobody writes it down; the foreman has it in his head. Last March the roof leaked in a storm.",
  "We bought a robot, we will not hire, and steel prices are up.",
  "On paper there is enough capacity, yet we are behind every week 🙂.",
  "Ship 97% on time without Saturdays. The inspector is always behind and the parts wait on carts.",
);

const shops: fc.Arbitrary<Submission> = fc
  .tuple(submissions, phrase, phrase, phrase)
  .map(([shop, pain_invisible, improvement_goal, notes]) => ({ ...shop, pain_invisible, improvement_goal, notes }));

/** Shops of every kind with their cases, read once for all laws. The seed is fixed. */
const cases = fc
  .sample(shops, { seed: 20261122, numRuns: 100 })
  .map((shop) => ({ shop, found: caseOf(shop, diagnose(shop)) }));

const forEveryShop = (holds: (found: Case, shop: Submission) => void): void => {
  for (const { found, shop } of cases) holds(found, shop);
};

const quotesOf = ({ goal, mechanism, unlikelyCauses, ruling, patterns, size, finding }: Case): readonly Quote[] => [
  ...goal.aims.map(({ said }) => said),
  ...[goal.quote, goal.measure].filter((quote) => quote !== null),
  ...mechanism.steps.flatMap(({ quotes }) => quotes),
  ...unlikelyCauses.flatMap(({ quotes }) => quotes),
  ...ruling.flatMap(({ plan }) => plan ?? []),
  ...patterns.flatMap(({ quotes }) => quotes),
  ...size.flatMap((row) => ("sum" in row ? row.sum.quotes : [])),
  ...(finding.sum?.quotes ?? []),
];

const wordsOf = (shop: Submission): string =>
  [shop.pain_invisible, shop.notes, shop.improvement_goal, shop.success_metric, shop.scheduling_ownership].join(" ");

test("[R134] every quote is in the answer it names, word for word", () =>
  forEveryShop((found, shop) => {
    for (const { field, text } of quotesOf(found)) expect(shop[field]).toContain(text);
  }));

test("what only sounds like a symptom of an unlikely cause plans no week", () =>
  forEveryShop(({ situation }, shop) => {
    if (situation === null || situation.isSure) return;
    const [own] = situations[situation.id].themes;
    const ranked = diagnose(shop).themes.find(({ id }) => id === own);
    if (own !== situation.theme) expect(ranked?.probability).toBeGreaterThanOrEqual(unlikelyUnder);
  }));

test("[R234] a week on a cause holds five tasks, no two the same, and one of them is the change", () =>
  forEveryShop(({ finding, week }) => {
    expect(new Set(week.map(({ what }) => what)).size).toBe(5);
    const changes = week.filter(({ isChange }) => isChange).length;
    expect(changes).toBeLessThanOrEqual(1);
    if (finding.themes.length > 0) expect(changes).toBe(1);
  }));

test("no sentence is in two steps, and no story has more than the page has room for", () =>
  forEveryShop(({ mechanism }) => {
    const said = mechanism.steps.flatMap(({ quotes }) => quotes.map(({ field, text }) => `${field} ${text}`));
    expect(new Set(said).size).toBe(said.length);
    expect(said.length).toBeLessThanOrEqual(5);
  }));

test("[R135] no task is given to anybody the answers don't name, only to whoever does such work in any shop", () =>
  forEveryShop(({ week }, shop) => {
    const unnamed: readonly string[] = Object.values(roles).map((role) => role.unnamed);
    for (const name of week.flatMap(({ who }) => who)) {
      if (unnamed.includes(name)) {
        expect(name === "owner" || name === "whoever runs the machine" || shop.machine_count > 10, name).toBe(true);
        continue;
      }
      const checked = ["machinists", "one of the machinists"].includes(name) && (shop.machinist_count ?? 0) > 2;
      const words = `${wordsOf(shop)} ${shop.owner_name}`.toLowerCase();
      const isNamed =
        name.split(" or ").every((one) => words.includes(one.toLowerCase().slice(0, 7))) ||
        (name === "planner" && words.includes("production manager"));
      expect([name, checked || isNamed]).toEqual([name, true]);
    }
  }));

test("[R135] no task names a system or a screen that the shop doesn't have", () =>
  forEveryShop(({ week }, shop) => {
    const said = week.map(({ what }) => what).join(" ");
    const named = [...(shop.tech_stack ?? []), shop.schedule_tool, shop.wip_visibility ?? ""].join(" ");
    for (const system of [
      "ProShop",
      "JobBOSS",
      "Acumatica",
      "E2",
      "Sage",
      "Datanomix",
      "Amper",
      "MachineMetrics",
      "Excel",
    ]) {
      if (said.includes(system)) expect(named).toContain(system);
    }
    if (said.includes("floor TV")) expect(shop.tv_monitors).toBe(true);
    if (said.includes("traveler")) expect(shop.wip_visibility).toBe("Paper traveler");
    if (/5-axis/.test(said)) expect(`${wordsOf(shop)} ${shop.primary_bottleneck}`).toMatch(/5-axis/i);
    expect(Object.values(systems).some(({ name }) => said.includes(`(${name})`))).toBe(false);
  }));

test("no slot stays unfilled, and every row is whole", () =>
  forEveryShop(({ week, trial: rows, ruling, unlikelyCauses, unknowns, tiles, doubts }) => {
    const texts = [
      ...week.map(({ what }) => what),
      ...rows.flatMap(({ see, means, act }) => [see, means, act]),
      ...ruling.map(({ text }) => text),
      ...unlikelyCauses.flatMap(({ why, flips }) => [why, flips]),
      ...unknowns.flatMap(({ what, question }) => [what, question]),
      ...tiles.map(({ why }) => why),
      ...doubts.map(({ text }) => text),
    ];
    for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|NaN|Infinity|^\s*$|\bkpi_|\bBM-/);
    expect(unknowns.length).toBeLessThanOrEqual(3);
    expect([0, 5]).toContain(week.length);
  }));

test("[R136] where the answers point nowhere nothing is claimed", () =>
  forEveryShop(({ finding, mechanism, size }) => {
    if (finding.rests !== "too-little") return;
    expect([finding.themes, mechanism.steps]).toEqual([[], []]);
    expect(size.filter(({ kind }) => kind === "our-hours" || kind === "dollars")).toEqual([]);
  }));
