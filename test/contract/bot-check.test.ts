import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openBotCheck } from "../../src/adapters/limits/bot-check.ts";
import { temporaryFolder } from "../server/open-server.ts";
import { engines, openFor } from "./engines.ts";

const packed = (given: unknown): string => btoa(JSON.stringify(given));

async function solved(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error("The challenge could not be solved in time");
  return { challenge, solution };
}

for (const { name, freshLocation, emptyLocation } of engines) {
  /** Two servers on one database, and their clock. */
  async function twoServers(newLocation = freshLocation) {
    const location = await newLocation();
    const clock = { now: new Date() };
    const databases = [await openFor(location), await openFor(location)] as const;
    return {
      clock,
      one: openBotCheck(databases[0], () => clock.now),
      other: openBotCheck(databases[1], () => clock.now),
    };
  }

  test(`[R108] ${name}: a proof is good once, at whichever server, also when it comes to both at once`, async () => {
    const { one, other } = await twoServers();
    const proof = packed(await solved(await one.challenge()));
    const outcomes = await Promise.all([one, other, one, other].map((server) => server.checkProof(proof)));
    expect(outcomes.toSorted()).toEqual(["proven", "spent", "spent", "spent"]);
    await one.eraseExpired();
    expect(await other.checkProof(proof)).toBe("spent");
  });

  test(`[R108] ${name}: a proof is good for 20 minutes, and forgotten when its time is over`, async () => {
    const { clock, one, other } = await twoServers();
    const [early, late] = [packed(await solved(await one.challenge())), packed(await solved(await one.challenge()))];
    const begin = clock.now.getTime();
    clock.now = new Date(begin + 19 * 60_000);
    expect(await one.checkProof(early)).toBe("proven");
    clock.now = new Date(begin + 21 * 60_000);
    expect(await one.checkProof(late)).toBe("expired");
    await one.eraseExpired();
    expect(await other.checkProof(early)).toBe("expired");
  });

  test(`[R108] ${name}: what no one solved, or another server issued, isn't a proof`, async () => {
    const { one } = await twoServers();
    const { one: stranger } = await twoServers(emptyLocation);
    const { challenge, solution } = await solved(await one.challenge());
    const { parameters } = challenge;
    const forgeries = [
      { challenge, solution: { ...solution, derivedKey: "00".repeat(32) } },
      {
        challenge: { ...challenge, parameters: { ...parameters, expiresAt: Number(parameters.expiresAt) + 1 } },
        solution,
      },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, signature: "00".repeat(32) }, solution },
      { challenge: { parameters }, solution },
      await solved(await stranger.challenge()),
    ];
    for (const forgery of forgeries) expect(await one.checkProof(packed(forgery))).toBe("not-ours");
    expect(await one.checkProof(null)).toBe("missing");
    expect(await one.checkProof(packed({ challenge, solution }))).toBe("proven");
  });
}

test("[R108] checking a proof never throws, whatever it is", async () => {
  const location = { dataDir: temporaryFolder(), databaseUrl: null };
  const check = openBotCheck(await openFor(location), () => new Date());
  const { challenge } = await solved(await check.challenge());
  const anything = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.json().map((text) => btoa(unescape(encodeURIComponent(text)))),
    fc.jsonValue().map((solution) => btoa(unescape(encodeURIComponent(JSON.stringify({ challenge, solution }))))),
    fc.constant(btoa(`${"[".repeat(3000)}${"]".repeat(3000)}`)),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (proof) => {
      expect(await check.checkProof(proof)).toBe("not-ours");
    }),
    { seed: 7, numRuns: 60 },
  );
});
