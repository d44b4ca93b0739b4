import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod/mini";
import type { CheckProof } from "../../service/analyze/suspicion.ts";
import { once } from "../once.ts";
import { hash } from "../store/ids.ts";
import { secretOf } from "../store/secrets.ts";
import type { Database } from "../store/tables.ts";

/** Proof of work for a submission: negligible for one shop, expensive for a thousand. */
export interface BotCheck {
  readonly challenge: () => Promise<Challenge>;
  readonly checkProof: CheckProof;
  /** Deletes spent proofs that have expired anyway. */
  readonly eraseExpired: () => Promise<void>;
}

/**
 * About 1,000 trials of half a millisecond: half a second on a desktop core, two on a phone, while the visitor fills in
 * the form. Checking costs the server two digests.
 */
const work = { algorithm: "PBKDF2/SHA-256", cost: 2_000, minTrials: 500, maxTrials: 1_500 } as const;

/** How long a proof is valid, seconds. The page gets a new one when the button is clicked if its own is older. */
const lifetime = 20 * 60;

/** All servers on one database share the key, so each accepts the others' proofs. */
export function openBotCheck(database: Database, now: () => Date): BotCheck {
  const keys = once(async () => keysOf(await secretOf(database, "bot-check")));
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    challenge: async () =>
      createChallenge({
        ...work,
        counter: randomInt(work.maxTrials, work.minTrials),
        deriveKey,
        expiresAt: seconds() + lifetime,
        ...(await keys()),
      }),
    async checkProof(proof) {
      if (proof === null) return "missing";
      const payload = readProof(proof);
      if (payload === undefined) return "not-ours";
      const { expiresAt } = payload.challenge.parameters;
      const { verified, expired } = await verifySolution({ ...payload, deriveKey, ...(await keys()) });
      if (expired || expiresAt < seconds()) return "expired";
      if (!verified) return "not-ours";
      return (await spend(database, payload, expiresAt)) ? "proven" : "spent";
    },
    eraseExpired: async () => {
      await database.deleteFrom("spent_proofs").where("expires_at", "<", seconds()).execute();
    },
  };
}

const keysOf = (secret: string) => ({
  hmacSignatureSecret: hash(`signature ${secret}`),
  hmacKeySignatureSecret: hash(`key ${secret}`),
});

const hex = z.string().check(z.regex(/^(?:[0-9a-f]{2}){1,64}$/));

/** A challenge as we issue it, with its solution. */
const payload = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(work.algorithm),
      nonce: hex,
      salt: hex,
      cost: z.literal(work.cost),
      keyLength: z.number(),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.number(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
});

/** Parses a proof as ALTCHA sends it: base64 of JSON. */
function readProof(proof: string): (Payload & z.infer<typeof payload>) | undefined {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(proof, "base64").toString("utf8"))).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Marks the proof as spent. `false` if it already was, on any server. */
async function spend(database: Database, { challenge }: Payload, expiresAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto("spent_proofs")
    .values({ digest: hash(challenge.signature ?? ""), expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("digest").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
