import { describe, expect, test } from "vitest";
import { createOperatorOutbox } from "../../src/adapters/delivery/operator-outbox.ts";
import { createOutbox } from "../../src/adapters/delivery/outbox.ts";
import { spindlewise } from "../commands.ts";
import { engines, openFor, settingsFor } from "../contract/engines.ts";
import { openServer, wireAnswers } from "../server/open-server.ts";
import { openHook, status } from "./hook-server.ts";

describe.for(engines)("$name", ({ freshLocation }) => {
  test("[R103] `deliveries` shows what is not delivered, without a name or an address, and sends it again", async () => {
    const location = await freshLocation();
    const hook = await openHook({ answers: [status(410)] });
    const settings = {
      ...settingsFor(location),
      WEBHOOK_URL: hook.url,
      WEBHOOK_SECRET: "a-secret-of-more-than-24-characters",
      WEBHOOK_ALLOW_PRIVATE: "on",
    };
    const run = (...words: string[]) => spindlewise(["deliveries", ...words], settingsFor(location));
    const server = await openServer({ settings });
    expect((await run()).output).toBe("Everything is delivered.\n");
    await server.analyze();
    await server.services.deliveries.stop(0);
    const database = await openFor(location);
    const outbox = { ...createOutbox(database), ...createOperatorOutbox(database) };
    const at = new Date("2030-01-01T00:00:00Z");
    const [claimed] = await outbox.claim(at, 1, 1000, "me");
    if (!claimed) throw new Error("one was due");
    await outbox.settle(claimed, { state: "parked", problem: "the webhook says that it is permanently gone (410)" });

    const { output, code } = await run();
    expect(code).toBe(0);
    const [heads, line, ...more] = output.trimEnd().split("\n");
    expect(heads?.split(/ {2,}/)).toEqual(["ID", "KIND", "STATE", "ATTEMPTS", "NEXT (UTC)", "LAST PROBLEM"]);
    expect(line).toMatch(
      /^[0-9a-f]{32} {2}webhook {2}parked +1 +- +the webhook says that it is permanently gone \(410\)$/,
    );
    expect(more).toEqual([]);
    for (const personal of [wireAnswers.owner_email, wireAnswers.shop_name, hook.url]) {
      expect(output).not.toContain(String(personal));
    }
    expect((await run("--retry", "all")).output).toBe("1 delivery is sent again\n");
    expect((await outbox.list()).map(({ state, attempts }) => [state, attempts])).toEqual([["waiting", 0]]);
    expect((await run("--retry", "all")).output).toMatch(/^Nothing is parked\./);
    const wrong = await run("--retry", "nothing");
    expect([wrong.code, wrong.errors]).toEqual([
      1,
      "There is no such delivery, or it has been delivered already or is being sent right now.\n",
    ]);
  });
});
