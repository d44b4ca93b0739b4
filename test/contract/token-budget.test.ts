import { expect, test } from "vitest";
import { createTokenBudget } from "../../src/adapters/model/token-budget.ts";
import { engines, openFor } from "./engines.ts";

const limits = { dailyTokens: 1000, dailyTokensPerAddress: 600 };
const now = () => new Date("2026-11-21T12:00:00Z");

test.for(engines)(
  "[R92] $name: servers that ask at the same moment never share out more than there is",
  async ({ freshLocation }) => {
    const location = await freshLocation();
    const servers = await Promise.all(Array.from({ length: 4 }, () => openFor(location)));
    const budgets = servers.map((database) => createTokenBudget(database, limits, now));
    const asked = Array.from({ length: 40 }, (_, number) =>
      budgets[number % budgets.length]?.reserve(`192.0.2.${number % 3}`, 100),
    );
    const given = (await Promise.all(asked)).filter((reservation) => reservation !== undefined);
    expect(given).toHaveLength(10);
  },
);
