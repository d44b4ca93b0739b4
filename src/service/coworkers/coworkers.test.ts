import { expect, test } from "vitest";
import { countedCoworkers, type StoredCoworker } from "./coworkers.ts";

const now = new Date("2026-11-24T12:00:00.000Z");
const coworker = (id: string, role: StoredCoworker["role"], more: Partial<StoredCoworker> = {}): StoredCoworker => ({
  id,
  role,
  invitedAt: "2026-11-21T10:00:00.000Z",
  answeredAt: "2026-11-22T10:00:00.000Z",
  answers: { happens_weekly: ["made_again"] },
  mayShowRole: false,
  countedIn: 2,
  answerKeyDigest: "key",
  ...more,
});

test("[R193] of three answers that are shown together, none shows by role when one is taken back while they are counted", () => {
  const three = [coworker("a", "planner"), coworker("b", "foreman"), coworker("c", "programmer")];
  const rolesOf = (coworkers: readonly StoredCoworker[]) =>
    countedCoworkers({ showsRoles: true, coworkers }, now).coworkers.map(({ role }) => role);
  expect(rolesOf(three)).toEqual([null, null, null]);
  const back = { answers: null, answeredAt: null, countedIn: null };
  expect(rolesOf([...three.slice(0, 2), coworker("c", "programmer", back)])).toEqual([]);
});

test("[R193] combined answers aren't in the order of the roles or of the invitations", () => {
  const asked = [coworker("c", "planner"), coworker("a", "foreman"), coworker("b", "programmer")];
  expect(countedCoworkers({ showsRoles: false, coworkers: asked }, now).counted.map(({ id }) => id)).toEqual([
    "a",
    "b",
    "c",
  ]);
});
