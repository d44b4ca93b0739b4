import { expect, test } from "vitest";
import { tidyShop } from "../../test/shops.ts";
import { kpis } from "../knowledge/kpis/kpis.ts";
import { rolesOfSmallShop } from "../knowledge/roles.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import type { Submission } from "../survey/submission.ts";
import { diagnose } from "./diagnose.ts";
import { byWhoIsThere, roleIn, saidTo, withRolesOf } from "./roles.ts";

test("[R61] every owner in the catalog is someone a small shop has", () => {
  const owners = new Set(Object.values(kpis).map(({ owner }) => owner as string));
  expect([...owners].toSorted()).toEqual(Object.keys(rolesOfSmallShop).toSorted());
});

test.for([
  [{ machinist_count: 8 }, "Owner"],
  [{ machinist_count: 9 }, "Production manager"],
  [{ machinist_count: undefined, machine_count: 6 }, "Owner"],
  [{ machinist_count: undefined, machine_count: 7 }, "Production manager"],
  [{ machinist_count: 0, machine_count: 2 }, "Owner"],
] as const)("[R61] in a shop with %j the production manager is the %s", ([counts, role]) => {
  const { machinist_count: _, scheduling_ownership: __, ...rest } = tidyShop;
  const { machinist_count, ...others } = counts;
  const shop = { ...rest, ...others, ...(machinist_count !== undefined && { machinist_count }) };
  expect(roleIn(shop, "Production manager")).toBe(role);
});

test("[R61] where one person is production manager and planner, every file calls them planner", () => {
  const shop = { ...tidyShop, machinist_count: 17, scheduling_ownership: "Production Manager / Planner" } as const;
  expect(roleIn(shop, "Production manager")).toBe("Planner");
  expect(withRolesOf(shop, "Have the planner and the production manager go through the list.")).toBe(
    "Have the planner go through the list.",
  );
  for (const { owner, when_red } of diagnose(shop).kpis)
    expect(`${owner} ${when_red}`).not.toMatch(/production manager/i);
});

test("[R61] what to do when a KPI turns red names the people of a small shop", () => {
  const small = { ...tidyShop, machine_count: 3, machinist_count: 3 };
  expect(withRolesOf(small, "Have the production manager ask the foreman.")).toBe("Have the owner ask the machinist.");
  const led = { ...small, scheduling_ownership: "Foreman / Lead Machinist" } as const;
  expect(withRolesOf(led, "Have the production manager ask the foreman.")).toBe(
    "Have the owner ask the lead machinist.",
  );
  for (const { owner, when_red } of diagnose(small).kpis) {
    expect(["Owner", "Machinist"]).toContain(owner);
    expect(when_red).not.toMatch(/planner|foreman|manager|purchasing|estimator/);
  }
});

test("what to do when a number is red names only jobs that somebody has", () => {
  const larger = { ...sampleShop, machinist_count: 30, scheduling_ownership: "Owner / GM", notes: "" } as const;
  const task = "Have the planner and the foreman go through yesterday's missed starts.";
  expect(byWhoIsThere(task, larger)).toBe("Go through yesterday's missed starts.");
  expect(byWhoIsThere(task, { ...larger, notes: "Our foreman and the planner share a desk." })).toBe(task);
  expect(byWhoIsThere("Lay it out and have the quality manager sort it.", larger)).toBe("Lay it out and sort it.");
  expect(byWhoIsThere("Have owner call every supplier.", larger)).toBe("Call every supplier.");
});

test("who reads a KPI is the one person whom the answers name with that job, and nobody is told to have himself do it", () => {
  const named = { ...sampleShop, notes: "Our planner Tom rewrites the whiteboard every morning." };
  const owners = (shop: Submission) => new Set(diagnose(shop).kpis.map(({ owner }) => owner));
  expect(owners(named)).toContain("Tom");
  expect(owners(named)).not.toContain("Planner");
  const two = { ...named, notes: `${named.notes} Carla is the planner for the lathes.` };
  expect(owners(two)).toContain("Planner");
  expect(owners({ ...sampleShop, notes: "My nephew is our planner." })).not.toContain("Your nephew");
  expect(saidTo("Planner", "Have the planner list the jobs.")).toBe("List the jobs.");
  expect(saidTo("Foreman", "For one day, have the foreman and the operators write it down.")).toBe(
    "For one day, with the operators, write it down.",
  );
  expect(saidTo("Planner", "Have the foreman ask.")).toBe("Have the foreman ask.");
});
