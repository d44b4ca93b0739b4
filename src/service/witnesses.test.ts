import { expect, test } from "vitest";
import { countedWitnesses, type StoredWitness } from "./witnesses.ts";

const now = new Date("2026-11-24T12:00:00.000Z");
const witness = (id: string, role: StoredWitness["role"], more: Partial<StoredWitness> = {}): StoredWitness => ({
  id,
  role,
  invitedAt: "2026-11-21T10:00:00.000Z",
  answeredAt: "2026-11-22T10:00:00.000Z",
  answers: { happens_weekly: ["made_again"] },
  mayShowRole: false,
  countedIn: 2,
  answerKey: "key",
  ...more,
});

test("[R193] of three answers that are shown together, none shows by role when one is taken back while they are counted", () => {
  const three = [witness("a", "planner"), witness("b", "foreman"), witness("c", "programmer")];
  const rolesOf = (witnesses: readonly StoredWitness[]) =>
    countedWitnesses({ showsRoles: true, witnesses }, now).witnesses.map(({ role }) => role);
  expect(rolesOf(three)).toEqual([null, null, null]);
  const back = { answers: null, answeredAt: null, countedIn: null };
  expect(rolesOf([...three.slice(0, 2), witness("c", "programmer", back)])).toEqual([]);
});
